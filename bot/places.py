"""Where a campaign stands on Discord: lobby card and thread, made together or not at all, and kept true."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING, Final

import discord
import structlog

from bot.cards.front import front_card
from bot.cards.lobby import lobby_card
from bot.layout import Card
from bot.permissions import missing
from bot.speech import shortened
from engine.campaigns import Situation

if TYPE_CHECKING:
    from bot.client import Emberkeep

log = structlog.get_logger()

LONGEST_THREAD_NAME = 60
WEEK: Final = 10080  # minutes without a message after which Discord puts a thread to sleep


class LacksPermissions(Exception):
    """The bot may not do here what a table needs; `names` are Discord's names of what is missing."""

    def __init__(self, channel: int, names: tuple[str, ...]) -> None:
        super().__init__(f"missing in channel {channel}: {', '.join(names)}")
        self.channel = channel
        self.names = names


def demand_permissions(interaction: discord.Interaction[Emberkeep]) -> None:
    """Raises LacksPermissions unless the bot may open a table in the channel of this interaction."""
    lacking = missing(interaction.app_permissions)
    if lacking:
        raise LacksPermissions(parent_of(interaction).id, lacking)


def parent_of(interaction: discord.Interaction[Emberkeep]) -> discord.TextChannel:
    """The text channel of an interaction, also when it came from one of the channel's threads.

    Raises LacksPermissions where no thread can be opened at all, such as in a voice channel.
    """
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise LacksPermissions(interaction.channel_id or 0, ("create_public_threads",))
    return channel


class Places:
    """Makes and edits the lobby card and the front page of campaigns."""

    def __init__(self, bot: Emberkeep) -> None:
        self._bot = bot
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def open(self, situation: Situation, channel: discord.TextChannel) -> Situation:
        """Gives a campaign its card in the channel and its thread under it. When the thread cannot be made, the card
        goes, too, and LacksPermissions is raised."""
        campaigns = self._bot.campaigns
        card = await channel.send(view=lobby_card(situation))
        try:
            thread = await card.create_thread(
                name=shortened(situation.facts.name, LONGEST_THREAD_NAME), auto_archive_duration=WEEK
            )
            front = await thread.send(view=front_card(situation))
        except discord.Forbidden as error:
            await card.delete()
            raise LacksPermissions(channel.id, ("create_public_threads", "send_messages_in_threads")) from error
        await campaigns.set_places(
            situation.id, thread=thread.id, lobby_message=card.id, front_message=front.id, channel=channel.id
        )
        await _pin(front)
        await self.refresh(situation.id)
        return await campaigns.situation(situation.id)

    async def refresh(self, campaign: int) -> None:
        """Makes lobby card and front page show how the campaign stands now; one edit at a time, so that the last
        word is the newest."""
        async with self._locks[campaign]:
            situation = await self._bot.campaigns.situation(campaign)
            facts = situation.facts
            await self._edit(facts.channel, facts.lobby_message, lobby_card(situation))
            await self._edit(facts.thread, facts.front_message, front_card(situation))

    async def _edit(self, channel: int | None, message: int | None, card: Card) -> None:
        if channel is None or message is None:
            return
        try:
            await self._bot.get_partial_messageable(channel).get_partial_message(message).edit(view=card)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("card not edited", channel=channel, message=message, reason=error.text)


async def _pin(front: discord.Message) -> None:
    """Pins the front page where that is allowed; a wish, so a refusal changes nothing."""
    try:
        await front.pin()
    except discord.Forbidden:
        log.info("front page not pinned", channel=front.channel.id)
