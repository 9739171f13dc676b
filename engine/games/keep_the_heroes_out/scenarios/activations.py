"""Effects of an Activate in a scenario (KH-SCEN-30, KH-SCEN-31)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.games.keep_the_heroes_out.dungeon.pieces import rooms_of
from engine.games.keep_the_heroes_out.dungeon.tokens import can_open_portal, discard
from engine.games.keep_the_heroes_out.model.content import scenario_of
from engine.games.keep_the_heroes_out.model.hooks import Event
from engine.games.keep_the_heroes_out.model.state import State
from engine.games.keep_the_heroes_out.model.vocabulary import (
    Activation,
    If,
    MoveTreasure,
    PlaceTokens,
    Special,
    Step,
    TurnPortals,
)
from engine.games.keep_the_heroes_out.scenarios.counting import holds, select
from engine.games.keep_the_heroes_out.scenarios.python import FUNCTIONS
from engine.games.keep_the_heroes_out.scenarios.steps import carry_out
from engine.table import Table


def usable(state: State, player: int) -> Iterator[tuple[str, str]]:
    """Yields the activations that a player can use now, each with its room."""
    for activation in scenario_of(state).activations:
        if activation.per_turn is None or state.turn.used.get(activation.id, 0) < activation.per_turn:
            for room in rooms_of(state.players[player]):
                if activation.room in ("any", room) and _possible(state, activation, room):
                    yield activation.id, room


def _possible(state: State, activation: Activation, room: str) -> bool:
    """True if its condition holds, its cost is in the room, and the tokens of its effect are in the supply."""
    event = Event(room)
    tokens = state.rooms[room].tokens
    return (
        all(tokens.get(token, 0) >= number for token, number in activation.cost.items())
        and holds(state, activation.condition, event)
        and _can_be_supplied(state, activation, activation.do, event)
    )


def _can_be_supplied(state: State, activation: Activation, steps: Sequence[Step], event: Event) -> bool:
    """True if no step lacks a token, counting those that the activation's cost returns to the supply."""
    return all(_supplied(state, activation, step, event) for step in steps)


def _supplied(state: State, activation: Activation, step: Any, event: Event) -> bool:
    if isinstance(step, If):
        taken = step.then if holds(state, step.condition, event) else step.otherwise
        return _can_be_supplied(state, activation, taken, event)
    if isinstance(step, PlaceTokens):
        return state.supply[step.token] + activation.cost.get(step.token, 0) > 0
    if isinstance(step, MoveTreasure) and step.place is not None:
        return any(treasure.value == step.place for treasure in state.treasures)
    if isinstance(step, TurnPortals) and step.open is not None:
        return any(can_open_portal(state, room) for room in select(state, step.rooms, event))
    return not isinstance(step, Special) or FUNCTIONS[step.function].possible(state)


async def use(table: Table, state: State, activation_id: str, room: str) -> None:
    """Pays for an activation, counts it in the turn, and carries it out."""
    every = scenario_of(state).activations
    activation = next(each for each in every if each.id == activation_id)
    state.turn.used[activation.id] = state.turn.used.get(activation.id, 0) + 1
    for token, number in activation.cost.items():
        discard(table, state, room, token, number)
    await carry_out(table, state, activation.do, Event(room))
