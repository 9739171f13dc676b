"""Threads through the real client: who sees them, who is in them, archiving and locking."""

import discord
import pytest

from bot.local_discord import NotPossible, Sandbox
from bot.local_discord.model.errors import DiscordError
from tests.sandbox.conftest import connected, eventually
from tests.sandbox.small_bot import SmallBot


def games(bot: SmallBot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


def names(person) -> list[str]:
    return [channel["name"] for channel in person.channels]


async def private_thread(bot: SmallBot) -> discord.Thread:
    kind = discord.ChannelType.private_thread
    return await games(bot).create_thread(name="plans", type=kind, invitable=False, auto_archive_duration=10080)


async def test_public_thread_is_seen_by_all_and_announced(sandbox: Sandbox, bot: SmallBot):
    thread = await games(bot).create_thread(name="match", type=discord.ChannelType.public_thread)
    await thread.send("welcome")
    ana = sandbox.user("ana")
    assert names(ana) == ["games", "tavern", "match"]
    assert [message["content"] for message in ana.messages("match")] == ["welcome"]
    assert [(message["type"], message["content"]) for message in ana.messages("games")] == [(18, "match")]
    assert (thread.owner_id, thread.parent_id) == (bot.user.id, games(bot).id)


async def test_thread_on_a_message_shares_its_id(sandbox: Sandbox, bot: SmallBot):
    message = await games(bot).send("lobby")
    thread = await message.create_thread(name="match")
    assert thread.id == message.id
    shown = sandbox.user("ana").messages("games")[0]
    assert shown["thread"]["name"] == "match"
    assert shown["flags"] & 32
    with pytest.raises(discord.HTTPException) as refusal:
        await message.create_thread(name="again")
    assert refusal.value.code == 160004


async def test_private_thread_is_visible_to_members_and_managers(sandbox: Sandbox, bot: SmallBot):
    thread = await private_thread(bot)
    ana, bjorn = sandbox.user("ana"), sandbox.user("bjorn")
    assert "plans" not in names(ana)
    assert "plans" in names(sandbox.moderator)
    await thread.add_user(discord.Object(int(ana.id)))
    assert "plans" in names(ana)
    assert "plans" not in names(bjorn)
    assert [member.id for member in await thread.fetch_members()] == [bot.user.id, int(ana.id)]
    with pytest.raises(NotPossible, match="Bjorn sees no channel 'plans'"):
        bjorn.say("plans", "let me in")
    await thread.remove_user(discord.Object(int(ana.id)))
    assert "plans" not in names(ana)


async def test_mention_adds_person_to_thread_and_notifies(sandbox: Sandbox, bot: SmallBot):
    thread = await private_thread(bot)
    ana = sandbox.user("ana")
    await thread.send(f"{ana.mention}, your turn")
    assert "plans" in names(ana)
    assert len(ana.notifications) == 1


async def test_archived_threads_take_nothing_until_they_wake(sandbox: Sandbox, bot: SmallBot):
    thread = await games(bot).create_thread(name="match", type=discord.ChannelType.public_thread)
    message = await thread.send("one")
    await thread.edit(archived=True)
    for attempt in (thread.send("two"), message.edit(content="two"), message.delete()):
        with pytest.raises(discord.HTTPException) as refusal:
            await attempt
        assert refusal.value.code == 50083
    assert [one.name async for one in games(bot).archived_threads()] == ["match"]
    assert await bot.guilds[0].active_threads() == []
    await thread.edit(archived=False)
    await thread.send("two")
    assert [one.name for one in await bot.guilds[0].active_threads()] == ["match"]


async def test_message_unarchives_thread(sandbox: Sandbox, bot: SmallBot):
    thread = await games(bot).create_thread(name="match", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True)
    sandbox.user("ana").say("match", "still there?")
    await eventually(lambda: not bot.get_channel(thread.id).archived)


async def test_locking_takes_manage_threads(sandbox: Sandbox, bot: SmallBot):
    thread = await games(bot).create_thread(name="match", type=discord.ChannelType.public_thread)
    ana = sandbox.user("ana")
    with pytest.raises(DiscordError, match="Manage Threads"):
        ana.edit_channel("match", locked=True)
    sandbox.moderator.edit_channel("match", locked=True, archived=True)
    with pytest.raises(DiscordError, match="Manage Threads"):
        ana.say("match", "hello?")
    await thread.edit(archived=False)
    with pytest.raises(DiscordError, match="locked"):
        ana.say("match", "hello?")
    await thread.edit(locked=False)
    ana.say("match", "hello?")


async def test_deleted_thread_is_gone_for_all(sandbox: Sandbox, bot: SmallBot):
    thread = await games(bot).create_thread(name="match", type=discord.ChannelType.public_thread)
    sandbox.moderator.delete_channel("match")
    await eventually(lambda: bot.get_channel(thread.id) is None)
    with pytest.raises(discord.NotFound) as refusal:
        await thread.send("anyone?")
    assert refusal.value.code == 10003
    assert names(sandbox.user("ana")) == ["games", "tavern"]


async def test_rename_is_announced(sandbox: Sandbox, bot: SmallBot):
    thread = await games(bot).create_thread(name="match", type=discord.ChannelType.public_thread)
    await thread.edit(name="final")
    assert [(one["type"], one["content"]) for one in sandbox.user("ana").messages("final")] == [(4, "final")]


async def test_bot_that_restarts_knows_its_threads(sandbox: Sandbox):
    async with connected(sandbox) as bot:
        thread = await private_thread(bot)
    async with connected(sandbox) as bot:
        found = bot.get_channel(thread.id)
        assert (found.name, found.me is not None) == ("plans", True)


async def test_commands_and_buttons_work_in_a_private_thread(sandbox: Sandbox, bot: SmallBot):
    thread = await private_thread(bot)
    ana = sandbox.user("ana")
    await thread.add_user(discord.Object(int(ana.id)))
    panel = await ana.slash("panel", channel="plans")
    assert panel.message["channel_id"] == str(thread.id)
    assert (await ana.click(panel, "Move 1")).text == "moved 1 by Ana"


async def test_people_join_and_leave(sandbox: Sandbox, bot: SmallBot):
    thread = await games(bot).create_thread(name="match", type=discord.ChannelType.public_thread)
    ana = sandbox.user("ana")
    ana.join("match")
    assert int(ana.id) in [member.id for member in await thread.fetch_members()]
    ana.leave("match")
    assert int(ana.id) not in [member.id for member in await thread.fetch_members()]
