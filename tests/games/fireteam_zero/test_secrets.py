"""What is asked and shown never depends on cards that are hidden (issue "Reactions without waiting", FZ-CARD-09)."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from engine.games.fireteam_zero.about import GAME
from engine.games.fireteam_zero.asking import seats
from engine.games.fireteam_zero.pieces import TRIGGERS
from engine.games.fireteam_zero.reactions.fitting import could_react
from engine.games.fireteam_zero.state import State
from tests.contract.test_secrets import check_questions, shuffled
from tests.playing import deal, random_steps

TWINS = 4
TABLES = (1, 3, 4, 2)
FEWEST_GAMES, MOST_GAMES = 6, 80
MISSIONS = ("river_crossing", "the_lamplighters_round", "the_warm_dark")


def windows(seats: int, seed: int, mission: str) -> Iterator[State]:
    """A random game at each question of a window."""
    session = deal(GAME, seats, seed, {"mission": mission, "reactions": "ask"}, mission)
    for _ in random_steps(session, seed, checked=False):
        if session.state.events and session.asks:
            yield session.state


def asked(state: State) -> dict[int, list[str]]:
    """Whose heroes could react to what the innermost window is about."""
    event = state.events[-1]
    return {
        seat: [each.id for each in state.heroes if each.seat == seat and could_react(state, each, event)]
        for seat in seats(state)
    }


def public(state: State) -> Any:
    return GAME.write_state(GAME.view(state, None))


@pytest.mark.rule("FZ-CARD-09", "FZ-Q-11", "FZ-REACT-12")
def test_over_every_kind_of_window_who_is_asked_does_not_depend_on_hands() -> None:
    """In copies with all that is hidden dealt anew the same players are asked, and all see the same."""
    generator = Random(5)
    met: set[str] = set()
    for game in range(MOST_GAMES):
        for state in windows(TABLES[game % len(TABLES)], game, MISSIONS[game % len(MISSIONS)]):
            met.add(state.events[-1].trigger)
            for _ in range(TWINS):
                twin = GAME.redeal(deepcopy(state), shuffled(generator))
                assert asked(twin) == asked(state)
                assert public(twin) == public(state)
        if game >= FEWEST_GAMES and met == set(TRIGGERS):
            return
    raise AssertionError(f"these kinds of windows have not come up: {set(TRIGGERS) - met}")


@pytest.mark.parametrize("reactions", ["plan", "ask", "orders"])
def test_no_question_amid_a_turn_tells_a_hand(reactions: str) -> None:
    check_questions(GAME, 21, {"reactions": reactions}, twins=6)
