"""What is in the way of a campaign's posts: which campaigns rest because of it, and what their players are told."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Literal

from bot.discord.threads import Trouble
from engine.campaigns import Campaigns, Situation
from engine.words import Words

SECONDS_UNTIL_LATE = 5.0  # after which people are told that Discord is slow


class Troubles:
    """Notes when work for a campaign began and why it failed, and lets it rest until it may be tried again."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns
        self._since: dict[int, float] = {}  # when the work for a campaign began, on the loop's clock
        self._found: dict[int, Trouble | Literal["slow"]] = {}
        self._resting: dict[int, asyncio.Event] = {}
        self.changes = 0
        """How often `try_again` was called."""

    def begins(self, campaign: int) -> None:
        """Work for a campaign begins, or is done except for what did not wait for Discord."""
        self._since[campaign] = asyncio.get_running_loop().time()

    def ends(self, campaign: int) -> None:
        """Nothing is being done for the campaign any more."""
        self._since.pop(campaign, None)

    def found(self, campaign: int, trouble: Trouble | Literal["slow"]) -> None:
        """This is in the way of the campaign's posts."""
        self._found[campaign] = trouble

    def gone(self, campaign: int) -> None:
        """Nothing is in the way any more."""
        self._found.pop(campaign, None)

    def note(self, situation: Situation, words: Words) -> str:
        """What a player should know while posts do not come through (E12, E15, E16, E27)."""
        trouble = self._found.get(situation.id) or ("slow" if self._is_late(situation.id) else None)
        return words.message(f"error-thread-{trouble}") if trouble else ""

    def _is_late(self, campaign: int) -> bool:
        now = asyncio.get_running_loop().time()
        return now - self._since.get(campaign, now) > SECONDS_UNTIL_LATE

    async def rest(self, campaign: int, seconds: float) -> None:
        """Waits so long, or until `try_again`."""
        woken = self._resting[campaign] = asyncio.Event()
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(woken.wait(), seconds)
        finally:
            del self._resting[campaign]

    async def try_again(self, guild: int | None = None) -> None:
        """Something about a server's channels, threads or roles has changed, or may have changed about all of them:
        campaigns that rest may go on, and those that are about to need not begin."""
        self.changes += 1
        for campaign, woken in list(self._resting.items()):
            place = await self._campaigns.lookup.place(campaign)  # which a campaign that does not load has, too
            if place is None or guild in (None, place.guild):
                woken.set()
