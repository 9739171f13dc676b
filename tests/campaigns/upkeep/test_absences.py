"""After an outage every deadline is later by its length, and campaigns are loaded only if needed. See
docs/behaviour.md#restarts.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from engine.campaigns import Actor, Campaigns, Situation
from engine.campaigns.model.requests import GoBack
from engine.campaigns.runtime.absences import Absence, Absences
from engine.campaigns.runtime.context import Context
from engine.campaigns.upkeep import absence
from engine.storage import Conflict, Shards
from engine.storage.queries import notes
from engine.table import fair
from tests.campaigns.play.test_automatic_answers import played_card
from tests.campaigns.tables import ANA, RUI, StillClock, answer, bid, passes, second, sql
from tests.seating import find, seat_and_start

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
MINE, THEIRS = Shards(0, 0, 2), Shards(1, 1, 2)
SERVER = 2 << 22  # for the first of two shards


def hours(count: float) -> timedelta:
    return timedelta(hours=count)


def away(*spans: tuple[float, float], shards: Shards = MINE) -> Absences:
    """Returns absences between these hours after noon."""
    found = Absences()
    found.those = [Absence(shards, NOON + hours(began), NOON + hours(ended)) for began, ended in spans]
    return found


async def nobody_is_up(campaigns: Campaigns, clock: StillClock, count: float) -> None:
    """Simulates this number of hours without any process."""
    await second(campaigns)
    clock.turn(hours=count)
    await second(campaigns)


@asynccontextmanager
async def restarted(folder: Path, clock: StillClock) -> AsyncIterator[Campaigns]:
    """Opens the fixture's database again after it was closed."""
    house = await Campaigns.open(folder / "house.sqlite3", chance=fair(Random(8)), clock=clock, find=find)
    await absence.keep_time(house._context)
    yield house
    await house.close()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The campaigns that are opened from now on."""
    found: list[int] = []
    load = Context._load

    async def noted(context: Context, campaign: int) -> Any:
        found.append(campaign)
        return await load(context, campaign)

    monkeypatch.setattr(Context, "_load", noted)
    return found


async def posts(campaigns: Campaigns) -> Sequence[str]:
    """Returns the messages about waits and absences, by thread."""
    query = "SELECT kind FROM post WHERE kind IN ('absent', 'reminder', 'stalled') ORDER BY campaign, number"
    return [kind for (kind,) in await sql(campaigns, query)]


# ---------------------------------------------------------------- how much later


@pytest.mark.parametrize(
    ("spans", "began", "counts_from"),
    [
        (((1, 3),), 0, 2),
        (((1, 3),), 2, 3),  # it began while no one was there
        (((1, 3),), 3, 3),
        (((1, 3), (4, 5)), 0, 3),
        (((1, 3), (4, 5)), 1.5, 4),  # an hour of it has passed between the two
        (((1, 3), (4, 5)), 3.5, 4.5),
        (((1, 3), (4, 5)), 5, 5),
    ],
)
def test_wait_starts_later_after_absence(spans: Any, began: float, counts_from: float) -> None:
    assert away(*spans).later(NOON + hours(began), SERVER) == NOON + hours(counts_from)


def test_absences_of_other_shards_count_for_others() -> None:
    assert away((1, 3), shards=THEIRS).later(NOON, SERVER) == NOON
    assert away((1, 3), shards=THEIRS).earlier(NOON, SERVER) == NOON


def test_earlier_deadline_moves_to_same_moment() -> None:
    absences = away((1, 3), (4, 5), (9, 30))
    for quarter in range(200):
        moment = NOON + hours(quarter / 4 - 10)
        assert absences.later(absences.earlier(moment, SERVER), SERVER) == moment


def test_future_heartbeat_is_ignored() -> None:
    absences = away((1, 3), (4, 9), (10, 11))
    absences.those = absences.known_at(NOON + hours(6))
    assert [each.length for each in absences.those] == [hours(2), hours(2)]
    assert absences.known_at(NOON + timedelta(days=400)) == []


# ---------------------------------------------------------------- steps of the bot


@pytest.mark.parametrize("length", [timedelta(minutes=5), hours(5)])
async def test_no_campaign_is_opened_in_which_nothing_was_due(
    campaigns: Campaigns, clock: StillClock, opened: list[int], length: timedelta
) -> None:
    """But the deadline of each moves, and a long absence updates the turn messages."""
    tables = [await bid(campaigns, (await seat_and_start(campaigns, "toy")).id) for _ in range(4)]
    await second(campaigns)
    cards = [card for (card,) in await sql(campaigns, "SELECT wanted FROM turn_message ORDER BY campaign")]
    clock.turn(seconds=length.total_seconds())
    campaigns._context.awake = None
    opened.clear()
    await second(campaigns)
    assert opened == []
    assert [(await campaigns.lookup.situation(each.id)).due for each in tables] == [
        each.due + length for each in tables if each.due
    ]
    assert [card for (card,) in await sql(campaigns, "SELECT wanted FROM turn_message ORDER BY campaign")] == [
        card + (length > timedelta(minutes=10)) for card in cards
    ]


async def test_only_late_players_are_notified(campaigns: Campaigns, clock: StillClock, opened: list[int]) -> None:
    first, second_table = [await seat_and_start(campaigns, "toy") for _ in range(2)]
    await bid(campaigns, first.id)
    await passes(campaigns, clock, 20)
    await bid(campaigns, second_table.id)
    opened.clear()
    clock.turn(hours=5)
    await absence.keep_time(campaigns._context)
    assert opened == [first.id]
    assert await sql(campaigns, "SELECT campaign FROM post WHERE kind = 'absent'") == [(first.id,)]


async def test_reminded_player_is_not_reminded_again(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    await passes(campaigns, clock, 20)
    await nobody_is_up(campaigns, clock, 10)
    await passes(campaigns, clock, 3.5)
    assert await posts(campaigns) == ["reminder", "absent"]
    await passes(campaigns, clock, 0.5)
    assert await posts(campaigns) == ["reminder", "absent", "stalled"]


async def test_several_absences_in_one_wait_are_kept_over_restarts(
    campaigns: Campaigns, table: Situation, clock: StillClock, tmp_path: Path
) -> None:
    turn = await bid(campaigns, table.id)
    await second(campaigns)
    await campaigns.close()
    for _ in range(2):
        clock.turn(hours=3)
        async with restarted(tmp_path, clock) as house:
            await passes(house, clock, 1)
    async with restarted(tmp_path, clock) as house:
        due = (await house.lookup.situation(table.id)).due
        assert turn.due is not None and due == turn.due + hours(6)


@pytest.mark.parametrize(("noted", "later"), [(-3, 3), (5, 72)])
async def test_heartbeats_of_other_shard_ranges_count(
    campaigns: Campaigns, table: Situation, clock: StillClock, noted: float, later: float
) -> None:
    """Other processes were running in that time, unless one of them reports a time in the future."""
    turn = await bid(campaigns, table.id)
    await second(campaigns)
    clock.turn(hours=72)
    await campaigns._context.database.write(notes.put("awake 0-0/2", (clock.now() + hours(noted)).isoformat()))
    campaigns._context.awake = None
    await second(campaigns)
    assert turn.due is not None
    assert (await campaigns.lookup.situation(table.id)).due == turn.due + hours(later)


async def test_extra_time_adds_to_remaining_time(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    """After an absence, which is not counted twice, and before another."""
    turn = await bid(campaigns, table.id)
    await passes(campaigns, clock, 20)
    await nobody_is_up(campaigns, clock, 10)
    assert turn.due is not None
    assert (await campaigns.nudges.take_time(table.id, ANA, 12)).due == turn.due + hours(22)
    await nobody_is_up(campaigns, clock, 5)
    assert (await campaigns.lookup.situation(table.id)).due == turn.due + hours(27)


async def test_vote_stays_open_longer_after_absence(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    await bid(campaigns, table.id)
    request = await campaigns.requests.ask(table.id, Actor(RUI), GoBack("reset"))  # a vote has 24 h at this pace
    await passes(campaigns, clock, 1)
    await nobody_is_up(campaigns, clock, 30)
    await passes(campaigns, clock, 22.5)
    found = await campaigns.requests.find(request.campaign, request.id)
    assert request.closes is not None
    assert (found.status, found.closes) == ("open", request.closes + hours(30))
    assert await posts(campaigns) == ["absent"]
    await passes(campaigns, clock, 0.5)
    assert (await campaigns.requests.find(request.campaign, request.id)).status == "late"


async def test_reaction_window_closes_later_after_absence(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await played_card(campaigns, table.id)  # others have 8 hours
    await passes(campaigns, clock, 7)
    await nobody_is_up(campaigns, clock, 3)
    await passes(campaigns, clock, 0.5)
    assert (await campaigns.lookup.situation(table.id)).waiting_for == [1]
    await passes(campaigns, clock, 0.5)
    assert (await campaigns.lookup.situation(table.id)).waiting_for == [0]


async def test_no_time_is_made_up_for_twice(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    """The disk takes nothing at first: it is tried again, as if for the first time."""
    turn = await bid(campaigns, table.id)
    await second(campaigns)
    clock.turn(hours=13)
    write = campaigns._context.database.write

    async def refused(writes: Any) -> None:
        """Writes only the heartbeat; an earlier write would count twice."""
        noted = any("awake" in str(values) for _, values in writes)
        await write([*writes, (text("INSERT INTO note VALUES ('awake', '')"), ())] if noted else writes)

    with pytest.MonkeyPatch.context() as monkeypatch, pytest.raises(Conflict):
        monkeypatch.setattr(campaigns._context.database, "write", refused)
        await absence.keep_time(campaigns._context)
    clock.turn(hours=1)
    await second(campaigns)
    assert turn.due is not None
    assert (await campaigns.lookup.situation(table.id)).due == turn.due + hours(14)
    assert await sql(campaigns, "SELECT at FROM job WHERE what <> 'clock'") == [
        (int((NOON + hours(26)).timestamp() * 1000),)
    ]


async def test_choice_made_after_the_return_has_all_of_its_time(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    await bid(campaigns, table.id)
    await nobody_is_up(campaigns, clock, 40)
    assert (await answer(campaigns, table.id, 0, "light")).situation.due == clock.now() + hours(24)
