"""Who has a panel open: the turn card says so, and does not move meanwhile (ux 2.0)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import structlog

from engine.storage import StorageError

log = structlog.get_logger()

QUIET = 600.0  # seconds without a press, after which a panel counts as closed


class Choosing:
    """When each player has pressed something in a panel last. `changed` is called with a campaign whose card should
    say something else now."""

    def __init__(self, changed: Callable[[int], Awaitable[None]]) -> None:
        self._changed = changed
        self._closing: dict[tuple[int, int], asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def opened(self, campaign: int, user: int) -> None:
        """This player has a panel in front of them."""
        running = self._closing.pop((campaign, user), None)
        if running:
            running.cancel()
        else:
            self._update_card_soon(campaign)
        loop = asyncio.get_running_loop()
        self._closing[campaign, user] = loop.call_later(QUIET, self.closed, campaign, user)

    def closed(self, campaign: int, user: int) -> None:
        """This player is asked nothing more, or was silent for long."""
        running = self._closing.pop((campaign, user), None)
        if running:
            running.cancel()
            self._update_card_soon(campaign)

    def at(self, campaign: int) -> Sequence[int]:
        """The players who have a panel of this campaign open."""
        return [user for each, user in self._closing if each == campaign]

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
        for running in self._closing.values():
            running.cancel()
        self._closing.clear()
        await asyncio.gather(*self._tasks, return_exceptions=True)
