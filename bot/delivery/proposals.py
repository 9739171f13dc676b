"""Proposes tables to people who look for one and fit (docs/behaviour.md#looking-for-a-table)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta

import discord
import structlog

from bot.discord.retry import BROKEN_OFF
from bot.discord.threads import MessageGone, Thread, ThreadRefuses, nonce, presses_of
from bot.interactions.services import Services
from bot.live_messages.proposals import ended_message, proposal_message
from bot.messages.layout import Message
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.people.looking import PROPOSED
from engine.games import find, keys
from engine.storage.schema.rows import Proposal
from engine.words import nearest_locale

log = structlog.get_logger()

HOUR = timedelta(hours=1)
SECONDS = 60.0  # between two looks
NONCES = 1 << 28  # numbers are seconds; a nonce has room for seven digits


class Proposals:
    """One message for each proposal: sent once, edited when its table is open or someone declines, and at its end."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._shown: dict[tuple[int, int], Message] = {}

    async def run(self) -> None:
        """Looks for people who fit once a minute, until cancelled."""
        while True:
            await self.update_all()
            await asyncio.sleep(SECONDS)

    async def update_all(self) -> None:
        """Makes new proposals, and brings the messages of all up to date; one that fails does not affect others."""
        looking = self._services.campaigns.looking
        try:
            await looking.propose({key: find(key).seat_counts for key in keys()})
            found = await looking.proposals()
        except Exception:
            log.exception("no tables proposed")
            return
        for proposal in found:
            try:
                await self._update(proposal)
            except (discord.HTTPException, ThreadRefuses, *BROKEN_OFF) as error:
                log.warning("proposal not shown", guild=proposal.guild, reason=type(error).__name__)
                if looking.has_ended(proposal):
                    await looking.end(proposal)
            except Exception:
                log.exception("proposal not shown", guild=proposal.guild)

    async def _update(self, proposal: Proposal) -> None:
        campaigns = self._services.campaigns
        locale = nearest_locale(campaigns.server_settings.of(proposal.guild).locale or "en")
        place, ended = Thread(self._services.client, proposal.channel), campaigns.looking.has_ended(proposal)
        thread = (await campaigns.lookup.situation(proposal.campaign)).facts.thread if proposal.campaign else None
        layout = ended_message(locale) if ended else proposal_message(proposal, thread, locale)
        key = proposal.guild, proposal.number
        message = proposal.message or await self._sent_before(place, proposal)
        if message is None and not ended:
            sent = await place.send(layout, nonce(place.id, "s", proposal.number % NONCES), mentioned=proposal.users)
            await campaigns.looking.sent(proposal, sent)
        elif message is not None and self._shown.get(key) != layout:
            if proposal.message is None:
                await campaigns.looking.sent(proposal, message)
            await _edit(place, message, layout)
        self._shown[key] = layout
        if ended:
            self._shown.pop(key)
            await campaigns.looking.end(proposal)

    async def _sent_before(self, place: Thread, proposal: Proposal) -> int | None:
        """Returns the message of a proposal that was sent, but not noted because the process ended."""
        made = from_milliseconds(proposal.until) - PROPOSED - HOUR  # clocks may differ
        own = await place.own_messages(discord.utils.time_snowflake(made))
        wanted = ("seek_join", proposal.number)
        return next((each.id for each in own if wanted in {(p.verb, p.n) for p in presses_of(each)}), None)


async def _edit(place: Thread, message: int, layout: Message) -> None:
    with suppress(MessageGone):  # someone has deleted it
        await place.edit(message, layout)
