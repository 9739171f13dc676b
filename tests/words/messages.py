"""The message files as Fluent reads them: every message with the variables and variants it has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.text.speech import CATALOGUE
from engine.games import keys
from engine.words import LOCALES, Words

PACKAGES = (CATALOGUE, *(f"data.{game}.texts" for game in keys()))
TRANSLATED = tuple(locale for locale in LOCALES if locale != "en")
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
NUMBERS = (0, 1, 2, 1_000_000)
SYMBOL = re.compile(r"<\w+>")
EVERY_MESSAGE = [(package, locale) for package in PACKAGES for locale in LOCALES]


@dataclass(frozen=True)
class Message:
    """One message: its variables, those it counts with, and those that select variants (`why` is `dice`, `card` or
    `turn`)."""

    key: str
    text: str
    variables: frozenset[str]
    counted: frozenset[str]
    named: Mapping[str, tuple[str, ...]]

    @property
    def is_words(self) -> bool:
        """True if it contains text to translate other than variables, signs and symbols."""
        return any(character.isalpha() for character in SYMBOL.sub("", self.text))


def file_names(package: str, locale: str) -> list[str]:
    """Returns the parts into which a language is split, `` for the file without a part."""
    found = (file.name.removesuffix(".ftl") for file in files(package).iterdir() if file.name.endswith(".ftl"))
    return sorted(name.removeprefix(locale) for name in found if name == locale or name.startswith(f"{locale}-"))


@cache
def entries(package: str, locale: str) -> tuple[ast.EntryType, ...]:
    """Everything that the files of a language hold, what cannot be read included."""
    parts = [files(package).joinpath(f"{locale}{part}.ftl") for part in file_names(package, locale)]
    return tuple(entry for part in parts for entry in FluentParser().parse(part.read_text("utf-8")).body)


@cache
def messages(package: str, locale: str) -> Mapping[str, Message]:
    """Returns the messages of a language by their keys."""
    return {entry.id.name: _message(entry) for entry in entries(package, locale) if isinstance(entry, ast.Message)}


@cache
def in_any_language(package: str) -> frozenset[str]:
    """Returns the keys that some language has. One that others lack fails `test_every_key_is_in_every_language`
    alone."""
    return frozenset(key for locale in LOCALES for key in messages(package, locale))


@cache
def counted(package: str) -> frozenset[str]:
    """Returns the variables that some message of a package counts with: `{ $count -> [1] ... }`."""
    return frozenset(name for message in messages(package, "en").values() for name in message.counted)


def said(package: str, locale: str, message: Message, number: int, word: str = "X") -> Iterator[str]:
    """The message with this number in place of numbers, `word` elsewhere, and each word that it chooses by."""
    words = Words(locale, (package,))
    arguments: dict[str, object] = {name: number if name in counted(package) else word for name in message.variables}
    chosen = [{name: value} for name, values in message.named.items() for value in values]
    for each in chosen or [{}]:
        yield words.message(message.key, **{**arguments, **each})


class _Reading(Visitor):
    """Collects the words, the variables, and the variants that are words."""

    def __init__(self) -> None:
        self.text: list[str] = []
        self.variables: set[str] = set()
        self.counted: set[str] = set()
        self.named: dict[str, tuple[str, ...]] = {}

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = tuple(each.key.name for each in node.variants if isinstance(each.key, ast.Identifier))
        assert isinstance(node.selector, ast.VariableReference), "messages choose by their variables only"
        if set(keys) <= PLURALS:
            self.counted.add(node.selector.id.name)
        else:
            self.named[node.selector.id.name] = keys
        self.generic_visit(node)


def _message(entry: ast.Message) -> Message:
    reading = _Reading()
    reading.visit(entry)
    text = " ".join(reading.text)
    return Message(entry.id.name, text, frozenset(reading.variables), frozenset(reading.counted), reading.named)
