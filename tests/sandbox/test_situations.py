"""Situations that the page sets up with one press."""

import pytest

from bot.local_discord import Sandbox
from bot.local_discord.actions.situations import KINDS, Situation
from bot.local_discord.model import objects
from bot.local_discord.model.permissions import Permission, permissions_in
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.test_page import games, page

WITHHELD = {
    "no_threads": Permission.CREATE_PUBLIC_THREADS,
    "no_writing": Permission.SEND_MESSAGES_IN_THREADS,
    "no_files": Permission.ATTACH_FILES,
}


async def tried(sandbox: Sandbox, situation: str, channel: str = "", name: str = "ana") -> str:
    """Presses a situation on the page and returns the channel that it leads to."""
    async with page(sandbox, name) as (mine, _):
        await mine.do("try", nonce="1", channel_id=channel or games(sandbox), situation=situation)
        return str((await mine.see("tried"))["channel_id"])


async def test_forum_has_one_post_and_a_bot_that_may_tag(sandbox: Sandbox, bot: SmallBot) -> None:
    post = await tried(sandbox, "forum")
    forum = sandbox.world.channels[sandbox.world.channels[post]["parent_id"]]
    assert forum["type"] == objects.FORUM
    assert permissions_in(sandbox.world, sandbox.world.bot_id, forum) & Permission.MANAGE_CHANNELS
    assert await tried(sandbox, "forum") == post


async def test_other_kinds_of_channels_appear_once(sandbox: Sandbox, bot: SmallBot) -> None:
    before = len(sandbox.world.channels)
    first = await tried(sandbox, "kinds")
    assert await tried(sandbox, "kinds") == first
    made = list(sandbox.world.channels.values())[before:]
    assert {each["name"]: each["type"] for each in made} == KINDS


@pytest.mark.parametrize("situation", WITHHELD)
async def test_bot_loses_permission_until_the_second_press(sandbox: Sandbox, bot: SmallBot, situation: str) -> None:
    def has() -> bool:
        channel = sandbox.channel("games")
        return bool(permissions_in(sandbox.world, sandbox.world.bot_id, channel) & WITHHELD[Situation(situation)])

    await tried(sandbox, situation)
    assert not has()
    other = next(each for each in WITHHELD if each != situation)
    await tried(sandbox, other)
    await tried(sandbox, situation)
    assert has()


async def test_threads_are_put_away_and_brought_back(sandbox: Sandbox, bot: SmallBot) -> None:
    post = await tried(sandbox, "forum")
    seen = []
    for situation in ("archived", "archived", "locked", "archived", "archived", "locked", "locked"):
        await tried(sandbox, situation, post)
        metadata = sandbox.world.channels[post]["thread_metadata"]
        seen.append((metadata["archived"], metadata["locked"]))
    away, locked, back = (True, False), (True, True), (False, False)
    assert seen == [away, back, locked, back, away, locked, back]


async def test_channel_cannot_be_archived(sandbox: Sandbox, bot: SmallBot) -> None:
    async with page(sandbox, "ana") as (mine, _):
        await mine.do("try", nonce="1", channel_id=games(sandbox), situation="archived")
        assert await mine.see("failed")


async def test_server_without_the_bot_offers_only_what_its_user_installed(sandbox: Sandbox, bot: SmallBot) -> None:
    sandbox.world.commands["9"] = {"id": "9", "name": "away", "description": "d", "type": 1, "integration_types": [1]}
    async with page(sandbox, "ana") as (mine, _), page(sandbox, "bjorn") as (other, _):
        await mine.do("try", nonce="1", channel_id=games(sandbox), situation="elsewhere")
        place = (await mine.see("tried"))["channel_id"]
        guild = sandbox.world.channels[place]["guild_id"]
        assert sandbox.world.bot_id not in sandbox.world.guilds[guild].members
        assert (await other.see("commands"))["commands"][guild] == []
    async with page(sandbox, "ana") as (_, hello):
        assert [each["name"] for each in hello["commands"][guild]] == ["away"]
        assert guild in [each["id"] for each in hello["guilds"]]


async def test_direct_messages_open(sandbox: Sandbox, bot: SmallBot) -> None:
    place = await tried(sandbox, "direct")
    assert sandbox.world.channels[place]["recipients"][0]["id"] == sandbox.user("ana").id
