"""Which symbols of Fireteam Zero are emojis in messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PIL import Image

from engine.table import Text
from renders.canvas import palette
from renders.fireteam_zero.board.attack import SPOTS, blank_or

SIGNS: Mapping[str, str] = {
    "act-search-action": "search",
    "act-search-patty": "search",
    "attack-creature": "hit",
    "attack-thing": "hit",
    "job-token": "objective",
    "move-to": "move",
    "react-with": "reaction",
    "reroll-henry": "dice",
    "reroll-reroll-own": "dice",
    "reroll-ally-reroll": "dice",
    "tactics-draw": "draw_card",
    "turn-move": "move",
    "turn-move-far": "move",
    "turn-move-with": "move",
}
FIGURES = ("hand",)


def dice() -> Mapping[str, Callable[[int], Image.Image]]:
    """Returns how each face of an attack die is drawn, by the name of its emoji."""
    return {f"die_{count}": partial(_face, count) for count in (0, *SPOTS)}


def _face(count: int, px: int) -> Image.Image:
    return blank_or(count, "hit", px, palette.INK).copy()


def die_of(text: Text) -> str | None:
    """Returns the emoji of a die that may be rolled again; None for other choices."""
    return f"die_{text.args['count']}" if text.key == "reroll-die" else None
