"""The lab's source of chance: dictated results in order, then a seeded generator."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from random import Random

from pydantic import JsonValue

from engine.table import ChanceAsk, fair


class DictatedChance:
    """Each queued entry answers one chance question. `begin` starts an attempt; `take_back` undoes the chance results
    of it."""

    def __init__(self, seed: int) -> None:
        self.queue: deque[JsonValue] = deque()
        self._generator = Random(seed)
        self._fair = fair(self._generator)
        self.begin()

    def __call__(self, ask: ChanceAsk) -> Sequence[int]:
        """Returns indices into the items of `ask`. Raises WrongChance if the queued entry does not fit."""
        if not self.queue:
            return self._fair(ask)
        self._taken.append(self.queue.popleft())
        return ask.dictated(self._taken[-1], self._fair)

    def begin(self) -> None:
        """Saves the state before an attempt."""
        self._taken: list[JsonValue] = []
        self._generator_before = self._generator.getstate()

    def take_back(self, *, drop_last: bool) -> None:
        """Restores the state before the attempt; `drop_last` removes the entry that did not fit."""
        self.queue.extendleft(reversed(self._taken[:-1] if drop_last else self._taken))
        self._generator.setstate(self._generator_before)
        self.begin()
