"""Checks that the dungeon of a scenario and everything in it can be laid out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.layout import Position, steps_of
from engine.games.keep_the_heroes_out.model.pieces import BUILDER, CELLS, LABORATORY, VAULT
from engine.games.keep_the_heroes_out.model.scenario import NO_ROOM, Scenario
from engine.games.keep_the_heroes_out.model.state import PORTAL
from engine.kit.authoring import Place
from engine.kit.checking import Found

VAULT_VALUE = 4


def layout_mistakes(scenario: Scenario) -> Iterator[Found]:
    """Yields rows of unequal length, duplicate rooms, and missing rooms without which there is no game."""
    laid: Counter[str] = Counter(room for row in scenario.grid for room in row if room != NO_ROOM)
    for i, row in enumerate(scenario.grid):
        if len(row) != len(scenario.grid[0]):
            remedy = f"Write {len(scenario.grid[0])} places as in the first row, with `.` where there is no room."
            yield ("grid", i), f"this row has {len(row)} places", remedy
        for room in dict.fromkeys(row):
            if laid[room] > 1:
                yield ("grid", i), f"the room `{room}` is laid {laid[room]} times", "There is one of each: keep one."
    if not laid[VAULT]:
        yield ("grid",), "there is no Vault to defend", "Put `vault` into the grid."
    if laid[LABORATORY] and not laid[CELLS]:
        remedy = "Put `cells` into the grid, or take `laboratory` out."
        yield ("grid",), "without the Cells the Laboratory cannot be activated", remedy


def way_mistakes(scenario: Scenario) -> Iterator[Found]:
    """Yields rooms without a path to the Vault, and rotated rooms that do not exist."""
    yield from _absent(scenario, ("rotate",), scenario.rotate)
    turned: dict[str, Position] = {room: (*cell, scenario.rotate.get(room, 0)) for room, cell in scenario.rooms.items()}
    lost = [room for room in turned if room not in steps_of(turned)]
    if lost:
        remedy = "Turn rooms under `rotate:` until both sides that touch are open; data/keep_the_heroes_out/rooms.yaml"
        yield ("grid",), f"no way leads to the Vault from {', '.join(lost)}", f"{remedy} lists their passages."


def _absent(scenario: Scenario, place: Place, rooms: Iterable[str]) -> Iterator[Found]:
    for room in rooms:
        if room not in scenario.rooms:
            remedy = f"The rooms here are {', '.join(scenario.rooms)}."
            yield (*place, room), f"the room `{room}` is not in this dungeon", remedy


def lying_mistakes(scenario: Scenario) -> Iterator[Found]:
    """Yields treasures, portals, clans and blueprints that are too many or misplaced."""
    yield from _absent(scenario, ("treasures",), scenario.treasures)
    yield from _treasure_mistakes(scenario)
    for i, room in enumerate(scenario.portals_incomplete):
        yield from _absent(scenario, ("portals_incomplete", i), [room])
        if room in scenario.portals_incomplete[:i]:
            yield ("portals_incomplete", i), f"two portals lie in `{room}`", "A room holds one: name another room."
    portals = content().supply[PORTAL]
    if len(scenario.portals_incomplete) > portals:
        yield ("portals_incomplete",), f"there are {portals} portals only", "Name fewer rooms."
    for clan, room in scenario.start.items():
        yield from _absent(scenario, ("start", clan), [room])
    yield from _pile_mistakes(scenario)


def _treasure_mistakes(scenario: Scenario) -> Iterator[Found]:
    if scenario.treasures.get(VAULT) != VAULT_VALUE:
        yield ("treasures",), "the Vault has no treasure of value 4", "Write `vault: 4`: it is what heroes come for."
    stock = Counter(dict.fromkeys(range(1, VAULT_VALUE + 1), 0))
    for token in content().treasures:
        stock[token.value] += token.count
    for value, number in Counter(scenario.treasures.values()).items():
        if number > stock[value]:
            wrong = f"{number} treasures of value {value} are laid, and there are {stock[value]}"
            yield ("treasures",), wrong, "Lower or raise the value in some rooms."


def _pile_mistakes(scenario: Scenario) -> Iterator[Found]:
    if scenario.builder_pile is None:
        return
    if BUILDER not in scenario.rooms:
        yield ("builder_pile",), "nobody can build without the Builder", "Put `builder` into the grid."
    for i, room in enumerate(scenario.builder_pile):
        if room in scenario.rooms or room in scenario.builder_pile[:i]:
            remedy = "Name each room once, and none of the grid."
            yield ("builder_pile", i), f"the room `{room}` is used already", remedy
