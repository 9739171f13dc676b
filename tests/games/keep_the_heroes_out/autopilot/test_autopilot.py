"""Autopilot brings a scenario to its end, however many seats there are."""

from __future__ import annotations

import pytest

from engine.games.keep_the_heroes_out.game import GAME
from engine.games.keep_the_heroes_out.model.pieces import CLANS, SCENARIOS
from tests.playing import autopilot_steps, deal
from tests.sampled import some


def come_to_the_end(scenario: str, seats: int, **options: object) -> str:
    """Autopilot plays for all seats; the outcome."""
    clans = [CLANS[(seats + 2 * each) % len(CLANS)] for each in range(len(CLANS))]
    session = deal(GAME, seats, seed=seats, options={"scenario": scenario, "clans": clans, **options})
    for _ in autopilot_steps(session):
        pass
    assert session.result is not None
    return str(session.state.outcome)


@pytest.mark.parametrize("seats", some([1, 6, 4], 2))
def test_any_number_of_seats_can_finish(seats: int) -> None:
    """`make soak` plays every scenario with every number of seats."""
    assert come_to_the_end(SCENARIOS[seats * 3 % len(SCENARIOS)], seats, difficulty="hardcore") in ("won", "lost")


def test_private_hands_limit_autopilots_knowledge() -> None:
    assert come_to_the_end("first_watch", 2, hands="private", difficulty="challenging") in ("won", "lost")
