"""Lines that mix text and symbols, written as `draw 2 <draw_card>, then 1 <influence>`."""

from __future__ import annotations

import re
from typing import NamedTuple

from PIL import Image

from renders.canvas import palette
from renders.canvas.lettering import Face, width
from renders.canvas.looks import kept
from renders.canvas.sprites import put, symbol, text, text_width
from renders.canvas.symbols import colour_of

BESIDE = 2  # px free on each side of a symbol

_PART = re.compile(r"<(\w+)>|([^<\s]+)|(\s+)")


def breadth(words: str, px: int, face: Face = "medium") -> int:
    """Returns the width of one line with symbols."""
    return sum(_wide(name, word, space, px, face) for name, word, space in _PART.findall(words))


def _wide(name: str, word: str, space: str, px: int, face: Face) -> int:
    if name:
        return _symbol_size(px) + 2 * BESIDE
    return text_width(word, px, face) if word else width(space, px, face)


def flow(words: str, px: int, room: int, face: Face = "medium") -> list[str]:
    """Wraps text with symbols into lines no wider than `room`. It breaks only at spaces."""
    lines: list[list[str]] = [[]]
    gap, wide = width(" ", px, face), 0
    for word in words.split():
        more = breadth(word, px, face)
        if lines[-1] and wide + gap + more > room:
            lines.append([])
        wide = wide + gap + more if lines[-1] else more
        lines[-1].append(word)
    return [" ".join(line) for line in lines]


class Block(NamedTuple):
    """Lines with symbols that fit a box: the text size, each line with its vertical centre, and the total height."""

    px: int
    lines: tuple[tuple[str, int], ...]
    high: int


@kept
def fit_block(
    paragraphs: tuple[str, ...], sizes: tuple[int, ...], room: int, high: int, face: Face = "medium"
) -> Block | None:
    """Sets the paragraphs at the largest of `sizes` that fits `room` by `high`. Returns None if none fits."""
    for px in sizes:
        block = _block(paragraphs, px, room, face)
        if block.high <= high and all(breadth(line, px, face) <= room for line, _ in block.lines):
            return block
    return None


def _block(paragraphs: tuple[str, ...], px: int, room: int, face: Face) -> Block:
    """Sets the paragraphs with a line spacing of 1.25, plus half a line before each paragraph."""
    step = round(px * 1.25)
    lines, top = [], 0
    for paragraph in paragraphs:
        for line in flow(paragraph, px, room, face):
            lines.append((line, top + step // 2))
            top += step
        top += step // 3
    return Block(px, tuple(lines), top - step // 3)


def write_block(
    image: Image.Image,
    x: float,
    y: float,
    block: Block,
    colour: str | None = None,
    face: Face = "medium",
    *,
    symbols: str | None = None,
) -> None:
    """Draws a block with its upper left corner at x, y."""
    for line, middle in block.lines:
        write_rich(image, x, y + middle, line, block.px, colour, face, symbols=symbols)


def write_rich(
    image: Image.Image,
    x: float,
    y: float,
    words: str,
    px: int,
    colour: str | None = None,
    face: Face = "medium",
    *,
    symbols: str | None = None,
) -> float:
    """Draws one line with symbols, vertically centred on y. `symbols` gives all symbols one colour. Returns the x
    after the line."""
    for sprite in _sprites(words, px, colour, face, symbols):
        put(image, sprite, x, y, "lm")
        x += sprite.width
    return x


def _sprites(words: str, px: int, colour: str | None, face: Face, symbols: str | None) -> tuple[Image.Image, ...]:
    found = []
    for name, word, space in _PART.findall(words):
        if name:
            found.append(_padded(symbol(name, _symbol_size(px), symbols or colour_of(name) or colour)))
        elif word:
            found.append(text(word, px, colour, face))
        else:
            found.append(_blank(width(space, px, face), px))
    return tuple(found)


def _padded(sprite: Image.Image) -> Image.Image:
    padded = _blank(sprite.width + 2 * BESIDE, sprite.height)
    padded.paste(sprite, (BESIDE, 0))
    return padded


def _symbol_size(px: int) -> int:
    return round(px * 1.08)


def _blank(wide: int, high: int) -> Image.Image:
    return Image.new("RGBA", (wide, high), palette.clear(palette.INK))
