"""Which process answers, where another of the same shards hears everything, too: the one that leads.

One that stands by keeps what it hears for as long as Discord waits for an answer. Once it leads, it answers what of
that the process before it has not taken. Where that one has left no word, it may have answered, and all that was kept
is dropped.
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
SECONDS_IN_DOUBT = 1.5  # whether another process leads by now, until one answers all the same
LOOKED_AT_EVERY_SECONDS = 0.05


class Duty:
    """The part that this process has. `leads` says, without asking anybody, whether it can still be alone in it."""

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
        """The last interactions that were answered, here or by the processes before."""
        return self._taken.keys()

    def begin(self, taken: Collection[int] | None) -> None:
        """From here on this process answers; `taken` is what the one before it has left word of."""
        self.role, self._answers_kept = "leader", taken is not None
        for interaction in sorted(taken or ()):
            self._taken[interaction] = None
        self._changed.set()

    def end(self) -> None:
        """Nothing more is taken."""
        self.role = "ended"
        self._changed.set()

    async def takes(self, interaction: int) -> bool:
        """Whether the task that calls this is to answer an interaction, which is noted; False where it was told of
        before, or another process answers. Returns once that is certain."""
        if interaction in self._heard:
            return False  # Discord may tell of one twice
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
        """Keeps an interaction until this process leads, and says whether it can be known that nobody has taken it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(KEPT_SECONDS):
                await self._changed.wait()
        return self._answers_kept

    async def _is_alone(self) -> bool:
        """Whether no other process leads by now. A process that was stopped for a while does not know that at once; and
        where the database is away nobody knows, nobody can lead, and whoever has pressed is to be told."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_IN_DOUBT):
                while self.role == "leader" and not self._leads():  # noqa: ASYNC110 - time alone ends a lease
                    await asyncio.sleep(LOOKED_AT_EVERY_SECONDS)
        return self.role == "leader"

    def expect_to_lead(self) -> None:
        """To be called before anything is answered from memory. Raises Unreachable if the lease is not renewed: another
        process may lead, and what is in memory may be out of date."""
        if not self._leads():
            raise Unreachable("the lease of this process is not renewed")

    async def finish(self, seconds: float) -> None:
        """Takes nothing more, and waits so long for what runs; not for who calls this."""
        self.end()
        running = self._running - {asyncio.current_task()}
        if running:
            await asyncio.wait(running, timeout=seconds)
