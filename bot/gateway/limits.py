"""Rate limits for users."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from engine.recent import Recent

MOST_USERS = 10_000  # remembered; the least recently seen are forgotten first


class Pace:
    """A token bucket for each user, with a burst of `per_minute`."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = monotonic) -> None:
        self._most = float(per_minute)
        self._per_second = per_minute / 60
        self._clock = clock
        self._left: Recent[int, tuple[float, float]] = Recent(MOST_USERS)

    def seconds_to_wait(self, user: int) -> float:
        """Returns 0 and counts the request if the user may continue; else the seconds to wait."""
        now = self._clock()
        left, then = self._left.get(user, (self._most, now))
        left = min(self._most, left + (now - then) * self._per_second)
        free = left >= 1
        self._left[user] = (left - 1 if free else left, now)
        return 0 if free else (1 - left) / self._per_second
