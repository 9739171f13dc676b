"""Fallbacks for texts that have no message or cannot be formatted."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from bot.host.metrics import MISSING_TEXTS
from engine.table import Seat, Text
from engine.words import MissingText, Words, missing
from engine.words.messages import Messages

GAME = "data.keep_the_heroes_out.texts"
KNOWN = "ask-table-spoiled"


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bot's way, with nothing logged yet."""
    monkeypatch.setattr(missing, "_logged", set())
    with missing.lenient():
        yield


def lose(monkeypatch: pytest.MonkeyPatch, key: str, *locales: str) -> None:
    """Removes a message from these languages."""
    has = Messages.has
    gone = [Words(each, (GAME,))._messages[0] for each in locales]
    monkeypatch.setattr(Messages, "has", lambda self, asked: has(self, asked) and not (asked == key and self in gone))


@pytest.mark.usefixtures("fresh")
def test_missing_message_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    lose(monkeypatch, KNOWN, "es")
    assert Words("es", (GAME,)).message(KNOWN) == Words("en", (GAME,)).message(KNOWN)


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
def test_message_missing_everywhere_is_its_key_in_words(monkeypatch: pytest.MonkeyPatch, locale: str) -> None:
    lose(monkeypatch, KNOWN, "en", "es", "pt-BR")
    assert Words(locale, (GAME,)).message(KNOWN) == "Table spoiled"


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize(
    "text",
    [
        Text("choose-hero"),  # without its variables
        Text("choose-room", room=Seat(99)),
        Text("choose-room", room={"a": 1}),
        Text("choose-room", room=(Seat(99), "study")),
        Text("no such **key** <@1>"),
    ],
)
def test_text_that_cannot_be_formatted_never_raises(text: Text) -> None:
    said = Words("es", (GAME,)).say(text)
    assert said and not set(said) & set("{}$*<>@")


@pytest.mark.usefixtures("fresh")
def test_only_the_broken_part_of_a_text_is_replaced() -> None:
    said = Words("en", (GAME,)).say(Text("choose-room", room=Text("never-written")))
    assert "Never written" in said and said != "Choose room"


@pytest.mark.usefixtures("fresh")
def test_missing_text_is_logged_once_and_counted_each_time(caplog: pytest.LogCaptureFixture) -> None:
    def count() -> float:
        return sum(MISSING_TEXTS.labels("never-told", each)._value.get() for each in ("en", "es"))

    before = count()
    with caplog.at_level(logging.ERROR, "engine.words.missing"):
        for locale in ("en", "es", "en", "es", "es"):
            Words(locale, (GAME,)).message("never-told")
    assert count() == before + 5
    assert [each.args[:2] for each in caplog.records if each.args] == [("never-told", "en"), ("never-told", "es")]


def test_tests_and_imported_files_are_strict() -> None:
    with pytest.raises(MissingText):
        Words("en", (GAME,)).message("never-told")
    with missing.lenient(), pytest.raises(MissingText):
        Words("en", (GAME,), strict=True).message("never-told")
