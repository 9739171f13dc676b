"""Who has a panel open: the turn card does not move meanwhile, and says so of whoever takes a while (ux 2.0)."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections.abc import Awaitable, Callable, Sequence
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
    something else now."""

    def __init__(self, changed: Callable[[int], Awaitable[None]]) -> None:
        self._changed = changed
        self._open: dict[tuple[int, int], _Panel] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def opened(self, campaign: int, user: int) -> None:
        """This player has a panel in front of them."""
        loop = asyncio.get_running_loop()
        closing = loop.call_later(QUIET_SECONDS, self.closed, campaign, user)
        known = self._open.get((campaign, user))
        if known:
            known.closing.cancel()
            known.closing = closing
        else:
            saying = loop.call_later(SAID_AFTER_SECONDS, self._say, campaign, user)
            self._open[campaign, user] = _Panel(closing, saying)

    def closed(self, campaign: int, user: int) -> None:
        """This player is asked nothing more, or was silent for long."""
        panel = self._open.pop((campaign, user), None)
        if panel:
            _stop(panel)
            self._update_card_soon(campaign)

    def at(self, campaign: int) -> Sequence[int]:
        """The players who have a panel of this campaign open."""
        return [user for each, user in self._open if each == campaign]

    def said_at(self, campaign: int) -> Sequence[int]:
        """Those of whom the card says so."""
        return [user for (each, user), panel in self._open.items() if each == campaign and panel.said]

    def _say(self, campaign: int, user: int) -> None:
        self._open[campaign, user].said = True
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
        for panel in self._open.values():
            _stop(panel)
        self._open.clear()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _stop(panel: _Panel) -> None:
    panel.closing.cancel()
    panel.saying.cancel()
