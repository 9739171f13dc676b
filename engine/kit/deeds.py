"""Titles of a chapter: which deeds its seats have earned."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from engine.table import Deed

MOST_TITLES = 3

Counts = Mapping[str, Mapping[int, int]]
"""By deed and seat."""


class Earned(NamedTuple):
    """A title: the deed's key, who earned it, and how often the deed was done."""

    key: str
    seat: int
    times: int


def earned(deeds: Sequence[Deed], counts: Counts, rounds: int, without: Collection[int] = ()) -> Sequence[Earned]:
    """Returns the strongest deeds, one a seat and three at most.

    The one seat with the highest count earns a deed if it reaches the bar; no one does if two have the same count.
    Seats in `without`, which autopilot played, earn none.
    """
    found = []
    for deed in deeds:
        own = {seat: count for seat, count in counts.get(deed.key, {}).items() if seat not in without}
        best = max(own.values(), default=0)
        holders = [seat for seat, count in own.items() if count == best]
        bar = max(deed.least, deed.rate * rounds)
        if best >= bar and len(holders) == 1:
            strength = (best - bar) / max(1.0, deed.spread * rounds)
            found.append((strength, Earned(deed.key, holders[0], best)))
    chosen: list[Earned] = []
    for _, each in sorted(found, key=lambda each: -each[0]):
        if all(each.seat != other.seat for other in chosen):
            chosen.append(each)
    return chosen[:MOST_TITLES]
