"""Symbols on a small plate, for players who look up the meaning of one."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, sqrt

from PIL import Image

from renders import UnknownPicture, find, symbol_name
from renders.canvas import palette
from renders.canvas.encoding import encode
from renders.canvas.looks import Look, drawn_for
from renders.canvas.sprites import put, symbol
from renders.canvas.symbols import SYMBOLS, colour_of

SIDE, MARGIN = 170, 8
SHARE = 0.88  # share of its area that a symbol fills


def symbol_of(game: str, content_id: str) -> str | None:
    """Returns the symbol of a card, hero or enemy in a game's pictures: from the game's `symbol_of`, or the symbol
    of the same name. None if there is none."""
    try:
        name = symbol_name(game, content_id)
    except UnknownPicture:
        return None
    return name if name in SYMBOLS else None


@lru_cache(maxsize=200)
def emblem(game: str, symbols: tuple[str, ...], look: Look = "usual") -> bytes:
    """Draws one or more symbols of a game as a square PNG. Raises UnknownPicture if the game has no pictures, and
    KeyError for an unknown symbol."""
    find(game)  # loading the game's pictures registers its symbols
    with drawn_for(look):
        return encode(_plate(symbols))


def _plate(symbols: tuple[str, ...]) -> Image.Image:
    image = Image.new("RGBA", (SIDE, SIDE), palette.PANEL)
    across = ceil(sqrt(len(symbols)))
    down = ceil(len(symbols) / across)
    place = (SIDE - 2 * MARGIN) / across
    top = (SIDE - down * place) / 2
    for at, name in enumerate(symbols):
        x, y = MARGIN + place * (at % across + 0.5), top + place * (at // across + 0.5)
        put(image, symbol(name, round(place * SHARE), colour_of(name) or palette.TEXT), x, y, "mm")
    return image
