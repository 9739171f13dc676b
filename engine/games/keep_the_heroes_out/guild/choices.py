"""Shared decisions about the heroes; equivalent options are offered once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.games.keep_the_heroes_out.asking.players import ask_table
from engine.games.keep_the_heroes_out.dungeon.pieces import monsters_in, unlike
from engine.games.keep_the_heroes_out.model.pieces import RESOURCES
from engine.games.keep_the_heroes_out.model.state import Hero, State
from engine.table import Option, Table, Text


async def choose_room(table: Table, state: State, key: str, rooms: Sequence[str], text: Text | None = None) -> str:
    """Asks for one of these rooms, with the usual words of the question or this text."""
    options = [Option(room, Text("choose-room", room=room), room, places=(room,)) for room in rooms]
    chosen: str = await ask_table(table, state, key, options, text=text)
    return chosen


async def choose_hero(table: Table, state: State, key: str, heroes: Iterable[Hero]) -> Hero:
    """Asks for one of these heroes. Identical ones of a room are one option."""
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
    """Describes a hero: class, room, wounds and side."""
    side = "active" if hero.active else "exhausted"
    return Text(key, hero=hero.hero_class, room=hero.room, wounds=hero.wounds, side=side)


async def choose_monster(table: Table, state: State, key: str, rooms: Sequence[str]) -> tuple[int, int]:
    """Asks for one monster of these rooms and returns player and monster index. Identical ones are one option."""
    options = list(monster_options(state, rooms).values())
    chosen: tuple[int, int] = await ask_table(table, state, key, options)
    return chosen


def monster_options(state: State, rooms: Sequence[str]) -> Mapping[str, Option]:
    """Returns each distinct monster of these rooms, by option id."""
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
    """Asks for one of the resources of a room; None if there are none."""
    there = [each for each in RESOURCES if each in state.rooms[room].tokens]
    if not there:
        return None
    options = [Option(each, Text("choose-resource", token=each, room=room), each, places=(room,)) for each in there]
    chosen: str = await ask_table(table, state, key, options)
    return chosen
