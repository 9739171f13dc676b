"""Finds figures on the board."""

from __future__ import annotations

from engine.games.fireteam_zero.asking.players import in_order
from engine.games.fireteam_zero.model.content import CreatureCard, content
from engine.games.fireteam_zero.model.pieces import CreatureClass
from engine.games.fireteam_zero.model.state import Creature, Hero, State


def hero(state: State, hero_id: str) -> Hero:
    """Returns a hero by id. Raises KeyError."""
    for each in state.heroes:
        if each.id == hero_id:
            return each
    raise KeyError(hero_id)


def creature(state: State, number: int) -> Creature | None:
    """Returns a creature by number; None when it has left the board."""
    for each in state.creatures:
        if each.number == number:
            return each
    return None


def active(state: State) -> list[Hero]:
    """Returns the heroes who are not knocked out, in turn order (FZ-KO-04)."""
    return [each for each in in_order(state) if not each.down]


def heroes_at(state: State, location: str) -> list[Hero]:
    """Returns all heroes on a location, in turn order."""
    return [each for each in in_order(state) if each.location == location]


def active_at(state: State, location: str) -> list[Hero]:
    """Returns the active heroes on a location, in turn order."""
    return [each for each in in_order(state) if each.location == location and not each.down]


def is_guarded(state: State, location: str) -> bool:
    """True if an active hero is there."""
    return location in [each.location for each in state.heroes if not each.down]


def secured(state: State) -> set[str]:
    """Returns the locations with an active hero and no creature (FZ-SPAWN-03, FZ-SPAWN-06, FZ-KO-13, FZ-TASK-08)."""
    heroes = {each.location for each in state.heroes if not each.down}
    return heroes.difference([each.location for each in state.creatures])


def remains(state: State, figure: Creature) -> bool:
    """True if a creature is still on the board."""
    return creature(state, figure.number) is not None


def creatures_at(state: State, location: str) -> list[Creature]:
    """Returns the creatures on a location, in order of arrival."""
    return [each for each in state.creatures if each.location == location]


def specialists_at(state: State, location: str) -> list[str]:
    """Returns the specialists on a location."""
    return [each for each, there in state.specialists.items() if there == location]


def kind_of(creature: Creature) -> CreatureCard:
    """Returns the card of a creature."""
    return content().creatures[creature.kind]


def class_of(creature: Creature) -> CreatureClass:
    """Minion, elite or boss (FZ-CREATURE-22)."""
    return content().creatures[creature.kind].creature_class


def place_id(location: str) -> str:
    """Returns a location as part of an option id: `b4`."""
    return location.lower()
