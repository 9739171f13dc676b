"""What the layers of Tyrants share: its tones, pieces by the seat they belong to, and how cards are marked."""

from __future__ import annotations

from PIL import Image

from engine.games.tyrants.state import WHITE
from renders.canvas import palette
from renders.canvas.pieces import seat_piece, white_piece
from renders.picture import Scene

TONES = palette.TYRANTS
ASPECTLESS = "no_aspect"


def troop(owner: int, px: int) -> Image.Image:
    """A troop of a seat, or a neutral one, which is a little smaller so that it looks as large."""
    return white_piece(px - 2) if owner == WHITE else seat_piece(owner, px)


def is_choice(scene: Scene, card: str) -> bool:
    """Whether a card may be chosen."""
    return f"card:{card}" in scene.job.badges
