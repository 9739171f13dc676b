"""Zones, borders, lines of sight and paths (MD-ZONE, MD-SHADOW, MD-LOS, MD-MOVE).

The map of a Mission is built once. What changes in play (open Doors, standing Pillars, removed Zones) determines a
`Layout`, which is cached because the same few recur.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.mission import MissionMap, PlacedTile
from engine.games.massive_darkness.model.state import DoorState, State
from engine.kit import maps
from engine.kit.maps import DIRECTIONS, Cell, Graph, lines_of_sight, passages, turned

SIDE = 3  # Zones along each side of a tile
WALL = "#"  # a border in the drawing of a tile


@dataclass(frozen=True, slots=True)
class Zone:
    """A Zone of the map: its tile, Room or Corridor, Light or Shadow, and its place, counted from the top left
    (MD-ZONE-03 to MD-ZONE-05, MD-SHADOW-01)."""

    id: str
    tile: str
    room: bool
    light: bool
    column: int
    row: int
    stage: int


@dataclass(frozen=True)
class Board:
    """The map of a Mission: its Zones in reading order, the connections between Zones (with the Door that can close
    each, or empty), and the Stairs."""

    zones: Mapping[str, Zone]
    passages: Mapping[str, Mapping[str, str]]
    stairs: Mapping[str, str]
    level_tokens: Mapping[str, int]
    start: str
    exit: str | None

    @cached_property
    def tiles(self) -> Mapping[str, tuple[str, ...]]:
        """The Zones of each tile."""
        names = dict.fromkeys(zone.tile for zone in self.zones.values())
        return {name: tuple(each.id for each in self.zones.values() if each.tile == name) for name in names}

    @cached_property
    def cells(self) -> Mapping[str, Cell]:
        """Returns the cell of each Zone."""
        return {zone.id: (zone.column, zone.row) for zone in self.zones.values()}

    @cached_property
    def at(self) -> Mapping[Cell, str]:
        """Returns the Zone of each cell."""
        return {cell: zone for zone, cell in self.cells.items()}

    @cached_property
    def doors(self) -> Mapping[str, tuple[str, ...]]:
        """The Doors on the borders of each Zone."""
        return {zone: tuple(filter(None, passages.values())) for zone, passages in self.passages.items()}

    def lines(self, open_to: Graph, zone: str) -> Iterator[tuple[str, int]]:
        """Yields the Zones in straight lines from one, as far as each is open to the next, and their Range
        (MD-ZONE-10)."""
        return lines_of_sight(self.cells, self.at, open_to, zone)


@dataclass(frozen=True)
class Layout:
    """A board in its current state: `ways` are the Zones within one step, `seen` those to which a line of sight
    continues, `reached` those to which a Hero's attack does."""

    board: Board
    ways: Mapping[str, tuple[str, ...]]
    seen: Mapping[str, tuple[str, ...]]
    reached: Mapping[str, tuple[str, ...]]
    _sight: dict[str, Mapping[str, int]] = field(default_factory=dict)
    _reach: dict[str, Mapping[str, int]] = field(default_factory=dict)
    _distances: dict[str, Mapping[str, int]] = field(default_factory=dict)
    _chambers: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def sight(self, zone: str) -> Mapping[str, int]:
        """Returns the Zones seen from one, and their distance in borders (MD-LOS, MD-ZONE-10)."""
        if zone not in self._sight:
            self._sight[zone] = dict(self.board.lines(self.seen, zone))
        return self._sight[zone]

    def reach(self, zone: str) -> Mapping[str, int]:
        """Like `sight`, but blocked by Pillars (MD-Q-66)."""
        if zone not in self._reach:
            self._reach[zone] = dict(self.board.lines(self.reached, zone))
        return self._reach[zone]

    def distances(self, start: str) -> Mapping[str, int]:
        """Returns the distance of each reachable Zone in steps."""
        if start not in self._distances:
            self._distances[start] = maps.distances(self.ways, start)
        return self._distances[start]

    def chamber(self, zone: str) -> tuple[str, ...]:
        """Returns the Room Zones connected to this one by openings and open Doors, this one first; none for a
        Corridor."""
        if zone not in self._chambers:
            zones = self.board.zones
            rooms = {here: [there for there in self.seen[here] if zones[there].room] for here in self.seen}
            self._chambers[zone] = tuple(maps.distances(rooms, zone)) if zones[zone].room else ()
        return self._chambers[zone]


# ---------------------------------------------------------------- the map


@cache
def board_of(mission: str) -> Board:
    """Returns the map of a Mission by id."""
    return build(content().missions[mission])


def build(mission: MissionMap) -> Board:
    """Builds a map from tiles, Doors and Stairs."""
    cells: dict[Cell, Zone] = {}
    open_sides: dict[Cell, set[Cell]] = {}
    for placed in mission.tiles:
        _lay(placed, cells, open_sides)
    zones = {zone.id: zone for _, zone in sorted(cells.items(), key=lambda each: (each[0][1], each[0][0]))}
    doors = {frozenset(door.between): door_id(*door.between) for door in mission.doors}
    walled = {frozenset(pair) for pair in mission.walled_joins}
    ways: dict[str, dict[str, str]] = {zone: {} for zone in zones}
    for cell, others in passages(open_sides).items():
        for one, other in ((cells[cell], cells[there]) for there in others):
            if frozenset((one.tile, other.tile)) not in walled:
                ways[one.id][other.id] = doors.get(frozenset((one.id, other.id)), "")
    stairs = {a: b for pair in mission.stairs.values() for a, b in (pair, pair[::-1])}
    tokens = {token.zone: token.level for token in mission.level_tokens}
    return Board(zones, ways, stairs, tokens, mission.start, mission.exit)


def _lay(placed: PlacedTile, cells: dict[Cell, Zone], open_sides: dict[Cell, set[Cell]]) -> None:
    """Adds the Zones of a rotated tile to the board, and the sides without walls (MD-LOS-09)."""
    rows = turned(content().tiles[placed.tile].map.split(), placed.rotation)
    for y in range(SIDE):
        for x in range(SIDE):
            letter = rows[2 * y + 1][2 * x + 1]
            column, row = placed.at[0] * SIDE + x, placed.at[1] * SIDE + y
            cells[column, row] = Zone(
                zone_id(column, row),
                placed.tile,
                room=letter in "Rr",
                light=letter.isupper(),
                column=column,
                row=row,
                stage=placed.stage,
            )
            sides = (
                (across, down) for across, down in DIRECTIONS if rows[2 * y + 1 + down][2 * x + 1 + across] != WALL
            )
            open_sides[column, row] = set(sides)


def zone_id(column: int, row: int) -> str:
    """Returns column letter and row number, counted from the top left: `c4`."""
    return f"{chr(ord('a') + column)}{row + 1}"


def door_id(one: str, other: str) -> str:
    """Returns the two Zones of a border, in reading order: `b4-c4`."""
    first, second = sorted((one, other), key=lambda zone: (int(zone[1:]), zone[0]))
    return f"{first}-{second}"


# ---------------------------------------------------------------- as it is now

LAYOUTS_CACHED = 512  # enough for some dozens of campaigns, because a Mission has few Doors


def board(state: State) -> Board:
    """Returns the map of the current Mission."""
    return board_of(state.mission)


def layout(state: State) -> Layout:
    """Returns the board with its current Doors, Pillars and removed Zones."""
    blocked = _blocked(state) if state.pillars else ()
    return _layout(state.mission, tuple(state.doors), tuple(state.doors.values()), blocked, tuple(state.removed_zones))


def _blocked(state: State) -> tuple[str, ...]:
    """Returns the borders that Pillars block."""
    return tuple([border for each in state.pillars if each.standing for border in each.blocks])


@lru_cache(maxsize=LAYOUTS_CACHED)
def _layout(
    mission: str,
    doors: tuple[str, ...],
    states: tuple[DoorState, ...],
    blocked: tuple[str, ...],
    removed: tuple[str, ...],
) -> Layout:
    """Returns the board of a Mission with Doors in these states, borders blocked by Pillars, and removed Zones. The
    arguments are flat tuples, because it is looked up several times for every list of options."""
    plan = board_of(mission)
    closed = {door for door, now in zip(doors, states, strict=True) if now != "open"}
    seen = {
        zone: tuple(other for other, door in passages.items() if other not in removed and door not in closed)
        for zone, passages in plan.passages.items()
        if zone not in removed
    }
    reached = {
        zone: tuple(other for other in others if f"{zone}-{other}" not in blocked and f"{other}-{zone}" not in blocked)
        for zone, others in seen.items()
    }
    ways = {
        zone: others + ((plan.stairs[zone],) if plan.stairs.get(zone, zone) in seen and zone in plan.stairs else ())
        for zone, others in reached.items()
    }
    return Layout(plan, ways, seen, reached)


def neighbours(state: State, zone: str) -> tuple[str, ...]:
    """Returns the Zones within one step now, including Stairs (MD-MOVE-01 to MD-MOVE-03, MD-Q-66, MD-Q-79)."""
    return layout(state).ways[zone]


def sight(state: State, zone: str) -> Mapping[str, int]:
    """Returns the Zones seen from one and their Range; its own is 0 (MD-LOS, MD-ZONE-10)."""
    return layout(state).sight(zone)


def sees(state: State, zone: str, other: str) -> bool:
    """True if there is a line of sight between two Zones (MD-LOS-07, MD-LOS-08)."""
    return other in layout(state).sight(zone)


def reach(state: State, zone: str) -> Mapping[str, int]:
    """Returns the Zones that attacks of a Hero reach from one, and their Range (MD-Q-66)."""
    return layout(state).reach(zone)


def distances(state: State, start: str) -> Mapping[str, int]:
    """Returns the steps to every Zone to which a way leads."""
    return layout(state).distances(start)


def first_steps(state: State, start: str, goal: str) -> tuple[str, ...]:
    """Returns the first steps of all shortest paths; empty if there is no path, or at the goal (MD-EPH-16)."""
    now = layout(state)
    return maps.first_steps(now.ways, start, now.distances(goal))


def doors_of(state: State, zone: str) -> tuple[str, ...]:
    """Returns the Doors on the borders of a Zone, open or not."""
    return board(state).doors[zone]


def other_side(door: str, zone: str) -> str:
    """Returns the Zone on the other side of a Door."""
    one, other = door.split("-")
    return other if zone == one else one


def chamber(state: State, zone: str) -> tuple[str, ...]:
    """Returns the Room Zones joined to this one by openings and open Doors, this one first; none for a Corridor
    (MD-ZONE-06 to 08)."""
    return layout(state).chamber(zone)


def is_dark(state: State, zone: str) -> bool:
    """True if this is a Shadow Zone (MD-SHADOW-01)."""
    return not board(state).zones[zone].light


def tile_zones(state: State, tile: str) -> tuple[str, ...]:
    """Returns the Zones of a tile."""
    return board(state).tiles[tile]


def tile_level(state: State, *zones: str) -> int | None:
    """Returns the Level of the tile of a Zone: the highest Level token on it; of several, the highest of all
    (MD-LEVEL-03, MD-LEVEL-04, MD-Q-13)."""
    all_zones = board(state).zones
    tiles = {all_zones[zone].tile for zone in zones}
    levels = [token.level for token in state.level_tokens if all_zones[token.zone].tile in tiles]
    return max(levels, default=None)


def nearest(view: State, start: str, zones: Sequence[str]) -> Sequence[str]:
    """Returns the nearest of these Zones, unreachable ones last."""
    away = distances(view, start)
    return sorted(zones, key=lambda zone: away.get(zone, len(away)))[:1]
