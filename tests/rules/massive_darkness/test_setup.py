"""What lies on the table before the first Round."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.set_up import prepare
from tests.rules.massive_darkness.position import Play, enemy, hero, position


@pytest.mark.rule("MD-SETUP-18", "MD-SETUP-19")
def test_each_hero_gets_a_weapon_of_the_tables_choice_and_a_leather_armor() -> None:
    play = Play(position(hero("c2"), hero("c2"), enemies=[enemy("g001", "c2")]), prepare)
    assert play.key == "setup.weapon"
    assert play.seats == (0, 1)
    play.pick("se05", "se01", "h1")
    assert play.over
    assert [each.hands for each in play.state.heroes] == [["se05"], ["se01"]]
    assert [each.body for each in play.state.heroes] == ["se13", "se13"]
    assert play.state.first_player == 1
