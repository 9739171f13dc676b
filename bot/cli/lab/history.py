"""All decisions in the lab so far, for going back to any earlier moment."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from engine.table import Checkpoint, Decision, Reached, Saved, Step


class History:
    """The decisions since the lab began or was loaded, and the checkpoints between them, oldest first."""

    def __init__(self, base: Checkpoint, decisions: Sequence[Decision] = ()) -> None:
        self._checkpoints = [base]
        self._decisions = list(decisions)

    @property
    def _first(self) -> int:
        return self._checkpoints[0].n

    def copy(self) -> History:
        """Returns an independent copy."""
        twin = History(self._checkpoints[0], self._decisions)
        twin._checkpoints = self._checkpoints.copy()
        return twin

    def add(self, step: Step) -> None:
        """Adds the result of an answer."""
        self._decisions += step.decisions
        self._checkpoints += [event.checkpoint for event in step.events if isinstance(event, Reached)]

    def at(self, n: int) -> Saved:
        """Returns the checkpoint and decisions to load for the moment after `n` decisions. Raises ValueError with the
        valid range."""
        last = self._first + len(self._decisions)
        if not self._first <= n <= last:
            raise ValueError(f"to: the decisions are {self._first} to {last}, not {n}")
        base = self._checkpoints[bisect_right(self._checkpoints, n, key=lambda each: each.n) - 1]
        return Saved(base, self._decisions[base.n - self._first : n - self._first])

    def cut(self, n: int) -> None:
        """Forgets everything after the first `n` decisions."""
        del self._decisions[n - self._first :]
        self._checkpoints = [each for each in self._checkpoints if each.n <= n]
