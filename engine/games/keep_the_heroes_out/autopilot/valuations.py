"""Values for autopilot, all in one unit: a drawn card is worth nearly 1."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.notation import (
    Action,
    Ambush,
    Combo,
    Draw,
    Gain,
    Place,
    Plain,
    Reinforce,
    Spend,
    SummonHere,
    Swarm,
    is_defence,
)
from engine.games.keep_the_heroes_out.model.pieces import CELLS, VAULT

LEAST = 0.02  # ways of lower value are not taken
DRAW = Draw.value
LOOT_PRICE, LOOT_SHARE = 0.35, 0.5  # a card of the row: base value, and factor for its sides
RESOURCE = 0.3  # the value of putting, spending or gaining one

MOST = 9  # further monsters or heroes of a room make no difference
VAULT_GUARDS = (-4.2, 0.0, 1.26, 2.24, 2.94, 3.5, 3.92, 4.2, 4.34, 4.48)  # by their vitality
GUARDS = (0.0, 1.0, 1.45, 1.75, 1.95, 2.05, 2.1, 2.15, 2.2, 2.2)
TRAPS = (0.0, 1.0, 1.7, 2.15, 2.4, 2.5, 2.5, 2.5, 2.5, 2.5)
STRIKE = 0.4  # a hero that can still be attacked this turn


@cache
def card_value(card: str) -> float:
    """Returns the value of a card in a deck: that of its better side."""
    return max(sum(map(action_value, side)) for side in content().cards[card].sides)


@cache
def keeps(card: str) -> float:
    """Returns the value of a card kept in hand while others play."""
    return 0.55 if any(is_defence(action) for side in content().cards[card].sides for action in side) else 0.0


def action_value(action: Action) -> float:
    """Returns the value of an action anywhere."""
    match action:
        case Swarm(inner):
            return 1.6 * action_value(inner)
        case Ambush(number, _):
            return 0.8 * number
        case Reinforce():
            return 1.1
        case SummonHere(number):
            return 0.6 * number
        case Combo(left, right):
            return 0.6 * action_value(left) + 0.6 * sum(map(action_value, right))
        case Place() | Spend() | Gain():
            return RESOURCE
        case Plain():
            return action.value
        case unknown:
            assert_never(unknown)


@cache
def room_value(room: str, distance: int, heroes: int, guards: int, treasure: int, strikes: int) -> float:
    """Returns the value of a room's situation: `heroes` and `guards` by vitality, and `strikes` that may still follow
    this turn."""
    heroes, guards, distance = min(heroes, MOST), min(guards, MOST), min(distance, 4)
    if room == VAULT:
        ready = 0.35 * min(heroes, strikes) if guards else 0.0
        return VAULT_GUARDS[guards] - 2.0 * heroes - 0.5 * heroes * heroes + ready
    danger = (1.35 - 0.12 * distance) * heroes + 0.22 * heroes * heroes
    if room == CELLS:
        danger = 0.25 * heroes + 0.14 * heroes * heroes
    if not guards:
        danger += 0.5 * heroes / treasure if treasure else 0.15 * danger * (distance == 1)
    base = 0.75 + 0.12 * treasure if treasure else 0.55 - 0.05 * distance
    share = 0.5 if room == CELLS else 1.0
    return share * base * GUARDS[guards] - danger + STRIKE * min(heroes, strikes)


def traps_value(room: str, count: int) -> float:
    """Returns the value of traps in a room."""
    kind = content().rooms[room].type
    each = 0.6 if room == VAULT else 0.35 if kind == "special" else 0.75
    return each * TRAPS[min(count, MOST)]
