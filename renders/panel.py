"""The size of panels' pictures, and what they share: a grid of cards, and the strip that explains symbols.

A phone shows a panel's picture 330 points wide, so `LEAST` is the smallest text, 11 points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import fit, width
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write_fitted
from renders.canvas.symbols import colour_of
from renders.scene import Scene

SIZE = (1600, 1100)
LEAST = 54  # px of text: 11 points at 330 points of width
SQUEEZED = 44  # px of the secondary text of a strip in a language with long words
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
    small = image.resize((round(image.width * share), round(image.height * share)), Image.Resampling.LANCZOS)
    found = Image.new("RGB", SIZE, image.getpixel((0, 0)))
    found.paste(small, ((SIZE[0] - small.width) // 2, (SIZE[1] - small.height) // 2))
    return found


def grid(count: int, box: Box) -> list[Box]:
    """Returns the boxes of `count` cards in rows, as large as the box allows."""
    columns, rows = next(shape for shape in SHAPES if shape[0] * shape[1] >= max(1, count))
    x, y, wide, high = box
    one, tall = (wide - GAP * (columns - 1)) // columns, (high - GAP * (rows - 1)) // rows
    return [(x + i % columns * (one + GAP), y + i // columns * (tall + GAP), one, tall) for i in range(count)]


def strip(image: Image.Image, scene: Scene, tones: palette.Tones, signs: Sequence[Sign]) -> None:
    """Draws the first symbols and what they mean along the lower edge, as many as fit at a readable size."""
    put(image, plate(image.width - 2 * MARGIN, STRIP, tones.low, radius=16), MARGIN, STRIP_TOP)
    shown, px = _fitting(signs[:MOST_SIGNS], image.width - 2 * MARGIN - 20)
    taken = sum(_wide(each, px) for each in shown)
    air = (image.width - 2 * MARGIN - 20 - taken) / max(1, len(shown))
    x, middle = MARGIN + 10 + air / 2, STRIP_TOP + STRIP / 2
    for each in shown:
        put(image, symbol(each.symbol, SIGN, colour_of(each.symbol) or tones.accent), x, middle, "lm")
        write_fitted(image, x + SIGN + 12, middle, fit(each.words, px, image.width, "bold"), palette.TEXT, "bold")
        x += _wide(each, px) + air


def _fitting(signs: Sequence[Sign], room: int) -> tuple[Sequence[Sign], int]:
    """Returns the most symbols that fit, and the size of their text."""
    for count in range(len(signs), 1, -1):
        for px in (LEAST, 50, 48, SQUEEZED):
            if sum(_wide(each, px) + 20 for each in signs[:count]) <= room and (px >= 48 or count <= 3):
                return signs[:count], px
    return signs[:1], SQUEEZED


def _wide(sign: Sign, px: int) -> int:
    return SIGN + 12 + width(sign.words, px, "bold")
