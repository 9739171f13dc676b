"""Content with a name in English and other languages, and its source."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import AfterValidator

from engine.kit.content import Piece
from engine.kit.names import LOCALES

ID = re.compile(r"[a-z][a-z0-9_]{0,29}")
Source = Literal["printed", "mixed", "ours"]


def _in_english_at_least(words: dict[str, str]) -> dict[str, str]:
    if not words.get("en"):
        raise ValueError(f"words are needed in English, here is {', '.join(words) or 'none'}: write them for `en`")
    for locale, said in words.items():
        if locale not in LOCALES:
            raise ValueError(f"`{locale[:40]}` is no language of the bot: write {', '.join(LOCALES)}")
        if not said:
            raise ValueError(f"there are no words for `{locale}`: write them, or leave `{locale}` out")
    return words


def _called_plainly(name: str) -> str:
    if not ID.fullmatch(name):
        raise ValueError(f"`{name[:40]}` is not an id: use small letters, digits and _, at most 30, a letter first")
    return name


Id = Annotated[str, AfterValidator(_called_plainly)]
"""The id of a file or of something in it."""
Locales = Annotated[dict[str, str], AfterValidator(_in_english_at_least)]
"""The same words by language. Where one is missing, English is used."""


class Named(Piece):
    """Content that has a name."""

    id: str
    name: Locales
    source: Source
