"""The rules that players look up: every part of a ledger is explained, in every language, and no id shows."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.messages.layout import LONGEST_ENTRY, MOST_ENTRIES
from bot.text.rulebook import Entry, entries, topics
from engine.games import keys
from engine.words import LOCALES, rulebook
from engine.words.rulebook import Wording, mistakes_in, mistakes_in_words
from renders import find as find_pictures
from renders.canvas.symbols import SYMBOLS
from tests.rulebook.ledger import read_ledger

WRITTEN = keys()
SECTION = re.compile(r"^([A-Z]{2}(?:-[A-Z0-9]+)+)-\d+[a-z]?$")
ID = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+-\w+|\b[a-z]\d{3}\b|\b[a-z]+_[a-z]+\b")

ENTRY = """
entries:
  hop:
    explains: [SO-MOVE-01]
    see: [stay]
"""
SPANISH = """
topic: Moverse
entries:
  hop: {title: Saltar, text: Saltas.}
"""


def sections(game: str) -> set[str]:
    """Returns the parts of a game's ledger that say how it is played; open points and examples are no rules of their
    own."""
    ledger = read_ledger(game)
    found = {match[1] for each in ledger.rules if (match := SECTION.match(each))}
    assert len(found) > 10
    return found


def wordings(game: str) -> Iterator[tuple[str, str, Wording]]:
    """Yields every entry in every language."""
    for rule in rulebook(game).rules.values():
        yield from ((rule.key, locale, rule.words[locale]) for locale in LOCALES)


@pytest.mark.parametrize("game", WRITTEN)
def test_every_section_of_the_ledger_is_explained(game: str) -> None:
    named = {each for rule in rulebook(game).rules.values() for each in rule.explains}
    explained = named | {match[1] for each in named if (match := SECTION.match(each))}
    assert sections(game) - explained == set()


@pytest.mark.parametrize("game", WRITTEN)
def test_every_id_that_an_entry_names_is_in_the_ledger(game: str) -> None:
    known = sections(game) | set(read_ledger(game).statements)
    assert {each for rule in rulebook(game).rules.values() for each in rule.explains} - known == set()


@pytest.mark.parametrize("game", WRITTEN)
def test_every_symbol_of_the_pictures_can_be_looked_up(game: str) -> None:
    find_pictures(game)
    own = {name for name, drawn in SYMBOLS.items() if drawn.__module__.startswith(f"renders.{game}")}
    shown = {symbol for entry in entries(game, "en").values() for symbol in entry.symbols}
    assert own - shown == set()
    assert shown <= SYMBOLS.keys()


@pytest.mark.parametrize("game", WRITTEN)
def test_entries_with_several_symbols_name_each(game: str) -> None:
    for key, rule in rulebook(game).rules.items():
        for locale in LOCALES:
            named = rule.words[locale].symbols
            assert named.keys() <= set(rule.symbols), (key, locale)
            assert len(rule.symbols) == 1 or len({*named, key}) >= len(rule.symbols), (key, locale)


@pytest.mark.parametrize("game", WRITTEN)
def test_entries_have_unique_titles_and_a_few_sentences(game: str) -> None:
    for locale in LOCALES:
        titles = [said.title for _, each, said in wordings(game) if each == locale]
        assert len({title.casefold() for title in titles}) == len(titles)
    for key, locale, said in wordings(game):
        assert 2 <= len(re.findall(r"[.?](?:\s|$)", said.text)) <= 8, (key, locale)
        assert said.text.endswith("."), (key, locale)


@pytest.mark.parametrize("game", WRITTEN)
def test_languages_are_not_left_in_english(game: str) -> None:
    for rule in rulebook(game).rules.values():
        assert len({said.text for said in rule.words.values()}) == len(LOCALES), rule.key


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", WRITTEN)
def test_readers_see_no_ids(game: str, locale: str) -> None:
    for entry in entries(game, locale).values():
        for said in (entry.title, entry.text, *entry.names):
            assert not ID.search(said), (entry.key, said)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", WRITTEN)
def test_topics_and_titles_fit_their_menus(game: str, locale: str) -> None:
    for at in range(len(topics(game, locale))):
        assert 1 <= sum(each.topic == at for each in rulebook(game).rules.values()) <= MOST_ENTRIES
    assert max(len(entry.title) for entry in entries(game, locale).values()) <= LONGEST_ENTRY


OTHER = ENTRY.replace("hop", "stay").replace("    see: [stay]\n", "")


def test_mistake_names_line_and_expectation() -> None:
    assert mistakes_in(ENTRY, [OTHER]) == []
    (astray,) = mistakes_in(ENTRY)
    assert (astray.line, astray.wrong) == (5, "there is no entry `stay`")
    (missing,) = mistakes_in(ENTRY.replace("    explains: [SO-MOVE-01]\n", ""), [OTHER])
    assert (missing.line, missing.wrong) == (3, "`explains` is missing")
    (double,) = mistakes_in(ENTRY, [OTHER, ENTRY])
    assert (double.line, double.wrong) == (3, "another entry is called `hop`, too")


def test_mistake_in_words_names_line_and_expectation() -> None:
    assert mistakes_in_words(SPANISH, ENTRY, "es") == []
    (unknown,) = mistakes_in_words(SPANISH.replace("title", "titel: Pular, title"), ENTRY, "es")
    assert unknown.line == 4 and "Did you mean `title`?" in unknown.remedy
    (nameless,) = mistakes_in_words(SPANISH.replace("topic: Moverse\n", ""), ENTRY, "es")
    assert nameless.wrong == "`topic` is missing"
    (astray,) = mistakes_in_words(SPANISH.replace("hop:", "jump:"), ENTRY, "es")
    assert (astray.line, astray.wrong) == (4, "the topic has no entry `jump`")
    astray, untold = mistakes_in_words(SPANISH.replace("hop:", "jump:"), ENTRY, "en")
    assert {astray.wrong, untold.wrong} == {"the topic has no entry `jump`", "there are no English words for `hop`"}


@pytest.mark.parametrize(("text", "said"), [("- a", "this is no file of rules"), ("a: [", "this cannot be read")])
def test_non_rule_files_are_rejected(text: str, said: str) -> None:
    (mistake,) = mistakes_in(text)
    assert mistake.wrong.startswith(said)


@pytest.mark.parametrize("game", WRITTEN)
def test_spanish_addresses_one_person_or_no_one(game: str) -> None:
    """As everywhere (docs/behaviour.md#lengths): one Spanish for Spain and America, without vosotros."""
    for key, locale, said in wordings(game):
        assert locale != "es" or not re.search(r"\b(vosotros|vuestr\w+|os)\b|[áé]is\b", said.text), key


@pytest.mark.parametrize("game", keys())
def test_rules_explain_symbols_and_cards_only_their_own_portraits(game: str) -> None:
    explained: dict[str, Entry] = {}
    for each in entries(game, "en").values():
        for symbol in each.symbols:
            explained.setdefault(symbol, each)
    assert [name for name, each in explained.items() if each.topic is None and each.key != name] == []
