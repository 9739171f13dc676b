"""Decides which of several processes of the same shards answers: the one that leads.

A standby keeps interactions for as long as Discord waits for an answer. When it takes over, it answers those that the
previous leader has not taken. If that process left no handover record, it may have answered, so all kept interactions
are dropped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Literal

from engine.recent import Recent
from engine.storage import Unreachable

Role = Literal["standby", "leader", "ended"]

REMEMBERED = 5_000  # interactions
KEPT_SECONDS = 3.0  # Discord waits no longer
SECONDS_IN_DOUBT = 1.5  # how long a doubtful leader checks for another one before it answers anyway
LOOKED_AT_EVERY_SECONDS = 0.05


class Leadership:
    """The role of this process. `leads` returns, without asking the database, whether this process can still be the
    only leader."""

    def __init__(self, leads: Callable[[], bool]) -> None:
        self.role: Role = "standby"
        self._leads = leads
        self._changed = asyncio.Event()
        self._heard: Recent[int, None] = Recent(REMEMBERED)
        self._taken: Recent[int, None] = Recent(REMEMBERED)
        self._answers_kept = False
        self._running: set[asyncio.Task[None]] = set()

    @property
    def taken(self) -> Collection[int]:
        """The latest interactions answered by this process or its predecessors."""
        return self._taken.keys()

    def begin(self, taken: Collection[int] | None) -> None:
        """Starts answering. `taken` is the previous leader's handover record."""
        self.role, self._answers_kept = "leader", taken is not None
        for interaction in sorted(taken or ()):
            self._taken[interaction] = None
        self._changed.set()

    def end(self) -> None:
        """Stops taking interactions."""
        self.role = "ended"
        self._changed.set()

    async def takes(self, interaction: int) -> bool:
        """Returns True if the calling task must answer this interaction, and records it. Returns False for duplicates
        and if another process answers. Waits until that is certain."""
        if interaction in self._heard:
            return False  # Discord may send one twice
        self._heard[interaction] = None
        if self.role == "standby" and not await self._is_left(interaction):
            return False
        if interaction in self._taken or not await self._is_alone():
            return False
        self._taken[interaction] = None
        task = asyncio.current_task()
        if task is not None:
            self._running.add(task)
            task.add_done_callback(self._running.discard)
        return True

    async def _is_left(self, interaction: int) -> bool:
        """Keeps an interaction until this process leads. Returns True if it is certain that no other process has taken
        it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(KEPT_SECONDS):
                await self._changed.wait()
        return self._answers_kept

    async def _is_alone(self) -> bool:
        """Returns True if no other process leads. A process that was suspended does not notice at once that it has lost
        the lead. If the database is unreachable, no process can lead, and the user must get an answer."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_IN_DOUBT):
                while self.role == "leader" and not self._leads():  # noqa: ASYNC110 - time alone ends a lease
                    await asyncio.sleep(LOOKED_AT_EVERY_SECONDS)
        return self.role == "leader"

    def expect_to_lead(self) -> None:
        """Call before answering from memory. Raises Unreachable if the lease is not renewed: another process may lead,
        and the data in memory may be out of date."""
        if not self._leads():
            raise Unreachable("the lease of this process is not renewed")

    async def finish(self, seconds: float) -> None:
        """Stops taking interactions and waits up to `seconds` for the running ones, except for the calling task."""
        self.end()
        running = self._running - {asyncio.current_task()}
        if running:
            await asyncio.wait(running, timeout=seconds)
