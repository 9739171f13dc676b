"""Pools of dice: what they show on average, and how likely each sum is.

A die is the sequence of the values of its faces, each as likely as the next: how many of the symbols that count.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

Die = Sequence[int]
Spread = Mapping[int, float]  # the probability of each sum


def mean(die: Die) -> float:
    """What one die shows on average."""
    return sum(die) / len(die)


def spread(dice: Iterable[Die]) -> Spread:
    """How likely each sum of these dice is; without dice it is 0."""
    sums: dict[int, float] = {0: 1.0}
    for faces in dice:
        rolled: dict[int, float] = defaultdict(float)
        for shown, chance in sums.items():
            for value in faces:
                rolled[shown + value] += chance / len(faces)
        sums = rolled
    return sums


def mean_excess(roll: Spread, against: Spread) -> float:
    """By how much one roll exceeds another on average, where falling short counts as nothing."""
    return sum((one - other) * p * q for one, p in roll.items() for other, q in against.items() if one > other)
