"""How people ask about rules, by language: filler words, and words with the same meaning (docs/content.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

import yaml
from pydantic import BaseModel, ConfigDict


class Questions(BaseModel):
    """The words of one language. `filling` words are ignored in questions; a group of `synonyms` is one idea.

    Words that differ only in one of these `endings` are forms of one word, also if their stems differ in `spellings`
    that stand for one sound.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    filling: str = ""
    endings: str = ""
    spellings: Mapping[str, str] = {}
    synonyms: Sequence[str] = ()


@cache
def questions(locale: str) -> Questions:
    """Reads `data/questions/<locale>.yaml`; empty if there is no file for the language."""
    file = files("data.questions") / f"{locale}.yaml"
    return Questions.model_validate(yaml.safe_load(file.read_text("utf-8"))) if file.is_file() else Questions()
