"""Maps: graphs of places, grids of rotated tiles, distances, shortest paths, lines of sight.

A graph maps each place to its neighbours. Its order is part of the rules of a game: equally short paths are offered in
the order of the graph.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

Graph = Mapping[str, Sequence[str]]
Cell = tuple[int, int]  # column and row, counted from the top left
Way = tuple[str, ...]  # the places entered, in order

DIRECTIONS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west


# ---------------------------------------------------------------- graphs


def linked(places: Iterable[str], chains: Iterable[Sequence[str]]) -> dict[str, tuple[str, ...]]:
    """Returns the graph of these places in which neighbours in a chain are adjacent, in both directions."""
    found: dict[str, list[str]] = {place: [] for place in places}
    for one, other in (pair for chain in chains for pair in pairwise(chain)):
        found[one].append(other)
        found[other].append(one)
    return {place: tuple(near) for place, near in found.items()}


def distances(graph: Graph, start: str) -> dict[str, int]:
    """Returns the distance of each reachable place in steps, the nearest first."""
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
    """Returns the first steps of all shortest paths from a place.

    `to_goal` holds the distances from the goal, for graphs whose edges go both ways. Empty if the goal is unreachable
    or reached already.
    """
    left = to_goal.get(start)
    return tuple(there for there in graph[start] if to_goal.get(there) == left - 1) if left else ()


def shortest_ways(steps: Callable[[str], Iterable[str]], start: str, most: int) -> dict[str, list[Way]]:
    """Returns the places that can be reached in at most `most` steps, the nearest first, each with all shortest paths.

    `steps` returns the neighbours of a place. A place that blocks movement has none.
    """
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
    """Returns a drawing of equally long rows, rotated clockwise by a multiple of 90 degrees."""
    for _ in range(degrees // 90 % 4):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return list(rows)


def passages(open_sides: Mapping[Cell, Collection[Cell]]) -> dict[Cell, tuple[Cell, ...]]:
    """Returns the neighbours of each cell: adjacent cells if both touching sides are open.

    A side is named by its direction. Obstacles that are not walls, such as closed doors, are left to the game.
    """
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
    """Yields the places visible in straight lines, the start first, each with the number of borders between.

    `open_to` are the neighbours of each place that no wall or closed door hides. `at` is the inverse of `cells`.
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
