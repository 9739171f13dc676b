"""Names and sentences of content, by language: one file of plain Fluent messages per language and game.

A translator writes `data/<game>/names/<locale>.ftl` and opens no other file of the content. The message `name-sword` is
the `name` of what has the id `sword`. What has no id of its own is addressed from the nearest id around it, by keys and
positions from 1 on: `name-bjorn-abilities-2` is the name of the second entry of `abilities` of `bjorn`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = {"en": "English", "pt-BR": "Português", "es": "Español"}
"""The supported languages: what each calls itself, by its code."""
LOCALES = tuple(LANGUAGES)
MESSAGE = re.compile(r"^([a-z]+)-(\S+) = (.+)$", re.MULTILINE)
"""A message of a file of names: its field, its address, and its words. None has variables or several lines."""

Names = Mapping[str, Mapping[str, Mapping[str, str]]]
"""By address and field: the words by language."""


@cache
def names_of(package: str) -> Names:
    """Returns the words of the content of a package such as `data.toy`; none if it has no files of names."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for locale in LOCALES:
        file = files(package) / "names" / f"{locale}.ftl"
        for field, address, words in MESSAGE.findall(file.read_text("utf-8")) if file.is_file() else ():
            found.setdefault(address, {}).setdefault(field, {})[locale] = words
    return found


def named(written: Any, names: Names, address: str = "") -> Any:
    """Returns what a content file says, with the words of each address added where it has none of its own."""
    if isinstance(written, dict):
        address = str(written.get("id", address))
        inner = {key: named(value, names, _below(address, key)) for key, value in written.items()}
        return {**names.get(address, {}), **inner}
    if isinstance(written, list):
        return [named(each, names, _below(address, number)) for number, each in enumerate(written, 1)]
    return written


def _below(address: str, part: object) -> str:
    return f"{address}-{part}" if address else str(part)


def name_in(locale: str, names: Mapping[str, str]) -> str:
    """Returns the name in a language, or in English if that has none."""
    return names.get(locale, names["en"])
