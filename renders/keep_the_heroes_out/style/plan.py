"""Where the parts of a picture of the dungeon lie: figures alone, nothing is drawn.

The picture fits the dungeon, not the dungeon the picture. Pieces keep their size; the rooms of a row grow with what
stands in the fullest of them, and the words stand beside the dungeon or below it, whichever shows the pieces larger at
the width of a phone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

Spot = tuple[int, int]
Box = tuple[int, int, int, int]  # x, y, width, height

TOP, MARGIN, BETWEEN = 112, 16, 44  # the first room begins there; around the picture; from room to room
EDGE = 26  # what the walls of the outer rooms take
COLUMN, GAP = 338, 20  # px of the words beside a dungeon, and from it
LOWEST, HIGHEST = 296, 330  # of a room with little in it
SHAPE = 1.12  # height of such a room by its width
CLOSE = 0.92  # a flatter picture is taken if its pieces are at least this share of the largest
EVEN = 8  # px between two heights of a room
STEP = 40  # px between two widths that are tried

Needs = Callable[[str, int], int]
"""How high a room must be for all that is in it, at a width."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """How wide a picture may be, with words beside and below the dungeon; how often its width goes into its height at
    most; and how wide a room should be at least."""

    beside: Spot
    below: Spot
    tallest: float
    room: int


USUAL = Canvas((1280, 1600), (1480, 1600), 1.25, 240)
LARGE_LABELS = Canvas((1120, 1120), (1000, 1120), 1.6, 196)


@dataclass(frozen=True, slots=True)
class Words:
    """How high the words must be in a column, and in a strip of a width."""

    column: int
    strip: Callable[[int], int]


@dataclass(frozen=True, slots=True)
class Plan:
    """The size of the picture, the rooms as boxes, and the box of the words."""

    size: Spot
    boxes: Mapping[str, Box]
    words: Box
    below: bool

    def box(self, room: str) -> Box:
        """Where a room lies."""
        return self.boxes[room]


def plan(cells: Mapping[str, Spot], needs: Needs, words: Words, canvas: Canvas) -> Plan:
    """Of all pictures of this dungeon that are not too high, one that shows pieces as large as any on a phone; of those
    that are nearly as good the flattest."""
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
    """The words at the right of the dungeon, which is made as high as they are."""
    left = wide - COLUMN - MARGIN
    grid = _Grid(cells, left - GAP, needs)
    high = max(grid.foot, TOP + words.column)
    boxes = grid.boxes(high - grid.foot)
    size = wide, high + EDGE
    return Plan(size, boxes, (left, TOP - 14, COLUMN, size[1] - TOP + 14 - MARGIN), below=False)


def _below(cells: Mapping[str, Spot], needs: Needs, words: Words, wide: int) -> Plan:
    """The words under the dungeon."""
    grid, strip = _Grid(cells, wide, needs), words.strip(wide - 2 * MARGIN)
    boxes = grid.boxes(0)
    top = grid.foot + EDGE + 8
    return Plan((wide, top + strip + MARGIN), boxes, (MARGIN, top, wide - 2 * MARGIN, strip), below=True)


def _stepped(high: int) -> int:
    """At most a step higher, so that rooms of few heights are drawn."""
    return -(-high // EVEN) * EVEN


class _Grid:
    """Rooms of one width in rows of their own heights."""

    def __init__(self, cells: Mapping[str, Spot], wide: int, needs: Needs) -> None:
        columns, rows = ({spot[i] for spot in cells.values()} for i in (0, 1))
        self._cells, self._first = cells, (min(columns), min(rows))
        self._columns, self._rows = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        self._room = (wide - 2 * EDGE + BETWEEN) // self._columns - BETWEEN
        least = _stepped(min(HIGHEST, max(LOWEST, round(self._room * SHAPE))))
        self._heights = [least] * self._rows
        for name, (_, row) in cells.items():
            row -= self._first[1]
            self._heights[row] = max(self._heights[row], _stepped(needs(name, self._room)))

    @property
    def foot(self) -> int:
        """Where the last row ends."""
        return TOP + sum(self._heights) + BETWEEN * (self._rows - 1)

    def boxes(self, spare: int) -> dict[str, Box]:
        """The rooms, with so many px more to share among the rows."""
        heights = [high + spare // self._rows // EVEN * EVEN for high in self._heights]
        tops = [TOP + sum(heights[:i]) + BETWEEN * i for i in range(self._rows)]
        found = {name: (c - self._first[0], r - self._first[1]) for name, (c, r) in self._cells.items()}
        return {
            name: (EDGE + column * (self._room + BETWEEN), tops[row], self._room, heights[row])
            for name, (column, row) in found.items()
        }
