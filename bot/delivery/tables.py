"""Keeps the list of tables with free seats up to date in servers that want one (docs/behaviour.md#open-tables)."""

from __future__ import annotations

import asyncio
import zlib

import discord
import structlog

from bot.discord.retry import BROKEN_OFF
from bot.discord.threads import MessageGone, Thread, ThreadRefuses, nonce
from bot.interactions.services import Services
from bot.live_messages.tables import tables_message
from bot.messages.layout import Message
from engine.words import nearest_locale

log = structlog.get_logger()

SECONDS = 60.0  # between two looks


class TablesMessages:
    """The lists of tables: one message for each server that wants one, edited when it changes and never sent again."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._shown: dict[int, Message] = {}

    async def run(self) -> None:
        """Updates all lists once a minute, until cancelled."""
        while True:
            await self.update_all()
            await asyncio.sleep(SECONDS)

    async def update_all(self) -> None:
        """Updates the list of every server; one that fails does not affect others."""
        for guild, channel in self._services.campaigns.server_settings.with_list_of_tables().items():
            try:
                await self._update(guild, channel)
            except (discord.HTTPException, ThreadRefuses, *BROKEN_OFF) as error:
                log.warning("list of tables not updated", guild=guild, reason=type(error).__name__)
            except Exception:
                log.exception("list of tables not updated", guild=guild)

    async def _update(self, guild: int, channel: int) -> None:
        campaigns = self._services.campaigns
        found = await campaigns.lookup.with_free_seats(guild)
        public = [each for each in found if each.facts.settings.thread == "public"]
        shown = [each for each in public if self._is_open(guild, each.facts.channel)]
        layout = tables_message(shown, nearest_locale(campaigns.server_settings.of(guild).locale or "en"))
        if self._shown.get(guild) == layout:
            return
        key, place = f"tables {guild}", Thread(self._services.client, channel)
        sent_to, _, message = (await campaigns.upkeep.recall(key) or "").partition(" ")
        try:
            if sent_to != str(channel) or not message:
                raise MessageGone
            await place.edit(int(message), layout)
        except MessageGone:
            named = nonce(channel, "t", zlib.crc32(message.encode()))
            await campaigns.upkeep.remember(key, f"{channel} {await place.send(layout, named, silent=True)}")
        self._shown[guild] = layout

    def _is_open(self, guild: int, channel: int) -> bool:
        """True if everyone in the server can see a channel."""
        server = self._services.client.get_guild(guild)
        found = server.get_channel(channel) if server else None
        return found is not None and server is not None and found.permissions_for(server.default_role).view_channel
