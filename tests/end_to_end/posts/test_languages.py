"""Public messages use the campaign's language, private ones the reader's.

See docs/behaviour.md#languages.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.gateway.client import Emberkeep
from bot.local_discord import Answer, Person, Sandbox
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.objects import is_named
from engine.games.tyrants.model.content import board, cards
from tests.end_to_end.playing import (
    BUTTON,
    MENU,
    bot_on,
    labels,
    lobby_cards,
    parts,
    posts,
    press,
    public,
    text_of,
    turn_cards,
    until,
    until_so,
    verbs,
)
from tests.sampled import some

NAMES = [named.name["en"] for named in (*cards().values(), *board().sites)]
ENGLISH = re.compile(r"\b(the|of|and|your|you|with|from|by|troop|card|seat|turn|choose|waiting|choice|board)\b", re.I)
COMMANDS = re.compile(r"`[^`]*`|/board words|Tyrants of the Underdark|House of Cards|attachment://\S+")


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Emberkeep]:
    async with bot_on(sandbox, tmp_path / "play.db") as running:
        yield running


async def opened_in(sandbox: Sandbox, language: str) -> tuple[Answer, str]:
    """Returns a match of Ana and Rui with posts in a language: what Ana was answered, and the thread."""
    ana, rui = sandbox.user("Ana"), sandbox.user("Rui")
    answer = await ana.slash("campaign new", channel="games", game="tyrants", name="House of Cards", language=language)
    lobby = await until(lambda: next(iter(lobby_cards(ana)), None), "the lobby card")
    for person in (ana, rui):
        await press(person, lobby, "lobby_join")
    await press(rui, lobby, "lobby_ready")
    await press(ana, lobby, "lobby_start")
    return answer, str(next(each["id"] for each in ana.channels if is_named(each, "House of Cards")))


def words_in(value: Any) -> Iterator[str]:
    """Everything in a message that a person reads."""
    if isinstance(value, list):
        for each in value:
            yield from words_in(each)
    elif isinstance(value, dict):
        for key, each in value.items():
            if key in ("content", "label", "placeholder", "description", "title") and isinstance(each, str):
                yield each
            else:
                yield from words_in(each)


def english_in(message: JsonObject) -> list[str]:
    """Returns the English parts, without names and commands."""
    said = [COMMANDS.sub("", words) for words in words_in(message["components"])]
    for name in sorted(NAMES, key=len, reverse=True):
        said = [words.replace(name, "") for words in said]
    return [words for words in said if ENGLISH.search(words)]


async def asked(thread: str, *people: Person) -> tuple[Person, JsonObject, Answer]:
    """Returns the asked player, the turn message, and the panel of its first button."""

    async def somebody() -> tuple[Person, JsonObject, Answer] | None:
        for person in people:
            for card in turn_cards(person, thread)[-1:]:
                if person.mention in text_of(card):
                    panel = await press(person, card, "act")
                    if {"choose", "pick"} & verbs(panel.message):
                        return person, card, panel
        return None

    found: tuple[Person, JsonObject, Answer] = await until_so(somebody, "somebody's turn")
    return found


async def test_posts_speak_the_campaigns_language_and_panels_the_readers(sandbox: Sandbox, bot: Emberkeep) -> None:
    ana, rui = sandbox.user("Ana"), sandbox.user("Rui")
    ana.locale = "es-419"
    answer, thread = await opened_in(sandbox, "pt-BR")
    assert text_of(answer.message).startswith("Tu mesa está abierta")
    _, card, _ = await asked(thread, ana, rui)
    assert "é a sua vez" in text_of(card)
    assert "Jogar a vez" in labels(card)
    assert "En palabras" in labels((await press(ana, card, "board")).message)
    rui_sees = await press(rui, card, "board")
    assert "In words" in labels(rui_sees.message)
    assert english_in(rui_sees.message) != []


@pytest.mark.parametrize(("language", "discords"), some([("pt-BR", "pt-BR"), ("es", "es-ES")], 1))
async def test_table_of_one_language_reads_no_english(
    sandbox: Sandbox, bot: Emberkeep, language: str, discords: str
) -> None:
    ana, rui = sandbox.user("Ana"), sandbox.user("Rui")
    ana.locale = rui.locale = discords
    _, thread = await opened_in(sandbox, language)
    for step in range(20):
        person, _, panel = await asked(thread, ana, rui)
        assert english_in(panel.message) == []
        await take_any(person, panel, end_turn=step % 3 == 2)
    for look in ("hand", "board", "more", "log"):
        person, _, _ = await asked(thread, ana, rui)
        card = turn_cards(person, thread)[-1]  # the current one: it may have been drawn again
        assert english_in((await press(person, card, look)).message) == [], look
    await until(lambda: len(posts(ana, thread)) > 3, "posts")
    for message in [*public(ana, thread), *ana.messages("games")]:
        assert english_in(message) == [], text_of(message)


async def take_any(person: Person, panel: Answer, *, end_turn: bool) -> None:
    """Takes the last choice of the panel or the end of the turn, and says yes where that is asked."""
    menu = next((each for each in parts(panel.message, MENU) if not each.get("disabled")), None)
    if end_turn and any(each["custom_id"].endswith("end_turn") for each in parts(panel.message, BUTTON)):
        answer = await press(person, panel, "choose", "end_turn")
    elif menu:
        answer = await person.select(panel, menu["custom_id"], [menu["options"][-1]["value"]])
    else:
        answer = await press(person, panel, "choose")
    assert english_in(answer.message) == []
    if "sure" in verbs(answer.message):
        await press(person, answer, "sure")
