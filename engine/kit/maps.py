"""Maps: graphs of places, grids put together of turned tiles, distances, shortest ways, lines of sight.

A graph is a mapping from each place to those that one step leads to. Its order is part of the rules of a game: where
several ways are equally short, they are offered in the order of the graph.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

Graph = Mapping[str, Sequence[str]]
Cell = tuple[int, int]  # column and row, counted from the top left
Way = tuple[str, ...]  # the places that are entered, one after the other

DIRECTIONS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west


# ---------------------------------------------------------------- graphs


def linked(places: Iterable[str], chains: Iterable[Sequence[str]]) -> dict[str, tuple[str, ...]]:
    """The graph of these places in which neighbours in a chain are one step apart, in both directions."""
    found: dict[str, list[str]] = {place: [] for place in places}
    for one, other in (pair for chain in chains for pair in pairwise(chain)):
        found[one].append(other)
        found[other].append(one)
    return {place: tuple(near) for place, near in found.items()}


def distances(graph: Graph, start: str) -> dict[str, int]:
    """How many steps each place is away, the nearest first; places to which no way leads are left out."""
    steps = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in graph.get(here, ()):
            if there not in steps:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps


def first_steps(graph: Graph, start: str, to_goal: Mapping[str, int]) -> tuple[str, ...]:
    """The first steps of all shortest ways from a place; several where ways tie. `to_goal` are the distances from the
    goal, for graphs whose steps lead both ways. None where no way leads there, or one is there already."""
    left = to_goal.get(start)
    return tuple(there for there in graph[start] if to_goal.get(there) == left - 1) if left else ()


def shortest_ways(steps: Callable[[str], Iterable[str]], start: str, most: int) -> dict[str, list[Way]]:
    """The places that can be reached in at most so many steps, the nearest first, each with all shortest ways there.
    `steps` gives the places to which one step leads from another: those past which nobody can go lead nowhere."""
    found: dict[str, list[Way]] = {start: []}
    last: list[Way] = [()]
    for _ in range(most):
        last = [(*way, there) for way in last for there in steps(way[-1] if way else start) if there not in found]
        for way in last:
            found.setdefault(way[-1], []).append(way)
    del found[start]
    return found


# ---------------------------------------------------------------- grids


def turned(rows: Sequence[str], degrees: int) -> list[str]:
    """A drawing of equally long rows, turned clockwise by a multiple of 90 degrees."""
    for _ in range(degrees // 90 % 4):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return list(rows)


def passages(open_sides: Mapping[Cell, Collection[Cell]]) -> dict[Cell, tuple[Cell, ...]]:
    """The cells that each cell leads to: those beside it where both of the sides that touch are open. A side is the
    direction in which it lies; what is no wall, such as a closed door, is left to the game."""
    found: dict[Cell, tuple[Cell, ...]] = {}
    for (column, row), sides in open_sides.items():
        found[column, row] = tuple(
            (column + across, row + down)
            for across, down in DIRECTIONS
            if (across, down) in sides and (-across, -down) in open_sides.get((column + across, row + down), ())
        )
    return found


def lines_of_sight(
    cells: Mapping[str, Cell], at: Mapping[Cell, str], open_to: Graph, start: str
) -> Iterator[tuple[str, int]]:
    """The places seen from one in straight lines, itself first, each with the number of borders between.

    `open_to` are the places beside each that no wall, closed door or the like hides from it; `at` is `cells` the other
    way round.
    """
    yield start, 0
    for across, down in DIRECTIONS:
        here, borders = start, 0
        while True:
            column, row = cells[here]
            there = at.get((column + across, row + down))
            if there is None or there not in open_to[here]:
                break
            here, borders = there, borders + 1
            yield here, borders
