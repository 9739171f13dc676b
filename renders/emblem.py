"""The symbols of pictures on a small plate of their own, for whoever looks up what one of them means."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, sqrt

from PIL import Image

from renders import UnknownPicture, find
from renders.canvas import palette
from renders.canvas.encoding import encode
from renders.canvas.looks import Look, drawn_for
from renders.canvas.sprites import put, symbol
from renders.canvas.symbols import SYMBOLS, colour_of

SIDE, MARGIN = 170, 8
SHARE = 0.88  # of its place that a symbol fills


def is_drawn(game: str, name: str) -> bool:
    """Whether a game has a symbol of this name; a game without pictures has none."""
    try:
        find(game)  # its symbols are known once its pictures are
    except UnknownPicture:
        return False
    return name in SYMBOLS


@lru_cache(maxsize=200)
def emblem(game: str, symbols: tuple[str, ...], look: Look = "usual") -> bytes:
    """A square PNG with one or more symbols of a game. Raises UnknownPicture for a game without pictures, KeyError for
    a symbol that nobody drew."""
    find(game)  # its symbols are known once its pictures are
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
