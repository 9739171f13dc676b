"""Every question and log line a game can produce has a message in every language, found in the sources of its rules.

The keys are read from the code, not from play, so that a question no one has met yet is checked as well.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import engine.games
from engine.games import keys
from engine.words import LOCALES, Words
from tests.sampled import some
from tests.words.messages import in_any_language, messages

GAMES = Path(next(iter(engine.games.__path__)))
QUESTION = re.compile(r"[a-z]+\.[a-z_]+")
"""A question's key, such as `table.spoiled`: its message is `ask-table-spoiled`."""
ASKS = re.compile(r"(ask|choose|_ask|_choose|window)(_\w+)?")
"""The functions that put a question: the key is one of their arguments."""


def _trees(game: str) -> Iterator[ast.Module]:
    for path in sorted((GAMES / game).rglob("*.py")):
        yield ast.parse(path.read_text("utf-8"))


def _name(call: ast.Call) -> str:
    return getattr(call.func, "id", None) or getattr(call.func, "attr", None) or ""


WORDS_OF_THEIR_OWN = {
    ("tyrants", "choose"): (3, frozenset({"card"})),
    ("fireteam_zero", "_choose_step"): (2, frozenset({"figure"})),
}
"""Functions that word their question themselves: which argument names the message, and which variables it is given."""


def worded(game: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Yields the messages of such questions, as patterns after `ask-`, with the variables they are given."""
    for tree in _trees(game):
        for call in (each for each in ast.walk(tree) if isinstance(each, ast.Call)):
            if (game, _name(call)) in WORDS_OF_THEIR_OWN:
                position, given = WORDS_OF_THEIR_OWN[game, _name(call)]
                if len(call.args) <= position:
                    continue  # autopilot has a function of the same name
                named = call.args[position]
                figures = {each.arg for each in call.keywords if each.arg}
                for key in [_pattern(named)] if isinstance(named, ast.JoinedStr) else _direct(named):
                    yield re.sub("[._]", "-", key) if "(" not in key else key, given | figures


def _pattern(key: ast.JoinedStr) -> str:
    return "".join(re.escape(str(each.value)) if isinstance(each, ast.Constant) else "(.+)" for each in key.values)


@cache
def questions(game: str) -> frozenset[str]:
    """Returns the keys of questions whose text is that of their key."""
    found = set()
    for tree in _trees(game):
        for call in (each for each in ast.walk(tree) if isinstance(each, ast.Call)):
            given = {each.arg for each in call.keywords} | {each.id for each in call.args if isinstance(each, ast.Name)}
            if (game, _name(call)) in WORDS_OF_THEIR_OWN:
                continue
            if ASKS.fullmatch(_name(call)) and "text" not in given and None not in given:
                found |= {each for arg in call.args for each in _direct(arg) if QUESTION.fullmatch(each)}
    return frozenset(found)


def _direct(node: ast.expr) -> Iterator[str]:
    """Yields the strings that an argument can be: a string, or either side of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*_direct(node.body), *_direct(node.orelse))


@cache
def texts(game: str) -> frozenset[str]:
    """Returns the keys of all texts that the sources name: log lines, options, questions with words of their own."""
    found = set()
    for tree in _trees(game):
        for call in (each for each in ast.walk(tree) if isinstance(each, ast.Call)):
            if _name(call) == "Text" and call.args:
                found |= set(_direct(call.args[0]))
    return frozenset(found)


@pytest.mark.parametrize(("game", "locale"), some([*product(keys(), LOCALES)], 4))
def test_every_question_has_a_message(game: str, locale: str) -> None:
    """A question worded by its key takes no variables, so it is formatted without any."""
    words = Words(locale, (f"data.{game}.texts",), strict=True)
    assert questions(game)
    known = in_any_language(f"data.{game}.texts")
    for key in questions(game):
        message = f"ask-{re.sub('[._]', '-', key)}"
        assert message in known
        assert not words.has(message) or words.message(message).strip(), key  # the parity test names the language
    for question, given in worded(game):
        found = messages(f"data.{game}.texts", locale)
        assert any(re.fullmatch(f"ask-{question}", each) for each in known), question
        matching = [each for each in found.values() if re.fullmatch(f"ask-{question}", each.key)]
        enough = any if "(" in question else all  # a pattern also matches the messages of other questions
        assert not matching or enough(each.variables <= given for each in matching), question


@pytest.mark.parametrize("game", keys())
def test_every_text_has_a_message(game: str) -> None:
    """Keys that are built from names are in `tests/words/test_families.py`."""
    assert len(texts(game)) > 50
    assert sorted(texts(game) - in_any_language(f"data.{game}.texts")) == []
