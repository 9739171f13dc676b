"""The arrangement of rooms: passages and walls between them, and paths to the Vault (KH-ROOM-16, KH-HERO-8-02).

Everything here follows from the rooms' cells and rotations alone, and is computed once for each shape of a dungeon.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.pieces import VAULT
from engine.games.keep_the_heroes_out.model.state import State
from engine.kit.maps import DIRECTIONS, Cell, distances, first_steps, passages

QUARTERS = (0, 90, 180, 270)

Position = tuple[int, int, int]  # column, row, clockwise rotation of a room in degrees
Shape = tuple[tuple[str, Position], ...]


@dataclass(frozen=True)
class Dungeon:
    """A shape of the dungeon.

    - `passages`: the rooms joined to each by a passage; `touching`: those that share a side with it.
    - `steps`: how many passages each room is away from the Vault, the Vault first; without a way it is left out.
    - `toward`: the next rooms on the shortest ways to the Vault (KH-HERO-8-01).
    - `of_type`: the rooms of each type.
    """

    passages: Mapping[str, tuple[str, ...]]
    touching: Mapping[str, tuple[str, ...]]
    steps: Mapping[str, int]
    toward: Mapping[str, tuple[str, ...]]
    of_type: Mapping[str, tuple[str, ...]]

    def nearest(self, rooms: Sequence[str]) -> list[str]:
        """Returns the rooms with the fewest passages to the Vault; all of them if no way leads there."""
        known = {room: self.steps[room] for room in rooms if room in self.steps}
        return [room for room in known if known[room] == min(known.values())] or list(rooms)


def dungeon(state: State) -> Dungeon:
    """Returns the current layout."""
    return of_shape(shape(state))


def shape(state: State) -> Shape:
    """Returns the cells and rotations of all rooms."""
    return tuple([(name, (room.column, room.row, room.turned)) for name, room in state.rooms.items()])


@lru_cache(maxsize=4096)
def of_shape(rooms: Shape) -> Dungeon:
    """Returns the layout of these rooms."""
    at = {(column, row): name for name, (column, row, _) in rooms}
    graph = _passages(rooms, at)
    steps = distances(graph, VAULT)
    types: dict[str, list[str]] = {}
    for name, _ in rooms:
        types.setdefault(content().rooms[name].type, []).append(name)
    return Dungeon(
        passages=graph,
        touching={name: _beside(at, cell) for cell, name in at.items()},
        steps=steps,
        toward={name: first_steps(graph, name, steps) for name, _ in rooms},
        of_type={kind: tuple(names) for kind, names in types.items()},
    )


def _passages(rooms: Shape, at: Mapping[Cell, str]) -> dict[str, tuple[str, ...]]:
    open_sides = {(column, row): content().rooms[name].sides(turned) for name, (column, row, turned) in rooms}
    return {at[cell]: tuple(at[each] for each in near) for cell, near in passages(open_sides).items()}


def _beside(at: Mapping[Cell, str], cell: Cell) -> tuple[str, ...]:
    column, row = cell
    cells = [(column + across, row + down) for across, down in DIRECTIONS]
    return tuple(at[each] for each in cells if each in at)


def steps_of(cells: Mapping[str, Position]) -> Mapping[str, int]:
    """Returns the distances to the Vault in a dungeon of these rooms, such as one with a room that is not built yet."""
    return of_shape(tuple(cells.items())).steps


# ---------------------------------------------------------------- building


def building_places(state: State, room: str) -> Sequence[Position]:
    """Returns where a new room may be put, and with which rotation: beside a room, with a path to the Vault
    (KH-BUILD-05, KH-BUILD-06, KH-BUILD-13, KH-Q-27). Of rotations with the same open sides, the first counts."""
    return _building_places(shape(state), room)


@lru_cache
def _building_places(rooms: Shape, room: str) -> tuple[Position, ...]:
    taken = {(column, row) for _, (column, row, _) in rooms}
    free = {(column + across, row + down) for column, row in taken for across, down in DIRECTIONS} - taken
    turns = {frozenset(content().rooms[room].sides(turned)): turned for turned in reversed(QUARTERS)}
    places = ((column, row, turned) for column, row in sorted(free) for turned in sorted(turns.values()))
    return tuple(each for each in places if room in of_shape((*rooms, (room, each))).steps)


# ---------------------------------------------------------------- turning rooms


def can_turn(state: State, room: str) -> bool:
    """True if every room would still have a way to the Vault if this one turned a quarter clockwise (KH-SCEN-36)."""
    after = tuple((name, _turned(at) if name == room else at) for name, at in shape(state))
    return len(of_shape(after).steps) == len(after)


def _turned(at: Position) -> Position:
    column, row, degrees = at
    return column, row, (degrees + 90) % 360


def turn(state: State, room: str) -> None:
    """Rotates a room a quarter clockwise, with everything in it."""
    state.rooms[room].turned = (state.rooms[room].turned + 90) % 360
