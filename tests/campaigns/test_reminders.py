"""Waiting kindly: one reminder at half of a turn's time, one notice when it is over, then silence (ux 2.15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.campaigns import Campaigns, Situation, ticker
from engine.campaigns.errors import TooSoon
from tests.campaigns.tables import ANA, RUI, StillClock, answer, bid, sql
from tests.campaigns.test_seats_in_play import lines


async def passes(campaigns: Campaigns, clock: StillClock, hours: float) -> None:
    """So much time, in which the house looks at the clock every half hour."""
    for _ in range(round(hours * 2)):
        clock.turn(minutes=30)
        await ticker.tick(campaigns._context)


async def told(campaigns: Campaigns) -> Sequence[str]:
    """What the thread was told about the wait."""
    query = "SELECT kind FROM post WHERE kind IN ('reminder', 'stalled') ORDER BY number"
    return [kind for (kind,) in await sql(campaigns, query)]


async def waits(campaigns: Campaigns) -> Sequence[Any]:
    return await sql(campaigns, "SELECT what FROM due WHERE what IN ('reminder', 'stalled')")


async def test_one_reminder_one_notice_then_silence(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    turn = await bid(campaigns, table.id)
    await passes(campaigns, clock, 11.5)
    assert await told(campaigns) == []
    await passes(campaigns, clock, 0.5)
    assert await told(campaigns) == ["reminder"]
    assert await lines(campaigns, "reminder") == [{"seats": [0], "since": int(turn.since.timestamp() * 1000)}]
    with pytest.raises(TooSoon):
        await campaigns.remind(table.id, RUI)
    await passes(campaigns, clock, 11.5)
    assert await told(campaigns) == ["reminder"]
    await passes(campaigns, clock, 0.5)
    assert await told(campaigns) == ["reminder", "stalled"]
    await passes(campaigns, clock, 100)
    assert await told(campaigns) == ["reminder", "stalled"]
    assert await waits(campaigns) == []


async def test_the_reminder_sends_the_card_anew(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    (card,) = await campaigns.cards_to_update()
    await campaigns.set_card(table.id, 7, card.wanted, [ANA])
    await passes(campaigns, clock, 12)
    (card,) = await campaigns.cards_to_update()
    assert card.mentioned == ()


async def test_each_choice_begins_the_wait_anew(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 9)
    await answer(campaigns, table.id, 0, "light")
    await passes(campaigns, clock, 11.5)
    assert await told(campaigns) == []
    await passes(campaigns, clock, 0.5)
    assert await told(campaigns) == ["reminder"]
    await answer(campaigns, table.id, 0, "light")
    await passes(campaigns, clock, 11.5)
    assert await told(campaigns) == ["reminder"]
    await passes(campaigns, clock, 12.5)
    assert await told(campaigns) == ["reminder", "reminder", "stalled"]


async def test_the_wait_is_watched_through_a_restart(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 6)
    campaigns._context._live.clear()
    await answer(campaigns, table.id, 0, "light")
    assert await waits(campaigns) == [("reminder",)]
    await passes(campaigns, clock, 12)
    assert await told(campaigns) == ["reminder"]


async def test_a_pause_stops_the_reminders(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 6)
    await campaigns.pause(table.id, ANA)
    await passes(campaigns, clock, 100)
    assert await told(campaigns) == []
    await campaigns.resume(table.id, ANA)
    await passes(campaigns, clock, 11.5)
    assert await told(campaigns) == []
    await passes(campaigns, clock, 0.5)
    assert await told(campaigns) == ["reminder"]


async def test_without_deadlines_nobody_is_reminded(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await campaigns.set_setting(table.id, ANA, "pace", "none")
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 200)
    assert await told(campaigns) == []


async def test_nobody_is_reminded_while_the_table_votes(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await campaigns.set_setting(table.id, ANA, "pace", "relaxed")
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 35)
    await campaigns.request(table.id, RUI, "reset")  # a vote has 24 h at this pace
    await passes(campaigns, clock, 23)
    assert await told(campaigns) == []
    await passes(campaigns, clock, 3)
    assert await told(campaigns) == ["reminder"]
