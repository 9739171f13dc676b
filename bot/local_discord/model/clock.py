"""The local Discord's clock: real, or advanced by a test."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Protocol


class Timer(Protocol):
    """A scheduled call that can be cancelled."""

    def cancel(self) -> None:
        """Cancels the call."""


class Clock(Protocol):
    """The clock of the local Discord; `ahead` is the number of seconds by which it was advanced."""

    ahead: float

    def now(self) -> float:
        """Returns the seconds since 1970, UTC."""

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Calls `callback` once, `seconds` from now."""

    def skip(self, seconds: float) -> None:
        """Advances the clock by `seconds` at once."""


class RealClock:
    """The system clock plus the skipped time."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        """Returns the seconds since 1970, UTC."""
        return time.time() + self.ahead

    def skip(self, seconds: float) -> None:
        """Advances the clock by `seconds` at once. Timers already set are not affected."""
        self.ahead += seconds

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Calls `callback` once, `seconds` from now."""
        return asyncio.get_running_loop().call_later(seconds, callback)


@dataclass(order=True)
class _Alarm:
    due: float
    order: int
    callback: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class ManualClock:
    """A clock that only moves when a test advances it."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self._now = start
        self.ahead = 0.0
        self._alarms: list[_Alarm] = []
        self._order = itertools.count()

    def now(self) -> float:
        """Returns the seconds since 1970, UTC."""
        return self._now

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Calls `callback` once the test has advanced the clock by `seconds`."""
        alarm = _Alarm(self._now + seconds, next(self._order), callback)
        heapq.heappush(self._alarms, alarm)
        return alarm

    def skip(self, seconds: float) -> None:
        """Advances the clock by `seconds`, as `advance` does."""
        self.ahead += seconds
        self.advance(seconds)

    def advance(self, seconds: float) -> None:
        """Advances the clock by `seconds`. Calls that fall due are made in order."""
        target = self._now + seconds
        while self._alarms and self._alarms[0].due <= target:
            alarm = heapq.heappop(self._alarms)
            self._now = alarm.due
            if not alarm.cancelled:
                alarm.callback()
        self._now = target


def timestamp(seconds: float) -> str:
    """Formats a moment like Discord: ISO 8601 in UTC with microseconds."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
