"""Content with a name in each language that the house speaks, and where it is from."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator

from engine.kit.content import LOCALES, Piece

Source = Literal["printed", "mixed", "ours"]


def _in_every_language(words: dict[str, str]) -> dict[str, str]:
    if set(words) != set(LOCALES) or not all(words.values()):
        there = ", ".join(words) or "none"
        raise ValueError(
            f"words are needed in three languages, here is {there}: write them for {', '.join(sorted(LOCALES))}"
        )
    return words


Locales = Annotated[dict[str, str], AfterValidator(_in_every_language)]
"""The same words in every language, by its code."""


class Named(Piece):
    """Content that has a name in each language."""

    id: str
    name: Locales
    source: Source
