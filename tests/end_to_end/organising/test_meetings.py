"""Playing together at a time: one event of the server for each table (docs/behaviour.md#play-together)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.local_discord import Answer, Sandbox
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.permissions import Permission
from bot.local_discord.rest.faults import AnswerLost
from engine.campaigns import Actor
from tests.end_to_end.house import menu
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import press, public, text_of, time_passes, turn_cards, until, until_so

LISBON = ZoneInfo("Europe/Lisbon")


async def opened(table: Table) -> Answer:
    """Ana opens [Play together] in the menu of the turn message."""
    more = await press(table.ana, turn_cards(table.ana, table.thread)[-1], "more")
    return await table.ana.select(more, menu(more.message, "more_go")["custom_id"], ["together"])


async def in_lisbon(table: Table) -> None:
    await table.bot.services.readers.load(table.ana_id)
    await table.bot.services.readers.change(table.ana_id, zone="Europe/Lisbon", hours=None)


async def planned(table: Table) -> JsonObject:
    """Ana plans to play in three days at 21:00."""
    await in_lisbon(table)
    form, day = await opened(table), datetime.now(LISBON).date() + timedelta(days=3)
    form = await table.ana.select(form, menu(form.message, "meet_day")["custom_id"], [f"{day:%Y%m%d}"])
    form = await table.ana.select(form, menu(form.message, "meet_hour")["custom_id"], ["21"])
    await press(table.ana, form, "meet")
    (event,) = await until(lambda: table.ana.events, "the event")
    begins = datetime.fromisoformat(event["scheduled_start_time"])
    assert begins == datetime(day.year, day.month, day.day, 21, tzinfo=LISBON)
    return event


async def posted(table: Table, said: str) -> None:
    await until(lambda: any(said in text_of(each) for each in public(table.ana, table.thread)), f"the post: {said}")


async def without_meeting(table: Table) -> None:
    async def gone() -> bool:
        return not await table.bot.campaigns.meetings.all()

    await until_so(gone, "no meeting")


async def test_time_is_picked_in_the_readers_zone_and_shown_as_an_event(table: Table) -> None:
    event = await planned(table)
    assert event["name"] == "Low Lanterns: play together"
    assert event["entity_metadata"]["location"] == f"https://discord.com/channels/{table.guild}/{table.thread}"
    await posted(table, "Play together on <t:")
    again = await opened(table)
    assert "You play together on" in text_of(again.message)
    assert len(table.ana.events) == 1


async def test_reader_without_a_zone_is_asked_for_a_city(table: Table) -> None:
    assert "do not know your time zone" in text_of((await opened(table)).message)


async def test_calling_off_deletes_the_event(table: Table) -> None:
    await planned(table)
    await press(table.ana, await opened(table), "meet_off")
    await until(lambda: not table.ana.events, "no event")
    await posted(table, "is called off")
    await without_meeting(table)


async def test_event_that_somebody_deletes_calls_the_meeting_off(table: Table) -> None:
    event = await planned(table)
    await posted(table, "Play together on <t:")
    table.sandbox.owner.delete_event(event)
    await posted(table, "was deleted")
    await without_meeting(table)


async def test_event_deleted_while_the_bot_was_away_is_noticed(table: Table) -> None:
    event = await planned(table)
    await posted(table, "Play together on <t:")
    await table.stop()
    table.sandbox.owner.delete_event(event)
    await table.restart()
    await without_meeting(table)


@pytest.mark.parametrize("end", ["over", "archived"])
async def test_event_is_removed_when_it_is_over_or_its_campaign_ends(table: Table, end: str) -> None:
    await planned(table)
    (meeting,) = await table.bot.campaigns.meetings.all()
    if end == "over":
        time_passes(table.bot.campaigns, timedelta(days=4))
    else:
        await table.bot.campaigns.lifecycle.archive(meeting.campaign, Actor(table.ana_id))
    await table.bot.services.meetings.update(meeting.campaign)
    assert table.ana.events == []
    assert await table.bot.campaigns.meetings.all() == []


async def test_lost_answer_and_kill_make_no_second_event(table: Table) -> None:
    campaigns = table.bot.campaigns
    situation = await campaigns.lookup.of_thread(int(table.thread))
    assert situation is not None
    table.sandbox.faults.plan(AnswerLost(None), "POST /guilds/*/scheduled-events", times=1)
    begins = datetime.now(UTC).replace(microsecond=0) + timedelta(days=2)
    await campaigns.meetings.plan(situation.id, Actor(table.ana_id), begins)
    await table.bot.services.meetings.update_now(situation.id)
    assert len(table.ana.events) == 1
    await table.restart()  # the event exists, and the bot does not know it
    found: Callable[[], Any] = table.bot.campaigns.meetings.all

    async def stored() -> bool:
        return [each.event for each in await found()] == [int(table.ana.events[0]["id"])]

    await until_so(stored, "the event that existed")
    assert len(table.ana.events) == 1


async def test_event_that_discord_py_created_again_is_deleted(table: Table) -> None:
    table.sandbox.faults.plan(AnswerLost(), "POST /guilds/*/scheduled-events", times=1)
    await planned(table)


async def test_missing_permission_is_said_and_nothing_is_planned(table: Table) -> None:
    await in_lisbon(table)
    form = await opened(table)
    take_events_from_bot(table.sandbox)
    refused = await press(table.ana, form, "meet")
    assert "Create Events" in refused.text
    assert await table.bot.campaigns.meetings.all() == []


def take_events_from_bot(sandbox: Sandbox) -> None:
    """Takes the permission to create events from the bot."""
    world = sandbox.world
    home = world.home
    for role_id in home.members[world.bot_id]["roles"]:
        role = home.roles[role_id]
        role["permissions"] = str(int(role["permissions"]) & ~Permission.CREATE_EVENTS)
        world.announce("GUILD_ROLE_UPDATE", {"guild_id": home.id, "role": role})
