"""The first rounds of a game of autopilots, for recaps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.games import find
from engine.table import Reached, Step, Tell, Text
from tests.playing import autopilot_steps, deal

SEATS, SEED, ROUNDS = 3, 11, 5


@cache
def rounds(key: str, seed: int = SEED) -> tuple[list[Any], list[list[Text]]]:
    """Returns the state at the start of each round of a game of autopilots, and the public lines between them."""
    game = find(key)
    session = deal(game, SEATS, seed)
    states: list[Any] = []
    told: list[list[Text]] = [[]]
    for step in _steps(session.first, autopilot_steps(session, checked=False)):
        for event in step.events:
            if isinstance(event, Tell):
                told[-1] += [event.text] if event.to is None else []
            elif isinstance(event, Reached) and event.mark.kind == "round":
                states.append(game.read_state(event.checkpoint))
                told.append([])
        if len(states) > ROUNDS:
            break
    return states, told[1:]


def _steps(first: Step, then: Iterator[Step]) -> Iterator[Step]:
    yield first
    yield from then
