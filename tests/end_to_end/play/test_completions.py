"""Completions, found in the command tree: of any typed text a short part is searched, off the event loop."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import current_thread
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

from bot.cli import running
from bot.commands.completing import LONGEST_INPUT
from bot.gateway.routes import COMMANDS
from bot.local_discord import Sandbox
from bot.text import rulebook
from bot.text.matching import LONGEST_TYPED, normal_typed
from engine.campaigns import Campaigns
from engine.campaigns.model.errors import Refused
from engine.games import keys
from engine.words import LOCALES
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import bot_on, started
from tests.sampled import some
from tests.seating import answer_at_random

LARGEST = 6000  # characters that Discord permits
ANSWERS = 40

TYPED = {
    "nothing": "",
    "two letters": "de",
    "one word": "x" * LARGEST,
    "short words": ("a b c d e f g h i j k l m n o p q r s t u v w x y z " * LARGEST)[:LARGEST],
    "words of the games": ("deploy a spy attack the hero play cards end of turn draw move monster " * LARGEST)[
        :LARGEST
    ],
    "links": ("play x99, " * LARGEST)[:LARGEST],
    "digits": "9" * LARGEST,
    "one character that stands for eighteen": "\ufdfa" * LARGEST,
}


def all_commands() -> Iterator[app_commands.Command[Any, ..., Any]]:
    for made in [make() for make in COMMANDS]:
        if isinstance(made, app_commands.Group):
            yield from (each for each in made.walk_commands() if isinstance(each, app_commands.Command))
        elif isinstance(made, app_commands.Command):
            yield made


COMPLETED = [
    (command.qualified_name, parameter.display_name)
    for command in all_commands()
    for parameter in command.parameters
    if parameter.autocomplete
]


def test_no_option_takes_a_text_of_any_length() -> None:
    texts = {
        (command.qualified_name, str(each.display_name)): each.max_value
        for command in all_commands()
        for each in command.parameters
        if each.type is AppCommandOptionType.string and not each.choices
    }
    assert texts and {option: most for option, most in texts.items() if not most or most > LONGEST_INPUT} == {}


def test_compared_text_is_short_before_and_after_normalising() -> None:
    assert {len(normal_typed(typed)) <= LONGEST_TYPED for typed in TYPED.values()} == {True}


@pytest.mark.parametrize("game", some(keys(), 2))
async def test_every_completion_searches_a_short_text_off_the_loop(
    game: str, sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long the loop computes for each is measured by `make soak`."""
    searched: list[str] = []

    def noted(typed: str) -> str:
        searched.append(found := normal_typed(typed))
        return found

    monkeypatch.setattr("bot.text.matching.normal_typed", noted)
    async with bot_on(sandbox, tmp_path / "house.db") as bot:
        thread = await started(sandbox, "Ana", "Rui", game=game)
        await play_on(bot.campaigns, int(sandbox.world.home.id))
        for command, option in COMPLETED:
            for typed in (TYPED["words of the games"], TYPED["one character that stands for eighteen"]):
                await sandbox.user("Ana").complete(command, channel=thread, **{str(option): typed})
    assert len(COMPLETED) >= 12 and searched and max(map(len, searched)) <= LONGEST_TYPED


async def play_on(campaigns: Campaigns, guild: int) -> None:
    """Plays at random, so that there are moments to go back to."""
    (situation,) = await campaigns.lookup.of_server(guild)
    generator = Random(1)
    for _ in range(ANSWERS):
        with suppress(Refused):  # an autopilot was quicker
            await answer_at_random(campaigns, situation, generator)
        situation = await campaigns.lookup.situation(situation.id)


async def test_first_rules_search_runs_off_the_event_loop(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the warm-up has read the rules, too."""
    threads: list[str] = []
    built = rulebook.Index.__init__

    def noted(self: Any, *given: Any) -> None:
        threads.append(current_thread().name)
        built(self, *given)

    monkeypatch.setattr(rulebook.Index, "__init__", noted)
    rulebook._index.cache_clear()
    answer = await table.ana.slash("rule", channel="tavern", game="tyrants", words="supplant")
    await table.ana.click(answer, "All rules")
    await table.ana.complete("rule", channel="tavern", game="tyrants", words="spy")
    assert len(threads) == 1 and current_thread().name not in threads


async def test_fault_in_a_completion_offers_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("bot.commands.act.seat_choices", broken)
    assert await table.ana.complete("act", channel=table.thread, seat="a") == []


async def test_rules_of_all_games_are_read_before_the_first_question(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[tuple[str, str]] = []
    monkeypatch.setattr(running, "index", lambda game, locale: read.append((game, locale)))
    await running._read_rules()
    assert sorted(read) == sorted((game, locale) for game in keys() for locale in LOCALES)
