"""The rate limit of a bot's requests, for all its processes together."""

from __future__ import annotations

from collections import deque

from bot.local_discord.model.clock import Clock


class GlobalLimit:
    """Discord's global limit of requests in any second, without those of interactions. None: no limit."""

    def __init__(self, clock: Clock, per_second: int | None) -> None:
        self._clock = clock
        self._per_second = per_second
        self._taken: deque[float] = deque(maxlen=per_second)
        self.refused = 0
        """Number of requests that were refused."""

    def seconds_to_wait(self) -> float:
        """Returns 0 and counts the request if it is accepted; else the seconds to wait."""
        now = self._clock.now()
        if self._per_second is not None and len(self._taken) == self._per_second and now - self._taken[0] < 1:
            self.refused += 1
            return 1 - (now - self._taken[0])
        self._taken.append(now)
        return 0
