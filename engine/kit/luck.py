"""Dice against expectation, with the band in which 95 % of such rolls are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

WITHIN_95 = 1.96
"""Standard deviations around the mean that hold 95 % of a sum of many dice."""


@dataclass(slots=True)
class Rolled:
    """The dice that a seat rolled: the sum, its mean, and its variance."""

    shown: int = 0
    mean: float = 0.0
    variance: float = 0.0

    def add(self, shown: int, faces: Sequence[int], count: int = 1) -> None:
        """Adds dice with these faces, which showed a sum."""
        mean = sum(faces) / len(faces)
        self.shown += shown
        self.mean += count * mean
        self.variance += count * sum((face - mean) ** 2 for face in faces) / len(faces)

    @property
    def figures(self) -> tuple[int, float, float]:
        """Returns the sum, its mean, and the distance from the mean that holds 95 % of such rolls."""
        return self.shown, self.mean, WITHIN_95 * sqrt(self.variance)
