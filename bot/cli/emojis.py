"""`emberkeep emojis`: uploads the application's emojis without starting the bot."""

from __future__ import annotations

import discord
from pydantic import AnyHttpUrl

from bot.discord.emojis import Uploaded, upload
from bot.gateway.pointing import DISCORD, point_discord_at
from engine.games import keys
from renders.emojis import drawn


async def upload_to_discord(token: str, proxy: AnyHttpUrl | None) -> Uploaded:
    """Uploads what is missing. Raises what discord.py raises if Discord refuses or cannot be reached."""
    with point_discord_at(str(proxy or DISCORD)):
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            return await upload(client, drawn(keys()))
