"""Moves of autopilot at length: thousands of positions with other hidden cards behind the same view."""

from __future__ import annotations

import os
from collections.abc import Sequence

import pytest

from engine.games import find, keys
from engine.kit.levels import STRONG, pick_of
from engine.table import Ask, Game, Session
from tests.contract.test_hints import others_with_the_view, positions

pytestmark = pytest.mark.soak

POSITIONS = int(os.environ.get("EMBERKEEP_MOVES", "10000"))  # each is compared with three others
EVERY = 7  # questions


@pytest.mark.parametrize("key", keys())
def test_moves_are_the_same_behind_thousands_of_views(key: str) -> None:
    game, compared, different = find(key), 0, 0
    for session, ask, seat in positions(game, POSITIONS, EVERY):
        expected = move(game, session, ask, seat)
        for other, asked in others_with_the_view(session, seat):
            assert move(game, other, asked, seat) == expected
            compared += 1
            different += other.hash != session.hash
    print(f"{key}: {compared} positions behind {POSITIONS} views, {different} with other hidden cards: the same moves")
    assert different >= POSITIONS


def move(game: Game, session: Session, ask: Ask, seat: int) -> list[str]:
    """Returns what autopilot of the default level plays."""
    found: Sequence[str] | None = pick_of(STRONG, game, session, ask, seat)
    return list(found or game.choose(game.view(session.state, seat), ask, seat))
