"""Where each location lies in a picture of the board: figures alone, nothing is drawn."""

from __future__ import annotations

from dataclasses import dataclass

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

    def way(self, origin: str, location: str) -> tuple[Spot, Spot]:
        """From beside the middle of one location to before the middle of the other."""
        (x, y), (end_x, end_y) = self.middle(origin), self.middle(location)
        far = max(abs(end_x - x), abs(end_y - y))
        along, down = (end_x - x) / far, (end_y - y) / far
        off, before = self.cell * 0.22, self.cell * 0.3
        return (
            (round(x + along * off), round(y + down * off)),
            (round(end_x - along * before), round(end_y - down * before)),
        )


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
