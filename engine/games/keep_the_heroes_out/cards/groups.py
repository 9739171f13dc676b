"""Composite actions: ambush, swarm, combo, and the monsters that a combo summons (KH-ACT)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.games.keep_the_heroes_out.cards.carrying_out import Acting, Way, as_part_of, carry_out, declare, ways
from engine.games.keep_the_heroes_out.dungeon.pieces import lair, put_monsters
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.notation import Ambush, Combo, SummonHere, Swarm
from engine.games.keep_the_heroes_out.model.pieces import RoomType
from engine.games.keep_the_heroes_out.model.state import Doing, State
from engine.table import Option, Table, Text

# ---------------------------------------------------------------- ambush


def ways_to_ambush(state: State, acting: Acting, action: Ambush) -> Iterator[Option]:
    """Offers a first monster from the lair for a room of the types; the others follow one by one (KH-ACT-AMBUSH)."""
    if lair(state.players[acting.player]):
        of_type = dungeon(state).of_type
        for room in [each for kind in action.types for each in of_type.get(kind, ())] or _any_room(state, action):
            yield _ambush_option(action.number, action.types, room)


def _any_room(state: State, action: Ambush) -> list[str]:
    return [] if action.types else list(state.rooms)


@cache
def _ambush_option(number: int, types: tuple[RoomType, ...], room: str) -> Option:
    way = Way(str(Ambush(number, types)), ambush, (number, types, room))
    return Option(f"ambush:{room}", Text("way-ambush", room=room, count=number), way, group="ambush", places=(room,))


async def ambush(table: Table, state: State, player: int, number: int, types: tuple[RoomType, ...], room: str) -> str:
    """Puts a monster from the lair into a room, and up to `number - 1` more into rooms of the types (KH-ACT-AMBUSH-01,
    KH-ACT-AMBUSH-03)."""
    put_monsters(table, state, player, room)
    if number > 1:
        await carry_out(table, state, Doing(player, [str(Ambush(number - 1, types))]))
    return room


# ---------------------------------------------------------------- swarm


def ways_to_swarm(state: State, acting: Acting, action: Swarm) -> Iterator[Option]:
    """Offers rooms whose monsters may all act, if at least one of them can (KH-ACT-SWARM-01)."""
    for room in acting.rooms:
        if next(ways(state, Acting(acting.player, (room,)), action.action), None):
            yield _swarm_option(str(action), action.action.name, room)


@cache
def _swarm_option(notation: str, name: str, room: str) -> Option:
    text = Text("way-swarm", action=Text(f"action-{name}"), room=room)
    return Option(f"swarm:{name}:{room}", text, Way(notation, swarm, (name, room)), group="swarm", places=(room,))


async def swarm(table: Table, state: State, player: int, name: str, room: str) -> str:
    """Carries out the action once with every monster of the player in the room (KH-ACT-SWARM, KH-Q-22)."""
    there = sum(monster.room == room for monster in state.players[player].monsters)
    await carry_out(table, state, Doing(player, [name] * there, room, swarm=True))
    return room


# ---------------------------------------------------------------- combo


def ways_to_combine(state: State, acting: Acting, action: Combo) -> Iterator[Option]:
    """Offers each way to do the left side (KH-ACT-COMBO)."""
    notation, right = str(action), tuple(map(str, action.right))
    prefix = "-".join(("combo", *(each.name for each in action.right)))
    for option in ways(state, acting, action.left):
        way = Way(notation, combine, (option.value, right))
        yield as_part_of(option, prefix, way, "way-combo", "combo")


async def combine(table: Table, state: State, player: int, left: Way, right: tuple[str, ...]) -> str | None:
    """Carries out the left side, which thereby succeeds, then the right side for free (KH-ACT-COMBO-01 to
    KH-ACT-COMBO-06)."""
    room = await left.take(table, state, player)
    await carry_out(table, state, Doing(player, list(right), room))
    return room


def ways_to_summon_here(state: State, acting: Acting, action: SummonHere) -> Iterator[Option]:
    """Offers monsters from the lair for the room of the left side (KH-ACT-COMBO-02, KH-ACT-COMBO-05)."""
    there = min(action.number, lair(state.players[acting.player]))
    if acting.here and there:
        yield _summon_option(action.number, there, acting.here)


@cache
def _summon_option(number: int, there: int, room: str) -> Option:
    text = Text("way-summon-here", count=there, room=room)
    way = Way(str(SummonHere(number)), summon_here, (there, room))
    return Option(f"summon_here:{room}", text, way, group="summon_here", places=(room,))


async def summon_here(table: Table, state: State, player: int, number: int, room: str) -> str:
    """Puts monsters from the lair into a room."""
    put_monsters(table, state, player, room, number)
    return room


declare(Ambush, ways_to_ambush)
declare(Swarm, ways_to_swarm)
declare(Combo, ways_to_combine)
declare(SummonHere, ways_to_summon_here)
