"""Content with a name in each supported language, and its source."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import AfterValidator

from engine.kit.content import LOCALES, Piece

ID = re.compile(r"[a-z][a-z0-9_]{0,29}")
Source = Literal["printed", "mixed", "ours"]


def _in_every_language(words: dict[str, str]) -> dict[str, str]:
    if set(words) != set(LOCALES) or not all(words.values()):
        there = ", ".join(words) or "none"
        raise ValueError(
            f"words are needed in three languages, here is {there}: write them for {', '.join(sorted(LOCALES))}"
        )
    return words


def _called_plainly(name: str) -> str:
    if not ID.fullmatch(name):
        raise ValueError(f"`{name[:40]}` is not an id: use small letters, digits and _, at most 30, a letter first")
    return name


Id = Annotated[str, AfterValidator(_called_plainly)]
"""The id of a file or of something in it."""
Locales = Annotated[dict[str, str], AfterValidator(_in_every_language)]
"""The same words in every language, by its code."""


class Named(Piece):
    """Content that has a name in each language."""

    id: str
    name: Locales
    source: Source
