"""Campaigns in forums: each is a post with tags; and the channels in which no campaign can be opened.

See docs/behaviour.md#forums.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.local_discord import Answer
from bot.local_discord.actions import channels, posts
from bot.local_discord.model import objects
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.permissions import Permission
from engine.campaigns import Actor, Situation
from tests.campaigns.tables import play_to_end
from tests.end_to_end.house import menu
from tests.end_to_end.lanterns import Table
from tests.end_to_end.lobby.test_openings import open_and_end
from tests.end_to_end.playing import custom_id, delivered, lobby_cards, press, public, text_of, until, until_so

GAME = "Lanterns"


def channel_of(table: Table, kind: int, name: str, **fields: Any) -> JsonObject:
    """Adds a channel of this kind to the server."""
    world = table.sandbox.world
    return channels.create(world, world.home, world.owner_id, {"name": name, "type": kind, **fields})


def forum_of(table: Table, *tags: str, flags: int = 0, manages: bool = False) -> tuple[JsonObject, str]:
    """Adds a forum with these tags, and a post of Ana in which she can use commands; the bot may manage the forum or
    not."""
    forum = channel_of(table, objects.FORUM, "tables", available_tags=[{"name": each} for each in tags], flags=flags)
    if manages:
        table.sandbox.owner.overwrite(forum, table.sandbox.world.bot_id, allow=Permission.MANAGE_CHANNELS)
    world, first = table.sandbox.world, [tag["id"] for tag in forum["available_tags"]][:1]
    payload = {"name": "Who plays?", "message": {"content": "I do"}, "applied_tags": first}
    return forum, str(posts.open_post(world, table.ana.id, forum["id"], payload, {})["id"])


def posts_of(table: Table, forum: JsonObject) -> list[JsonObject]:
    """The bot's posts in a forum."""
    bot = table.sandbox.world.bot_id
    return [
        each
        for each in table.sandbox.world.channels.values()
        if each.get("parent_id") == forum["id"] and each["owner_id"] == bot
    ]


def tags(table: Table, forum: JsonObject) -> set[str]:
    """The names of the tags of the bot's only post."""
    (post,) = posts_of(table, forum)
    known = {tag["id"]: tag["name"] for tag in table.sandbox.world.channels[forum["id"]]["available_tags"]}
    return {known[each] for each in post.get("applied_tags", ())}


async def opened_in(table: Table, where: str) -> Answer:
    return await table.ana.slash("campaign new", channel=where, game="toy", name="Far Lights")


async def seat_and_start(table: Table, thread: str) -> None:
    """Ana and Rui join and start, by the buttons of the post's first message."""
    lobby = public(table.ana, thread)[0]
    for person in (table.ana, table.rui):
        await press(person, lobby, "lobby_join")
    await press(table.rui, lobby, "lobby_ready")
    await press(table.ana, lobby, "lobby_start")
    await delivered(table.bot)


async def test_post_is_the_table_and_its_tags_follow_it(table: Table) -> None:
    forum, where = forum_of(table, manages=True)
    await opened_in(table, where)
    (post,) = posts_of(table, forum)
    assert post["name"] == "Lanterns · Far Lights"
    assert "Far Lights" in text_of(public(table.ana, post["id"])[0])
    assert tags(table, forum) == {GAME, "open seat"}
    await seat_and_start(table, post["id"])
    await until(lambda: tags(table, forum) == {GAME, "waiting"}, "the tag of play")
    situation = await table.bot.campaigns.lookup.of_thread(int(post["id"]))
    assert situation is not None
    await play_to_end(table.bot.campaigns, situation.id)
    await table.bot.campaigns.lifecycle.archive(situation.id, Actor(table.ana_id))
    table.bot.services.refreshing.soon(situation.id)
    await until(lambda: tags(table, forum) == {GAME, "over"}, "the tag of the end")


async def test_tables_in_a_forum_are_listed_for_those_who_see_it(table: Table) -> None:
    forum, where = forum_of(table)
    await opened_in(table, where)
    rui = table.sandbox.user("Rui")
    assert "Far Lights" in (await rui.slash("tables", channel="tavern")).text
    table.sandbox.owner.overwrite(forum, rui.id, deny=Permission.VIEW_CHANNEL)
    assert "Far Lights" not in (await rui.slash("tables", channel="tavern")).text


async def test_own_tags_of_the_server_are_used_and_others_stay(table: Table) -> None:
    forum, where = forum_of(table, "Open Seat", "lanterns", "beginners")
    await opened_in(table, where)
    assert tags(table, forum) == {"Open Seat", "lanterns"}
    (post,) = posts_of(table, forum)
    everything = [tag["id"] for tag in forum["available_tags"]]
    table.sandbox.moderator.edit_channel(post["id"], applied_tags=everything)
    await seat_and_start(table, post["id"])
    await until(lambda: tags(table, forum) == {"lanterns", "beginners"}, "the tags of play")


async def test_forum_that_demands_a_tag_says_which(table: Table) -> None:
    forum, where = forum_of(table, "beginners", flags=objects.REQUIRE_TAG)
    answer = await opened_in(table, where)
    assert "wants a tag on every post" in answer.text
    assert posts_of(table, forum) == []
    assert len(await table.bot.campaigns.lookup.of_server(table.guild)) == 1


async def test_missing_permission_in_a_forum_is_named(table: Table) -> None:
    forum, where = forum_of(table)
    table.sandbox.owner.overwrite(forum, table.sandbox.world.bot_id, deny=Permission.SEND_MESSAGES)
    assert "**Send Messages**" in (await opened_in(table, where)).text
    assert posts_of(table, forum) == []


async def moved_to(table: Table, campaign: int, channel: int) -> Situation | None:
    """Returns the campaign once it has moved to a channel."""
    situation = await table.bot.campaigns.lookup.situation(campaign)
    return situation if situation.facts.channel == channel and situation.facts.moving is None else None


async def test_campaign_moves_to_a_forum_and_back(table: Table) -> None:
    forum, _ = forum_of(table, "open seat")
    situation = await table.bot.campaigns.lookup.of_thread(int(table.thread))
    assert situation is not None
    for target in (forum["id"], table.sandbox.channel("tavern")["id"]):
        old, old_lobby = situation.facts.thread, situation.facts.lobby_message
        rescue = await table.ana.slash("campaign rescue", channel=str(old))
        await table.ana.select(rescue, menu(rescue.message, "rescue_channel")["custom_id"], [target])
        situation = await until_so(partial(moved_to, table, situation.id, int(target)), "the move")
        assert situation.facts.thread != old
        await delivered(table.bot)
        assert f"<#{situation.facts.thread}>" in text_of(public(table.ana, str(old))[-1])
        assert all(int(each["id"]) != old_lobby for each in lobby_cards(table.ana))
    assert situation.facts.lobby_message is not None


@pytest.mark.parametrize("at", range(1, 12, 2))
async def test_interrupted_opening_of_a_post_leaves_one_usable_table_or_none(table: Table, at: int) -> None:
    forum, where = forum_of(table, "open seat")
    await open_and_end(table, at, opened_in(table, where))
    made = [each for each in await table.bot.campaigns.lookup.of_server(table.guild) if each.facts.name == "Far Lights"]
    assert [str(each.facts.thread) for each in made] == [each["id"] for each in posts_of(table, forum)]
    for post in posts_of(table, forum):
        assert custom_id(public(table.ana, post["id"])[0], "lobby_join")


@pytest.mark.parametrize("kind", [objects.ANNOUNCEMENT, objects.VOICE, objects.STAGE])
async def test_unsupported_channels_name_the_supported_ones(table: Table, kind: int) -> None:
    channel = channel_of(table, kind, "elsewhere")
    assert "text channels and forums" in (await opened_in(table, channel["id"])).text
    assert len(await table.bot.campaigns.lookup.of_server(table.guild)) == 1


async def test_campaign_opened_in_a_thread_gets_a_thread_in_the_same_channel(table: Table) -> None:
    (first,) = await table.bot.campaigns.lookup.of_server(table.guild)
    await opened_in(table, table.thread)
    _, second = sorted(await table.bot.campaigns.lookup.of_server(table.guild), key=lambda each: each.id)
    assert second.facts.channel == first.facts.channel
    assert str(second.facts.thread) != table.thread
