"""Finds choices by typed text: beginnings of words, numbers, typing errors (docs/behaviour.md#act)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import TypeVar

from rapidfuzz import fuzz

Key = TypeVar("Key")

LONGEST_TYPED = 100  # characters of typed text that are compared
GOOD = 75.0  # minimum score (of 100) of an offered match
NEAR = 45.0  # minimum score of a possible meaning


def normal(words: str) -> str:
    """Converts text to lower case without accents, with words and numbers separated by single spaces."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", words) if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+", bare.casefold()))


def normal_typed(typed: str) -> str:
    """Normalises typed text and cuts it to `LONGEST_TYPED` characters. Normalising may turn one character into
    eighteen, so the text is cut before and after."""
    return normal(typed[:LONGEST_TYPED])[:LONGEST_TYPED].rstrip()


def score(typed: Sequence[str], words: Sequence[str]) -> float:
    """Returns how well each typed part matches the beginning of a word, 0 to 100. A number only matches itself."""
    if not typed:
        return 100.0
    return sum(max((_part(part, word) for word in words), default=0.0) for part in typed) / len(typed)


def _part(typed: str, word: str) -> float:
    if typed.isdigit() or word.isdigit():
        return 100.0 if typed == word else 0.0
    if word.startswith(typed):
        return 100.0
    return max(fuzz.ratio(typed, word[: len(typed)]), fuzz.ratio(typed, word)) - 5


def ranked(typed: str, candidates: Mapping[Key, str], *, least: float = GOOD) -> list[Key]:
    """Returns the matching candidates, best first, equal ones in the given order."""
    parts = normal_typed(typed).split()
    scored = [(score(parts, normal(words).split()), key) for key, words in candidates.items()]
    fitting = [each for each in scored if each[0] >= least]
    return [key for _, key in sorted(fitting, key=lambda each: -each[0])]


def exact(typed: str, candidates: Mapping[Key, str]) -> list[Key]:
    """Returns the candidates with exactly this name."""
    said = normal_typed(typed)
    return [key for key, words in candidates.items() if normal(words) == said]
