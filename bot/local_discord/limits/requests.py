"""How many requests a second a bot may make, all its processes together."""

from __future__ import annotations

from collections import deque

from bot.local_discord.model.clock import Clock


class GlobalLimit:
    """Discord's global limit: so many requests within any second, those of interactions not counted. None: no limit."""

    def __init__(self, clock: Clock, per_second: int | None) -> None:
        self._clock = clock
        self._per_second = per_second
        self._taken: deque[float] = deque(maxlen=per_second)
        self.refused = 0
        """How many requests came too soon."""

    def seconds_to_wait(self) -> float:
        """0 when a request is taken, which is counted; else how long until one is."""
        now = self._clock.now()
        if self._per_second is not None and len(self._taken) == self._per_second and now - self._taken[0] < 1:
            self.refused += 1
            return 1 - (now - self._taken[0])
        self._taken.append(now)
        return 0
