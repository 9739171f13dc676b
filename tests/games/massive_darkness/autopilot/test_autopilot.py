"""Autopilot brings every Mission to its end, however many Heroes there are."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.model.content import MISSIONS
from tests.playing import autopilot_steps, deal
from tests.sampled import some


def come_to_the_end(mission: str, heroes: int) -> None:
    session = deal(GAME, heroes, seed=heroes, options={"mission": mission})
    for _ in autopilot_steps(session):
        pass
    assert session.result is not None


@pytest.mark.parametrize(("number", "mission"), some(list(enumerate(MISSIONS)), 5))
def test_any_number_of_heroes_can_finish(number: int, mission: str) -> None:
    """A Hero alone waited behind a closed Door forever, for Actions of others that never came. `make soak` plays every
    Mission with every number of Heroes."""
    several = GAME.seat_counts[1:]
    for heroes in (1, several[number % len(several)]):
        come_to_the_end(mission, heroes)
