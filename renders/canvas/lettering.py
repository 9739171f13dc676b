"""Type: faces, widths, and making words fit a room."""

from __future__ import annotations

import math
import unicodedata
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import ImageFont

Face = Literal["medium", "bold", "black", "serif"]

SMALLEST = 28  # no label is smaller: at 1600 px in a phone's 390 points, less is lost
LARGE = 40  # of whoever asks for large labels
NARROWEST = 0.8  # how far a line may be squeezed before it is cut

_FONTS = Path(__file__).parent / "fonts"
_FACES: dict[Face, Path] = {
    "medium": _FONTS / "Roboto-Medium.ttf",
    "bold": _FONTS / "Roboto-Bold.ttf",
    "black": _FONTS / "Roboto-Black.ttf",
    "serif": _FONTS / "SourceSerifPro-Black.ttf",
}


class Fitted(NamedTuple):
    """Words that fit: lines, their size in px, and how far they are squeezed (1: not at all)."""

    lines: tuple[str, ...]
    px: int
    squeeze: float = 1.0


@cache
def font(px: int, face: Face = "medium") -> ImageFont.FreeTypeFont:
    """A face at a size."""
    return ImageFont.truetype(str(_FACES[face]), px, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8000)
def width(words: str, px: int, face: Face = "medium") -> int:
    """The width of one line in px."""
    return math.ceil(font(px, face).getlength(words))


def figure(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def wrap(words: str, px: int, room: float, face: Face = "medium") -> list[str]:
    """The words in lines no wider than `room`; a single longer word stays whole."""
    lines: list[str] = []
    line = ""
    for word in words.split():
        longer = f"{line} {word}".strip()
        if line and width(longer, px, face) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]


def balanced(words: str, px: int, count: int, face: Face = "medium") -> list[str]:
    """The words in at most `count` lines whose longest is as short as can be."""
    parts = words.split()
    rooms = sorted(
        {width(" ".join(parts[i:j]), px, face) for i in range(len(parts)) for j in range(i + 1, len(parts) + 1)}
    )
    return next((lines for room in rooms if len(lines := wrap(words, px, room, face)) <= count), [words])


@lru_cache(maxsize=4000)
def fit(words: str, px: int, room: int, face: Face = "medium", *, lines: int = 1, smallest: int = SMALLEST) -> Fitted:
    """Words made to fit `lines` lines of `room` px: smaller down to `smallest`, then squeezed, at last cut short."""
    for size in range(px, smallest - 1, -2):
        wrapped = wrap(words, size, room, face)
        if len(wrapped) <= lines and max(width(line, size, face) for line in wrapped) <= room:
            return Fitted(tuple(wrapped), size)
    closest = balanced(words, smallest, lines, face)
    longest = max(width(line, smallest, face) for line in closest)
    if longest * NARROWEST <= room:
        return Fitted(tuple(closest), smallest, min(1.0, room / longest))
    return Fitted(tuple(_cut(line, smallest, room / NARROWEST, face) for line in closest), smallest, NARROWEST)


def _cut(line: str, px: int, room: float, face: Face) -> str:
    if width(line, px, face) <= room:
        return line
    kept = next((n for n in range(len(line) - 1, 0, -1) if width(f"{line[:n].rstrip()}…", px, face) <= room), 0)
    return f"{line[:kept].rstrip()}…"


@cache
def _outline(character: str, face: Face) -> tuple[bytes, tuple[int, int]]:
    mask = font(32, face).getmask(character)
    return bytes(mask), mask.size


@lru_cache(maxsize=8000)
def has(character: str, face: Face) -> bool:
    """Whether the face can draw this character, instead of its empty box."""
    return character == " " or _outline(character, face) not in (_outline("\uffff", face), (b"", (0, 0)))


def readable(words: str, letter: str, face: Face = "bold") -> str:
    """A name with nothing in it that the face cannot draw: letters it lacks become the seat's letter (one for a whole
    run of them), anything else it lacks goes. Never empty."""
    parts = []
    composed = unicodedata.normalize("NFC", " ".join(words.split()))
    for lacking, run in groupby(composed, lambda character: not has(character, face)):
        characters = "".join(run)
        if not lacking:
            parts.append(characters)
        elif any(unicodedata.category(character)[0] in "LN" for character in characters):
            parts.append(letter)
    return " ".join("".join(parts).split()) or letter
