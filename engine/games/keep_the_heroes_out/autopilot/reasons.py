"""Reasons for a choice, for hints: facts about the rooms concerned and the Vault."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.keep_the_heroes_out.dungeon.pieces import heroes_in, is_guarded, monsters_in
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.pieces import VAULT
from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Ask, Text


def reasons(view: State, ask: Ask, seat: int, pick: Sequence[str]) -> Sequence[Text]:
    """Returns facts about the rooms of these options first, then about the Vault and other rooms in danger."""
    places = dict.fromkeys(place for each in pick for place in ask.by_id[each].places if place in view.rooms)
    found = [fact for room in places for fact in _of_room(view, room)]
    return list(dict.fromkeys([*found, *_of_vault(view), *_of_treasures(view)]))


def _of_room(view: State, room: str) -> Iterator[Text]:
    """Yields who is in a room or may enter it next, and what is at stake there."""
    here, close = len(heroes_in(view, room)), near(view, room)
    if here:
        yield Text("reason-heroes-here", room=room, count=here)
    if close:
        yield Text("reason-heroes-near", room=room, count=close)
    treasure = view.rooms[room].treasure
    if treasure is not None and (here or close):
        yield Text("reason-treasure", room=room, count=treasure.value)


def _of_vault(view: State) -> Iterator[Text]:
    if VAULT not in view.rooms:
        return
    if close := near(view, VAULT):
        yield Text("reason-heroes-near", room=VAULT, count=close)
    guards = sum(1 for _ in monsters_in(view, VAULT))
    yield Text("reason-guards", room=VAULT, count=guards) if guards else Text("reason-unguarded", room=VAULT)


def _of_treasures(view: State) -> Iterator[Text]:
    """Yields the rooms in danger whose treasure no monster guards, the most valuable first."""
    open_rooms = [
        (-room.treasure.value, name)
        for name, room in view.rooms.items()
        if room.treasure is not None and not is_guarded(view, name) and (near(view, name) or heroes_in(view, name))
    ]
    for _, room in sorted(open_rooms):
        yield Text("reason-unguarded", room=room)


def near(view: State, room: str) -> int:
    """Returns the number of heroes who can enter a room with their next step towards the Vault."""
    toward = dungeon(view).toward
    return sum(room in toward.get(hero.room, ()) for hero in view.heroes if hero.room != room)
