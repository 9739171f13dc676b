"""Samples of matrices in which each cell shows the same: the quick suite tries these, `make soak` every cell.

A sample is the same each time, so that the suite fails only for what has changed.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import combinations, product
from typing import Any, TypeVar

WHOLE = os.environ.get("EMBERKEEP_WHOLE") == "1"

Cell = TypeVar("Cell")


def pairwise(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Returns cells of a matrix in which every two values of different axes meet; all cells for `make soak`."""
    cells = list(product(*axes))
    if WHOLE:
        return cells
    kept, left = list[tuple[Any, ...]](), {pair for cell in cells for pair in _pairs(cell)}
    while left:
        best = max(cells, key=lambda cell: len(left & _pairs(cell)))
        kept.append(best)
        left -= _pairs(best)
    return kept


def _pairs(cell: Sequence[Any]) -> set[Any]:
    return set(combinations(enumerate(cell), 2))


def some(cells: Sequence[Cell], count: int) -> list[Cell]:
    """Returns this number of cells, one from each of as many stretches, in turn its first, second and so on; all cells
    for `make soak`."""
    if WHOLE or count >= len(cells):
        return list(cells)
    stretch = len(cells) // count
    return [cells[number * len(cells) // count + number % stretch] for number in range(count)]


def at_most(count: int, whole: int) -> int:
    """Returns how many times something is tried; `whole` is for `make soak`."""
    return whole if WHOLE else count
