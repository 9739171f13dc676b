"""Turning points: a poor choice is found, with a better one; good choices are not."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.games import find
from engine.kit.computer.turning_points import turning_points
from engine.table import Saved, Session, fair

GAME = find("tyrants")
TURNS = 3


OWN = 0


def played(*, lazy: bool) -> list[tuple[Saved, Sequence[str]]]:
    """Returns the moments of a seat's third turn, which a lazy seat ends at once."""
    session = Session.start(GAME, 2, fair(Random("turning")))
    moments: list[tuple[Saved, Sequence[str]]] = []
    while session.state.round <= TURNS:
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        assert ask is not None
        pick = GAME.choose(GAME.view(session.state, seat), ask, seat)
        if seat == OWN and session.state.round == TURNS:
            if lazy and "end_turn" in ask.by_id:
                pick = ["end_turn"]
            moments.append((session.saved, pick))
        session.answer(seat, pick)
    return moments


def test_ending_a_turn_at_once_is_a_turning_point() -> None:
    lazy, good = (turning_points(GAME, played(lazy=each), OWN) for each in (True, False))
    assert lazy[0].round == TURNS
    assert lazy[0].gain >= 1
    assert lazy[0].better != lazy[0].chosen
    assert lazy[0].reasons
    assert sum(each.gain for each in good) < sum(each.gain for each in lazy)


def test_at_most_three_are_named_and_the_largest_comes_first() -> None:
    found = turning_points(GAME, [*played(lazy=True), *played(lazy=False)], OWN)
    assert len(found) <= 3
    assert [each.gain for each in found] == sorted((each.gain for each in found), reverse=True)
