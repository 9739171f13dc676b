"""Our own answers, held against Discord's official description: a second opinion on every object that we make."""

import io

import discord

from bot.local_discord import Cast, Sandbox
from bot.local_discord.model.permissions import BOT, Permission
from bot.local_discord.rest.description import official
from tests.sandbox.conftest import connected
from tests.sandbox.small_bot import Card, Move, buttons, picture


async def test_every_answer_fits_the_official_description():
    async with Sandbox(Cast(bot_permissions=BOT | Permission.ADMINISTRATOR)) as sandbox, connected(sandbox) as bot:
        await use_everything(sandbox, bot)
        wrong = {
            f"{recorded.method} {recorded.template} {complaint}"
            for recorded in sandbox.requests
            for complaint in official().answer_complaints(
                recorded.method, recorded.template, recorded.status, recorded.answer
            )
        }
        assert sorted(wrong) == []
        assert len({(recorded.method, recorded.template) for recorded in sandbox.requests}) >= 35


async def use_everything(sandbox: Sandbox, bot: discord.Client) -> None:
    """One of each request that discord.py can make."""
    guild, channel, ana = bot.guilds[0], bot.guilds[0].text_channels[0], sandbox.user("ana")
    message = await channel.send(
        f"{ana.mention}",
        embed=discord.Embed(title="t"),
        view=buttons(Move(1)),
        file=discord.File(io.BytesIO(b"a"), "a.txt"),
    )
    await channel.send(view=Card("attachment://b.png"), file=discord.File(io.BytesIO(picture()), "b.png"))
    await (await message.edit(content="edited")).reply("reply")
    await message.pin()
    assert [pin async for pin in channel.pins()]
    await message.unpin()
    assert [one async for one in channel.history()]
    await channel.fetch_message(message.id)
    await use_threads(channel, message, int(ana.id))
    for command in ("panel", "card", "slow"):
        await ana.slash(command)
    await ana.complete("act", choice="a")
    opened = await ana.click(await ana.slash("panel"), "Orders")
    await ana.submit(opened, {"army": "a", "place": ["chaulssin"]})
    await (await ana.click(await ana.slash("panel"), "Later")).completed()
    await use_guild(bot, guild, int(ana.id))
    await channel.delete_messages([message])
    await message.channel.typing()


async def use_threads(channel: discord.TextChannel, message: discord.Message, user_id: int) -> None:
    thread = await message.create_thread(name="one")
    other = await channel.create_thread(name="two", type=discord.ChannelType.private_thread)
    await other.add_user(discord.Object(user_id))
    await other.fetch_members()
    await other.fetch_member(user_id)
    await other.remove_user(discord.Object(user_id))
    await thread.edit(archived=True)
    assert [one async for one in channel.archived_threads()]
    assert [one async for one in channel.archived_threads(private=True)] == []
    await channel.guild.active_threads()
    await other.delete()


async def use_guild(bot: discord.Client, guild: discord.Guild, user_id: int) -> None:
    role = await guild.create_role(name="Drow")
    await role.edit(name="Elf")
    member = await guild.fetch_member(user_id)
    await member.add_roles(role)
    await member.remove_roles(role)
    await guild.fetch_roles()
    await guild.fetch_channels()
    await bot.fetch_guild(guild.id, with_counts=False)
    made = await guild.create_text_channel("made")
    await made.set_permissions(member, send_messages=False)
    await made.edit(topic="t")
    await bot.fetch_channel(made.id)
    await made.delete()
    await role.delete()
    await (await member.create_dm()).send("psst")
    commands = await bot.tree.fetch_commands()
    await commands[0].edit(name="renamed")
    await bot.tree.fetch_command(commands[0].id)
    await commands[0].delete()
    await bot.fetch_user(user_id)
