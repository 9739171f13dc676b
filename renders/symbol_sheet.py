"""A sheet of symbols with their names, which explains a picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from PIL import Image

from renders import find
from renders.canvas import palette
from renders.canvas.encoding import encode
from renders.canvas.lettering import fit
from renders.canvas.looks import Look, drawn_for
from renders.canvas.sprites import put, symbol, write_fitted
from renders.canvas.symbols import colour_of

WIDE, HIGH = 500, 108  # px of one symbol with its name; two are side by side
SIDE, LEFT, GAP = 76, 20, 22
NAME = 40  # px of type
MOST = 40


@lru_cache(maxsize=100)
def symbol_sheet(game: str, named: tuple[tuple[str, str], ...], look: Look = "usual") -> bytes:
    """Draws up to `MOST` symbols of a game with their names as a PNG. Raises UnknownPicture if the game has no
    pictures, and KeyError for an unknown symbol."""
    find(game)  # loading the game's pictures registers its symbols
    with drawn_for(look):
        return encode(_sheet(named[:MOST]))


def _sheet(named: Sequence[tuple[str, str]]) -> Image.Image:
    columns = 1 if len(named) == 1 else 2
    rows = ceil(len(named) / columns)
    image = Image.new("RGBA", (2 * WIDE, rows * HIGH), palette.PANEL)
    for at, (name, said) in enumerate(named):
        x, y = at // rows * WIDE + LEFT, (at % rows + 0.5) * HIGH
        put(image, symbol(name, SIDE, colour_of(name) or palette.TEXT), x, y, "lm")
        room = WIDE - LEFT - SIDE - 2 * GAP
        write_fitted(image, x + SIDE + GAP, y, fit(said, NAME, room, lines=2, smallest=30))
    return image
