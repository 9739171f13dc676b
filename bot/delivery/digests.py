"""Sends the daily digests (docs/behaviour.md#daily-digest)."""

from __future__ import annotations

import asyncio

import discord
import structlog

from bot.discord.retry import BROKEN_OFF
from bot.discord.threads import nonce
from bot.interactions.services import Services
from bot.live_messages.digest import Linked, digest_message
from bot.messages.components import View
from engine.campaigns.model.clock import to_milliseconds
from engine.words import nearest_locale

log = structlog.get_logger()

SECONDS = 300.0  # between two looks
MINUTE = 60_000  # milliseconds; a nonce has room for seven digits


class Digests:
    """The digests of everyone who wants one. A person who cannot be written to gets none from then on."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def run(self) -> None:
        """Sends the digests that are due every five minutes, until cancelled."""
        while True:
            await asyncio.sleep(SECONDS)
            await self.send_all()

    async def send_all(self) -> None:
        """Sends all digests that are due; one that fails does not affect others."""
        for user in await self._services.campaigns.people.with_digest_due():
            try:
                await self._send(user)
            except (discord.HTTPException, *BROKEN_OFF) as error:
                log.warning("digest not sent", reason=type(error).__name__)
            except Exception:
                log.exception("digest not sent")

    async def _send(self, user: int) -> None:
        campaigns, readers = self._services.campaigns, self._services.readers
        await readers.load(user)
        found = [each for each in await campaigns.lookup.seated(user) if each.facts.archived is None]
        tables = [Linked(each, await campaigns.lookup.turn_message(each.id)) for each in found if each.facts.thread]
        now = to_milliseconds(campaigns.now())
        if not tables:
            await readers.change(user, digest_at=now)
            return
        message = digest_message(user, tables, nearest_locale(readers.of(user).locale or tables[0].situation.locale))
        try:
            place = await self._services.client.create_dm(discord.Object(user))
            # after a kill, Discord drops the same digest
            await place.send(view=View(message), nonce=nonce(place.id, "d", readers.of(user).digest_at // MINUTE))
        except (discord.Forbidden, discord.NotFound):
            await readers.change(user, digest="off", digest_refused=True)
            return
        await readers.change(user, digest_at=now, digest_refused=False)
