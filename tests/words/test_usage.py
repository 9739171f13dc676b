"""No message is unused, and none is missing: what the sources say, and what they build from names they know."""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
import yaml

import bot
import engine
import renders
from bot.text.speech import CATALOGUE
from engine.games import find
from engine.games.tyrants.asking.wording import card_text
from engine.games.tyrants.model.content import cards
from engine.words import LOCALES, Words
from renders.tyrants.hand import in_words
from tests.words.messages import PACKAGES, in_any_language, messages

SOURCES = [
    path
    for package in (bot, engine, renders)
    for path in Path(next(iter(package.__path__))).rglob("*.py")
    if "sandbox" not in path.parts
]
NAMED_BY_VARIABLES = ("option-", "setting-", "value-")
"""Beginnings that stand in variables themselves: `f"{self.kind}-{self.name}"` in `bot.messages.settings_form`."""


class Literals(ast.NodeVisitor):
    """The strings of a module, the patterns of its f-strings, and every name in it."""

    def __init__(self) -> None:
        self.strings: set[str] = set()
        self.patterns: set[str] = set()
        self.names: set[str] = set()

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str | bool):
            self.strings.add(str(node.value))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        self._add([str(part.value) if isinstance(part, ast.Constant) else None for part in node.values])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.left, ast.Constant) and isinstance(node.op, ast.Add):
            self._add([str(node.left.value), None])
        self.generic_visit(node)

    def _add(self, parts: Sequence[str | None]) -> None:
        """A pattern with a group for each run of None, if the text between them looks like part of a key."""
        if any(re.search(r"[a-z]-$|^-[a-z]", part) for part in parts if part) and _are_of_keys(parts):
            pattern = "".join("(.+)" if part is None else part for part in parts)
            while "(.+)-(.+)" in pattern:
                pattern = pattern.replace("(.+)-(.+)", "(.+)")
            self.patterns.add(pattern)

    def visit_Name(self, node: ast.Name) -> None:
        self.names.add(node.id)

    def visit_arg(self, node: ast.arg) -> None:
        self.names.add(node.arg)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.names.add(node.name)
        self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef  # type: ignore[assignment]

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.names.add(re.sub(r"(?<!^)(?=[A-Z])", "_", node.name).lower())
        self.generic_visit(node)


def _are_of_keys(parts: Sequence[str | None]) -> bool:
    return all(re.fullmatch(r"[a-z_-]*", part) for part in parts if part)


@cache
def read() -> tuple[Literals, Sequence[tuple[Path, ast.Call]]]:
    """Returns the keys of all sources together, and the calls that say something, with their files."""
    found, calls = Literals(), list[tuple[Path, ast.Call]]()
    for path in SOURCES:
        module = ast.parse(path.read_text("utf-8"))
        found.visit(module)
        calls += [(path, node) for node in ast.walk(module) if isinstance(node, ast.Call) and _says(node)]
    return found, calls


def _says(call: ast.Call) -> bool:
    """True for calls such as `Text("moved", hero=hero)` and `words.message("button-done")`."""
    name = getattr(call.func, "id", None) or getattr(call.func, "attr", None)
    return bool(call.args) and name in {"Text", "message"}


def literals() -> Literals:
    """Returns the keys of all sources together."""
    return read()[0]


@cache
def known() -> frozenset[str]:
    """Returns the words that a key may be built from: names in the sources, and ids in the data of games."""
    data = [yaml.load(file.read_text("utf-8"), yaml.CSafeLoader) for file in _data_files()]
    return frozenset(
        {_dashed(word) for word in (*literals().strings, *literals().names)}
        | {_dashed(each) for each in _strings(data)}
    )


def _data_files() -> Iterator[Path]:
    for package in PACKAGES:
        if package.startswith("data."):
            folder = Path(str(files(package.removesuffix(".texts"))))
            yield from folder.rglob("*.yaml")


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from (*_strings(key), *_strings(each))
    elif isinstance(value, list):
        for each in value:
            yield from _strings(each)


def _dashed(word: str) -> str:
    return re.sub("[_.]", "-", word).lower().strip("-")


def is_built(key: str) -> bool:
    """True if an f-string in the sources can build this key from known names."""
    beginnings = [f"{start}(.+)" for start in NAMED_BY_VARIABLES]
    matches = (re.fullmatch(pattern, key) for pattern in (*literals().patterns, *beginnings))
    return any(match and all(map(_is_known, match.groups())) for match in matches)


@cache
def _is_known(part: str) -> bool:
    """Returns a word that is known, or several of them, such as `deploy-west-2`."""
    words = _dashed(part).split("-")
    starts = ["-".join(words[:length]) for length in range(1, len(words) + 1)]
    return any(
        (start in known() or start.isdecimal()) and (length == len(words) or _is_known("-".join(words[length:])))
        for length, start in enumerate(starts, 1)
    )


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_unused(package: str) -> None:
    keys = messages(package, "en")
    assert [key for key in keys if key not in literals().strings and not is_built(key)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_card_text_fits_line_and_picture(locale: str) -> None:
    words = Words.of_game(find("tyrants"), locale)
    for card in cards():
        assert words.say(card_text(card))
        assert all(in_words(card, words))


def test_every_key_in_the_sources_has_a_message() -> None:
    known = frozenset().union(*map(in_any_language, PACKAGES))
    lacking = {key: path.name for path, call in read()[1] for key in _said(call) if key not in known}
    assert lacking == {}


def _said(call: ast.Call) -> Iterator[str]:
    """Yields the keys in a call, both sides of a choice."""
    first = call.args[0]
    for each in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def test_message_is_given_all_that_it_says() -> None:
    """Key and arguments in one call, as in `Text("moved", hero=hero)`."""
    lacks = [(path.name, key) for path, key, given in _calls() if not _variables(path, key) <= given]
    assert lacks == []


def _variables(path: Path, key: str) -> frozenset[str]:
    """Returns the message's variables; in a game's folder, of that game's message with this key, if any."""
    own = [package for package in PACKAGES if package.split(".")[1] in path.parts] or PACKAGES
    found = (messages(package, "en").get(key) for package in (*own, CATALOGUE))
    return next((message.variables for message in found if message), frozenset())


def _calls() -> Iterator[tuple[Path, str, set[str]]]:
    """Yields file, key and names of the arguments of each call; calls that unpack a mapping are left out."""
    for path, call in read()[1]:
        given = {each.arg for each in call.keywords if each.arg}
        if isinstance(call.args[0], ast.Constant) and len(given) == len(call.keywords):
            yield path, str(call.args[0].value), given
