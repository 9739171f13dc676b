"""The numbers to choose on a crowded map: as large as they can be without touching each other."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from renders.tyrants.layouts import Box, Point

SIZES = (80, 70, 60, 52)  # px of a badge; the largest has text of 11 points on a phone
GAP, ROUNDS, FARTHEST = 6, 12, 0.6  # px between two badges; moves; how far one moves, as a share of its size


def spread(spots: Mapping[str, Point], least: int, within: Box) -> tuple[int, dict[str, Point]]:
    """Returns the size of the badges, at least `least` px, and their centres, moved apart where they would touch."""
    sizes = [px for px in SIZES if px > least] + [least]
    for px in sizes:
        found = _apart(spots, px, within)
        if px == least or (not _touching(found, px) and _near(spots, found, px * FARTHEST)):
            return px, found
    raise AssertionError("the last size is always taken")


def _apart(spots: Mapping[str, Point], px: int, within: Box) -> dict[str, Point]:
    """Returns the centres after they pushed each other apart, within a box."""
    need, half = px + GAP, px / 2
    left, top, right, bottom = within
    found = {place: [*spot] for place, spot in spots.items()}
    for _ in range(ROUNDS):
        for one, other in combinations(found.values(), 2):
            x, y = other[0] - one[0], other[1] - one[1]
            axis = 0 if abs(x) >= abs(y) else 1
            missing = need - abs((x, y)[axis])
            if missing > 0:
                push = missing / 2 if (x, y)[axis] >= 0 else -missing / 2
                one[axis] -= push
                other[axis] += push
        for spot in found.values():
            spot[0] = min(max(spot[0], left + half), right - half)
            spot[1] = min(max(spot[1], top + half), bottom - half)
    return {place: (x, y) for place, (x, y) in found.items()}


def _touching(spots: Mapping[str, Point], px: int) -> bool:
    return any(max(abs(a[0] - b[0]), abs(a[1] - b[1])) < px for a, b in combinations(spots.values(), 2))


def _near(spots: Mapping[str, Point], found: Mapping[str, Point], farthest: float) -> bool:
    return all(max(abs(found[p][0] - x), abs(found[p][1] - y)) <= farthest for p, (x, y) in spots.items())
