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
OVERHANG = 1  # px of ink beyond the advance of a line that need no room
MOST_INK = 1.45  # times as wide as its place that the ink of a glyph may be
ALIKE = {"►": "→", "▶": "→"}  # signs that no face has, and what is drawn instead
UNKNOWN = "?"  # a letter that no face has

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


class Run(NamedTuple):
    """Characters that one face draws, how far from the left edge they begin, and how far below the top, in px."""

    words: str
    face: Face
    left: float
    top: int


class Typeset(NamedTuple):
    """One line as it is drawn: its runs, and its width in px, overhanging ink included."""

    runs: tuple[Run, ...]
    wide: int


@lru_cache(maxsize=8000)
def typeset(words: str, px: int, face: Face = "medium") -> Typeset:
    """One line of words. Another face draws what this one lacks, so that no character is an empty box."""
    ascent, x, left, right = font(px, face).getmetrics()[0], 0.0, 0.0, 0.0
    runs = []
    for used, part in _by_face(words, face):
        own = font(px, used)
        ink = own.getbbox(part)
        left, right = min(left, x + ink[0] + OVERHANG), max(right, x + ink[2] - 2 * OVERHANG)
        runs.append(Run(part, used, x, ascent - own.getmetrics()[0]))
        x += own.getlength(part)
    shift = math.ceil(-left)
    return Typeset(tuple(run._replace(left=run.left + shift) for run in runs), shift + math.ceil(max(x, right)))


def _by_face(words: str, face: Face) -> list[tuple[Face, str]]:
    if face != "serif" and words.isascii() and words.isprintable():
        return [(face, words)]
    runs = groupby(drawable(words, face), lambda character: _face_for(character, face) or face)
    return [(used, "".join(characters)) for used, characters in runs]


def width(words: str, px: int, face: Face = "medium") -> int:
    """The width of one line in px."""
    return typeset(words, px, face).wide


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


def _cut(words: str, px: int, room: float, face: Face) -> str:
    """A line without its middle: names that begin alike differ at their ends."""
    if width(words, px, face) <= room:
        return words
    end = words.rpartition(" ")[2]
    if end == words or width(f"…{end}", px, face) > room / 2:
        end = words[-max(1, len(words) // 4) :]
    start = words.removesuffix(end)
    kept = next((n for n in range(len(start), 0, -1) if width(_without(start[:n], end), px, face) <= room), 0)
    return _without(start[:kept], end)


def _without(start: str, end: str) -> str:
    return f"{start.rstrip()}…{end.lstrip()}"


@cache
def _outline(character: str, face: Face) -> tuple[bytes, tuple[int, int]]:
    mask = font(32, face).getmask(character)
    return bytes(mask), mask.size


@lru_cache(maxsize=8000)
def has(character: str, face: Face) -> bool:
    """True if the face has a glyph for this character."""
    return character == " " or _outline(character, face) not in (_outline("\uffff", face), (b"", (0, 0)))


@lru_cache(maxsize=2000)
def _face_for(character: str, face: Face) -> Face | None:
    """The face that draws a character, `face` itself if it can."""
    faces: tuple[Face, ...] = (face, "black", "serif")
    return next((each for each in faces if has(character, each) and _has_room(character, each)), None)


def _has_room(character: str, face: Face) -> bool:
    """False for glyphs that would cover the next one: those that the serif puts together, such as quotation marks, have
    the width of a part of them."""
    used = font(100, face)
    return used.getbbox(character)[2] <= MOST_INK * used.getlength(character)


@lru_cache(maxsize=2000)
def _drawable(character: str, face: Face) -> str:
    if _face_for(character, face):
        return character
    if character in ALIKE:
        return ALIKE[character]
    kind = unicodedata.category(character)
    return " " if kind == "Zs" else UNKNOWN if kind[0] in "LNS" else ""


def drawable(words: str, face: Face = "medium") -> str:
    """The words without anything that no face can draw: signs become similar ones, letters a question mark."""
    return "".join(_drawable(character, face) for character in unicodedata.normalize("NFC", words))


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
