"""Checks players' words in files from hosts: they appear in messages and pictures of people who never saw the file."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from engine.kit.authoring.lines import Place, Written
from engine.table import Mistake

IN_ENGLISH = "en"  # a mapping with this key and other languages holds words
LONGEST_NAME, LONGEST_SENTENCE = 60, 400  # characters; a name stands on buttons
NAME = "name"
SIGNS = re.compile(r"[*_~|`\[\]<>@#\\]|://|\.\w+/")
"""Characters that Discord takes for Markdown, a mention or a link."""
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # control characters, line breaks and the like


def unsayable(written: Written) -> Iterator[Mistake]:
    """Yields a mistake for each text that is too long or holds anything but letters and punctuation."""
    for place, words in _words(written.data, ()):
        sign = SIGNS.search(words)
        longest = LONGEST_NAME if NAME in place else LONGEST_SENTENCE
        if sign:
            yield Mistake(written.line(place), f"`{sign[0]}` has a meaning on Discord", "Say it in plain words.")
        elif any(unicodedata.category(each) in UNSEEN for each in words):
            yield Mistake(written.line(place), "there is a sign here that nobody sees", "Use letters, on one line.")
        elif len(words) > longest:
            wrong = f"these are {len(words)} characters"
            yield Mistake(written.line(place), wrong, f"There is room for {longest}.")


def _words(data: Any, place: Place) -> Iterator[tuple[Place, str]]:
    """Yields all words for players with their place; other mistakes report values that are not text."""
    if isinstance(data, dict):
        for key, value in data.items():
            if IN_ENGLISH in data and isinstance(value, str):
                yield (*place, key), value
            else:
                yield from _words(value, (*place, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from _words(value, (*place, index))
