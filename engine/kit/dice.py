"""Dice pools: their mean, and the probability of each sum.

A die is the sequence of the values of its faces (how many symbols count), all equally likely.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

Die = Sequence[int]
Spread = Mapping[int, float]  # the probability of each sum


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
