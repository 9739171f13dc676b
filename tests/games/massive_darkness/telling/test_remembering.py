"""The danger, and who gets the credit for a dead Enemy."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.telling.remembering import danger, fights_in
from engine.table import Seat, Text
from tests.games.massive_darkness.position import position


def test_credit_is_that_of_the_log_line_else_of_the_last_attacker() -> None:
    begins = Text("combat-begins-melee", attacker=Seat(0), defender="g001", zone="b2")
    dies = Text("life-minions-die", enemy="g001", zone="b2", minions=2)
    assert fights_in([begins, dies]).kills == {0: 2}
    assert fights_in([begins, Text(dies.key, **dies.args, by=Seat(1))]).kills == {1: 2}


@pytest.mark.parametrize(("tokens", "life", "expected"), [(3, 5, 0), (0, 5, 55), (3, 0, 45), (0, 0, 100), (9, 5, 0)])
def test_danger_grows_with_lost_tokens_and_life(tokens: int, life: int, expected: int) -> None:
    state = position()
    state.lifebringer = tokens
    state.heroes[0].life = life
    assert danger(state) == expected


def test_death_says_whether_the_hero_came_back_and_what_is_left() -> None:
    dies, rises = Text("life-dies", hero=Seat(0), zone="a1"), Text("life-resurrected", hero=Seat(0), zone="a1")
    before = position()
    after = position()
    after.lifebringer = 0

    def told(*lines: Text) -> list[tuple[str, int, bool]]:
        found = GAME.recap(before, after, lines).happenings
        return [(each.text.key, each.text.args["left"], each.ends) for each in found]

    assert told(dies, rises) == [("recap-died", 0, False)]
    assert told(rises) == [("recap-rises", 0, False)]
    after.heroes[0].life = 0
    assert told(dies) == [("recap-dies", 0, True)]


def test_lost_life_is_logged_with_the_remaining_life() -> None:
    before, after = position(), position()
    after.heroes[0].life -= 1
    (lost,) = GAME.recap(before, after, ()).happenings
    assert (lost.text.key, lost.change, lost.weight) == ("recap-life-lost", -1, 4)
