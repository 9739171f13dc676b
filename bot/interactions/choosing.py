"""Who has a panel open: the turn card does not move meanwhile, and says so of whoever takes a while.

See docs/behaviour.md#messages.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass

import structlog

from engine.storage import StorageError

log = structlog.get_logger()

QUIET_SECONDS = 600.0  # without a press, after which a panel counts as closed
SAID_AFTER_SECONDS = 60.0  # most turns are shorter, and an edit of the card counts against Discord's limit


@dataclass
class _Panel:
    """What ends it, and what lets the card say so: `said` is whether it does."""

    closing: TimerHandle
    saying: TimerHandle
    said: bool = False


class Choosing:
    """Who has pressed something in a panel not long ago. `changed` is called with a campaign whose card should say
    something else now, though nothing has happened there."""

    def __init__(self, changed: Callable[[int], Awaitable[None]]) -> None:
        self._changed = changed
        self._open: defaultdict[int, dict[int, _Panel]] = defaultdict(dict)  # by campaign and user
        self._tasks: set[asyncio.Task[None]] = set()

    def opened(self, campaign: int, user: int) -> None:
        """This player has a panel in front of them."""
        loop = asyncio.get_running_loop()
        closing = loop.call_later(QUIET_SECONDS, self.given_up, campaign, user)
        known = self._open[campaign].get(user)
        if known:
            known.closing.cancel()
            known.closing = closing
        else:
            saying = loop.call_later(SAID_AFTER_SECONDS, self._say, campaign, user)
            self._open[campaign][user] = _Panel(closing, saying)

    def closed(self, campaign: int, user: int) -> None:
        """This player is asked nothing more. What has led to that brings the card up to date, unless it named them."""
        panel = self._close(campaign, user)
        if panel and panel.said:
            self._update_card_soon(campaign)

    def given_up(self, campaign: int, user: int) -> None:
        """This player was silent for long: the card waits no longer to show what they have chosen."""
        if self._close(campaign, user):
            self._update_card_soon(campaign)

    def _close(self, campaign: int, user: int) -> _Panel | None:
        panel = self._open[campaign].pop(user, None)
        if not self._open[campaign]:
            del self._open[campaign]
        if panel:
            panel.closing.cancel()
            panel.saying.cancel()
        return panel

    def at(self, campaign: int) -> Collection[int]:
        """The players who have a panel of this campaign open."""
        return self._open.get(campaign, {}).keys()

    def said_at(self, campaign: int) -> Sequence[int]:
        """Those of whom the card says so."""
        return [user for user, panel in self._open.get(campaign, {}).items() if panel.said]

    def _say(self, campaign: int, user: int) -> None:
        self._open[campaign][user].said = True
        self._update_card_soon(campaign)

    def _update_card_soon(self, campaign: int) -> None:
        task = asyncio.create_task(self._update_card(campaign))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _update_card(self, campaign: int) -> None:
        try:
            await self._changed(campaign)
        except StorageError as error:  # the card says who chooses at the next change
            log.warning("card not updated", campaign=campaign, reason=str(error))

    async def close(self) -> None:
        """Forgets everybody."""
        for campaign, users in list(self._open.items()):
            for user in list(users):
                self._close(campaign, user)
        await asyncio.gather(*self._tasks, return_exceptions=True)
