"""Actions of moderators are noted, kept for 90 days, exported, forgotten and erased (docs/behaviour.md#moderation)."""

from __future__ import annotations

import orjson
import pytest

from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.errors import SeatedModerator
from engine.campaigns.model.requests import GoBack
from engine.campaigns.upkeep.cleaning import clean
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, bid, sql
from tests.seating import GUILD

MODERATOR = Actor(KIM, moderator=True)
HEIR = Person(4_321, "Hela")


async def acts(campaigns: Campaigns) -> list[tuple[str, int, int | None, int | None]]:
    lines, _ = await campaigns.moderation.done(GUILD, 0, 100)
    return [(each.act, each.user, each.seat, each.about) for each in reversed(lines)]


async def test_moderators_leave_lines_and_organisers_none(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.lifecycle.pause(table.id, Actor(ANA))
    await campaigns.lifecycle.resume(table.id, Actor(ANA))
    await campaigns.lifecycle.pause(table.id, MODERATOR)
    await campaigns.lifecycle.resume(table.id, MODERATOR)
    await campaigns.seats.set_autopilot(table.id, 1, True, MODERATOR)
    await campaigns.seats.set_autopilot(table.id, 1, False, Actor(RUI, moderator=True))  # their own seat
    await bid(campaigns, table.id)
    await campaigns.requests.ask(table.id, MODERATOR, GoBack("reset"))
    await campaigns.moderation.hand_over(GUILD, ANA, HEIR, KIM)
    await campaigns.moderation.put_away(GUILD, [table.id], KIM)
    assert await acts(campaigns) == [
        ("pause", KIM, None, None),
        ("resume", KIM, None, None),
        ("autopilot-on", KIM, 1, RUI),
        ("reset", KIM, None, None),
        ("appoint", KIM, None, HEIR.user),
        ("archive", KIM, None, None),
    ]


async def test_what_was_refused_leaves_no_line(campaigns: Campaigns, table: Situation) -> None:
    with pytest.raises(SeatedModerator):
        await campaigns.lifecycle.pause(table.id, Actor(RUI, moderator=True))
    await campaigns.lifecycle.pause(table.id, MODERATOR)
    assert len(await acts(campaigns)) == 1


async def test_lines_are_deleted_after_90_days_or_30_after_leaving(campaigns: Campaigns, clock: StillClock) -> None:
    await campaigns.server_settings.change(GUILD, "pace", "fast", KIM)
    clock.turn(days=50)
    await campaigns.server_settings.change(GUILD, "pace", "relaxed", KIM)
    clock.turn(days=41)
    await clean(campaigns._context)
    assert len(await acts(campaigns)) == 1
    await campaigns.servers.leave(GUILD)
    await campaigns.servers.come_back_to(GUILD)
    clock.turn(days=31)
    await clean(campaigns._context)
    assert len(await acts(campaigns)) == 1
    await campaigns.servers.leave(GUILD)
    clock.turn(days=31)
    await clean(campaigns._context)
    assert await sql(campaigns, "SELECT * FROM audit") == []


async def test_lines_are_in_the_servers_data_and_erased_with_it(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.lifecycle.pause(table.id, MODERATOR)
    exported = orjson.loads(await campaigns.server_settings.export(GUILD, KIM))["moderation"]
    assert [(each["act"], each["user"], each["campaign"]) for each in exported] == [
        ("server-data", str(KIM), None),
        ("pause", str(KIM), table.id),
    ]
    await campaigns.server_settings.erase(GUILD)
    assert await acts(campaigns) == []


async def test_forgotten_moderator_keeps_the_line_without_a_number(campaigns: Campaigns, table: Situation) -> None:
    await campaigns.seats.give(table.id, 1, HEIR, MODERATOR)
    assert [each["act"] for each in (await campaigns.people.data_of(KIM))["moderation"]] == ["give"]
    assert [each["act"] for each in (await campaigns.people.data_of(HEIR.user))["moderation"]] == ["give"]
    await campaigns.people.forget(KIM)
    await campaigns.people.forget(HEIR.user)
    assert await acts(campaigns) == [("give", 0, 1, 0)]
