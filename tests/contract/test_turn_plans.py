"""Plans of a turn: they do what was planned or stop with a reason, in every game."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games import find
from tests.contract.planning import PlannedGame

GAMES = ("tyrants", "keep_the_heroes_out", "massive_darkness", "fireteam_zero")
SEATS = 3


@pytest.mark.parametrize("key", GAMES)
def test_plans_do_what_was_planned_or_say_why_they_stop(key: str) -> None:
    found: Counter[str] = Counter()
    for seed in range(3):
        found += PlannedGame(find(key), SEATS, seed).play()
    assert found["played"] > 5, found
    assert sum(number for name, number in found.items() if name.startswith("stopped")) > 3, found
