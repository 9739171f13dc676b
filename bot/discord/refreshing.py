"""Keeps the lobby messages and front pages of campaigns up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord
import structlog

from bot.discord.forums import keep_tags, state_of
from bot.discord.retry import is_busy
from bot.discord.thread_names import ThreadNames
from bot.discord.threads import EditRefused, MessageGone, Thread, ThreadRefuses
from bot.host import metrics
from bot.live_messages.front import front_message
from bot.live_messages.lobby import lobby_message
from bot.messages.layout import Message
from engine.campaigns import Campaigns, Situation
from engine.campaigns.model.errors import UnknownCampaign

log = structlog.get_logger()

AGAIN_SECONDS = 300.0
"""How long a lobby message or front page stays outdated after Discord refused an edit."""


class Refreshing:
    """Edits lobby messages and front pages that have changed.

    `lock_of` returns the lock that is held while a campaign's thread is created or replaced.
    """

    def __init__(self, client: discord.Client, campaigns: Campaigns, lock_of: Callable[[int], asyncio.Lock]) -> None:
        self._client, self._campaigns, self._lock_of = client, campaigns, lock_of
        self._shown: dict[int, tuple[int | None, int | None, Message, Message, str | None]] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._due: set[int] = set()
        self._postponed: set[int] = set()
        self._names = ThreadNames(client, self.soon)

    @property
    def is_editing(self) -> bool:
        """True while a lobby message or front page is being edited; postponed edits do not count."""
        return any(campaign not in self._postponed for campaign in self._tasks)

    def soon(self, campaign: int) -> None:
        """Refreshes in the background, because edits of old messages may be slow or refused."""
        self._due.add(campaign)
        if campaign not in self._tasks:
            self._tasks[campaign] = asyncio.create_task(self._refresh_until_shown(campaign))

    async def rename(self, situation: Situation) -> None:
        """Names the thread after this situation, if it may be renamed now. Before a turn message is sent, Discord's
        notice of it is above."""
        await self._names.keep(situation)

    async def _refresh_until_shown(self, campaign: int) -> None:
        try:
            while campaign in self._due:
                self._due.discard(campaign)
                if not await self._try_to_refresh(campaign):
                    self._due.add(campaign)
                    self._postponed.add(campaign)
                    try:
                        await asyncio.sleep(AGAIN_SECONDS)
                    finally:
                        self._postponed.discard(campaign)
        finally:
            del self._tasks[campaign]  # at once: `soon` may be called before a callback of the task

    async def _try_to_refresh(self, campaign: int) -> bool:
        """Returns False if it is worth another try."""
        try:
            return await self.refresh(campaign)
        except UnknownCampaign:
            return True
        except Exception as error:
            metrics.failed("refreshing", error)
            if is_busy(error):
                log.warning("refresh delayed", campaign=campaign, reason=repr(error))
                return False
            log.exception("refresh failed", campaign=campaign)
            return True

    async def close(self) -> None:
        """Cancels the refreshes in progress, and renames that wait."""
        self._names.close()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def refresh(self, campaign: int) -> bool:
        """Updates lobby message, front page and the thread's name if they have changed. Edits are sequential, so that
        the newest is the last. Returns False if Discord refused an edit for now."""
        async with self._lock_of(campaign):
            situation = await self._campaigns.lookup.situation(campaign)
            facts, lobby, front = situation.facts, lobby_message(situation), front_message(situation)
            shown = facts.lobby_message, facts.front_message, lobby, front, state_of(situation)
            if self._shown.get(campaign) != shown:
                await keep_tags(self._client, situation)
                done = await self._edit(facts.channel, facts.lobby_message, lobby)
                if not (await self._edit(facts.thread, facts.front_message, front) and done):
                    return False
                self._shown[campaign] = shown
            await self._names.keep(situation)
            return True

    async def _edit(self, channel: int | None, message: int | None, content: Message) -> bool:
        """Returns False if Discord refused the edit for now, True if it is done or impossible."""
        if channel is None or message is None:
            return True
        try:
            await Thread(self._client, channel).edit(message, content)
        except (MessageGone, ThreadRefuses) as error:
            log.info("message not edited", channel=channel, message=message, reason=repr(error))
            return not isinstance(error, EditRefused)
        return True
