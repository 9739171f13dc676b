"""How wide text is on a phone, so that rows and lines of a panel fit (docs/behaviour.md#panel).

Measured in Roboto, whose letters are about as wide as those of Discord, at a phone that keeps a column for the avatar.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from renders.canvas.lettering import Face, width

ROOM = 300  # px of a row or a line
AIR = 30  # px that a button needs around its label
WRAP = " \n"  # between the lines of one sentence; the space says so
GAP = 8  # px between two buttons
MENU_AIR = 48  # px that a menu needs around its placeholder and for its arrow
LINE, SMALL, CONTROL = 15, 12.5, 14  # px of a line's letters, of a small line's, and of a label's
SCALE = 10  # letters are measured this many times as large, as fractions of a pixel count
MARKS = {"**": re.compile(r"\*\*"), "*": re.compile(r"(?<!\*)\*(?!\*)")}  # bold and italic
EMOJI, EMOJI_WIDE = re.compile(r"<a?:\w+:\d+>"), 1.375  # an emoji of the application, in sizes of the letters
SIGN_WIDE = 24  # px of an emoji in front of a button's label
MOST_LETTERS = 34  # the longest button that a phone shows whole
LONGEST_BUTTON, LONGEST_MENU = ROOM - AIR, ROOM - MENU_AIR


@lru_cache(maxsize=8000)
def wide(words: str, size: float = CONTROL, face: Face = "medium") -> float:
    """Returns the width of text in px, without the marks of Markdown."""
    words, emojis = EMOJI.subn("", words)
    return width(words.replace("*", ""), round(size * SCALE), face) / SCALE + emojis * size * EMOJI_WIDE


def fits_button(label: str) -> bool:
    """True if a button with this label fits a row alone."""
    return len(label) <= MOST_LETTERS and wide(label) <= LONGEST_BUTTON


def fitting(labels: Sequence[str], room: float = ROOM, most: int = 5) -> int:
    """Returns how many of the first labels fit as buttons in one row."""
    taken = 0.0
    for count, label in enumerate(labels[:most]):
        taken += wide(label) + AIR + (GAP if count else 0)
        if taken > room:
            return count
    return min(len(labels), most)


def wrapped(words: str, size: float, room: float = ROOM) -> list[str]:
    """Returns the lines of a text. What is bold or italic stays so on the next line."""
    face: Face = "bold" if words.startswith("**") else "medium"
    found, line, taken = list[str](), list[str](), 0.0
    space = wide(" ", size, face)
    for word in words.split():
        needed = wide(word, size, face)
        if line and taken + space + needed > room:
            found.append(" ".join(line))
            line, taken = [], 0.0
        taken += needed + (space if line else 0)
        line.append(word)
    return _balanced([*found, " ".join(line)])


def _balanced(lines: Sequence[str]) -> list[str]:
    """Closes what is bold or italic at the end of a line, and opens it again in the next one."""
    found, still_open = list[str](), ""
    for line in lines:
        started = f"{still_open}{line}"
        still_open = "".join(mark for mark in MARKS if len(MARKS[mark].findall(started)) % 2)
        found.append(f"{started}{still_open[::-1]}")
    return found


def in_lines(words: str, size: float, room: float = ROOM) -> int:
    """Returns how many lines a text takes."""
    return len(wrapped(words, size, room))


def without_last_parts(words: str, size: float) -> str:
    """Returns as many parts of a line as fit, between commas and dots; at least the first, shortened."""
    parts = re.split(r"(, | · )", words)
    while len(parts) > 1 and in_lines("".join(parts), size) > 1:
        parts = parts[:-2]
    return shortest("".join(parts), size)


def shortest(words: str, size: float, lines: int = 1, room: float = ROOM) -> str:
    """Returns a text that fits some lines: whole, else its first sentences, else cut after a word."""
    if in_lines(words, size, room) <= lines:
        return words
    sentences = words.split(". ")
    for count in range(len(sentences) - 1, 0, -1):
        said = ". ".join(sentences[:count]) + "."
        if in_lines(said, size, room) <= lines:
            return _balanced([said])[0]
    kept = words.split(" ")
    while len(kept) > 1 and in_lines(" ".join(kept) + "…", size, room) > lines:
        kept.pop()
    said = " ".join(kept).rstrip(" ,:;·*") + "…"
    return _balanced([said])[0]
