"""Keeps track of open panels. The turn message is not moved while a player has one open, and names slow players.

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
SAID_AFTER_SECONDS = 60.0  # most turns are shorter, and each edit of the turn message counts against Discord's limit
FIGURES_AFTER_SECONDS = 60.0  # after a press in a longer turn, the turn message shows what has changed


@dataclass
class _Panel:
    """An open panel: the timers that close it and that name its player in the turn message. `said` counts the updates
    of the turn message that name the player."""

    closing: TimerHandle
    saying: TimerHandle | None
    said: int = 0


class Choosing:
    """The players who recently pressed something in a panel. `changed` is called with a campaign whose turn message
    should be updated although nothing has happened in play."""

    def __init__(self, changed: Callable[[int], Awaitable[None]]) -> None:
        self._changed = changed
        self._open: defaultdict[int, dict[int, _Panel]] = defaultdict(dict)  # by campaign and user
        self._left_out: set[int] = set()  # campaigns whose turn message does not show the last choices
        self._tasks: set[asyncio.Task[None]] = set()

    def opened(self, campaign: int, user: int) -> None:
        """Notes that this player has a panel open."""
        loop = asyncio.get_running_loop()
        closing = loop.call_later(QUIET_SECONDS, self.given_up, campaign, user)
        known = self._open[campaign].get(user)
        if known:
            known.closing.cancel()
            known.closing = closing
            if known.saying is None:
                known.saying = loop.call_later(FIGURES_AFTER_SECONDS, self._say, campaign, user)
        else:
            saying = loop.call_later(SAID_AFTER_SECONDS, self._say, campaign, user)
            self._open[campaign][user] = _Panel(closing, saying)

    def closed(self, campaign: int, user: int) -> None:
        """Notes that this player has finished. The action that led here updates the turn message, unless the message
        named the player or left choices out."""
        panel = self._close(campaign, user)
        if panel and (panel.said or campaign in self._left_out):
            self._update_turn_message_soon(campaign)

    def given_up(self, campaign: int, user: int) -> None:
        """Closes the panel of a player who was silent for too long, so that the turn message shows their choice."""
        if self._close(campaign, user):
            self._update_turn_message_soon(campaign)

    def _close(self, campaign: int, user: int) -> _Panel | None:
        panel = self._open[campaign].pop(user, None)
        if not self._open[campaign]:
            del self._open[campaign]
        if panel:
            panel.closing.cancel()
            if panel.saying:
                panel.saying.cancel()
        return panel

    def note_left_out(self, campaign: int, *, left_out: bool) -> None:
        """Notes that the turn message does not show the last choice, or that it will."""
        if left_out:
            self._left_out.add(campaign)
        else:
            self._left_out.discard(campaign)

    def at(self, campaign: int) -> Collection[int]:
        """Returns the players who have a panel of this campaign open."""
        return self._open.get(campaign, {}).keys()

    def said_at(self, campaign: int) -> Sequence[int]:
        """Returns the players named in the turn message as choosing."""
        return [user for user, panel in self._open.get(campaign, {}).items() if panel.said]

    def times_said(self, campaign: int) -> Sequence[int]:
        """Returns how often the turn message was updated for each player it names as choosing."""
        return [panel.said for panel in self._open.get(campaign, {}).values() if panel.said]

    def _say(self, campaign: int, user: int) -> None:
        panel = self._open[campaign][user]
        panel.said, panel.saying = panel.said + 1, None
        self._update_turn_message_soon(campaign)

    def _update_turn_message_soon(self, campaign: int) -> None:
        task = asyncio.create_task(self._update_turn_message(campaign))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _update_turn_message(self, campaign: int) -> None:
        try:
            await self._changed(campaign)
        except StorageError as error:  # the next change updates the turn message
            log.warning("turn message not updated", campaign=campaign, reason=str(error))

    async def close(self) -> None:
        """Forgets all panels."""
        for campaign, users in list(self._open.items()):
            for user in list(users):
                self._close(campaign, user)
        await asyncio.gather(*self._tasks, return_exceptions=True)
