"""Shared style of Tyrants: colours, seats' pieces, the pool, and selectable cards."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.games.tyrants.model.content import cards, sites
from engine.games.tyrants.model.state import WHITE, Turn
from renders.canvas import palette
from renders.canvas.lettering import font
from renders.canvas.looks import kept
from renders.canvas.pieces import SCALE, seat_piece, white_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, supersampled, symbol, text
from renders.canvas.symbols import colour_of
from renders.scene import Scene

TONES = palette.Tones("#0f0c17", "#211a31", "#372c50", "#51437a", "#b79cf0")
ASPECTLESS = "no_aspect"
LARGE_BOARD = (1280, 1600)  # with large labels: higher, and narrower so that everything is larger on a phone
HOOD = ((0.5, 0.0), (0.76, 0.1), (0.94, 0.42), (1, 1), (0, 1), (0.06, 0.42), (0.24, 0.1))


def canvas(scene: Scene) -> tuple[int, int]:
    """Returns the size of a picture."""
    return LARGE_BOARD if scene.large else palette.BOARD


def acts(scene: Scene, seat: int | None) -> bool:
    """True if it is this seat's turn."""
    return bool(seat == scene.view.active and scene.view.phase != "over")


def troop(scene: Scene, owner: int, px: int) -> Image.Image:
    """Draws a seat's troop, or a neutral one, which is slightly smaller to look equally large."""
    return _troop(owner, px, acts(scene, owner))


@kept
def _troop(owner: int, px: int, acts: bool) -> Image.Image:
    """In high contrast, ink hides the empty space below a troop, because its ring would blur the shape."""
    piece = white_piece(px - 2) if owner == WHITE else seat_piece(owner, px, acts)
    if not palette.high_contrast():
        return piece
    side = round(px * 1.34)
    sprite = plate(side, side, palette.INK, palette.INK, radius=side // 2).copy()
    put(sprite, piece, sprite.width / 2, sprite.height / 2, "mm")
    return sprite


@kept
def spy_piece(seat: int, px: int, acts: bool = False) -> Image.Image:
    """Draws a seat's spy: a hood with the seat's letter, in high contrast with a white rim if the seat is acting."""
    look, large = palette.SEATS[seat], px * SCALE
    cloth = ((0.86, palette.INK), (0.76, look.colour)) if acts and palette.high_contrast() else ((0.87, look.colour),)
    rim = palette.CHOICE if len(cloth) > 1 else palette.INK

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for share, fill in ((1.0, rim), *cloth):
            middle, foot = large / 2, large * (0.5 + share / 2)
            draw.polygon(
                [(middle + (x - 0.5) * large * share, foot - (1 - y) * large * share) for x, y in HOOD], fill=fill
            )
        face = font(round(px * 0.56 * SCALE), "black")
        draw.text((large / 2, large * 0.58), look.letter, fill=palette.on(look.colour), font=face, anchor="mm")

    return supersampled((px, px), SCALE, palette.clear(palette.INK), paint)


def pool(image: Image.Image, turn: Turn, right: float, y: float, px: int, colour: str | None = None) -> float:
    """Draws the turn's Power and Influence, right-aligned at `right`, in their own colours or all in one. Returns the x
    at which they begin."""
    for sign, amount in (("influence", turn.influence), ("power", turn.power)):
        amount_sprite = text(str(amount), px, colour, "black")
        put(image, amount_sprite, right, y, "rm")
        put(image, symbol(sign, px, colour or colour_of(sign)), right - amount_sprite.width - px // 8, y, "rm")
        right -= amount_sprite.width + round(px * 1.5)
    return right + px // 4


def is_choice(scene: Scene, pile: str, card: str) -> bool:
    """True if a card in the `market` or in the `hand` may be chosen."""
    return f"{pile}:{card}" in scene.job.badges


def symbol_of(content_id: str) -> str | None:
    """Returns the aspect of a card, or the crown of a site with a control marker."""
    if content_id in cards():
        return cards()[content_id].aspect or ASPECTLESS
    return "crown" if content_id in sites() and sites()[content_id].marker else None
