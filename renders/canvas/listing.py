"""A list of lines, each with a symbol, at the largest size at which they all fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import Face
from renders.canvas.markup import Block, fit_block, write_block
from renders.canvas.sprites import put

SIZES = (46, 44, 42, 40, 38, 36, 34, 32, 30, 28)
AIR = 14
ENDLESS = 10_000


@dataclass(frozen=True, slots=True)
class Entry:
    """A symbol and its text."""

    words: str
    sign: Image.Image | None = None
    face: Face = "medium"
    muted: bool = False


def list_high(entries: Sequence[Entry], px: int, wide: int) -> int:
    """Returns the height of all entries at this text size."""
    return _total(entries, px, wide - _indent(entries))


def _indent(entries: Sequence[Entry]) -> int:
    """Returns the x offset of the text."""
    return max((each.sign.width + AIR for each in entries if each.sign), default=0)


def put_list(image: Image.Image, box: Box, entries: Sequence[Entry], sizes: Sequence[int] = SIZES) -> int:
    """Draws the list in a box at the largest of the sizes at which everything fits. Returns how many entries at the end
    were left out."""
    x, y, wide, high = box
    indent = _indent(entries)
    px = next((px for px in sizes if _total(entries, px, wide - indent) <= high), sizes[-1])
    foot = y + high
    for shown, entry in enumerate(entries):
        block = _block(entry, px, wide - indent)
        tall = _high(entry, block)
        if y + tall > foot:
            return len(entries) - shown
        if entry.sign:
            put(image, entry.sign, x + (indent - AIR) / 2, y + tall / 2, "mm")
        tone = palette.MUTED if entry.muted else palette.TEXT
        write_block(image, x + indent, y + (tall - block.high) / 2, block, tone, entry.face)
        y += tall + AIR
    return 0


def _block(entry: Entry, px: int, room: int) -> Block:
    block = fit_block((entry.words,), (px,), room, ENDLESS, entry.face)
    return block or Block(px, (), px)


def _high(entry: Entry, block: Block) -> int:
    return max(block.high, entry.sign.height if entry.sign else 0)


def _total(entries: Sequence[Entry], px: int, room: int) -> int:
    return sum(_high(each, _block(each, px, room)) + AIR for each in entries) - AIR
