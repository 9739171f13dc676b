"""The size of panels' pictures, and what they share: a grid of cards, and the strip that explains symbols.

A phone shows a panel's picture 330 points wide, so `LEAST` is the smallest text, 11 points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import Fitted, fit, width
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write_fitted
from renders.canvas.symbols import colour_of
from renders.scene import Scene

SIZE = (1600, 1100)
LEAST = 54  # px of text: 11 points at 330 points of width
MORE = 28  # px of the height of the sign that there is more to read
TIGHT = 36  # px of a name that fits no other way
MARGIN, GAP, STRIP = 14, 14, 96
STRIP_TOP = SIZE[1] - STRIP - MARGIN
SIGN = 60  # px of a symbol in the strip
MOST_SIGNS = 4
SHAPES = ((1, 1), (2, 1), (3, 1), (2, 2), (3, 2), (4, 2), (4, 3), (5, 3), (5, 4), (6, 5), (8, 6))


class Sign(NamedTuple):
    """A symbol of a picture and what it means."""

    symbol: str
    words: str


def fitted(image: Image.Image) -> Image.Image:
    """Returns another picture in the middle of a panel's picture."""
    share = min(SIZE[0] / image.width, SIZE[1] / image.height)
    small = image.resize((round(image.width * share), round(image.height * share)), Image.Resampling.HAMMING)
    found = Image.new("RGB", SIZE, image.getpixel((0, 0)))
    found.paste(small, ((SIZE[0] - small.width) // 2, (SIZE[1] - small.height) // 2))
    return found


def grid(count: int, box: Box) -> list[Box]:
    """Returns the boxes of `count` cards in rows, as large as the box allows."""
    columns, rows = next(shape for shape in SHAPES if shape[0] * shape[1] >= max(1, count))
    x, y, wide, high = box
    one, tall = (wide - GAP * (columns - 1)) // columns, (high - GAP * (rows - 1)) // rows
    return [(x + i % columns * (one + GAP), y + i // columns * (tall + GAP), one, tall) for i in range(count)]


@kept
def more() -> Image.Image:
    """Draws three dots: the words go on in [Look closer]."""
    sprite = Image.new("RGBA", (84, MORE))
    for i in range(3):
        put(sprite, plate(16, 16, palette.MUTED, radius=8), 10 + i * 24, MORE / 2 - 8)
    return sprite


def titled(name: str, px: int, room: int) -> Fitted:
    """Fits a card's name: in one line, else in two lines of `LEAST` px. Only a name for which that is too little room
    gets smaller letters."""
    ways = (
        fit(name, px, room, "serif", smallest=LEAST),
        fit(name, LEAST, room, "serif", lines=2, smallest=LEAST),
        fit(name, LEAST, room, "serif", lines=2, smallest=TIGHT),
    )
    return next((each for each in ways if not any("…" in line for line in each.lines)), ways[-1])


def band_of(name: Fitted, usual: int) -> int:
    """Returns the height of a card's band with its name: higher for two lines."""
    return usual if len(name.lines) == 1 else max(usual, round(name.px * 2.5))


def strip(image: Image.Image, scene: Scene, tones: palette.Tones, signs: Sequence[Sign]) -> None:
    """Draws the first symbols and what they mean along the lower edge, as many as fit at a readable size."""
    put(image, plate(image.width - 2 * MARGIN, STRIP, tones.low, radius=16), MARGIN, STRIP_TOP)
    shown = _fitting(signs[:MOST_SIGNS], image.width - 2 * MARGIN - 20)
    taken = sum(_wide(each) for each in shown)
    air = (image.width - 2 * MARGIN - 20 - taken) / max(1, len(shown))
    x, middle = MARGIN + 10 + air / 2, STRIP_TOP + STRIP / 2
    for each in shown:
        put(image, symbol(each.symbol, SIGN, colour_of(each.symbol) or tones.accent), x, middle, "lm")
        write_fitted(image, x + SIGN + 12, middle, fit(each.words, LEAST, image.width, "bold"), palette.TEXT, "bold")
        x += _wide(each) + air


def _fitting(signs: Sequence[Sign], room: int) -> Sequence[Sign]:
    """Returns the most symbols that fit."""
    fitting = (n for n in range(len(signs), 1, -1) if sum(_wide(each) + 20 for each in signs[:n]) <= room)
    return signs[: next(fitting, 1)]


def _wide(sign: Sign) -> int:
    return SIGN + 12 + width(sign.words, LEAST, "bold")
