"""Application emojis: symbols, pieces of seats and faces of dice as small square pictures with a clear ground.

A game's `emojis.py` names them: `SIGNS` are the symbols of choices and tabs, by the keys of their texts, `FIGURES`
those that may be in front of a seat's figures. `dice` draws the faces of its dice, and `die_of` finds that of a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from engine.table import Text
from renders import emojis_of, find
from renders.canvas import palette
from renders.canvas.looks import drawn_for
from renders.canvas.palette import SEATS
from renders.canvas.pieces import seat_piece
from renders.canvas.sprites import put, symbol
from renders.canvas.symbols import SYMBOLS, colour_of

SIDE = 128  # px
FILLED = 0.92  # share of the side that a drawing fills
HASHED = 4  # digits of the hash of the pixels

Draw = Callable[[int], Image.Image]


class Emoji(NamedTuple):
    """A drawn emoji: the symbol that it shows, a short hash of its pixels, and a PNG."""

    symbol: str
    digest: str
    data: bytes


def sign_of(game: str, text: Text) -> str | None:
    """Returns the symbol of a choice or tab, by its text. None if it has none."""
    module = emojis_of(game)
    if module is None:
        return None
    signs: Mapping[str, str] = module.SIGNS
    die_of: Callable[[Text], str | None] | None = getattr(module, "die_of", None)
    return signs.get(text.key) or (die_of(text) if die_of else None)


def symbols_of_figures(game: str) -> Sequence[str]:
    """Returns the symbols that may be in front of a seat's figures."""
    module = emojis_of(game)
    return tuple(module.FIGURES) if module else ()


def seat_symbol(seat: int) -> str:
    """Returns the name of the emoji of a seat's piece."""
    return f"seat_{SEATS[seat % len(SEATS)].letter.lower()}"


def drawings(games: Sequence[str]) -> Mapping[str, Draw]:
    """Returns how each emoji of these games is drawn, by the name of its symbol."""
    found = {seat_symbol(seat): _of_seat(seat) for seat in range(len(SEATS))}
    for game in games:
        find(game)  # loading the game's pictures registers its symbols
        dice: Callable[[], Mapping[str, Draw]] | None = getattr(emojis_of(game), "dice", None)
        found |= dice() if dice else {}
    return found | {name: _of_symbol(name) for name in SYMBOLS}


def drawn(games: Sequence[str]) -> Iterator[Emoji]:
    """Draws the emojis of these games, each once."""
    with drawn_for("usual"):
        for name, draw in drawings(games).items():
            yield _emoji(name, draw(round(SIDE * FILLED)))


def _emoji(name: str, sprite: Image.Image) -> Emoji:
    sprite.thumbnail((SIDE, SIDE), Image.Resampling.LANCZOS)
    image = Image.new("RGBA", (SIDE, SIDE), palette.clear(palette.INK))
    put(image, sprite, SIDE / 2, SIDE / 2, "mm")
    out = BytesIO()
    image.save(out, "PNG")
    return Emoji(name, sha256(image.tobytes()).hexdigest()[:HASHED], out.getvalue())


def _of_symbol(name: str) -> Draw:
    """Draws a symbol with a dark rim, so that it can be seen on light and dark grounds."""
    return lambda px: symbol(name, px, colour_of(name) or palette.TEXT, palette.INK).copy()


def _of_seat(seat: int) -> Draw:
    return lambda px: seat_piece(seat, round(px * 0.84)).copy()
