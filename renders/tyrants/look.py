"""What the layers of Tyrants share: its tones, pieces by the seat they belong to, the pool, and what is marked."""

from __future__ import annotations

from PIL import Image

from engine.games.tyrants.state import WHITE, Turn
from renders.canvas import markup, palette
from renders.canvas.pieces import seat_piece, white_piece
from renders.canvas.sprites import put, symbol, text
from renders.picture import Scene

TONES = palette.TYRANTS
ASPECTLESS = "no_aspect"


def troop(owner: int, px: int) -> Image.Image:
    """A troop of a seat, or a neutral one, which is a little smaller so that it looks as large."""
    return white_piece(px - 2) if owner == WHITE else seat_piece(owner, px)


def pool(image: Image.Image, turn: Turn, right: float, y: float, px: int) -> float:
    """Power and Influence of the running turn, up to `right`; returns where they begin."""
    for sign, amount in (("influence", turn.influence), ("power", turn.power)):
        amount_sprite = text(str(amount), px, face="black")
        put(image, amount_sprite, right, y, "rm")
        put(image, symbol(sign, px, markup.TONES[sign]), right - amount_sprite.width - px // 8, y, "rm")
        right -= amount_sprite.width + round(px * 1.5)
    return right + px // 4


def is_choice(scene: Scene, card: str) -> bool:
    """Whether a card may be chosen."""
    return f"card:{card}" in scene.job.badges
