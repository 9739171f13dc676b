"""What the layers of Tyrants share: its tones, pieces by the seat they belong to, the pool, and what is marked."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.games.tyrants.state import WHITE, Turn
from renders.canvas import palette
from renders.canvas.lettering import font
from renders.canvas.looks import kept
from renders.canvas.pieces import SCALE, seat_piece, white_piece
from renders.canvas.sprites import SHAPES_KEPT, put, supersampled, symbol, text
from renders.canvas.symbols import colour_of
from renders.picture import Scene

TONES = palette.Tones("#0f0c17", "#211a31", "#372c50", "#51437a", "#b79cf0")
ASPECTLESS = "no_aspect"


def troop(owner: int, px: int) -> Image.Image:
    """A troop of a seat, or a neutral one, which is a little smaller so that it looks as large."""
    return white_piece(px - 2) if owner == WHITE else seat_piece(owner, px)


@kept(SHAPES_KEPT)
def spy_piece(seat: int, px: int) -> Image.Image:
    """A spy of a seat: a hood with the seat's letter, to look over an edge."""
    look = palette.SEATS[seat]
    hood = [(0.5, 0.02), (0.74, 0.14), (0.88, 0.44), (0.96, 1), (0.04, 1), (0.12, 0.44), (0.26, 0.14)]
    large = px * SCALE
    rim = [(x * large, y * large) for x, y in hood]
    cloth = [(large / 2 + (x - large / 2) * 0.84, y * 0.9 + 0.098 * large) for x, y in rim]

    def paint(draw: ImageDraw.ImageDraw) -> None:
        draw.polygon(rim, fill=palette.INK)
        draw.polygon(cloth, fill=look.colour)
        at = (large / 2, large * 0.525)
        draw.text(at, look.letter, fill=palette.on(look.colour), font=font(px * 2, "black"), anchor="mm")

    return supersampled((px, px), SCALE, palette.clear(palette.INK), paint)


def pool(image: Image.Image, turn: Turn, right: float, y: float, px: int) -> float:
    """Power and Influence of the running turn, up to `right`; returns where they begin."""
    for sign, amount in (("influence", turn.influence), ("power", turn.power)):
        amount_sprite = text(str(amount), px, face="black")
        put(image, amount_sprite, right, y, "rm")
        put(image, symbol(sign, px, colour_of(sign)), right - amount_sprite.width - px // 8, y, "rm")
        right -= amount_sprite.width + round(px * 1.5)
    return right + px // 4


def is_choice(scene: Scene, card: str) -> bool:
    """Whether a card may be chosen."""
    return f"card:{card}" in scene.job.badges
