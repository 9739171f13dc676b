"""Lettering: faces, text widths, and fitting text into a given width."""

from __future__ import annotations

import math
import re
import unicodedata
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import ImageFont

Face = Literal["medium", "bold", "black", "serif"]

SMALLEST = 28  # the smallest label: still readable when 1600 px are scaled to a phone's 390 points
LARGE = 40  # the size for players who chose large labels
NARROWEST = 0.8  # the narrowest horizontal scale before a line is shortened
OVERHANG = 1  # px of ink beyond a line's advance that are ignored
MOST_INK = 1.45  # widest ink of a usable glyph, as a multiple of its advance
ALIKE = {"►": "→", "▶": "→"}  # characters that no face has, and their replacements
UNKNOWN = "?"  # replaces a letter that no face has
EMOJIS = "\U0001f000"  # the first of most emojis
SPACES = re.compile("  +")

_FONTS = Path(__file__).parent / "fonts"
_FACES: dict[Face, Path] = {
    "medium": _FONTS / "Roboto-Medium.ttf",
    "bold": _FONTS / "Roboto-Bold.ttf",
    "black": _FONTS / "Roboto-Black.ttf",
    "serif": _FONTS / "SourceSerifPro-Black.ttf",
}


class Fitted(NamedTuple):
    """Fitted text: lines, their size in px, and their horizontal scale (1: unscaled)."""

    lines: tuple[str, ...]
    px: int
    squeeze: float = 1.0


@cache
def font(px: int, face: Face = "medium") -> ImageFont.FreeTypeFont:
    """Returns a face at a size."""
    return ImageFont.truetype(str(_FACES[face]), px, layout_engine=ImageFont.Layout.BASIC)


class Run(NamedTuple):
    """Characters drawn in one face, and their offset from the left edge and the top in px."""

    words: str
    face: Face
    left: float
    top: int


class Typeset(NamedTuple):
    """A typeset line: its runs, and its width in px including overhanging ink."""

    runs: tuple[Run, ...]
    wide: int


@lru_cache(maxsize=8000)
def typeset(words: str, px: int, face: Face = "medium") -> Typeset:
    """Typesets one line of text. Characters missing from this face use another one, so none is drawn as an empty
    box."""
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
    """Returns the width of one line in px."""
    return typeset(words, px, face).wide


def figure(number: int) -> str:
    """Formats a number with a typographic minus sign."""
    return str(number).replace("-", "−")


def wrap(words: str, px: int, room: float, face: Face = "medium") -> list[str]:
    """Wraps text into lines no wider than `room`. A longer single word is not broken."""
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
    """Wraps text into at most `count` lines, keeping the longest line as short as possible."""
    parts = words.split()
    rooms = sorted(
        {width(" ".join(parts[i:j]), px, face) for i in range(len(parts)) for j in range(i + 1, len(parts) + 1)}
    )
    return next((lines for room in rooms if len(lines := wrap(words, px, room, face)) <= count), [words])


@lru_cache(maxsize=4000)
def fit(words: str, px: int, room: int, face: Face = "medium", *, lines: int = 1, smallest: int = SMALLEST) -> Fitted:
    """Fits text into `lines` lines of `room` px: reduces the size down to `smallest`, then the horizontal scale, and
    finally shortens the text."""
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
    """Shortens a line in the middle, because similar names often differ at the end."""
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
    """Returns the face that draws a character: `face` itself if possible."""
    faces: tuple[Face, ...] = (face, "black", "serif")
    return next((each for each in faces if has(character, each) and _has_room(character, each)), None)


def _has_room(character: str, face: Face) -> bool:
    """True if a glyph does not overlap the next one. Glyphs that the serif face composes, such as quotation marks,
    report the width of only one part."""
    used = font(100, face)
    return used.getbbox(character)[2] <= MOST_INK * used.getlength(character)


@lru_cache(maxsize=2000)
def _drawable(character: str, face: Face) -> str:
    if _face_for(character, face):
        return character
    if character in ALIKE:
        return ALIKE[character]
    kind = unicodedata.category(character)
    shown = kind[0] in "LNS" and character < EMOJIS
    return " " if kind == "Zs" else UNKNOWN if shown or kind[0] == "L" else ""


def drawable(words: str, face: Face = "medium") -> str:
    """Replaces characters that no face can draw: signs become similar ones, letters become question marks. Emojis are
    left out, with a space around them."""
    drawn = "".join(_drawable(character, face) for character in unicodedata.normalize("NFC", words))
    return drawn if len(drawn) == len(words) else SPACES.sub(" ", drawn).strip()


def readable(words: str, letter: str, face: Face = "bold") -> str:
    """Returns a name that the face can draw: each run of missing letters becomes the seat's letter; other missing
    characters are removed, and so are those without ink, such as joiners of emojis. Never empty."""
    parts = []
    visible = "".join(each for each in words if unicodedata.category(each)[0] != "C" or each.isspace())
    composed = unicodedata.normalize("NFC", " ".join(visible.split()))
    for lacking, run in groupby(composed, lambda character: not has(character, face)):
        characters = "".join(run)
        if not lacking:
            parts.append(characters)
        elif any(unicodedata.category(character)[0] in "LN" for character in characters):
            parts.append(letter)
    return " ".join("".join(parts).split()) or letter
