"""A thread's name says game, group and whose turn it is, and is changed as rarely as Discord demands.

See docs/behaviour.md#thread-names.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.discord import thread_names
from bot.local_discord.model import objects
from bot.local_discord.rest.faults import Refused
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import Later, delivered, public, turn_cards, until

FIRST = "Lanterns · Low Lanterns"


def name_of(table: Table) -> str:
    return str(table.sandbox.world.channels[table.thread]["name"])


def renames(table: Table) -> int:
    """The number of requests that renamed the thread."""
    path = f"/channels/{table.thread}"
    return sum(each.method == "PATCH" and each.path.endswith(path) for each in table.sandbox.requests)


@pytest.fixture
async def table(table: Table, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table whose thread has the right name and may be renamed again at once."""
    monkeypatch.setattr(thread_names, "SECONDS_BETWEEN", 0.0)
    situation = await table.bot.campaigns.lookup.situation(1)
    await table.bot.services.refreshing.rename(situation)
    await until(lambda: name_of(table) == thread_names.name_of(situation), "its name")
    table.sandbox.requests.clear()
    return table


def notices(table: Table) -> list[str]:
    """The messages in which Discord says that the thread was renamed."""
    return [each["id"] for each in public(table.ana, table.thread) if each["type"] == objects.MESSAGE_NAME_CHANGED]


async def test_name_says_whose_turn_it_is_above_the_turn_message(table: Table) -> None:
    for person, name in ((table.ana, "Rui"), (table.rui, "2")):
        before, told = renames(table), len(notices(table))
        await table.whole_turn(person)
        await delivered(table.bot)
        assert name_of(table).startswith(f"{FIRST} · {name}")
        assert renames(table) == before + 1
        (card,) = turn_cards(table.ana, table.thread)
        assert public(table.ana, table.thread)[-1]["id"] == card["id"]
        assert len(notices(table)) == told + 1


async def test_renames_are_ten_minutes_apart_and_the_last_has_the_latest_turn(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thread_names, "SECONDS_BETWEEN", 600.0)
    for person in (table.ana, table.rui):
        await table.whole_turn(person)
        await delivered(table.bot)
        assert renames(table) == 1
    situation, refreshing = await table.bot.campaigns.lookup.situation(1), table.bot.services.refreshing
    assert name_of(table) != thread_names.name_of(situation)
    (timer,) = refreshing._names._timers.values()
    assert timer.when() - asyncio.get_running_loop().time() <= 600.0
    refreshing._names._next.clear()
    refreshing._names._started = Later(timedelta(days=-1)).now()
    refreshing._names._due(1)
    await until(lambda: name_of(table) == thread_names.name_of(situation), "the latest turn in the name")


async def test_refused_rename_costs_nothing(table: Table) -> None:
    table.sandbox.faults.plan(Refused(403, 50013), "PATCH /channels/{channel_id}")
    for person in (table.ana, table.rui):
        await table.whole_turn(person)
        await delivered(table.bot)
    assert renames(table) == 1 and turn_cards(table.rui, table.thread)


async def test_campaign_called_after_its_game_does_not_repeat_it(table: Table) -> None:
    situation = await table.bot.campaigns.lookup.situation(1)
    called = replace(situation, facts=replace(situation.facts, name="Lanterns 2"))
    assert thread_names.first_name(called) == "Lanterns 2"
