"""Hints for autopilot about the goal of a scenario, separate from its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.games.keep_the_heroes_out.model.pieces import RESOURCES, VAULT
from engine.games.keep_the_heroes_out.model.state import State

ANY_ACTIVATION = 0.5


class Hint(NamedTuple):
    """The value of a token in a room, up to a limit; `kept` of them are not spent otherwise."""

    value: float
    most: int
    kept: int = 0


HINTS: Mapping[str, Mapping[tuple[str, str], Hint]] = {
    "new_wing": {("coin", "builder"): Hint(1.3, 2)},
    "big_order": {(each, VAULT): Hint(1.1, 1) for each in RESOURCES},
    "hungry_mimic": {(each, "study"): Hint(0.6 if each == "book" else 0.5, 1) for each in RESOURCES},
    "heavy_armour": {("coin", "forge"): Hint(0.9, 2, 1)},
    "sleepwalkers": {("book", "library"): Hint(1.2, 2, 1)},
    "paper_crowns": {("coin", VAULT): Hint(0.5, 3)},
}
BUILD = {"new_wing": 3.0}  # value of a new room
SELDOM_BUILT = 0.2
LATE = {"big_order": 0.5}  # the hints apply once this share of the guild's cards is left


def hints(scenario: str, left: float) -> Mapping[tuple[str, str], Hint]:
    """Returns the hints of a scenario while this share of the guild's cards is still to come."""
    return HINTS.get(scenario, {}) if left <= LATE.get(scenario, 1.0) else {}


def _warriors(view: State, room: str) -> float:
    return 0.9 * sum(hero.hero_class == "warrior" for hero in view.heroes) - 0.5


def _bells(view: State, room: str) -> float:
    return (0.0, 0.4, 1.0, 1.8)[min(3, view.counters.get("bells", 0))]


ACTIVATIONS: Mapping[str, Callable[[State, str], float]] = {
    "rust_powder": _warriors,
    "muffle": _bells,
    "decoy": lambda view, room: 0.9 if room != VAULT else 0.0,
    "lullaby": lambda view, room: 2.2,
    "turn_neighbour": lambda view, room: 0.2,
}


def activation_value(view: State, activation: str, room: str) -> float:
    """Returns the present value of an activation of the scenario."""
    found = ACTIVATIONS.get(activation)
    return found(view, room) if found else ANY_ACTIVATION


def room_worth_building(scenario: str) -> float:
    """Returns the value of a new room in a scenario."""
    return BUILD.get(scenario, SELDOM_BUILT)
