"""Many generated plans against generated turns of others: each does what was planned, or says why it stops."""

from __future__ import annotations

import os
from collections import Counter
from itertools import count

import pytest

from engine.games import find
from tests.contract.planning import PlannedGame

PLANS = int(os.environ.get("EMBERKEEP_PLANS", "100000"))
FIRST = int(os.environ.get("EMBERKEEP_FIRST_SEED", "100"))
GAMES = ("tyrants", "keep_the_heroes_out", "massive_darkness", "fireteam_zero")
SEATS = (2, 3, 4)


@pytest.mark.soak
def test_no_plan_does_anything_else() -> None:
    found: dict[str, Counter[str]] = {key: Counter() for key in GAMES}
    for seed in count(FIRST):
        for key in GAMES:
            found[key] += PlannedGame(find(key), SEATS[seed % len(SEATS)], seed).play()
        carried_out = sum(number for each in found.values() for name, number in each.items() if is_outcome(name))
        if carried_out >= PLANS:
            break
    for key, each in found.items():
        print(f"\n{key}: {dict(each)}")
    print(f"{carried_out} plans, seeds {FIRST} to {seed}: no wrong firing, each stop explained")


def is_outcome(name: str) -> bool:
    """True if the count is of plans that were played or stopped."""
    return name == "played" or name.startswith("stopped")
