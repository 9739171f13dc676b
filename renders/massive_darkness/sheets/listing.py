"""Entries of skills, cards and rules below each other, as large as they fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image

from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.markup import Block, fit_block, write_block
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, text, write_fitted
from renders.massive_darkness.style.look import TONES

SIZES = (56, 50, 44, 40, 36, 34, 32, 30, 28)  # the largest at which all entries fit
PAD, GAP, APART = 10, 8, 14
ENDLESS = 10_000
Box = tuple[int, int, int, int]  # x, y, width, height


@dataclass(frozen=True, slots=True)
class Entry:
    """A plate with a symbol at its left, a title with sprites at its right, a row of pictures, and text below it. `dim`
    entries are for reference and not in use now."""

    title: str
    words: tuple[str, ...] = ()
    sign: Image.Image | None = None
    side: tuple[Image.Image, ...] = ()
    row: tuple[Image.Image, ...] = ()
    dim: bool = False

    @property
    def indent(self) -> int:
        """Returns the x at which title and text begin."""
        return PAD + (self.sign.width + PAD if self.sign else 0)

    def block(self, px: int, wide: int) -> Block | None:
        """Returns the text at this size."""
        return fit_block(self.words, (px,), wide - self.indent - PAD, ENDLESS) if self.words else None

    def high(self, px: int, wide: int) -> int:
        """Returns the height of the plate at this size."""
        block = self.block(px, wide)
        words = block.high + 4 if block else 0
        return max(self.top(px) + self.rows_high(wide) + words, self.sign.height if self.sign else 0) + 2 * PAD

    def top(self, px: int) -> int:
        """Returns the height of the title's line."""
        return max([_line_height(px) if self.title else 0, *(sprite.height for sprite in self.side)])

    def rows(self, wide: int) -> list[list[Image.Image]]:
        """Wraps the pictures into rows."""
        room = wide - self.indent - PAD
        rows: list[list[Image.Image]] = []
        for sprite in self.row:
            if rows and sum(each.width + APART for each in rows[-1]) + sprite.width <= room:
                rows[-1].append(sprite)
            else:
                rows.append([sprite])
        return rows

    def rows_high(self, wide: int) -> int:
        """Returns the height of the rows of pictures."""
        return sum(max(sprite.height for sprite in row) + GAP for row in self.rows(wide))


def _line_height(px: int) -> int:
    return round(px * 1.3)


def put_entries(image: Image.Image, box: Box, versions: Iterable[Sequence[Entry]]) -> int:
    """Draws the entries into a box at the largest size at which all fit: the first version that fits, else as many
    entries of the last version as possible. Returns the number of omitted entries."""
    x, y, wide, high = box
    entries: Sequence[Entry] = ()
    px = SIZES[-1]
    for entries in versions:
        fitting = size_for(entries, wide, high)
        if fitting:
            px = fitting
            break
    bottom = y + high
    for shown, entry in enumerate(entries):
        tall = entry.high(px, wide)
        if y + tall > bottom:
            return len(entries) - shown
        _draw_entry(image, (x, y, wide, tall), entry, px)
        y += tall + GAP
    return 0


def size_for(entries: Sequence[Entry], wide: int, high: int) -> int | None:
    """Returns the largest size at which all entries fit; None if they fit at none."""
    return next((px for px in SIZES if _total_height(entries, px, wide) <= high), None)


def _total_height(entries: Sequence[Entry], px: int, wide: int) -> int:
    return sum(entry.high(px, wide) + GAP for entry in entries) - GAP


def _draw_entry(image: Image.Image, box: Box, entry: Entry, px: int) -> None:
    """Draws one entry: its symbol, title and side, rows of sprites, then its text."""
    x, y, wide, high = box
    put(image, plate(wide, high, TONES.low if entry.dim else TONES.floor, radius=14), x, y)
    if entry.sign:
        put(image, entry.sign, x + PAD, y + high / 2, "lm")
    tone = palette.MUTED if entry.dim else palette.TEXT
    _put_title(image, box, entry, px, tone)
    top = y + PAD + entry.top(px)
    for sprites in entry.rows(wide):
        step = max(sprite.height for sprite in sprites) + GAP
        row(image, x + entry.indent, top + step / 2, *sprites, gap=APART)
        top += step
    block = entry.block(px, wide)
    if block:
        write_block(image, x + entry.indent, y + high - PAD - block.high, block, tone)


def _put_title(image: Image.Image, box: Box, entry: Entry, px: int, tone: str) -> None:
    """Draws the title in the space left by the sprites at its side."""
    x, y, wide, _ = box
    left, right = x + entry.indent, x + wide - PAD
    middle = y + PAD + entry.top(px) / 2
    for sprite in reversed(entry.side):
        put(image, sprite, right, middle, "rm")
        right -= sprite.width + GAP
    write_fitted(image, left, middle, fit(entry.title, px + 2, right - left, "bold"), tone, "bold")


def note(words: str, px: int = 30, colour: str | None = None) -> Image.Image:
    """Draws a short text for the side of an entry."""
    return text(words, px, colour or palette.MUTED, "medium")
