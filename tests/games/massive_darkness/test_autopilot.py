"""Autopilot brings every Mission to its end, however many Heroes there are."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.about import GAME
from engine.games.massive_darkness.content import MISSIONS
from tests.playing import autopilot_steps, deal


@pytest.mark.parametrize("mission", MISSIONS)
def test_one_to_six_heroes_come_to_the_end(mission: str) -> None:
    """A Hero alone waited behind a closed Door forever, for Actions of others that never came."""
    for heroes in GAME.seat_counts:
        session = deal(GAME, heroes, seed=heroes, options={"mission": mission})
        for _ in autopilot_steps(session):
            pass
        assert session.result is not None
