"""The balance of Massive Darkness: 200 games of autopilot for each Mission (docs/balance/massive_darkness.md)."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.games.massive_darkness.model.options import MissionId
from tests.processes.workers import one_for_each_hash_seed, say, share_out
from tests.soak.balance.dark_balance import attempt, table, win_rate

pytestmark = pytest.mark.soak

GAMES = 200
TUTORIAL = "t00"
TOO_HARD, TOO_EASY = {"m04", "m10"}, {"m05", "m07"}  # docs/balance/massive_darkness.md says why


def test_autopilot_wins_the_tutorial_mostly_and_missions_now_and_then() -> None:
    jobs = [(mission, seed) for mission in get_args(MissionId) for seed in range(GAMES)]
    with one_for_each_hash_seed() as workers:
        attempts = share_out(workers, attempt, jobs)
    for line in table(attempts):
        say(line)
    rates = {
        mission: win_rate([each for each in attempts if each.mission == mission]) for mission in get_args(MissionId)
    }
    assert rates.pop(TUTORIAL) >= 0.7
    assert {mission for mission, rate in rates.items() if rate < 0.25} == TOO_HARD
    assert {mission for mission, rate in rates.items() if rate > 0.75} == TOO_EASY
