"""Every language says everything, with the same variables (docs/behaviour.md#languages)."""

import pytest
from fluent.syntax import FluentParser, ast

from bot.text.speech import CATALOGUE
from engine.games import keys
from engine.words.messages import texts
from renders import find
from tests.words.messages import EVERY_MESSAGE, PACKAGES, TRANSLATED, entries, file_names, in_any_language, messages


@pytest.mark.parametrize(("package", "locale"), EVERY_MESSAGE)
def test_every_file_can_be_read(package: str, locale: str) -> None:
    assert [entry.content for entry in entries(package, locale) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize(("package", "locale"), EVERY_MESSAGE)
def test_message_reads_alone_as_among_others(package: str, locale: str) -> None:
    whole = [entry for entry in entries(package, locale) if isinstance(entry, ast.Message)]
    alone = {key: FluentParser().parse(text).body for key, text in texts(locale, package).items()}
    assert alone.keys() == {entry.id.name for entry in whole}
    assert [entry.id.name for entry in whole if not entry.equals(alone[entry.id.name][0], ["span", "comment"])] == []


@pytest.mark.parametrize(("package", "locale"), EVERY_MESSAGE)
def test_keys_are_unique(package: str, locale: str) -> None:
    keys = [entry.id.name for entry in entries(package, locale) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize(("package", "locale"), EVERY_MESSAGE)
def test_every_key_is_in_every_language(package: str, locale: str) -> None:
    """Each message that another language has; English is no exception."""
    assert sorted(in_any_language(package) - messages(package, locale).keys()) == []


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("locale", TRANSLATED)
def test_every_language_is_split_into_the_same_files(package: str, locale: str) -> None:
    assert file_names(package, locale) == file_names(package, "en")


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("locale", TRANSLATED)
def test_variables_and_their_words_are_the_same(package: str, locale: str) -> None:
    english, translated = messages(package, "en"), messages(package, locale)
    assert {
        key: (translated[key].variables, translated[key].named)
        for key in english.keys() & translated.keys()
        if translated[key].variables != english[key].variables
        or _sets(translated[key].named) != _sets(english[key].named)
    } == {}


def _sets(named: object) -> object:
    return {name: set(values) for name, values in dict(named).items()}  # type: ignore[call-overload]


@pytest.mark.parametrize("package", [package for package in PACKAGES if package != CATALOGUE])
def test_game_messages_use_same_variables_as_the_bots(package: str) -> None:
    """A game's own words are taken wherever the bot says that message."""
    ours, games = messages(CATALOGUE, "en"), messages(package, "en")
    assert {key for key in ours.keys() & games.keys() if not games[key].variables <= ours[key].variables} == set()


@pytest.mark.parametrize("game", keys())
def test_every_picture_that_one_may_look_at_is_called_something(game: str) -> None:
    """[Board] lists them by these names, and cannot be opened where one is missing."""
    known = in_any_language(CATALOGUE) | in_any_language(f"data.{game}.texts")
    asked_for = {
        name: f"picture-{name}-of-seat" if picture.shows == "seat" else f"picture-{name}"
        for name, picture in find(game).items()
        if picture.shows in ("table", "own", "seat", "result")
    }
    assert set(asked_for.values()) - known == set()
