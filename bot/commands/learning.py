"""`/learn` and `/demo`: guided first games. They work in servers, in direct messages, and where only a person has
installed the bot."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from bot.commands.making import Slash, command
from bot.commands.translating import translated
from bot.interactions.reply import Reply
from bot.interactions.services import Served
from bot.live_messages.lobby import game_name
from bot.panels.pages.lessons import open_lesson, show_page
from engine.lessons import first_lessons


async def learn(interaction: discord.Interaction[Served], game: str = "") -> None:
    """Goes on with a game's lesson, or shows all games."""
    reply = Reply(interaction)
    if game in first_lessons():
        await open_lesson(reply, first_lessons()[game])
    else:
        await show_page(reply, "learn")


async def demo(interaction: discord.Interaction[Served]) -> None:
    """Shows what the bot is, and the games to try."""
    await show_page(Reply(interaction), "demo")


def make_learn() -> Slash:
    """Builds `/learn`."""
    games = [app_commands.Choice(name=translated(partial(game_name, key)), value=key) for key in first_lessons()]
    return command(app_commands.choices(game=games)(learn), guild_only=False)


def make_demo() -> Slash:
    """Builds `/demo`."""
    return command(demo, guild_only=False)
