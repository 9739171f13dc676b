"""From a row to a table: nothing is played without a thread, and what cannot be opened leaves nothing."""

from __future__ import annotations

import pytest

from engine.campaigns import Campaigns, Person, Situation
from engine.campaigns.model.errors import NoThreadYet, UnknownCampaign
from engine.campaigns.upkeep.ticker import tick
from engine.storage.schema import tables
from tests.campaigns.tables import ANA, RUI, StillClock, bid, sql

OF_CAMPAIGN = [table.name for table in tables.campaigns.metadata.sorted_tables if "campaign" in table.c]


async def made(campaigns: Campaigns) -> Situation:
    return await campaigns.lobby.create(game="toy", name="x", organiser=Person(ANA, "Ana"), guild=1, channel=2)


async def test_lobby_without_a_thread_cannot_be_started(campaigns: Campaigns) -> None:
    lobby = await made(campaigns)
    for user in (ANA, RUI):
        await campaigns.seats.join(lobby.id, Person(user, "x"))
        await campaigns.lobby.ready(lobby.id, user)
    with pytest.raises(NoThreadYet):
        await campaigns.play.start(lobby.id, ANA)
    await campaigns.openings.set_places(lobby.id, thread=7)
    assert (await campaigns.play.start(lobby.id, ANA)).stage == "playing"


async def test_only_campaign_without_thread_is_deleted_completely(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    lobby, copy = await made(campaigns), await campaigns.files.fork(table.id, Person(ANA, "Ana"))
    assert list(await campaigns.openings.unopened()) == [lobby.id, copy.id]
    for each in (table, lobby, copy):
        await campaigns.openings.discard(each.id)
    assert list(await campaigns.openings.unopened()) == []
    for gone in (lobby, copy):
        with pytest.raises(UnknownCampaign):
            await campaigns.lookup.situation(gone.id)
        for name in OF_CAMPAIGN:
            assert await sql(campaigns, f"SELECT 1 FROM {name} WHERE campaign = {gone.id}") == [], name
    assert (await campaigns.lookup.situation(table.id)).stage == "playing"
    orphans = "SELECT branch FROM checkpoint WHERE branch NOT IN (SELECT id FROM branch)"
    assert await sql(campaigns, orphans) == []


async def test_original_gets_notice_of_copy_once_it_has_a_thread(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    forked = f"SELECT payload FROM post WHERE campaign = {table.id} AND kind = 'forked'"
    copy = await campaigns.files.fork(table.id, Person(ANA, "Ana"))
    assert await sql(campaigns, forked) == []
    await campaigns.openings.set_places(copy.id, thread=77)
    await campaigns.openings.set_places(copy.id, thread=78)
    assert len(await sql(campaigns, forked)) == 1


async def test_kill_between_thread_and_notice_of_copy_loses_nothing(
    campaigns: Campaigns, table: Situation, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bid(campaigns, table.id)
    forked = f"SELECT payload FROM post WHERE campaign = {table.id} AND kind = 'forked'"
    copy = await campaigns.files.fork(table.id, Person(ANA, "Ana"))

    async def killed(*_: object) -> None:
        raise ConnectionError("the process ends here")

    with monkeypatch.context() as patched:
        patched.setattr("engine.campaigns.lifecycle.openings.announce", killed)
        with pytest.raises(ConnectionError):
            await campaigns.openings.set_places(copy.id, thread=77)
    assert await sql(campaigns, forked) == []
    for _ in range(2):
        clock.turn(minutes=20)
        await tick(campaigns._context)
    assert len(await sql(campaigns, forked)) == 1
