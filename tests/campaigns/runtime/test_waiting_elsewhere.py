"""Listing the other campaigns that wait for a player never blocks a campaign."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update

from engine.campaigns import Actor, Campaigns, Situation
from engine.campaigns.model.situation import Waiting
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import Live
from engine.storage.schema.tables import campaigns as campaign_table
from engine.table import fair
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, answer, bid
from tests.seating import find, seat_and_start


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The campaigns that were held since, one after the other."""
    seen: list[int] = []
    alone_with = Context.alone_with

    @asynccontextmanager
    async def counted(self: Context, campaign: int) -> AsyncIterator[None]:
        seen.append(campaign)
        async with alone_with(self, campaign):
            yield

    monkeypatch.setattr(Context, "alone_with", counted)
    return seen


async def waits(campaigns: Campaigns, user: int) -> list[int]:
    return [each.campaign for each in await campaigns.lookup.waits_for(user)]


async def test_reading_waiting_players_takes_no_lock(
    campaigns: Campaigns, table: Situation, clock: StillClock, held: list[int]
) -> None:
    clock.turn(minutes=1)
    others = [await seat_and_start(campaigns, "toy") for _ in range(24)]
    held.clear()
    found = await waits(campaigns, ANA)
    assert (found[0], set(found[1:])) == (table.id, {each.id for each in others})
    assert held == []


async def test_waiting_campaigns_are_listed_while_locked(campaigns: Campaigns, table: Situation) -> None:
    async with campaigns._context.hold(table.id):
        assert await asyncio.wait_for(waits(campaigns, ANA), 5) == [table.id]


async def test_waiting_index_follows_changes(campaigns: Campaigns, table: Situation) -> None:
    assert await waits(campaigns, RUI) == [table.id]
    await answer(campaigns, table.id, 1)
    assert await waits(campaigns, RUI) == []
    turn = await bid(campaigns, table.id)
    assert await waits(campaigns, RUI) == [table.id for seat in turn.waiting_for if seat == 1]
    await campaigns.seats.set_autopilot(table.id, 0, True, Actor(ANA))
    assert await waits(campaigns, ANA) == []
    assert await waits(campaigns, KIM) == []


async def test_waiting_index_follows_undo(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "light")
    await campaigns.lifecycle.archive(table.id, Actor(ANA))
    await campaigns.lifecycle.unarchive(table.id, Actor(ANA))
    await campaigns.play.undo(table.id, ANA)
    assert await waits(campaigns, ANA) == [table.id]


async def test_start_knows_it_without_holding_anything(
    campaigns: Campaigns, table: Situation, tmp_path: Path, held: list[int]
) -> None:
    before = await campaigns.lookup.waits_for(ANA)
    await campaigns.close()
    house = await Campaigns.open(tmp_path / "house.sqlite3", chance=fair(Random(7)), clock=StillClock(), find=find)
    held.clear()
    assert await house.lookup.waits_for(ANA) == before
    assert held == []
    await house.close()


async def shown(campaigns: Campaigns, campaign: int) -> None:
    """The deliverer has brought the turn card up to date."""
    situation = await campaigns.lookup.situation(campaign)
    card = await campaigns.outbox.turn_message_of(campaign)
    await campaigns.outbox.set_turn_message(campaign, 1, card.wanted, situation.waiting_users)


async def test_only_campaigns_that_may_wait_are_read(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """24 other campaigns, which Ana has answered, are not read, though nothing is known of them yet; events since a
    turn message was sent are not missed."""
    others = [await seat_and_start(campaigns, "toy") for _ in range(24)]
    for each in others:
        await answer(campaigns, each.id, 0)
        await shown(campaigns, each.id)
    await shown(campaigns, table.id)
    campaigns._context._waiting.clear()
    looked_at: list[int] = []
    waiting = Context.waiting

    async def noted(self: Context, campaign: int) -> Waiting:
        looked_at.append(campaign)
        return await waiting(self, campaign)

    monkeypatch.setattr(Context, "waiting", noted)
    assert (await waits(campaigns, ANA), looked_at) == ([table.id], [table.id])
    moved_on = await answer(campaigns, others[3].id, 1)
    assert ANA in moved_on.situation.waiting_users
    assert set(await waits(campaigns, ANA)) == {table.id, others[3].id}


async def test_rows_read_during_write_are_not_cached(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A campaign that is not loaded is archived while someone reads its waiting players."""
    context = campaigns._context
    context.forget(table.id)
    read, was_read, written = context._as_it_lies, asyncio.Event(), asyncio.Event()

    async def slowly(campaign: int) -> Live:
        found = await read(campaign)
        was_read.set()
        await written.wait()
        return found

    monkeypatch.setattr(context, "_as_it_lies", slowly)
    asked = asyncio.create_task(context.waiting(table.id))
    await was_read.wait()
    async with context.hold_unloaded(table.id):
        at = campaign_table.c.id == table.id
        await context.database.write([(update(campaign_table).where(at).values(archived=1), ())])
    written.set()
    await asked
    assert (await context.waiting(table.id)).users == frozenset()
