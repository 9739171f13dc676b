"""Two processes on one database: each has its own servers, and people are the same person on both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from datetime import timedelta
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import orjson
import pytest

from bot.interactions.readers import Readers
from engine.campaigns import Actor, Campaigns, Person, Preferences, Situation
from engine.campaigns.model.errors import Elsewhere, NotOrganiser
from engine.campaigns.model.requests import GoBack
from engine.campaigns.upkeep import absence, stuck, ticker
from engine.storage import InUse, Shards, Unreachable
from engine.storage.leadership import leases
from engine.table import fair
from tests import postgres, toy
from tests.campaigns.tables import ANA, RUI, StillClock, answer, bid, sql
from tests.seating import CHANNEL, FIRST_USER, GUILD, find, seat_and_start

OTHER_GUILD = 1 << 22
"""A server of the second shard; that of the tests is the first's."""
HERE, THERE = Shards(0, 0, 2), Shards(1, 1, 2)


@pytest.fixture
def url(server: postgres.Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    toy.register(monkeypatch)
    monkeypatch.setattr(leases, "RENEWED_EVERY_SECONDS", 0.1)
    return server.url(tmp_path / "house")


async def opened(url: str, shards: Shards, clock: StillClock) -> Campaigns:
    return await Campaigns.open(url, chance=fair(Random(7)), clock=clock, find=find, shards=shards)


@pytest.fixture
async def here(url: str, clock: StillClock) -> AsyncIterator[Campaigns]:
    house = await opened(url, HERE, clock)
    yield house
    await house.close()


@pytest.fixture
async def there(url: str, clock: StillClock) -> AsyncIterator[Campaigns]:
    house = await opened(url, THERE, clock)
    yield house
    await house.close()


@pytest.fixture
async def table(here: Campaigns) -> Situation:
    """A table of the first process."""
    return await seat_and_start(here, "toy")


@pytest.fixture
async def other(there: Campaigns) -> Situation:
    """A table of the second process, with the same people."""
    return await seat_and_start(there, "toy", guild=OTHER_GUILD)


# ---------------------------------------------------------------- each its own


async def test_numbers_are_handed_out_once_and_without_leaps(
    url: str, here: Campaigns, there: Campaigns, clock: StillClock
) -> None:
    made = [
        (await seat_and_start(house, "toy", guild=guild)).id
        for house, guild in ((here, GUILD), (there, OTHER_GUILD), (there, OTHER_GUILD), (here, GUILD))
    ]
    assert made == [1, 2, 3, 4]
    await there.close()
    again = await opened(url, THERE, clock)
    assert (await seat_and_start(again, "toy", guild=OTHER_GUILD)).id == 5
    await again.close()


async def test_numbers_begin_after_campaigns_that_were_copied_in(
    url: str, here: Campaigns, table: Situation, clock: StillClock
) -> None:
    await here.close()
    with postgres.connect(url) as connection:
        connection.execute("UPDATE campaign SET id = 41 WHERE id = 1")
        connection.execute("SELECT setval('campaign_number', 3)")
    again = await opened(url, HERE, clock)
    assert (await seat_and_start(again, "toy")).id == 42
    await again.close()


async def test_waiting_work_is_seen_by_owner_process(
    here: Campaigns, there: Campaigns, table: Situation, other: Situation
) -> None:
    for house, own in ((here, table.id), (there, other.id)):
        assert {post.campaign for post in await house.outbox.next_posts()} == {own}
        assert {card.campaign for card in await house.outbox.turn_messages_to_update()} == {own}
        figures = await house.upkeep.figures()
        assert (dict(figures.campaigns), figures.outbox) == ({"playing": 1}, 1)
    assert await here.servers.besides([]) == [GUILD] and await there.servers.besides([]) == [OTHER_GUILD]


async def test_refused_post_is_tried_again_by_the_process_that_has_it(
    here: Campaigns, there: Campaigns, table: Situation, other: Situation
) -> None:
    for house in (here, there):
        (post,) = await house.outbox.next_posts()
        await house.outbox.mark_refused(post)
    assert (await here.upkeep.figures()).refusing == (await there.upkeep.figures()).refusing == 1
    await here.outbox.retry()
    assert await sql(here, "SELECT campaign, status FROM post WHERE number = 1 ORDER BY campaign") == [
        (table.id, "sending"),
        (other.id, "refused"),
    ]


async def test_openings_are_finished_by_the_process_that_has_them(here: Campaigns, there: Campaigns) -> None:
    made = await there.lobby.create(
        game="toy", name="Late", organiser=Person(ANA, "Ana"), guild=OTHER_GUILD, channel=CHANNEL
    )
    assert (await here.openings.unopened(), await there.openings.unopened()) == ([], [made.id])


async def test_due_jobs_run_in_owner_process(
    here: Campaigns, there: Campaigns, table: Situation, other: Situation, clock: StillClock
) -> None:
    for house, campaign in ((here, table.id), (there, other.id)):
        await bid(house, campaign)
        await answer(house, campaign, 0, "light")
        await house.requests.ask(campaign, Actor(ANA), GoBack("reset"))
    clock.turn(days=30)
    await ticker.tick(here._context)
    jobs = await sql(here, "SELECT DISTINCT campaign FROM job WHERE what = 'request'")
    assert jobs == [(other.id,)]
    await ticker.tick(there._context)
    assert await sql(here, "SELECT * FROM job WHERE what = 'request'") == []


async def test_time_that_a_process_was_away_is_credited_to_its_campaigns(
    url: str, here: Campaigns, there: Campaigns, table: Situation, other: Situation, clock: StillClock
) -> None:
    for house in (here, there):
        await absence.keep_time(house._context)
    before = [(await here.lookup.situation(each.id)).due for each in (table, other)]
    await there.close()
    for _ in range(12):  # for an hour in which the other process runs
        clock.turn(minutes=5)
        await absence.keep_time(here._context)
    again = await opened(url, THERE, clock)
    await absence.keep_time(again._context)
    assert (await here.lookup.situation(table.id)).due == before[0]
    assert (await again.lookup.situation(other.id)).due == clock.now() + timedelta(hours=24)
    await again.close()


async def test_clock_that_was_ahead_is_put_right_in_its_own_tables(
    here: Campaigns, there: Campaigns, table: Situation, other: Situation, clock: StillClock
) -> None:
    at = "SELECT max(at) FROM branch WHERE campaign = "
    (mine,), (others,) = await sql(here, f"{at}{table.id}"), await sql(here, f"{at}{other.id}")
    await absence.keep_time(here._context)
    clock.turn(hours=-5)
    await absence.keep_time(here._context)
    assert await sql(here, f"{at}{table.id}") == [(mine[0] - 5 * 3_600_000,)]
    assert await sql(here, f"{at}{other.id}") == [others]


async def test_start_clears_no_campaign_of_another(
    url: str, here: Campaigns, there: Campaigns, table: Situation, other: Situation
) -> None:
    """One that was being computed twice when its process ended is paused, by its own process."""
    for house, campaign in ((here, table.id), (there, other.id)):
        house._context.computing.unended = {campaign}
        await stuck.look_back(house._context)
    assert await sql(here, "SELECT key FROM note WHERE key LIKE 'unended%' ORDER BY key") == [
        (f"unended {table.id}",),
        (f"unended {other.id}",),
    ]
    for house in (here, there):
        await stuck.look_back(house._context)
    assert (await here.lookup.situation(table.id)).facts.pause is not None


async def test_each_process_has_its_own_cache_file(here: Campaigns, there: Campaigns) -> None:
    assert here._context.computing._path != there._context.computing._path


# ---------------------------------------------------------------- a campaign of another


async def test_foreign_campaign_is_read_only(here: Campaigns, there: Campaigns, other: Situation) -> None:
    seen = await here.lookup.situation(other.id)
    assert (seen.n, seen.waiting_for) == (other.n, other.waiting_for)
    ask = seen.ask_of(0)
    assert ask is not None
    tries: list[Awaitable[Any]] = [
        here.play.answer(other.id, branch=seen.branch, n=ask.n, seat=0, user=ANA, pick=(ask.options[0].id,)),
        here.lifecycle.pause(other.id, Actor(ANA), ""),
        here.lifecycle.archive(other.id, Actor(ANA)),
        here.files.begin_again(other.id, Person(ANA, "Ana"), CHANNEL),
        here.unreadable.archive(other.id, Actor(ANA)),
        here.lobby.create(game="toy", name="Wrong", organiser=Person(ANA, "Ana"), guild=OTHER_GUILD, channel=CHANNEL),
        here.servers.leave(OTHER_GUILD),
    ]
    before = await sql(there, "SELECT * FROM campaign")
    for each in tries:
        with pytest.raises(Elsewhere):
            await each
    assert await sql(there, "SELECT * FROM campaign") == before
    await answer(there, other.id, 0)
    assert sorted((await here.lookup.situation(other.id)).held) == [0]  # nothing of it is kept


async def test_strangers_hear_no_more_of_a_campaign_elsewhere(here: Campaigns, other: Situation) -> None:
    with pytest.raises(Elsewhere):
        await here.unreadable.rows(other.id, Actor(5))
    with pytest.raises(NotOrganiser):
        mine = await seat_and_start(here, "toy")
        await here.unreadable.rows(mine.id, Actor(5))


async def test_process_without_lease_changes_and_posts_nothing(
    url: str, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as stopped:  # as a process that does not renew its lease
        stopped.setattr(leases, "LASTS_SECONDS", 0.5)
        stopped.setattr(leases, "RENEWED_EVERY_SECONDS", 3600.0)
        before = await opened(url, HERE, clock)
        table = await seat_and_start(before, "toy")
    after = await opened(url, HERE, clock)
    with pytest.raises(InUse):
        await answer(before, table.id, 0)
    await asyncio.wait_for(before.lost(), 30)
    assert (before.leads, after.leads) == (False, True)
    for nothing in (before.outbox.next_posts(), before.outbox.turn_messages_to_update()):
        with pytest.raises(Unreachable):
            await nothing
    assert len(await after.outbox.next_posts()) == 1
    assert (await answer(after, table.id, 0)).situation.n == table.n
    await before.close()
    await after.close()


# ---------------------------------------------------------------- people are of no shard


async def test_waiting_players_are_visible_in_all_processes(
    here: Campaigns, there: Campaigns, table: Situation, other: Situation
) -> None:
    async def waits(house: Campaigns) -> set[int]:
        return {each.campaign for each in await house.lookup.waits_for(ANA)}

    assert await waits(here) == await waits(there) == {table.id, other.id}
    assert {each.id for each in await here.lookup.waiting_for(ANA)} == {table.id, other.id}
    assert {each.id for each in await here.lookup.seated(ANA)} == {table.id, other.id}
    await answer(there, other.id, 0)
    assert await waits(here) == await waits(there) == {table.id}
    await answer(here, table.id, 0)
    assert await waits(here) == await waits(there) == set()


async def test_preferences_are_shared_between_processes(here: Campaigns, there: Campaigns) -> None:
    readers = [Readers(here), Readers(there)]
    for each in readers:
        await each.load(ANA)
    await readers[0].change(ANA, locale="es")
    await readers[1].load(ANA)
    assert readers[1].of(ANA).locale == "es"
    await readers[1].change(ANA, quiet="late")
    await readers[0].load(ANA)
    assert readers[0].of(ANA) == Preferences(locale="es", quiet="late")


async def test_single_process_caches_preferences() -> None:
    reads = 0

    async def preferences(user: int) -> Preferences:
        nonlocal reads
        reads += 1
        return Preferences()

    campaigns: Any = SimpleNamespace(shards=Shards(0, 1, 2), people=SimpleNamespace(preferences=preferences))
    readers = Readers(campaigns)
    for _ in range(3):
        await readers.load(ANA)
    assert reads == 1


async def test_two_processes_may_keep_the_same_note_at_the_same_time(here: Campaigns, there: Campaigns) -> None:
    for number in range(20):
        await asyncio.gather(
            *(house.upkeep.remember("health", str(number)) for house in (here, there)),
            *(house.people.set_preferences(ANA, Preferences(turns=number)) for house in (here, there)),
        )
    assert await here.upkeep.recall("health") == "19" and (await there.people.preferences(ANA)).turns == 19


async def test_person_is_forgotten_in_all_processes(
    here: Campaigns, there: Campaigns, table: Situation, other: Situation
) -> None:
    await there.people.set_preferences(RUI, Preferences(locale="es"))
    assert await here.people.forget(RUI) == 2
    assert [each["campaign"] for each in (await here.people.data_of(RUI))["campaigns"]] == [other.id]
    await ticker.tick(there._context)
    left = await there.people.data_of(RUI)
    assert (left["campaigns"], left["preferences"]["locale"]) == ([], None)
    seats = (await there.lookup.situation(other.id)).seats
    assert (seats[1].user, seats[1].name, seats[1].autopilot) == (None, "", True)
    assert "User 1" not in orjson.dumps(left).decode()
    assert await sql(here, "SELECT * FROM job WHERE what = 'forget'") == []
    assert FIRST_USER + 1 == RUI
