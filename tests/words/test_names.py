"""The files of names of every game: plain messages, each for something that exists, in every language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import FluentParser, ast

import data
from engine.games import keys
from engine.kit.names import LOCALES, MESSAGE, named

DATA = Path(next(iter(data.__path__)))
IN_ENGLISH = {"tyrants"}
"""Games whose printed cards keep their English names in other languages."""


def file_of(game: str, locale: str) -> str:
    return (DATA / game / "names" / f"{locale}.ftl").read_text("utf-8")


def written(game: str) -> Iterator[Any]:
    """Yields what each content file of a game says."""
    for path in sorted((DATA / game).rglob("*.yaml")):
        if "rules" not in path.parts:
            yield yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)


class Addresses(dict[str, Mapping[str, Mapping[str, str]]]):
    """Remembers which addresses are asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def get(self, address: str, default: Any = None) -> Any:
        self.asked.add(address)
        return default


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", keys())
def test_each_line_is_a_plain_message_that_fluent_reads_alike(game: str, locale: str) -> None:
    text = file_of(game, locale)
    found = {f"{field}-{address}": words for field, address, words in MESSAGE.findall(text)}
    read = {}
    for each in FluentParser().parse(text).body:
        if isinstance(each, ast.Message):
            assert each.value and not each.attributes, each.id.name
            (element,) = each.value.elements
            assert isinstance(element, ast.TextElement), each.id.name
            read[each.id.name] = element.value
        else:
            assert isinstance(each, ast.Comment), each
    assert read == found
    assert len(found) == sum(" = " in line for line in text.splitlines())


@pytest.mark.parametrize("game", keys())
def test_every_name_belongs_to_something(game: str) -> None:
    addresses = Addresses()
    for each in written(game):
        named(each, addresses)
    assert {address for _, address, _ in MESSAGE.findall(file_of(game, "en"))} - addresses.asked == set()


@pytest.mark.parametrize("locale", [each for each in LOCALES if each != "en"])
@pytest.mark.parametrize("game", keys())
def test_every_name_is_in_every_language(game: str, locale: str) -> None:
    english, there = ({each[:2] for each in MESSAGE.findall(file_of(game, each))} for each in ("en", locale))
    assert there <= english
    assert game in IN_ENGLISH or there == english


@pytest.mark.parametrize("game", keys())
def test_content_files_hold_no_words(game: str) -> None:
    def words_in(plain: Any) -> Iterator[Any]:
        if isinstance(plain, dict):
            if {*LOCALES} & {*plain}:
                yield plain
            for each in plain.values():
                yield from words_in(each)
        elif isinstance(plain, list):
            for each in plain:
                yield from words_in(each)

    assert [words for each in written(game) for words in words_in(each)] == []
