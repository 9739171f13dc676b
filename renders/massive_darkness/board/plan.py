"""The visible part of a board, its scale, and the position of each Zone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product

from engine.games.massive_darkness.board.zones import Zone, board
from engine.games.massive_darkness.model.state import State
from renders.canvas.grid import (
    LARGE_LABELS,
    PEEK,
    RIM,
    USUAL,
    Box,
    Canvas,
    Layout,
    Span,
    choose,
    holds,
)
from renders.scene import Scene

Spot = tuple[int, int]

MOST_HOLES = 64  # remembered holes; a Stage with its windows has a few


@dataclass(frozen=True)
class Plan:
    """A view of the Zones of one Stage: `cell` px for a Zone, starting at px `left`, `top` of the whole board, drawn
    into the box `x`, `y`, `wide`, `high` of the picture. `span` is the fully visible part in columns and rows of the
    Stage."""

    zones: dict[str, Zone]
    cell: int
    span: Span
    left: int
    top: int
    x: int
    y: int
    wide: int
    high: int

    @cached_property
    def first(self) -> Spot:
        """Column and row of the first Zone of the Stage."""
        return min(zone.column for zone in self.zones.values()), min(zone.row for zone in self.zones.values())

    @property
    def stage(self) -> int:
        """The Stage of these Zones."""
        return next(iter(self.zones.values())).stage

    @property
    def partial(self) -> bool:
        """True if this window leaves Zones out."""
        return self.span[2:] != extent(self.zones)

    @cached_property
    def shown(self) -> dict[str, Zone]:
        """The Zones that are fully visible."""
        return {name: zone for name, zone in self.zones.items() if holds(self.span, [self.spot(name)])}

    @cached_property
    def hole(self) -> list[Box]:
        """The largest part of the view without Zones, if text fits there."""
        found = _largest_hole(self.span, frozenset(self.spot(zone) for zone in self.zones))
        return [self._box(found)] if found else []

    def _box(self, span: Span) -> Box:
        """Returns a part of the Stage in px of the picture, without the surrounding walls."""
        column, row, wide, high = span
        x, y = self.x + RIM - self.left + column * self.cell, self.y + RIM - self.top + row * self.cell
        return x + 2 * RIM, y + 2 * RIM, wide * self.cell - 4 * RIM, high * self.cell - 4 * RIM

    def spot(self, zone: str) -> Spot:
        """Returns column and row of a Zone, counted from the first of the Stage."""
        found = self.zones[zone]
        return found.column - self.first[0], found.row - self.first[1]

    def corner(self, zone: str) -> Spot:
        """Returns the upper left corner of a Zone in the view."""
        column, row = self.spot(zone)
        return RIM + column * self.cell - self.left, RIM + row * self.cell - self.top

    def middle(self, zone: str) -> Spot:
        """Returns the centre of a Zone in the view."""
        x, y = self.corner(zone)
        return x + self.cell // 2, y + self.cell // 2

    def border(self, a: str, b: str) -> Spot:
        """Returns the midpoint between two neighbours in the view."""
        (ax, ay), (bx, by) = self.middle(a), self.middle(b)
        return (ax + bx) // 2, (ay + by) // 2

    def joins(self, a: str, b: str) -> bool:
        """True if both Zones belong to this Stage and are adjacent."""
        if a not in self.zones or b not in self.zones:
            return False
        one, other = self.zones[a], self.zones[b]
        return abs(one.column - other.column) + abs(one.row - other.row) == 1


def is_large(scene: Scene) -> bool:
    """True for pictures that a phone shows small: those of panels and of phases."""
    return scene.job.picture in ("asked", "phase")


def canvas(scene: Scene) -> Canvas:
    """Returns the maximum size of a picture. It is smaller for large labels, which makes them larger on screen."""
    return LARGE_LABELS if scene.large else USUAL


def extent(zones: dict[str, Zone]) -> tuple[int, int]:
    """Returns the number of columns and rows of these Zones."""
    columns, rows = {zone.column for zone in zones.values()}, {zone.row for zone in zones.values()}
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def stage_zones(state: State, zone: str = "") -> dict[str, Zone]:
    """Returns the Zones of the Stage of `zone`; by default that of the active Hero, else the furthest that a Hero has
    reached."""
    every = board(state).zones
    reached = [every[hero.zone].stage for hero in state.living if hero.zone in every]
    here = every.get(zone or ("" if state.active_hero.dead else state.active_hero.zone))
    stage = here.stage if here else max(reached, default=1)
    return {name: zone for name, zone in every.items() if zone.stage == stage}


def plan_of_stage(scene: Scene) -> tuple[Layout, Plan]:
    """Returns the layout of a picture of the whole Stage and its plan."""
    zones = stage_zones(scene.view)
    columns, rows = extent(zones)
    layout = choose(columns, rows, len(scene.view.heroes), canvas(scene))
    return layout, whole_plan(zones, layout)


def whole_plan(zones: dict[str, Zone], layout: Layout) -> Plan:
    """Returns the plan of all these Zones in a layout's map."""
    columns, rows = extent(zones)
    wide, high = columns * layout.cell + 2 * RIM, rows * layout.cell + 2 * RIM
    span = 0, 0, columns, rows
    return Plan(zones, layout.cell, span, 0, 0, layout.left - RIM, layout.top - RIM, wide, high)


def spots_of(zones: dict[str, Zone], *names: str) -> list[Spot]:
    """Returns column and row of those of the named Zones that belong to the Stage, counted from its first."""
    column, row = min(each.column for each in zones.values()), min(each.row for each in zones.values())
    return [(zones[name].column - column, zones[name].row - row) for name in names if name in zones]


def window_plan(zones: dict[str, Zone], span: Span, cell: int, at: Spot) -> Plan:
    """Returns the plan of a part of these Zones with the edge of their neighbours, drawn from `at`."""
    column, row, wide, high = span
    left, top = RIM + column * cell - PEEK, RIM + row * cell - PEEK
    return Plan(zones, cell, span, left, top, *at, wide * cell + 2 * PEEK, high * cell + 2 * PEEK)


@lru_cache(MOST_HOLES)
def _largest_hole(view: Span, there: frozenset[Spot]) -> Span | None:
    """Returns the largest part of a view, at least two Zones wide and high, that contains none of these."""
    column, row, wide, high = view
    size, found = 0, None
    for span in product(range(column, column + wide), range(row, row + high), range(2, wide), range(2, high)):
        x, y, across, down = span
        inside = x + across <= column + wide and y + down <= row + high
        if inside and across * down > size and not there & set(product(range(x, x + across), range(y, y + down))):
            size, found = across * down, span
    return found
