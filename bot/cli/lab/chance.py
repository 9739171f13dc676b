"""The lab's chance: first what was dictated, in order, then a seeded generator."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from random import Random

from pydantic import JsonValue

from engine.table import ChanceAsk, fair


class DictatedChance:
    """One queued entry answers one chance ask. `begin` opens an attempt; `take_back` undoes what chance did in it."""

    def __init__(self, seed: int) -> None:
        self.queue: deque[JsonValue] = deque()
        self._generator = Random(seed)
        self._fair = fair(self._generator)
        self.begin()

    def __call__(self, ask: ChanceAsk) -> Sequence[int]:
        """Indices into the items of `ask`; raises WrongChance when the queued entry does not fit."""
        if not self.queue:
            return self._fair(ask)
        self._taken.append(self.queue.popleft())
        return ask.dictated(self._taken[-1], self._fair)

    def begin(self) -> None:
        """Remembers how things stand before an attempt."""
        self._taken: list[JsonValue] = []
        self._generator_before = self._generator.getstate()

    def take_back(self, *, drop_last: bool) -> None:
        """As it was before the attempt; `drop_last` leaves out the entry that did not fit."""
        self.queue.extendleft(reversed(self._taken[:-1] if drop_last else self._taken))
        self._generator.setstate(self._generator_before)
        self.begin()
