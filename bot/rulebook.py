"""The rules to look up: the sentences of a game's ledger, and what its cards say."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import data
from bot.matching import normal, ranked, score
from engine.table import Game
from engine.words import Words

SENTENCE = re.compile(r"^(?P<id>[A-Z]{2}(?:-[A-Z0-9]+)+) (?P<text>.+)$", re.MULTILINE)
TAG = re.compile(r" ?`\[[^\]]*\]`")


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule by its id, or a card by its name."""

    id: str
    title: str
    text: str


def entries(game: Game, words: Words) -> Sequence[Entry]:
    """All that can be looked up of a game: its cards in the reader's language, then its rules in English."""
    cards = [Entry(card, f"*{words.name(card)}*", words.say(text)) for card, text in game.glossary().items()]
    return [*cards, *_rules(game.key)]


@cache
def _rules(game: str) -> Sequence[Entry]:
    ledger = _folder() / f"{game}.md"
    if not ledger.is_file():
        return ()
    found = SENTENCE.finditer(ledger.read_text(encoding="utf-8"))
    return tuple(Entry(each["id"], f"**{each['id']}**", TAG.sub("", each["text"])) for each in found)


def _folder() -> Traversable:
    """Where the ledgers lie: beside the data where this is installed, under `docs` in a checkout."""
    installed = files("data") / "rules"
    return installed if installed.is_dir() else Path(data.__path__[0]).parent / "docs" / "rules"


def search(game: Game, typed: str, words: Words) -> list[Entry]:
    """What fits the words that were typed, the best first: by its id or name, else by what it says."""
    known = {each.id: each for each in entries(game, words)}
    if typed in known:
        return [known[typed]]
    named = ranked(typed, {each.id: each.title for each in known.values()})
    said = ranked(typed, {each.id: f"{each.title} {each.text}" for each in known.values()})
    parts = normal(typed).split()
    said.sort(key=lambda each: (-score(parts, normal(known[each].text).split()), len(known[each].text)))
    return [known[each] for each in dict.fromkeys([*named, *said])]
