"""Which part of the board a picture shows, how large, and where on it each Zone lies."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.games.massive_darkness.board import Zone, board
from engine.games.massive_darkness.state import State
from renders.picture import Scene

RIM = 16  # the outer wall
LARGEST = 200  # px of a Zone
CLOSER = (184, 160)  # px of a Zone where only a part of the board is shown, for choices
NEAR = 140  # Zones that are as large already need no part
AIR = 0.3  # of a Zone, around what must be seen
Room = tuple[int, int, int, int]  # x, y, width, height


@dataclass(frozen=True, slots=True)
class Plan:
    """A view of a board: `cell` px a Zone, from px `left`, `top` of the whole on, into the box `x`, `y`, `wide`, `high`
    of the picture. `column` and `row` are those of its first Zone."""

    zones: dict[str, Zone]
    stage: int
    cell: int
    column: int
    row: int
    left: int
    top: int
    x: int
    y: int
    wide: int
    high: int

    def corner(self, zone: str) -> tuple[int, int]:
        """The upper left corner of a Zone in the view."""
        found = self.zones[zone]
        return (
            RIM + (found.column - self.column) * self.cell - self.left,
            RIM + (found.row - self.row) * self.cell - self.top,
        )

    def middle(self, zone: str) -> tuple[int, int]:
        """The middle of a Zone in the view."""
        x, y = self.corner(zone)
        return x + self.cell // 2, y + self.cell // 2

    def border(self, a: str, b: str) -> tuple[int, int]:
        """The middle between two neighbours in the view."""
        (ax, ay), (bx, by) = self.middle(a), self.middle(b)
        return (ax + bx) // 2, (ay + by) // 2

    def joins(self, a: str, b: str) -> bool:
        """Whether both Zones are shown and lie side by side."""
        if a not in self.zones or b not in self.zones:
            return False
        one, other = self.zones[a], self.zones[b]
        return abs(one.column - other.column) + abs(one.row - other.row) == 1


def plan_of(scene: Scene, room: Room) -> Plan:
    """The whole board; with choices to mark, the part in which they and whoever chooses are, as large as it can be."""
    state: State = scene.view
    zones = stage_zones(state)
    focus = [place for place in scene.job.badges for place in place.split("-") if place in zones]
    if focus and state.active_hero.zone in zones:
        focus.append(state.active_hero.zone)
    return fit(zones, room, focus, CLOSER, NEAR)


def stage_zones(state: State, zone: str = "") -> dict[str, Zone]:
    """The Zones of the Stage of `zone`, else of that on which the active Hero stands, else of the furthest that a Hero
    has reached."""
    every = board(state).zones
    reached = [every[hero.zone].stage for hero in state.living if hero.zone in every]
    here = every.get(zone or ("" if state.active_hero.dead else state.active_hero.zone))
    stage = here.stage if here else max(reached, default=1)
    return {name: zone for name, zone in every.items() if zone.stage == stage}


def fit(zones: dict[str, Zone], room: Room, focus: Iterable[str], closer: Iterable[int], near: int) -> Plan:
    """The plan at the largest of `closer` at which the Zones of `focus` fit the room; of the whole board where none
    fits, or where its Zones are as large as `near`."""
    x, y, wide, high = room
    columns, rows = [zone.column for zone in zones.values()], [zone.row for zone in zones.values()]
    column, row = min(columns), min(rows)
    across, down = max(columns) - column + 1, max(rows) - row + 1
    whole = min((wide - 2 * RIM) // across, (high - 2 * RIM) // down, LARGEST) // 2 * 2
    spots = [(zones[each].column - column, zones[each].row - row) for each in focus]
    cell = whole
    if spots and whole < near:
        fitting = (each for each in closer if each > whole and _fits(spots, each, wide, high))
        cell = next(fitting, whole)
    board_wide, board_high = across * cell + 2 * RIM, down * cell + 2 * RIM
    shown_wide, shown_high = min(wide, board_wide), min(high, board_high)
    left = _start([spot[0] for spot in spots], cell, shown_wide, board_wide)
    top = _start([spot[1] for spot in spots], cell, shown_high, board_high)
    stage = next(iter(zones.values())).stage
    at = x + (wide - shown_wide) // 2, y + (high - shown_high) // 2
    return Plan(zones, stage, cell, column, row, left, top, *at, shown_wide, shown_high)


def _fits(spots: list[tuple[int, int]], cell: int, wide: int, high: int) -> bool:
    columns, rows = [spot[0] for spot in spots], [spot[1] for spot in spots]
    return (max(columns) - min(columns) + 1 + 2 * AIR) * cell <= wide and (
        max(rows) - min(rows) + 1 + 2 * AIR
    ) * cell <= high


def _start(spots: list[int], cell: int, shown: int, whole: int) -> int:
    """From which px on the board is shown, so that the spots are in the middle, but nothing beyond the board."""
    if not spots:
        return 0
    middle = RIM + (min(spots) + max(spots) + 1) * cell // 2
    return min(max(middle - shown // 2, 0), whole - shown)
