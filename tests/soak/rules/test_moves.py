"""Moves of autopilot at length: thousands of positions with other hidden cards behind the same view."""

from __future__ import annotations

import os

import pytest

from engine.games import find, keys
from engine.kit.computer.levels import pick_of
from tests.contract.test_hints import others_with_the_view, positions

pytestmark = pytest.mark.soak

POSITIONS = int(os.environ.get("EMBERKEEP_MOVES", "10000"))  # each is compared with three others
EVERY = 7  # questions


@pytest.mark.parametrize("key", keys())
def test_moves_are_the_same_behind_thousands_of_views(key: str) -> None:
    game, compared, different = find(key), 0, 0
    for session, ask, seat in positions(game, POSITIONS, EVERY):
        expected = list(pick_of("strong", game, session, ask, seat))
        for other, asked in others_with_the_view(session, seat):
            assert list(pick_of("strong", game, other, asked, seat)) == expected
            compared += 1
            different += other.hash != session.hash
    print(f"{key}: {compared} positions behind {POSITIONS} views, {different} with other hidden cards: the same moves")
    assert different >= POSITIONS
