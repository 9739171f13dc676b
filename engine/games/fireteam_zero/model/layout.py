"""The board of a mission, built from sectors, with steps, distances and lines of fire, computed once.

Points are columns and rows from the north-west corner of the board; the centre of a location is half a unit inside its
corner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from engine.games.fireteam_zero.model.content import MOST_KEPT, Face, content, content_with
from engine.games.fireteam_zero.model.mission import Mission
from engine.games.fireteam_zero.model.pieces import Terrain
from engine.games.fireteam_zero.model.state import State
from engine.kit.maps import Cell, Graph, distances, first_steps, turned

SECTOR = 3  # locations on a side
FAR = 99  # more than any distance on a board
MOST = 12  # steps, which lead from anywhere to anywhere on the largest board
AROUND: tuple[Cell, ...] = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y)
TERRAINS: Mapping[str, frozenset[Terrain]] = {
    ".": frozenset(),
    "d": frozenset({"difficult"}),
    "e": frozenset({"elevated"}),
    "c": frozenset({"cover"}),
    "f": frozenset({"difficult", "cover"}),
    "t": frozenset({"elevated", "cover"}),
    "#": frozenset({"impassable"}),
}
SIDES = {"N": ((0, 0), (1, 0)), "S": ((0, 1), (1, 1)), "W": ((0, 0), (0, 1)), "E": ((1, 0), (1, 1))}  # its two ends

Point = tuple[int, int]  # column and row of a corner
Line = tuple[Point, Point]  # the first point is the north or west one


@dataclass(frozen=True)
class Board:
    """A board. `cells` are column and row of each location, `lines` the solid lines, `spawn` the places of spawn tokens
    (FZ-SETUP-16)."""

    cells: Mapping[str, Cell]
    terrain: Mapping[str, frozenset[Terrain]]
    lines: tuple[Line, ...]
    spawn: tuple[str, ...]

    @property
    def locations(self) -> tuple[str, ...]:
        """All locations, row by row from the north-west."""
        return tuple(self.cells)

    @cached_property
    def near(self) -> Graph:
        """The locations that touch each, at a corner too (FZ-MOVE-02)."""
        at = {cell: location for location, cell in self.cells.items()}
        around = {name: [(x + across, y + down) for across, down in AROUND] for name, (x, y) in self.cells.items()}
        return {name: tuple(at[cell] for cell in cells if cell in at) for name, cells in around.items()}

    @cached_property
    def walk(self) -> Graph:
        """The locations that one step leads to: none that is impassable (FZ-TERRAIN-04, FZ-TERRAIN-05)."""
        return {
            name: tuple(each for each in near if "impassable" not in self.terrain[each])
            for name, near in self.near.items()
        }

    @cached_property
    def _far(self) -> Mapping[str, Mapping[str, int]]:
        return {name: distances(self.near, name) for name in self.cells}

    @cached_property
    def ways(self) -> Mapping[str, Mapping[str, int]]:
        """For each location, the number of steps from every location with a path to it (FZ-Q-05)."""
        return {name: distances(self.walk, name) for name in self.cells}

    def distance(self, one: str, other: str) -> int:
        """Returns the steps between two locations, whichever terrain (FZ-MOVE-14, FZ-Q-06); FAR if there is no way."""
        return self._far[one].get(other, FAR)

    def steps(self, one: str, other: str) -> int:
        """Returns the steps that a figure needs from one location to the other; FAR if there is no path (FZ-Q-05)."""
        return self.ways[other].get(one, FAR)

    @cached_property
    def _nearer(self) -> Mapping[tuple[str, str], tuple[str, ...]]:
        return {
            (name, goal): first_steps(self.walk, name, ways) for goal, ways in self.ways.items() for name in self.cells
        }

    def nearer(self, location: str, goal: str) -> tuple[str, ...]:
        """The steps from a location that lead to the goal fastest (FZ-CREATURE-32)."""
        return self._nearer[location, goal]

    @cached_property
    def _within(self) -> Mapping[tuple[str, int], tuple[str, ...]]:
        return {
            (name, most): tuple(each for each in self.cells if self.distance(name, each) <= most)
            for name in self.cells
            for most in range(-1, MOST + 1)
        }

    def within(self, location: str, most: int) -> tuple[str, ...]:
        """Returns the locations at most so far away, this one too."""
        return self._within[location, max(-1, min(most, MOST))]

    @cached_property
    def _seen(self) -> Mapping[str, frozenset[str]]:
        return {one: frozenset(other for other in self.cells if self._line_of_fire(one, other)) for one in self.cells}

    def can_see(self, one: str, other: str) -> bool:
        """True if there is a line of fire between two locations (FZ-ATTACK-32 to FZ-ATTACK-34)."""
        return other in self._seen[one]

    @cached_property
    def _reached(self) -> Mapping[tuple[str, int], frozenset[str]]:
        return {(name, most): self._seen[name].intersection(near) for (name, most), near in self._within.items()}

    def reached(self, location: str, reach: int) -> frozenset[str]:
        """Returns the locations that attacks from a location reach: in range and line of fire (FZ-ATTACK-04,
        FZ-ATTACK-32)."""
        return self._reached[location, max(-1, min(reach, MOST))]

    def in_range(self, one: str, other: str, reach: int) -> bool:
        """True if an attack from one location reaches the other."""
        return other in self.reached(one, reach)

    def _line_of_fire(self, one: str, other: str) -> bool:
        start, end = self.cells[one], self.cells[other]
        corners = Counter(point for line in self.lines for point in line)
        return not any(_blocks(line, start, end, corners) for line in self.lines)


def _blocks(line: Line, start: Cell, end: Cell, corners: Mapping[Point, int]) -> bool:
    """True if a solid line blocks the segment between two centres: it crosses between the line's ends, or runs through
    one in which another line ends (FZ-ATTACK-33)."""
    upright = line[0][0] == line[1][0]
    along, across = (1, 0) if upright else (0, 1)
    wanted = line[0][across]
    moved = end[across] - start[across]
    ahead = 2 * (wanted - start[across]) - 1  # in half units, from the first centre
    if not moved or not 0 < ahead * (1 if moved > 0 else -1) < 2 * abs(moved):
        return False
    crossing = (2 * start[along] + 1) * moved + (end[along] - start[along]) * ahead  # all times 2 * moved
    ends = {2 * moved * point[along]: point for point in line}
    return corners[ends[crossing]] > 1 if crossing in ends else min(ends) < crossing < max(ends)


# ---------------------------------------------------------------- putting sectors together


def board_of(state: State) -> Board:
    """Returns the board of a state."""
    return board(state.mission, state.own)


@lru_cache(maxsize=MOST_KEPT)
def board(mission: str, own: str = "") -> Board:
    """Returns the board of a mission, which may be custom (FZ-SETUP-15)."""
    return put_together(content_with(own).missions[mission])


def put_together(mission: Mission) -> Board:
    """Returns the board of a mission's sector faces, each turned as it is laid."""
    faces = [(x, y, content().faces[laid.face], laid.turned) for y, x, laid in mission.sectors]
    terrain = {cell: ground for placed in faces for cell, ground in _ground(*placed)}
    cells = {location(cell): cell for cell in sorted(terrain, key=lambda each: (each[1], each[0]))}
    return Board(
        cells=cells,
        terrain={name: terrain[cell] for name, cell in cells.items()},
        lines=tuple(sorted({line for placed in faces for line in _lines(*placed)})),
        spawn=tuple(location(cell) for placed in faces for cell in _spawn(*placed)),
    )


def location(cell: Cell) -> str:
    """Returns the name of a cell: its column's letter and its row's number, from the north-west corner."""
    column, row = cell
    return f"{chr(ord('A') + column)}{row + 1}"


def _cell(written: str) -> Cell:
    return ord(written[0]) - ord("A"), int(written[1]) - 1


def _ground(x: int, y: int, face: Face, degrees: int) -> Iterator[tuple[Cell, frozenset[Terrain]]]:
    for row, signs in enumerate(turned(face.rows, degrees)):
        for column, sign in enumerate(signs):
            yield (x + column, y + row), TERRAINS[sign]


def _spawn(x: int, y: int, face: Face, degrees: int) -> Iterator[Cell]:
    for column, row in map(_cell, face.spawn):
        for _ in range(degrees // 90):
            column, row = SECTOR - 1 - row, column
        yield x + column, y + row


def _lines(x: int, y: int, face: Face, degrees: int) -> Iterator[Line]:
    for written in face.lines:
        column, row = _cell(written)
        ends = [(column + across, row + down) for across, down in SIDES[written[2]]]
        for _ in range(degrees // 90):
            ends = [(SECTOR - down, across) for across, down in ends]
        one, other = sorted((x + across, y + down) for across, down in ends)
        yield one, other
