"""Asks Discord which application a token belongs to."""

from __future__ import annotations

import asyncio

import discord
from pydantic import AnyHttpUrl

from bot.gateway.pointing import DISCORD, point_discord_at


def application_with(token: str, proxy: AnyHttpUrl | None) -> discord.AppInfo:
    """Returns the application. Raises what discord.py raises if Discord refuses or cannot be reached."""
    return asyncio.run(_ask(token, str(proxy or DISCORD)))


async def _ask(token: str, url: str) -> discord.AppInfo:
    with point_discord_at(url):
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            return await client.application_info()
