"""The position of each location in a picture of the board. Nothing is drawn here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import dist

from engine.games.fireteam_zero.model.layout import Board, board_of
from renders.canvas.grid import Layout, choose
from renders.fireteam_zero.style.look import canvas
from renders.scene import Scene

Spot = tuple[int, int]


@dataclass(frozen=True)
class Plan:
    """The board and its layout."""

    board: Board
    layout: Layout

    @property
    def cell(self) -> int:
        """Returns the size of a location in px."""
        return self.layout.cell

    @property
    def extent(self) -> Spot:
        """Returns the board's number of columns and rows."""
        return extent(self.board)

    def corner(self, location: str) -> Spot:
        """Returns the upper left corner of a location."""
        column, row = self.board.cells[location]
        return self.layout.left + column * self.cell, self.layout.top + row * self.cell

    def middle(self, location: str) -> Spot:
        """Returns the centre of a location."""
        x, y = self.corner(location)
        return x + self.cell // 2, y + self.cell // 2

    def way(self, origin: str, location: str) -> tuple[Spot, ...]:
        """Returns the ends of a straight arrow from near the centre of one location to near the centre of another."""
        return self._line(origin, location)

    def walked(self, origin: str, location: str) -> tuple[Spot, ...]:
        """Returns a line along a shortest path around impassable locations, or a straight line if there is no path."""
        return self._line(*self._passed(origin, location))

    def along(self, *locations: str) -> tuple[Spot, ...]:
        """Returns a line through these locations."""
        return self._line(*locations)

    def _passed(self, origin: str, location: str) -> Iterator[str]:
        yield origin
        here, (column, row) = origin, self.board.cells[location]
        while here != location:
            onward = self.board.nearer(here, location) or (location,)
            cells = {each: self.board.cells[each] for each in onward}
            here = min(onward, key=lambda each: dist(cells[each], (column, row)))
            yield here

    def _line(self, *locations: str) -> tuple[Spot, ...]:
        """Returns a line through the centres of `locations`, starting and ending near the centres of the outer two."""
        first, *between, last = (self.middle(each) for each in locations)
        second, last_but_one = [*between, last][0], [first, *between][-1]
        return (
            _aside(first, second, self.cell * 0.22),
            *between,
            _aside(last, last_but_one, self.cell * 0.3),
        )


def _aside(spot: Spot, toward: Spot, by: float) -> Spot:
    """Returns the point `by` px from `spot` on the way to `toward`, measured along the longer axis."""
    (x, y), (to_x, to_y) = spot, toward
    far = max(abs(to_x - x), abs(to_y - y))
    return round(x + (to_x - x) / far * by), round(y + (to_y - y) / far * by)


def sign_size(cell: int) -> int:
    """Returns the size in px of the signs at the bottom of a location. Pieces leave this space free."""
    return max(28, min(36, cell // 5))


def extent(of: Board) -> Spot:
    """Returns a board's number of columns and rows."""
    return max(x for x, _ in of.cells.values()) + 1, max(y for _, y in of.cells.values()) + 1


def plan(scene: Scene) -> Plan:
    """Returns the plan of the whole board, with its text beside or below."""
    of = board_of(scene.view)
    columns, rows = extent(of)
    return Plan(of, choose(columns, rows, len(scene.view.heroes), canvas(scene)))
