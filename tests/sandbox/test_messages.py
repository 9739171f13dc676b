"""Messages through the real client: writing, editing, files, pins, nonces, history, who is notified, who sees what."""

import io

import discord
import pytest

from bot.local_discord import Cast, ManualClock, Sandbox, Upload
from bot.local_discord.model.errors import DiscordError
from bot.local_discord.model.permissions import BOT, Permission
from tests.sandbox.conftest import connected, eventually
from tests.sandbox.small_bot import SmallBot, picture


def games(bot: SmallBot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


async def test_write_fetch_edit_delete(sandbox: Sandbox, bot: SmallBot):
    message = await games(bot).send("one")
    await message.edit(content="two")
    assert (await games(bot).fetch_message(message.id)).content == "two"
    assert sandbox.user("ana").messages("games")[0]["edited_timestamp"] is not None
    await message.delete()
    assert sandbox.user("ana").messages("games") == []
    with pytest.raises(discord.NotFound) as refusal:
        await games(bot).fetch_message(message.id)
    assert refusal.value.code == 10008


async def test_history_is_newest_first_and_without_ephemeral_messages(sandbox: Sandbox, bot: SmallBot):
    sent = [await games(bot).send(str(number)) for number in range(5)]
    await sandbox.user("ana").slash("whisper", words="hidden")
    assert [message.content async for message in games(bot).history()] == ["4", "3", "2", "1", "0"]
    assert [message.content async for message in games(bot).history(before=sent[2], limit=1)] == ["1"]
    assert [message.content async for message in games(bot).history(after=sent[2])] == ["3", "4"]


async def test_attachments_are_kept_removed_and_added(sandbox: Sandbox, bot: SmallBot):
    message = await games(bot).send(
        "files", files=[discord.File(io.BytesIO(b"a"), "a.txt"), discord.File(io.BytesIO(b"b"), "b.txt")]
    )
    assert [attachment.filename for attachment in (await message.edit(content="still")).attachments] == [
        "a.txt",
        "b.txt",
    ]
    kept = message.attachments[1]
    edited = await message.edit(attachments=[kept, discord.File(io.BytesIO(b"ccc"), "c.txt")])
    assert [(one.filename, one.size) for one in edited.attachments] == [("b.txt", 1), ("c.txt", 3)]
    assert edited.attachments[0].id == kept.id
    assert await edited.attachments[1].read() == b"ccc"
    assert (await edited.edit(attachments=[])).attachments == []


async def test_file_outlives_message_briefly(frozen: Sandbox, clock: ManualClock):
    ana = frozen.user("ana")
    message = ana.say("games", "look", Upload("a.txt", b"a"))
    ana.delete(message)
    assert list(frozen.world.files) == [message["attachments"][0]["id"]]
    clock.advance(60)
    assert frozen.world.files == {}


async def test_embed_shows_an_attached_picture(sandbox: Sandbox, bot: SmallBot):
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    message = await games(bot).send(embed=embed, file=discord.File(io.BytesIO(picture(30, 20)), "board.png"))
    assert message.embeds[0].image.url == message.attachments[0].url
    assert (message.embeds[0].image.width, message.embeds[0].image.height) == (30, 20)


async def test_repeated_nonce_gives_the_first_message(sandbox: Sandbox, bot: SmallBot):
    first = await games(bot).send("post", nonce="c7-41")
    again = await games(bot).send("post", nonce="c7-41")
    other = await games(bot).send("post", nonce="c7-42")
    assert first.id == again.id != other.id
    assert len(sandbox.user("ana").messages("games")) == 2


async def test_nonce_is_forgotten_after_some_minutes(frozen: Sandbox, clock: ManualClock):
    async with connected(frozen) as bot:
        first = await games(bot).send("post", nonce="c7-41")
        clock.advance(301)
        assert (await games(bot).send("post", nonce="c7-41")).id != first.id


async def test_pins(sandbox: Sandbox, bot: SmallBot):
    one, two = await games(bot).send("one"), await games(bot).send("two")
    await one.pin()
    await two.pin()
    assert [message.content async for message in games(bot).pins()] == ["two", "one"]
    await two.unpin()
    assert [message.content async for message in games(bot).pins()] == ["one"]
    notices = [message for message in sandbox.user("ana").messages("games") if message["type"] == 6]
    assert [notice["message_reference"]["message_id"] for notice in notices] == [str(one.id), str(two.id)]


async def test_replies_name_their_target(sandbox: Sandbox, bot: SmallBot):
    said = sandbox.user("ana").say("games", "anyone?")
    message = await (await games(bot).fetch_message(int(said["id"]))).reply("here")
    assert message.reference.message_id == int(said["id"])
    assert [note.content for note in sandbox.user("ana").notifications] == ["here"]


async def test_only_allowed_mentions_notify(sandbox: Sandbox, bot: SmallBot):
    ana, bjorn = sandbox.user("ana"), sandbox.user("bjorn")
    only_ana = discord.AllowedMentions(users=[discord.Object(int(ana.id))], everyone=False, roles=False)
    message = await games(bot).send(f"{ana.mention} {bjorn.mention}", allowed_mentions=only_ana)
    assert [user.display_name for user in message.mentions] == ["Ana"]
    assert [note.message_id for note in ana.notifications] == [str(message.id)]
    assert bjorn.notifications == []
    await games(bot).send(f"{bjorn.mention}", allowed_mentions=discord.AllowedMentions.none())
    assert bjorn.notifications == []
    await games(bot).send(f"{bjorn.mention}")
    assert len(bjorn.notifications) == 1


async def test_silent_messages_and_edits_do_not_notify(sandbox: Sandbox, bot: SmallBot):
    ana = sandbox.user("ana")
    message = await games(bot).send(ana.mention, silent=True)
    assert message.flags.suppress_notifications
    await message.edit(content=f"{ana.mention} again")
    assert ana.notifications == []


async def test_mentions_in_a_layout_notify(sandbox: Sandbox, bot: SmallBot):
    ana = sandbox.user("ana")
    view = discord.ui.LayoutView().add_item(discord.ui.TextDisplay(f"{ana.mention} acts"))
    await games(bot).send(view=view)
    assert [note.content for note in ana.notifications] == [f"\n{ana.mention} acts"]


async def test_everyone_needs_the_right_to_mention_everyone(sandbox: Sandbox, bot: SmallBot):
    await games(bot).send("@everyone")
    assert sandbox.user("ana").notifications == []
    sandbox.owner.say("games", "@everyone")
    assert len(sandbox.user("ana").notifications) == 1


async def test_direct_messages_notify_their_reader(sandbox: Sandbox, bot: SmallBot):
    ana = sandbox.user("ana")
    user = await bot.fetch_user(int(ana.id))
    await user.send("psst")
    assert [note.content for note in ana.notifications] == ["psst"]
    assert sandbox.user("bjorn").notifications == []


async def test_bot_reads_only_content_meant_for_it(sandbox: Sandbox, bot: SmallBot):
    ana = sandbox.user("ana")
    ana.say("games", "just talking")
    ana.say("games", f"<@{bot.user.id}> hello")
    await eventually(lambda: len(bot.heard) == 2)
    assert [message.content for message in bot.heard] == ["", f"<@{bot.user.id}> hello"]
    assert isinstance(bot.heard[0].author, discord.Member)


async def test_layout_stays_a_layout_when_edited(sandbox: Sandbox, bot: SmallBot):
    message = await games(bot).send(view=discord.ui.LayoutView().add_item(discord.ui.TextDisplay("one")))
    edited = await message.edit(view=discord.ui.LayoutView().add_item(discord.ui.TextDisplay("two")))
    assert edited.flags.components_v2
    with pytest.raises(discord.HTTPException, match="content: A message with the flag IS_COMPONENTS_V2"):
        await bot.http.edit_message(
            games(bot).id, message.id, params=discord.http.handle_message_parameters(content="no")
        )
    assert len(sandbox.failures) == 1
    sandbox.failures.clear()


async def test_overwrite_hides_a_channel(sandbox: Sandbox, bot: SmallBot):
    ana, owner = sandbox.user("ana"), sandbox.owner
    await games(bot).send("before")
    owner.overwrite("games", ana.id, deny=Permission.VIEW_CHANNEL)
    assert [channel["name"] for channel in ana.channels] == ["tavern"]
    await games(bot).send(ana.mention)
    assert ana.notifications == []
    owner.overwrite("games", str(bot.user.id), deny=Permission.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as refusal:
        await games(bot).send("hello?")
    assert refusal.value.code == 50013


async def test_rights_to_attach_pin_and_delete(sandbox: Sandbox, bot: SmallBot):
    said = sandbox.user("ana").say("games", "mine", Upload("a.txt", b"a"))
    message = await games(bot).fetch_message(int(said["id"]))
    with pytest.raises(discord.Forbidden):
        await message.delete()
    with pytest.raises(discord.Forbidden) as refusal:
        await message.edit(content="yours")
    assert refusal.value.code == 50005
    sandbox.owner.overwrite("games", str(bot.user.id), deny=Permission.ATTACH_FILES | Permission.PIN_MESSAGES)
    with pytest.raises(discord.Forbidden):
        await games(bot).send(file=discord.File(io.BytesIO(b"b"), "b.txt"))
    with pytest.raises(discord.Forbidden):
        await message.pin()
    with pytest.raises(DiscordError, match="Manage Messages"):
        sandbox.user("bjorn").delete(said)
    sandbox.moderator.delete(said)
    assert sandbox.user("ana").messages("games") == []


async def test_roles_and_overwrites_through_the_client():
    bits = BOT | Permission.ADMINISTRATOR
    async with Sandbox(Cast(bot_permissions=bits)) as trusted, connected(trusted) as bot:
        guild, ana = bot.guilds[0], trusted.user("ana")
        role = await guild.create_role(name="Drow", mentionable=True)
        await guild.get_member(bot.user.id).add_roles(role)
        assert role.id in [one.id for one in (await guild.fetch_member(bot.user.id)).roles]
        hidden = {guild.default_role: discord.PermissionOverwrite(view_channel=False)}
        channel = await guild.create_text_channel("underdark", overwrites=hidden)
        assert "underdark" not in [one.get("name") for one in ana.channels]
        member = await guild.fetch_member(int(ana.id))
        await channel.set_permissions(member, view_channel=True)
        assert "underdark" in [one.get("name") for one in ana.channels]
        await channel.set_permissions(member, overwrite=None)
        assert "underdark" not in [one.get("name") for one in ana.channels]
        await channel.edit(topic="dark")
        await channel.delete()
        await role.delete()
        assert [str(failure) for failure in trusted.failures] == []


async def test_typing_is_shown(sandbox: Sandbox, bot: SmallBot):
    heard: list[str] = []
    sandbox.world.listeners.append(lambda event: heard.append(event.name))
    await games(bot).typing()
    assert heard == ["TYPING_START"]
