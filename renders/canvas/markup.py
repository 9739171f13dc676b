"""Lines that mix words and symbols, written `draw 2 <draw_card>, then 1 <influence>`."""

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
    """The width of one line with symbols."""
    return sum(_wide(name, word, space, px, face) for name, word, space in _PART.findall(words))


def _wide(name: str, word: str, space: str, px: int, face: Face) -> int:
    if name:
        return _symbol_size(px) + 2 * BESIDE
    return text_width(word, px, face) if word else width(space, px, face)


def flow(words: str, px: int, room: int, face: Face = "medium") -> list[str]:
    """The words in lines no wider than `room`; broken at spaces only."""
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
    """Lines with symbols that fit a room: their size, each with its middle from the top, and how high they all are."""

    px: int
    lines: tuple[tuple[str, int], ...]
    high: int


@kept(2000)
def fit_block(
    paragraphs: tuple[str, ...], sizes: tuple[int, ...], room: int, high: int, face: Face = "medium"
) -> Block | None:
    """The paragraphs at the largest of `sizes` at which they fit into `room` by `high`; None if they fit at none."""
    for px in sizes:
        block = _block(paragraphs, px, room, face)
        if block.high <= high and all(breadth(line, px, face) <= room for line, _ in block.lines):
            return block
    return None


def _block(paragraphs: tuple[str, ...], px: int, room: int, face: Face) -> Block:
    """Lines 1.25 sizes apart, and half as much again before a new paragraph."""
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
    """Puts a block with its upper left corner at x, y."""
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
    """Puts one line with symbols, centred on y; `symbols` gives them all one colour. Returns the x after it."""
    for sprite in _sprites(words, px, colour, face, symbols):
        put(image, sprite, x, y, "lm")
        x += sprite.width
    return x


@kept(2000)
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
