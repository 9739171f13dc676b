"""The order in which heroes act. The players choose it (KH-INVADE-04), and are only asked where it can matter: heroes
whose whole path is separate from all others come first, and the players may use the usual order for a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from engine.games.keep_the_heroes_out.dungeon.pieces import heroes_in, monsters_in
from engine.games.keep_the_heroes_out.guild.charge import destinations
from engine.games.keep_the_heroes_out.model.content import content, scenario_of
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.notation import Combo, is_defence
from engine.games.keep_the_heroes_out.model.state import TRAP, Hero, Player, State
from engine.table import Option, Text

ARCHER = "archer"
USUAL = Option("usual", Text("usual-order"), None, Text("usual-order-detail"))
STEPS = ("attack", "wait", "arrive", "plunder", "charge")
"""The next steps of heroes in the usual order: first those who meet monsters, last those who move on."""


def in_usual_order(state: State, options: Sequence[Option]) -> Sequence[Option]:
    """Sorts steps by kind, and equal ones by distance from the Vault."""
    away = dungeon(state).steps
    return sorted(options, key=lambda option: (_rank(option), away.get(option.places[0], len(away))))


def _rank(option: Option) -> int:
    return STEPS.index(option.text.key.removeprefix("step-"))


def that_matter(state: State, options: Sequence[Option]) -> Sequence[Option]:
    """Returns the steps that the players choose between. Heroes who cannot meet others come first, because their order
    changes nothing; among attackers who will all be exhausted in place, any one counts."""
    by_room: dict[str, list[Option]] = {}
    for option in options:
        by_room.setdefault(option.places[0], []).append(option)
    apart = _first_apart(state, list(by_room))
    if apart is None:
        return options
    return by_room[apart][:1] if _all_stay(state, apart) else by_room[apart]


def _all_stay(state: State, room: str) -> bool:
    """True if all active heroes of a room will attack there, one after the other, and nothing else happens."""
    active = [hero for hero in heroes_in(state, room) if hero.active]
    attack = all(hero.stage == "acting" for hero in active) and len(active) <= _strength(state, room)
    return attack and _nothing_reacts(state, {room})


def _first_apart(state: State, rooms: Sequence[str]) -> str | None:
    """Returns the first of these rooms whose heroes cannot affect the others; none if some may affect any room."""
    if len(rooms) == 1:
        return rooms[0]
    touched: dict[str, frozenset[str]] = {}
    for room in rooms:
        found = touched_from(state, room)
        if found is None:
            return None
        touched[room] = found
    return next((room for room in rooms if _is_apart(room, touched)), None)


def _is_apart(room: str, touched: Mapping[str, frozenset[str]]) -> bool:
    """True if no others touch anything that the heroes of a room may touch."""
    own = touched[room]
    return all(own.isdisjoint(rooms) for start, rooms in touched.items() if start != room)


def touched_from(state: State, room: str) -> frozenset[str] | None:
    """Returns all rooms that the active heroes of a room may change before they are all exhausted; None if the effects
    are not limited to rooms: plundering, a Defend with actions, or rules of the scenario."""
    found: set[str] = set()
    here = heroes_in(state, room)
    arriving = [hero for hero in here if hero.stage == "arriving"]
    heroes = len(here) if arriving else sum(hero.active for hero in here)
    for archer in (hero for hero in arriving if hero.hero_class == ARCHER):
        found |= _in_reach(state, archer)
    sure = _run(state, room, heroes, found, enters=bool(arriving)) and _nothing_reacts(state, found)
    return frozenset(found) if sure else None


def _run(state: State, room: str, heroes: int, found: set[str], *, enters: bool) -> bool:
    """Adds the rooms that this number of heroes may pass through from here. Returns False if that is unknown."""
    found.add(room)
    if enters and TRAP in state.rooms[room].tokens and _acts_on_defeats(state):
        return False
    left = heroes - _strength(state, room)
    treasure = state.rooms[room].treasure
    if left <= 0:
        return True
    if treasure is not None:
        return left < treasure.value
    return all(
        _run(state, to, left + len(heroes_in(state, to)), found, enters=True) for to in destinations(state, room)
    )


def _strength(state: State, room: str) -> int:
    """Returns the least number of heroes that the monsters of a room hold up."""
    clans, there = content().clans, [(state.players[player], index) for player, index in monsters_in(state, room)]
    return sum(clans[owner.clan].vitality - owner.monsters[index].wounds for owner, index in there)


def _in_reach(state: State, archer: Hero) -> set[str]:
    """Returns the rooms that an Archer may shoot into, regardless of who is there by then."""
    passages = dungeon(state).passages
    near = set(passages[archer.room])
    if state.modifiers.archer_reach > 1:
        near |= {far for room in near for far in passages[room]}
    return near


def _acts_on_defeats(state: State) -> bool:
    return any(rule.when == "hero_defeated" for rule in scenario_of(state).rules)


def _nothing_reacts(state: State, rooms: set[str]) -> bool:
    """True if no player with a monster in these rooms may have a Defend with other actions."""
    for owner in state.players:
        if _may_react(state, owner) and any(monster.room in rooms for monster in owner.monsters):
            return False
    return True


def _may_react(state: State, owner: Player) -> bool:
    if state.rulings.hands == "private":
        return bool(owner.hand)
    return any(map(_brings_actions, owner.hand))


@cache
def _brings_actions(card: str) -> bool:
    """True if a card can be used to defend with a combo."""
    actions = [action for side in content().cards[card].sides for action in side]
    return any(isinstance(action, Combo) and is_defence(action) for action in actions)
