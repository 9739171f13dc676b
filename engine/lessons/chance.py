"""Chance in a lesson: the same for everyone and for every choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from engine.lessons.model import Lesson
from engine.table import ChanceAsk, WrongChance, fair


class QueuedChance:
    """Gives the results that a lesson lists for a key, then results that depend on its seed, the key and their number.

    A listed result that is impossible, since the learner has chosen something else, is replaced. `missed` keeps the
    reasons.
    """

    def __init__(self, lesson: Lesson, given: Counter[str] | None = None) -> None:
        self._lesson = lesson
        self.given = Counter(given or {})
        self.missed: list[str] = []

    def __call__(self, ask: ChanceAsk) -> Sequence[int]:
        """Returns indices into the items of `ask`."""
        number = self.given[ask.key]
        self.given[ask.key] += 1
        others = fair(Random(f"{self._lesson.seed} {ask.key} {number}"))
        queued = self._lesson.chance.get(ask.key, ())
        if number < len(queued):
            try:
                return ask.dictated(queued[number], others)
            except WrongChance as error:
                self.missed.append(str(error))
        return others(ask)
