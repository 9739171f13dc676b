"""A thread's name says game, group and whose turn it is, and is changed as rarely as Discord demands.

See docs/behaviour.md#thread-names.
"""

from __future__ import annotations

import pytest

from bot.discord import thread_names
from bot.local_discord.model import objects
from bot.local_discord.rest.faults import Refused
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import delivered, public, turn_cards, until

FIRST = "Lanterns · Low Lanterns"


def name_of(table: Table) -> str:
    return str(table.sandbox.world.channels[table.thread]["name"])


def renames(table: Table) -> int:
    """The number of requests that renamed the thread."""
    path = f"/channels/{table.thread}"
    return sum(each.method == "PATCH" and each.path.endswith(path) for each in table.sandbox.requests)


@pytest.fixture
async def table(table: Table, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table whose threads are renamed as soon as someone else has the turn."""
    monkeypatch.setattr(thread_names, "SETTLES", 0.0)
    monkeypatch.setattr(thread_names, "WINDOW", 2.0)
    return table


async def test_name_says_whose_turn_it_is_without_a_notice(table: Table) -> None:
    for person, name in ((table.ana, "Rui"), (table.rui, "2")):
        await table.whole_turn(person)
        await until(lambda name=name: name_of(table).startswith(f"{FIRST} · {name}"), f"{name} in the name")  # type: ignore[misc]
        await delivered(table.bot)
        await until(lambda: notices(table) == [], "notices deleted")


def notices(table: Table) -> list[str]:
    """The messages in which Discord says that the thread was renamed."""
    return [each["id"] for each in public(table.ana, table.thread) if each["type"] == objects.MESSAGE_NAME_CHANGED]


async def test_further_renames_wait_and_then_have_the_latest_turn(table: Table) -> None:
    for person in (table.ana, table.rui):
        await table.whole_turn(person)
        await delivered(table.bot)
    assert renames(table) <= thread_names.MOST_RENAMES
    situation = await table.bot.campaigns.lookup.situation(1)
    await until(lambda: name_of(table) == thread_names.name_of(situation), "the latest turn in the name")


async def test_quick_turns_are_not_in_the_name(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thread_names, "SETTLES", 60.0)
    await table.whole_turn(table.ana)
    await delivered(table.bot)
    assert renames(table) == 0


async def test_refused_rename_costs_nothing(table: Table) -> None:
    table.sandbox.faults.plan(Refused(403, 50013), "PATCH /channels/{channel_id}")
    for person in (table.ana, table.rui):
        await table.whole_turn(person)
        await delivered(table.bot)
    assert renames(table) == 1 and turn_cards(table.rui, table.thread)
