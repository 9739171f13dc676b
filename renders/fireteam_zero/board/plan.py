"""Where each location lies in a picture of the board: figures alone, nothing is drawn."""

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
        """The size of a location in px."""
        return self.layout.cell

    @property
    def extent(self) -> Spot:
        """How many columns and rows the board has."""
        return extent(self.board)

    def corner(self, location: str) -> Spot:
        """The upper left corner of a location."""
        column, row = self.board.cells[location]
        return self.layout.left + column * self.cell, self.layout.top + row * self.cell

    def middle(self, location: str) -> Spot:
        """The middle of a location."""
        x, y = self.corner(location)
        return x + self.cell // 2, y + self.cell // 2

    def way(self, origin: str, location: str) -> tuple[Spot, ...]:
        """A straight line from beside the middle of one location to before the middle of the other."""
        return self._line(origin, location)

    def walked(self, origin: str, location: str) -> tuple[Spot, ...]:
        """A line along a shortest way, which no impassable location is on; straight where no way leads there."""
        return self._line(*self._passed(origin, location))

    def _passed(self, origin: str, location: str) -> Iterator[str]:
        yield origin
        here, (column, row) = origin, self.board.cells[location]
        while here != location:
            onward = self.board.nearer(here, location) or (location,)
            cells = {each: self.board.cells[each] for each in onward}
            here = min(onward, key=lambda each: dist(cells[each], (column, row)))
            yield here

    def _line(self, *locations: str) -> tuple[Spot, ...]:
        """Along the middles of these locations, from beside the first to before the last."""
        first, *between, last = (self.middle(each) for each in locations)
        second, last_but_one = [*between, last][0], [first, *between][-1]
        return (
            _aside(first, second, self.cell * 0.22),
            *between,
            _aside(last, last_but_one, self.cell * 0.3),
        )


def _aside(spot: Spot, toward: Spot, by: float) -> Spot:
    """The point so many px from a spot on the line to another, counted along its longer side."""
    (x, y), (to_x, to_y) = spot, toward
    far = max(abs(to_x - x), abs(to_y - y))
    return round(x + (to_x - x) / far * by), round(y + (to_y - y) / far * by)


def sign_size(cell: int) -> int:
    """The size in px of what is marked at the foot of a location; pieces leave so much free there."""
    return max(28, min(36, cell // 5))


def extent(of: Board) -> Spot:
    """How many columns and rows a board has."""
    return max(x for x, _ in of.cells.values()) + 1, max(y for _, y in of.cells.values()) + 1


def plan(scene: Scene) -> Plan:
    """The whole board, with its words beside or below."""
    of = board_of(scene.view)
    columns, rows = extent(of)
    return Plan(of, choose(columns, rows, len(scene.view.heroes), canvas(scene)))
