"""Rows that do not load take no others with them, and can be put away, handed out and purged."""

from __future__ import annotations

from pathlib import Path
from random import Random

import orjson
import pytest
import zstandard
from sqlalchemy import text

from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.errors import NotOrganiser, TooManyCampaigns
from engine.campaigns.upkeep import stuck, ticker
from engine.storage.queries import campaigns as rows
from engine.storage.queries import notes
from engine.table import fair
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, bid, sql
from tests.databases import ON
from tests.seating import GUILD, find, seat_and_start

BYTE, JSON = {"sqlite": ("x'00'", "'{'"), "postgresql": (r"'\x00'::bytea", "'5'")}[ON]  # a server takes no broken JSON
DAMAGES = {
    "state": "UPDATE checkpoint SET state = {byte} WHERE campaign = {id}",
    "settings": "UPDATE campaign SET settings = {json} WHERE id = {id}",
    "game": "UPDATE campaign SET game = 'chess' WHERE id = {id}",
    "post": "UPDATE post SET payload = {json} WHERE campaign = {id}",
    "branch": "DELETE FROM branch WHERE campaign = {id}",
}


async def damage(campaigns: Campaigns, campaign: int, kind: str) -> None:
    damaging = text(DAMAGES[kind].format(id=campaign, byte=BYTE, json=JSON))
    await campaigns._context.database.write([(damaging, ())])
    campaigns._context.forget(campaign)


@pytest.mark.parametrize("kind", ["state", "settings", "game", "branch"])
async def test_unreadable_campaign_is_archived_exported_and_purged(
    campaigns: Campaigns, table: Situation, clock: StillClock, kind: str
) -> None:
    other = await seat_and_start(campaigns, "toy")
    await damage(campaigns, table.id, kind)
    assert [each.id for each in await campaigns.lookup.of_server(GUILD)] == [other.id]
    found = await campaigns.unreadable.find(thread=table.facts.thread)
    assert found is not None and (found.id, found.organiser) == (table.id, ANA)
    with pytest.raises(NotOrganiser):
        await campaigns.unreadable.rows(table.id, Actor(RUI))
    file = orjson.loads(await campaigns.unreadable.rows(table.id, Actor(ANA)))
    rows = orjson.loads(zstandard.decompress(campaigns._context.database.seal.open(file["sealed"])))
    assert rows["campaign"] and rows["seat"] and rows["post"]
    with pytest.raises(NotOrganiser):
        await campaigns.unreadable.archive(table.id, Actor(KIM))
    await campaigns.unreadable.archive(table.id, Actor(KIM, moderator=True))
    clock.turn(days=31)
    await ticker.tick(campaigns._context)
    assert await sql(campaigns, f"SELECT id FROM campaign WHERE id = {table.id}") == []
    assert await sql(campaigns, f"SELECT number FROM post WHERE campaign = {table.id}") == []
    assert (await bid(campaigns, other.id)).n > other.n


async def test_damaged_post_holds_up_no_other_thread(campaigns: Campaigns, table: Situation) -> None:
    other = await seat_and_start(campaigns, "toy")
    await damage(campaigns, table.id, "post")
    assert other.id in [each.campaign for each in await campaigns.outbox.next_posts()]


async def test_unreadable_campaign_hides_no_others(campaigns: Campaigns, table: Situation) -> None:
    """Thirty damaged campaigns are newer than the one that is well, and a list has room for twenty-five."""
    for _ in range(30):
        made = await campaigns.lobby.create(game="toy", name="x", organiser=Person(ANA, "Ana"), guild=GUILD, channel=2)
        await damage(campaigns, made.id, "settings")
    assert [each.id for each in await campaigns.lookup.of_server(GUILD)] == [table.id]


async def test_unreadable_campaign_does_not_count_for_limit(tmp_path: Path) -> None:
    house = await Campaigns.open(tmp_path / "narrow.sqlite3", chance=fair(Random(1)), find=find, most_open=2)
    first = await seat_and_start(house, "toy")
    await seat_and_start(house, "toy")
    with pytest.raises(TooManyCampaigns):
        await seat_and_start(house, "toy")
    await damage(house, first.id, "state")
    assert (await seat_and_start(house, "toy")).stage == "playing"
    await house.close()


@pytest.mark.parametrize("kind", ["state", "settings", "game", "branch"])
async def test_leaving_a_server_archives_and_restores_broken_campaigns(
    campaigns: Campaigns, table: Situation, clock: StillClock, kind: str
) -> None:
    others = [await seat_and_start(campaigns, "toy") for _ in range(2)]
    for broken in (table.id, others[1].id):  # the newest and the oldest: whichever comes first
        await damage(campaigns, broken, kind)
    archived = f"SELECT id FROM campaign WHERE archived IS NOT NULL AND id IN ({table.id}, {others[0].id})"
    assert await campaigns.servers.leave(GUILD) == 3
    assert len(await sql(campaigns, archived)) == 2
    assert await campaigns.servers.come_back_to(GUILD) == 3
    assert await sql(campaigns, archived) == []
    await campaigns.servers.leave(GUILD)
    clock.turn(days=31)
    await ticker.tick(campaigns._context)
    assert await sql(campaigns, "SELECT id FROM campaign") == []


@pytest.mark.parametrize("kind", ["state", "settings", "game", "branch"])
async def test_people_are_forgotten_in_broken_campaigns_too(campaigns: Campaigns, table: Situation, kind: str) -> None:
    other = await seat_and_start(campaigns, "toy")
    await damage(campaigns, table.id, kind)
    assert await campaigns.people.forget(RUI) == 2
    assert await sql(campaigns, f'SELECT campaign FROM seat WHERE "user" = {RUI}') == []
    assert RUI not in (await campaigns.lookup.situation(other.id)).waiting_users


@pytest.mark.parametrize("kind", ["settings", "game"])
async def test_broken_campaign_does_not_stop_the_start(campaigns: Campaigns, table: Situation, kind: str) -> None:
    context = campaigns._context
    await context.database.write(notes.put(stuck.SUSPECT.format(table.id), ""))
    await damage(campaigns, table.id, kind)
    context.computing.unended = [table.id]
    await stuck.look_back(context)


async def test_copy_opens_though_its_original_is_broken(campaigns: Campaigns, table: Situation) -> None:
    copy = await campaigns.lobby.create(game="toy", name="x", organiser=Person(ANA, "Ana"), guild=GUILD, channel=2)
    await campaigns._context.database.write([rows.put(copy.id, fork_of=table.id)])
    campaigns._context.forget(copy.id)
    await damage(campaigns, table.id, "game")
    assert (await campaigns.openings.set_places(copy.id, thread=77)).facts.thread == 77
