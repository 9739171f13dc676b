"""Computes the layout of a picture of the dungeon. Nothing is drawn here.

The picture's size follows from the dungeon. Pieces keep their size; each row of rooms is as high as its fullest room
needs. The text is beside or below the dungeon, whichever shows larger pieces at the width of a phone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

Spot = tuple[int, int]
Box = tuple[int, int, int, int]  # x, y, width, height

TOP, MARGIN, BETWEEN = 112, 16, 44  # y of the first room; px around the picture; px between rooms
EDGE = 26  # px of the outer rooms' walls
COLUMN, GAP = 338, 20  # px of the text beside the dungeon, and of the gap
LOWEST, HIGHEST = 296, 330  # height in px of a nearly empty room
SHAPE = 1.12  # height of such a room relative to its width
CLOSE = 0.92  # a flatter picture is used if its pieces have at least this share of the largest size
EVEN = 8  # step in px between heights of rooms
STEP = 40  # step in px between the widths that are tried

Needs = Callable[[str, int], int]
"""The height that a room's contents need at a given width."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """The limits of a picture: its widths with text beside and below the dungeon, the maximum ratio of height to width,
    and the least width of a room."""

    beside: Spot
    below: Spot
    tallest: float
    room: int


USUAL = Canvas((1280, 1600), (1480, 1600), 1.25, 240)
LARGE_LABELS = Canvas((1120, 1120), (1000, 1120), 1.6, 196)


@dataclass(frozen=True, slots=True)
class Words:
    """The height of the text in a column, and in a strip of a given width."""

    column: int
    strip: Callable[[int], int]


@dataclass(frozen=True, slots=True)
class Plan:
    """The size of the picture, the boxes of the rooms, and the box of the text."""

    size: Spot
    boxes: Mapping[str, Box]
    words: Box
    below: bool

    def box(self, room: str) -> Box:
        """Returns the box of a room."""
        return self.boxes[room]


def plan(cells: Mapping[str, Spot], needs: Needs, words: Words, canvas: Canvas) -> Plan:
    """Returns the plan with the largest pieces on a phone among those that are not too high. Of plans that are nearly
    as good, it takes the flattest."""
    every = [*_tried(cells, needs, words, canvas)]
    fitting = [each for each in every if _ratio(each) <= canvas.tallest and _room(each) >= canvas.room]
    if not fitting:
        widest = max(_room(each) for each in every)
        fitting = [min((each for each in every if _room(each) >= widest * CLOSE), key=_ratio)]
    best = min(each.size[0] for each in fitting)
    return min((each for each in fitting if best / each.size[0] >= CLOSE), key=_ratio)


def _ratio(each: Plan) -> float:
    return each.size[1] / each.size[0]


def _room(each: Plan) -> int:
    return next(iter(each.boxes.values()))[2]


def _tried(cells: Mapping[str, Spot], needs: Needs, words: Words, canvas: Canvas) -> Iterator[Plan]:
    for way, (least, most) in ((_beside, canvas.beside), (_below, canvas.below)):
        for wide in range(least, most + 1, STEP):
            yield way(cells, needs, words, wide)


def _beside(cells: Mapping[str, Spot], needs: Needs, words: Words, wide: int) -> Plan:
    """Lays out the text at the right of the dungeon, which is made equally high."""
    left = wide - COLUMN - MARGIN
    grid = Grid(cells, left - GAP, needs)
    high = max(grid.foot, TOP + words.column)
    boxes = grid.boxes(high - grid.foot)
    size = wide, high + EDGE
    return Plan(size, boxes, (left, TOP - 14, COLUMN, size[1] - TOP + 14 - MARGIN), below=False)


def _below(cells: Mapping[str, Spot], needs: Needs, words: Words, wide: int) -> Plan:
    """Lays out the text below the dungeon."""
    grid, strip = Grid(cells, wide, needs), words.strip(wide - 2 * MARGIN)
    boxes = grid.boxes(0)
    top = grid.foot + EDGE + 8
    return Plan((wide, top + strip + MARGIN), boxes, (MARGIN, top, wide - 2 * MARGIN, strip), below=True)


def _stepped(high: int) -> int:
    """Rounds up, so that rooms have few different heights."""
    return -(-high // EVEN) * EVEN


class Grid:
    """Rooms of one width in rows of individual heights."""

    def __init__(self, cells: Mapping[str, Spot], wide: int, needs: Needs, lowest: int = LOWEST) -> None:
        columns, rows = ({spot[i] for spot in cells.values()} for i in (0, 1))
        self._cells, self._first = cells, (min(columns), min(rows))
        self._columns, self._rows = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        self._room = (wide - 2 * EDGE + BETWEEN) // self._columns - BETWEEN
        least = _stepped(min(HIGHEST, max(lowest, round(self._room * SHAPE)))) if lowest == LOWEST else lowest
        self._heights = [least] * self._rows
        for name, (_, row) in cells.items():
            row -= self._first[1]
            self._heights[row] = max(self._heights[row], _stepped(needs(name, self._room)))

    @property
    def foot(self) -> int:
        """Returns the lower edge of the last row."""
        return TOP + sum(self._heights) + BETWEEN * (self._rows - 1)

    def boxes(self, spare: int) -> dict[str, Box]:
        """Returns the boxes of the rooms, with `spare` px shared among the rows."""
        heights = [high + spare // self._rows // EVEN * EVEN for high in self._heights]
        tops = [TOP + sum(heights[:i]) + BETWEEN * i for i in range(self._rows)]
        found = {name: (c - self._first[0], r - self._first[1]) for name, (c, r) in self._cells.items()}
        return {
            name: (EDGE + column * (self._room + BETWEEN), tops[row], self._room, heights[row])
            for name, (column, row) in found.items()
        }
