"""The searchable rules: a game's entries and the texts of its cards, in the reader's language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from threading import Lock

from bot.text.search import Index, Page
from bot.text.speech import CATALOGUE
from engine.games import find
from engine.table import Game
from engine.words import Words, rulebook
from renders.emblem import symbol_of

MOST_LINKS = 3
_building = Lock()  # several threads may request the same index
KEYWORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry: a rule, or a card, Hero, Enemy or Skill (`topic` is None), with everything of the same name."""

    key: str
    title: str
    text: str
    names: Sequence[str] = ()
    see: Sequence[str] = ()
    symbols: Sequence[str] = ()
    symbol_names: Mapping[str, str] = field(default_factory=dict)
    topic: int | None = None

    def symbol_name(self, symbol: str) -> str:
        """Returns what one of its symbols is called."""
        return self.symbol_names.get(symbol, self.title)


@cache
def entries(game: str, locale: str) -> dict[str, Entry]:
    """Returns everything that can be looked up in a game in one language, by key: rules first, the most general at the
    top."""
    rules = {
        rule.key: Entry(rule.key, said.title, said.text, said.names, rule.see, rule.symbols, said.symbols, rule.topic)
        for rule in rulebook(game).rules.values()
        for said in (rule.words[locale],)
    }
    cards = [entry for entry in _cards(find(game), locale) if entry.key not in rules]
    return {**rules, **{entry.key: entry for entry in _linked(cards, list(rules.values()))}}


def _cards(game: Game, locale: str) -> Iterator[Entry]:
    """Yields the entries of the glossary. Pieces with the same name, such as an Enemy of five Levels, share an entry.
    What pictures show by a symbol, such as a Hero, has it here, too."""
    words, glossary = Words.of_game(game, locale, packages=(CATALOGUE,)), game.glossary_at({})
    alike: dict[str, list[str]] = {}
    for content_id in glossary:
        alike.setdefault(words.name(content_id), []).append(content_id)
    for name, ids in alike.items():
        said = list(dict.fromkeys(words.say(glossary[each]) for each in ids))
        text = said[0] if len(said) == 1 else "\n".join(f"- {each}" for each in said)
        symbol = symbol_of(game.key, ids[0])
        yield Entry(ids[0], name, text, symbols=[symbol] if symbol else ())


def _linked(cards: Sequence[Entry], rules: Sequence[Entry]) -> Iterator[Entry]:
    """Yields the cards with the rules whose keywords they use, the rarest and therefore most helpful first. A name of
    several rules, such as "die", says nothing."""
    names = [(name, rule.key) for rule in rules for name in {rule.title.lower(), *rule.names}]
    shared = Counter(name for name, _ in names)
    called = {name: key for name, key in names if shared[name] == 1}
    used = {card.key: {called[word] for word in KEYWORD.findall(card.text.lower()) if word in called} for card in cards}
    counts = Counter(key for keys in used.values() for key in keys)
    for card in cards:
        yield replace(card, see=sorted(used[card.key], key=lambda key: (counts[key], key))[:MOST_LINKS])


def topics(game: str, locale: str) -> list[str]:
    """Returns the names of the topics of a game's rules."""
    return [names[locale] for names in rulebook(game).topics]


def look_up(game: str, locale: str, typed: str) -> list[Entry]:
    """Returns the entries that match the typed text, best first (see `bot.text.search`). Call it off the event loop."""
    every = entries(game, locale)
    return [every[key] for key in index(game, locale).search(typed)]


def index(game: str, locale: str) -> Index[str]:
    """Returns the search index of the entries. The first call takes up to a second; call it off the event loop."""
    with _building:
        return _index(game, locale)


@cache
def _index(game: str, locale: str) -> Index[str]:
    pages = {
        key: Page.of(entry.title, entry.names, entry.text, is_rule=entry.topic is not None)
        for key, entry in entries(game, locale).items()
    }
    see = {rule.key: rule.see for rule in rulebook(game).rules.values()}
    return Index(pages, locale, rulebook(game).synonyms.get(locale, ()), see)
