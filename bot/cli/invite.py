"""Asks Discord which application a token belongs to."""

from __future__ import annotations

import asyncio

import discord
from pydantic import AnyHttpUrl

from bot.gateway.pointing import DISCORD, point_discord_at


def application_of(token: str, proxy: AnyHttpUrl | None) -> int:
    """Returns the id of the application. Raises what discord.py raises if Discord refuses or cannot be reached."""
    return asyncio.run(_ask(token, str(proxy or DISCORD)))


async def _ask(token: str, url: str) -> int:
    with point_discord_at(url):
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            return client.application_id or 0
