"""Active heroes in every order, in many more positions than the quick suite looks at."""

from __future__ import annotations

import os

import pytest

from tests.games.keep_the_heroes_out.every_order import at_random, expect_the_same, narrowed, of_games

POSITIONS = int(os.environ.get("EMBERKEEP_ORDERS", "1000"))


@pytest.mark.soak
def test_no_order_of_heroes_that_is_not_asked_changes_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """In positions of all scenarios, and in games of one to six."""
    anywhere = expect_the_same(monkeypatch, narrowed(monkeypatch, at_random(POSITIONS, seed=7)))
    games = [expect_the_same(monkeypatch, narrowed(monkeypatch, of_games(seats, seats))) for seats in range(1, 7)]
    print(f"\n{anywhere} positions at random, {sum(games)} of games: every order comes to what those on offer come to")
    assert anywhere > POSITIONS // 3 and all(games)
