"""Dice pools: their mean, the probability of each sum, and what was rolled against expectation.

A die is the sequence of the values of its faces (how many symbols count), all equally likely.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

Die = Sequence[int]
Spread = Mapping[int, float]  # the probability of each sum
WITHIN_95 = 1.96
"""Standard deviations around the mean that hold 95 % of a sum of many dice."""


def mean(die: Die) -> float:
    """Returns the mean of one die."""
    return sum(die) / len(die)


def spread(dice: Iterable[Die]) -> Spread:
    """Returns the probability of each sum of these dice; the sum of no dice is 0."""
    sums: dict[int, float] = {0: 1.0}
    for faces in dice:
        rolled: dict[int, float] = defaultdict(float)
        for shown, chance in sums.items():
            for value in faces:
                rolled[shown + value] += chance / len(faces)
        sums = rolled
    return sums


def mean_excess(roll: Spread, against: Spread) -> float:
    """Returns by how much one roll exceeds another on average; a shortfall counts as 0."""
    return sum((one - other) * p * q for one, p in roll.items() for other, q in against.items() if one > other)


@dataclass(slots=True)
class Rolled:
    """The dice that a seat rolled: the sum, its mean, and its variance."""

    shown: int = 0
    mean: float = 0.0
    variance: float = 0.0

    def add(self, shown: int, faces: Die, count: int = 1) -> None:
        """Adds dice with these faces, which showed a sum."""
        middle = mean(faces)
        self.shown += shown
        self.mean += count * middle
        self.variance += count * sum((face - middle) ** 2 for face in faces) / len(faces)

    @property
    def figures(self) -> tuple[int, float, float]:
        """Returns the sum, its mean, and the distance from the mean that holds 95 % of such rolls."""
        return self.shown, self.mean, WITHIN_95 * sqrt(self.variance)
