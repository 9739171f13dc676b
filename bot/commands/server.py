"""`/server`: the settings of a server, for people who may manage it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.making import command
from bot.interactions.reply import Reply
from bot.panels.servers.settings import ServerPage, open_settings


async def server(interaction: discord.Interaction[Any]) -> None:
    """Shows the settings of this server."""
    await open_settings(Reply(interaction), ServerPage())


def make() -> app_commands.Command[Any, ..., None]:
    """Builds `/server`. Discord shows it to people who may manage the server."""
    made = command(server)
    made.default_permissions = discord.Permissions(manage_guild=True)
    return made
