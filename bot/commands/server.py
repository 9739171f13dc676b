"""`/server`: the settings of a server, for people who may manage it."""

from __future__ import annotations

import discord

from bot.commands.making import Slash, command
from bot.interactions.reply import Reply
from bot.interactions.services import Served
from bot.panels.servers.settings import ServerPage, open_settings


async def server(interaction: discord.Interaction[Served]) -> None:
    """Shows the settings of this server."""
    await open_settings(Reply(interaction), ServerPage())


def make() -> Slash:
    """Builds `/server`. Discord shows it to people who may manage the server."""
    made = command(server)
    made.default_permissions = discord.Permissions(manage_guild=True)
    return made
