"""Who stands where."""

from __future__ import annotations

from engine.games.fireteam_zero.asking.players import in_order
from engine.games.fireteam_zero.model.content import CreatureCard, content
from engine.games.fireteam_zero.model.pieces import CreatureClass
from engine.games.fireteam_zero.model.state import Creature, Hero, State


def hero(state: State, hero_id: str) -> Hero:
    """A hero by its id; raises KeyError where there is none."""
    for each in state.heroes:
        if each.id == hero_id:
            return each
    raise KeyError(hero_id)


def creature(state: State, number: int) -> Creature | None:
    """A creature by its number; None when it is no longer on the board."""
    for each in state.creatures:
        if each.number == number:
            return each
    return None


def active(state: State) -> list[Hero]:
    """The heroes who are not knocked out, in turn order (FZ-KO-04)."""
    return [each for each in in_order(state) if not each.down]


def heroes_at(state: State, location: str) -> list[Hero]:
    """All heroes on a location, in turn order."""
    return [each for each in in_order(state) if each.location == location]


def active_at(state: State, location: str) -> list[Hero]:
    """The active heroes on a location, in turn order."""
    return [each for each in in_order(state) if each.location == location and not each.down]


def is_guarded(state: State, location: str) -> bool:
    """Whether an active hero is there."""
    return location in [each.location for each in state.heroes if not each.down]


def secured(state: State) -> set[str]:
    """Where an active hero and no creature is (FZ-SPAWN-03, FZ-SPAWN-06, FZ-KO-13, FZ-TASK-08)."""
    heroes = {each.location for each in state.heroes if not each.down}
    return heroes.difference([each.location for each in state.creatures])


def remains(state: State, figure: Creature) -> bool:
    """Whether a creature is still on the board."""
    return creature(state, figure.number) is not None


def creatures_at(state: State, location: str) -> list[Creature]:
    """The creatures on a location, in the order of their coming."""
    return [each for each in state.creatures if each.location == location]


def specialists_at(state: State, location: str) -> list[str]:
    """The specialists on a location."""
    return [each for each, there in state.specialists.items() if there == location]


def kind_of(creature: Creature) -> CreatureCard:
    """The card of a creature."""
    return content().creatures[creature.kind]


def class_of(creature: Creature) -> CreatureClass:
    """Minion, elite or boss (FZ-CREATURE-22)."""
    return content().creatures[creature.kind].creature_class


def place_id(location: str) -> str:
    """A location in the id of an option: `b4`."""
    return location.lower()
