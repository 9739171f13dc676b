"""The machine's clock jumps by days in either direction, while the bot runs or between two starts."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta
from itertools import product

import pytest

from engine.campaigns import Actor, Campaigns, Situation
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.requests import GoBack
from tests.campaigns.tables import ANA, RUI, StillClock, answer, bid, passes, second, sql
from tests.campaigns.upkeep.test_reminders import told
from tests.end_to_end.playing import until, until_so
from tests.sampled import some
from tests.seating import seat_and_start

WAIT = timedelta(hours=24)
BACK, AHEAD = (-1, -9, -400), (1, 9, 400)  # days
TIMES = {
    "decision": "at",
    "branch": "at",
    "post": "at",
    "request": "opened",
    "campaign": "created",
    "seat": "taken",
}


async def leap(campaigns: Campaigns, clock: StillClock, days: float, restart: bool) -> None:
    await second(campaigns)
    clock.turn(days=days)
    if restart:
        campaigns._context.awake = None
        campaigns._context._live.clear()
    await second(campaigns)


async def latest(campaigns: Campaigns) -> dict[str, int]:
    """Returns the latest time of each kind that is stored, in milliseconds."""
    found = {}
    for table, column in TIMES.items():
        ((at,),) = await sql(campaigns, f"SELECT max({column}) FROM {table}")
        found[table] = at or 0
    return found


@pytest.mark.parametrize(("restart", "days"), some([*product([False, True], [*BACK, *AHEAD])], 4))
async def test_one_reminder_is_sent_for_any_clock(
    campaigns: Campaigns, table: Situation, clock: StillClock, days: float, restart: bool
) -> None:
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 6)
    await leap(campaigns, clock, days, restart)
    assert await told(campaigns) == []
    due = (await campaigns.lookup.situation(table.id)).due
    assert due is not None and clock.now() < due <= clock.now() + WAIT
    await passes(campaigns, clock, 5.5)
    assert await told(campaigns) == []
    await passes(campaigns, clock, 6.5)  # at most the whole wait restarts
    assert await told(campaigns) == ["reminder"]
    await passes(campaigns, clock, 24)
    assert await told(campaigns) == ["reminder", "stalled"]


@pytest.mark.parametrize("days", BACK)
async def test_nothing_is_said_to_have_happened_later_than_now(
    campaigns: Campaigns, table: Situation, clock: StillClock, days: float
) -> None:
    await bid(campaigns, table.id)
    await campaigns.requests.ask(table.id, Actor(ANA), GoBack("reset"), reason="again")
    await leap(campaigns, clock, days, restart=False)
    now = to_milliseconds(clock.now())
    assert {table: at for table, at in (await latest(campaigns)).items() if at > now} == {}
    assert all(now < at <= now + 400 * 86_400_000 for (at,) in await sql(campaigns, "SELECT at FROM job"))


@pytest.mark.parametrize("days", [*BACK, *AHEAD])
async def test_log_is_in_order(campaigns: Campaigns, table: Situation, clock: StillClock, days: float) -> None:
    """Even answers given before anyone noticed the leap."""
    await bid(campaigns, table.id)
    clock.turn(days=days)
    await answer(campaigns, table.id, 0, "light")
    await second(campaigns)
    clock.turn(days=-days)
    await answer(campaigns, table.id, 0, "light")
    await second(campaigns)
    await answer(campaigns, table.id, 0)
    times = [at for (at,) in await sql(campaigns, "SELECT at FROM decision ORDER BY n")]
    assert times == sorted(times)


@pytest.mark.parametrize("days", some([*BACK, *AHEAD], 2))
async def test_request_stays_open_for_the_time_that_is_left(
    campaigns: Campaigns, table: Situation, clock: StillClock, days: float
) -> None:
    await bid(campaigns, table.id)
    request = await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset"))  # a vote has 24 h at the daily pace
    await passes(campaigns, clock, 12)
    await leap(campaigns, clock, days, restart=False)
    assert (await campaigns.requests.find(request.campaign, request.id)).status == "open"
    await passes(campaigns, clock, 11.5)
    assert (await campaigns.requests.find(request.campaign, request.id)).status == "open"
    await passes(campaigns, clock, 1)
    assert (await campaigns.requests.find(request.campaign, request.id)).status == "late"


@pytest.mark.parametrize("days", [400, -400])
async def test_archived_campaign_is_kept_for_a_month(
    campaigns: Campaigns, table: Situation, clock: StillClock, days: float
) -> None:
    await campaigns.lifecycle.archive(table.id, Actor(ANA))
    await leap(campaigns, clock, days, restart=False)
    await campaigns.lifecycle.unarchive(table.id, Actor(ANA))
    await campaigns.lifecycle.archive(table.id, Actor(ANA))
    await leap(campaigns, clock, -days, restart=False)
    ((at,),) = await sql(campaigns, "SELECT at FROM job WHERE what = 'purge'")
    assert at <= to_milliseconds(clock.now() + timedelta(days=30))


async def test_leap_forward_reminds_no_one_and_posts_one_notice(campaigns: Campaigns, clock: StillClock) -> None:
    """Not a burst of reminders over all tables."""
    tables = [await seat_and_start(campaigns, "toy") for _ in range(3)]
    for each in tables:
        await bid(campaigns, each.id)
    await leap(campaigns, clock, 3, restart=False)
    await passes(campaigns, clock, 2)
    assert await told(campaigns) == []
    assert await sql(campaigns, "SELECT count(*) FROM post WHERE kind = 'absent'") == [(3,)]


async def test_running_bot_checks_its_clock(
    campaigns: Campaigns, table: Situation, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bid(campaigns, table.id)
    monkeypatch.setattr("engine.campaigns.upkeep.ticker.TICK_SECONDS", 0.01)
    running = asyncio.create_task(campaigns.run())
    await until(lambda: campaigns._context.awake, "the first look")
    clock.turn(days=-30)

    async def due_in_time() -> bool:
        due = (await campaigns.lookup.situation(table.id)).due
        return due is not None and due <= clock.now() + WAIT

    await until_so(due_in_time, "a deadline that went back with the clock")
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
