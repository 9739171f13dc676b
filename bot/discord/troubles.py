"""Tracks what blocks a campaign's posts, pauses such campaigns, and explains it to players."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Literal

from bot.discord.threads import Trouble
from engine.campaigns import Campaigns, Situation
from engine.words import Words

SECONDS_UNTIL_LATE = 5.0  # before players read that Discord is slow


class Troubles:
    """Records when work for a campaign began and why it failed, and pauses it until the next attempt."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns
        self._since: dict[int, float] = {}  # start of the work for a campaign, by the loop's clock
        self._found: dict[int, Trouble | Literal["slow"]] = {}
        self._resting: dict[int, asyncio.Event] = {}
        self.changes = 0
        """Number of calls of `try_again`."""

    def begins(self, campaign: int) -> None:
        """Notes that work for the campaign begins, or that only work without Discord is done."""
        self._since[campaign] = asyncio.get_running_loop().time()

    def ends(self, campaign: int) -> None:
        """Notes that the campaign has no work in progress."""
        self._since.pop(campaign, None)

    def found(self, campaign: int, trouble: Trouble | Literal["slow"]) -> None:
        """Records what blocks the campaign's posts."""
        self._found[campaign] = trouble

    def gone(self, campaign: int) -> None:
        """Notes that the campaign's posts are no longer blocked."""
        self._found.pop(campaign, None)

    def note(self, situation: Situation, words: Words) -> str:
        """Returns what a player should know while posts are blocked (E12, E15, E16, E27)."""
        trouble = self._found.get(situation.id) or ("slow" if self._is_late(situation.id) else None)
        return words.message(f"error-thread-{trouble}") if trouble else ""

    def _is_late(self, campaign: int) -> bool:
        now = asyncio.get_running_loop().time()
        return now - self._since.get(campaign, now) > SECONDS_UNTIL_LATE

    async def rest(self, campaign: int, seconds: float) -> None:
        """Waits for `seconds`, or until `try_again`."""
        woken = self._resting[campaign] = asyncio.Event()
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(woken.wait(), seconds)
        finally:
            del self._resting[campaign]

    async def try_again(self, guild: int | None = None) -> None:
        """Resumes paused campaigns and skips pauses about to begin, after a server's channels, threads or roles
        have changed, or those of all servers may have."""
        self.changes += 1
        for campaign, woken in list(self._resting.items()):
            place = await self._campaigns.lookup.place(campaign)  # known even for a campaign that does not load
            if place is None or guild in (None, place.guild):
                woken.set()
