"""Numbers to choose on a crowded map of Tyrants: large, near their places, and none touches another."""

from __future__ import annotations

from itertools import combinations

from renders.panel import SIZE
from renders.tyrants.spreading import FARTHEST, spread

WITHIN = (0, 112, SIZE[0], 990)


def test_numbers_far_apart_are_large_and_stay_where_they_are() -> None:
    spots = {"a": (200.0, 300.0), "b": (600.0, 300.0)}
    assert spread(spots, 44, WITHIN) == (80, spots)


def test_numbers_in_a_row_are_moved_apart_without_touching() -> None:
    spots = {str(i): (700.0 + 50 * i, 960.0) for i in range(3)}
    px, found = spread(spots, 44, WITHIN)
    assert px > 44
    assert all(max(abs(a[0] - b[0]), abs(a[1] - b[1])) >= px for a, b in combinations(found.values(), 2))
    assert all(max(abs(x - spots[p][0]), abs(y - spots[p][1])) <= px * FARTHEST for p, (x, y) in found.items())


def test_numbers_at_an_edge_stay_in_the_picture() -> None:
    px, found = spread({"a": (1590.0, 980.0)}, 44, WITHIN)
    assert found["a"] == (SIZE[0] - px / 2, 990 - px / 2)
