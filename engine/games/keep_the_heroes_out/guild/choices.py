"""Shared decisions about the heroes; equivalent options are offered once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.games.keep_the_heroes_out.asking.players import ask_table
from engine.games.keep_the_heroes_out.dungeon.pieces import monsters_in, unlike
from engine.games.keep_the_heroes_out.model.pieces import RESOURCES
from engine.games.keep_the_heroes_out.model.state import Hero, State
from engine.table import Option, Table, Text


async def choose_room(table: Table, state: State, key: str, rooms: Sequence[str]) -> str:
    """One of these rooms."""
    chosen: str = await ask_table(
        table, state, key, [Option(room, Text("choose-room", room=room), room, places=(room,)) for room in rooms]
    )
    return chosen


async def choose_hero(table: Table, state: State, key: str, heroes: Iterable[Hero]) -> Hero:
    """One of these heroes; those of a room that are alike are one choice."""
    by_room: dict[str, list[Hero]] = {}
    for hero in heroes:
        by_room.setdefault(hero.room, []).append(hero)
    chosen: Hero = await ask_table(
        table,
        state,
        key,
        [
            Option(f"{name}:{room}", hero_text("choose-hero", hero), hero, places=(room,))
            for room, there in by_room.items()
            for name, hero in unlike(there).items()
        ],
    )
    return chosen


def hero_text(key: str, hero: Hero) -> Text:
    """Words about a hero: its class, room, wounds and side."""
    side = "active" if hero.active else "exhausted"
    return Text(key, hero=hero.hero_class, room=hero.room, wounds=hero.wounds, side=side)


async def choose_monster(table: Table, state: State, key: str, rooms: Sequence[str]) -> tuple[int, int]:
    """One monster of these rooms, as the index of its player and its own; of those that are alike any."""
    options = list(monster_options(state, rooms).values())
    chosen: tuple[int, int] = await ask_table(table, state, key, options)
    return chosen


def monster_options(state: State, rooms: Sequence[str]) -> Mapping[str, Option]:
    """Returns each distinct monster in these rooms, by option id."""
    found: dict[str, Option] = {}
    for room in rooms:
        for player, index in monsters_in(state, room):
            owner = state.players[player]
            wounds = owner.monsters[index].wounds
            name = f"{owner.clan}:{room}:{wounds}" if wounds else f"{owner.clan}:{room}"
            if name not in found:
                text = Text("choose-monster", clan=owner.clan, room=room, wounds=wounds)
                found[name] = Option(name, text, (player, index), places=(room,))
    return found


async def choose_resource(table: Table, state: State, key: str, room: str) -> str | None:
    """One of the resources of a room; None where none lies there."""
    there = [each for each in RESOURCES if each in state.rooms[room].tokens]
    if not there:
        return None
    options = [Option(each, Text("choose-resource", token=each, room=room), each, places=(room,)) for each in there]
    chosen: str = await ask_table(table, state, key, options)
    return chosen
