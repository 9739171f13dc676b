"""The Builder: a new room with a treasure, paid in coins (KH-BUILD)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.games.keep_the_heroes_out.cards.carrying_out import Way
from engine.games.keep_the_heroes_out.dungeon import tokens
from engine.games.keep_the_heroes_out.model.hooks import Event, scenario
from engine.games.keep_the_heroes_out.model.layout import Position, building_places, dungeon, shape, steps_of
from engine.games.keep_the_heroes_out.model.pieces import BUILDER
from engine.games.keep_the_heroes_out.model.state import Building, Room, State, Treasure
from engine.kit.choices import in_menus
from engine.table import Option, Table, Text

MOST_COINS = 3


def ways_to_build(state: State) -> Iterator[Option]:
    """Offers the numbers of coins for which there is a treasure and a room (KH-BUILD-01 to KH-BUILD-03, KH-BUILD-10,
    KH-BUILD-12)."""
    coins = state.rooms[BUILDER].tokens.get("coin", 0)
    if not coins or not any(building_places(state, blueprint) for blueprint in state.blueprints):
        return
    for count in range(1, min(coins, MOST_COINS) + 1):
        if any(treasure.value == count for treasure in state.treasures):
            yield _build_option(count)


@cache
def _build_option(coins: int) -> Option:
    text = Text("way-build", count=coins)
    return Option(f"{BUILDER}:{coins}", text, Way("activate", build, (coins,)), group="activate", places=(BUILDER,))


async def build(table: Table, state: State, player: int, coins: int) -> str:
    """Adds a blueprint's room to the dungeon, with a treasure of as many coins as were spent (KH-BUILD-02, KH-BUILD-04
    to KH-BUILD-09)."""
    seat = state.players[player].seat
    state.building = building = Building(coins)
    possible = [each for each in state.blueprints if building_places(state, each)]
    options = [Option(f"blueprint:{each}", Text("blueprint", room=each), each) for each in possible]
    room: str = await table.ask(seat, "build.blueprint", options)
    building.blueprint = room
    position: Position = await table.ask(seat, "build.place", in_menus(_places(state, room)))
    tokens.discard(table, state, BUILDER, "coin", coins)
    state.building = None
    put_room(table, state, player, room, position)
    await lay_treasure(table, state, room, coins)
    reveal_blueprint(table, state, room)
    await scenario().happen(table, state, "built", Event(room))
    return BUILDER


def _places(state: State, room: str) -> list[Option]:
    """Returns each legal place and rotation, by its number in the picture, with the distance to the Vault."""
    lying = dict(shape(state))
    found = []
    for number, position in enumerate(building_places(state, room), 1):
        name = f"build:{room}:{':'.join(map(str, position))}"
        count = steps_of({**lying, room: position})[room]
        beside, turned = beside_position(state, position), position[2]
        text = Text("build-place", number=number, room=room, beside=beside, turned=turned, count=count)
        found.append(Option(name, text, position, group="build", places=(name,), final="card"))
    return found


def beside_position(state: State, position: Position) -> tuple[str, ...]:
    """Returns the rooms that share a side with a cell."""
    column, row, _ = position
    near = {(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)}
    return tuple(name for name, room in state.rooms.items() if (room.column, room.row) in near)


def put_room(table: Table, state: State, player: int, room: str, position: Position) -> None:
    """Adds a room to the dungeon."""
    column, row, turned = position
    state.blueprints.remove(room)
    state.rooms[room] = Room(column, row, turned)
    steps = dungeon(state).steps[room]
    table.tell(Text("built", clan=state.players[player].clan, room=room, count=steps))


async def lay_treasure(table: Table, state: State, room: str, value: int) -> bool:
    """Puts a hidden treasure of the value from the supply into a room. Returns False if there is none (KH-BUILD-11,
    KH-SETUP-19)."""
    there = [index for index, treasure in enumerate(state.treasures) if treasure.value == value]
    if not there:
        return False
    index = await table.pick_at_random("treasure.drawn", there)
    treasure: Treasure = state.treasures.pop(index)
    state.rooms[room].treasure = treasure
    table.tell(Text("treasure-laid", room=room, value=value))
    return True


def reveal_blueprint(table: Table, state: State, room: str) -> None:
    """Reveals the top room of the builder pile in place of the built one (KH-BUILD-08, KH-BUILD-12)."""
    if state.builder_pile:
        state.blueprints.append(table.draw(state.builder_pile))
        table.tell(Text("blueprint-revealed", room=state.blueprints[-1]))
