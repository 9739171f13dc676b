"""Evaluates selectors, counts and conditions of scenarios (KH-SCEN-04 to KH-SCEN-09)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.hooks import Event
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.pieces import CHAMPION, HERO_CLASSES, RESOURCES
from engine.games.keep_the_heroes_out.model.selectors import (
    HERE,
    Adjacent,
    All,
    Around,
    Farthest,
    FarthestOf,
    Named,
    NearestOf,
    Not,
    OfType,
    Part,
    Rooms,
    With,
    Without,
)
from engine.games.keep_the_heroes_out.model.state import TRAP, State
from engine.games.keep_the_heroes_out.model.vocabulary import Condition


def select(state: State, rooms: Rooms, event: Event) -> list[str]:
    """Returns the rooms of a selector in the order of the dungeon (KH-SCEN-04, KH-SCEN-05)."""
    found = list(state.rooms)
    for part in rooms.parts:
        kept = _KEPT[type(part)](state, part, event, found)
        found = [room for room in found if room in kept]
    return found


def _named(room: str, event: Event) -> str | None:
    """Returns the room that a part names; `here` is that of the event (KH-SCEN-09)."""
    return event.room if room == HERE else room


def _adjacent(state: State, part: Any, event: Event, found: Sequence[str]) -> Collection[str]:
    return dungeon(state).passages.get(_named(part.room, event) or "", ())


def _around(state: State, part: Any, event: Event, found: Sequence[str]) -> Collection[str | None]:
    return (_named(part.room, event), *_adjacent(state, part, event, found))


def _farthest_of(state: State, part: Any, event: Event, found: Sequence[str]) -> Collection[str]:
    steps = dungeon(state).steps
    most = max((steps[room] for room in found if room in steps), default=0)
    return {room for room in found if steps.get(room) == most}


def _nearest_of(state: State, part: Any, event: Event, found: Sequence[str]) -> Collection[str]:
    return dungeon(state).nearest(found)


_KEPT: Mapping[type[Part], Callable[[State, Any, Event, Sequence[str]], Collection[str | None]]] = {
    All: lambda state, part, event, found: found,
    Named: lambda state, part, event, found: {_named(part.room, event)},
    OfType: lambda state, part, event, found: {each for each in found if content().rooms[each].type == part.type},
    Adjacent: _adjacent,
    Around: _around,
    With: lambda state, part, event, found: {each for each in found if count(state, part.what, [each]) >= part.number},
    Without: lambda state, part, event, found: {each for each in found if not count(state, part.what, [each])},
    Not: lambda state, part, event, found: {each for each in found if each != _named(part.room, event)},
    Farthest: lambda state, part, event, found: _farthest_of(state, part, event, list(state.rooms)),
    FarthestOf: _farthest_of,
    NearestOf: _nearest_of,
}


def count(state: State, what: str, rooms: Collection[str]) -> int:
    """Counts something in these rooms (KH-SCEN-07)."""
    if what in (*HERO_CLASSES, CHAMPION, "hero"):
        return sum(hero.room in rooms and what in ("hero", hero.hero_class) for hero in state.heroes)
    if what == "monster":
        return sum(monster.room in rooms for player in state.players for monster in player.monsters)
    if what == "kinds":
        return sum(any(state.rooms[room].tokens.get(each) for room in rooms) for each in RESOURCES)
    return sum(_lying(state, what, room) for room in rooms)


def _lying(state: State, what: str, name: str) -> int:
    """Counts something in a room; `room` counts the room itself."""
    room = state.rooms[name]
    if what in (*RESOURCES, TRAP):
        return room.tokens.get(what, 0)
    if what == "resource":
        return sum(room.tokens.get(each, 0) for each in RESOURCES)
    there = {"treasure": room.treasure is not None, "portal": room.portal == "completed", "room": True}
    return there.get(what, room.portal == "incomplete")


def holds(state: State, condition: Condition | None, event: Event) -> bool:
    """True if all parts of a condition hold (KH-SCEN-08)."""
    return condition is None or all(
        (
            condition.count is None or _within(condition, _counted(state, condition, event)),
            condition.counter is None or _within(condition, state.counters.get(condition.counter, 0)),
            condition.wave is None or condition.wave == state.wave,
            condition.hero is None or condition.hero == event.hero_class,
            condition.room is None or event.room in select(state, condition.room, event),
            not condition.any or any(holds(state, each, event) for each in condition.any),
        )
    )


def _counted(state: State, condition: Condition, event: Event) -> int:
    return count(state, condition.count or "", select(state, condition.rooms, event))


def _within(condition: Condition, number: int) -> bool:
    return condition.min <= number and (condition.max is None or number <= condition.max)
