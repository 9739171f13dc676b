"""MD-MOVE: the moves of Heroes and Enemies; MD-EX-06."""

from typing import Any

import pytest

from engine.games.massive_darkness.enemies.activation import activate_enemy
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.phases.hero import activate
from tests.games.massive_darkness.position import Play, enemy, hero, position


def acting(state: State) -> Play:
    """Returns the Activation of the first Hero."""
    return Play(state, lambda table, now: activate(table, now, now.heroes[0]))


def moves(state: State) -> set[str]:
    return set(acting(state).verbs("move"))


@pytest.mark.rule("MD-MOVE-01", "MD-ACT-14")
def test_hero_moves_over_a_border_and_never_over_a_corner() -> None:
    play = acting(position(hero("c2")))
    assert set(play.verbs("move")) == {"b2", "d2", "c3"}  # b1, d1, b3 and d3 touch only a corner
    assert play.pick("move:d2").hero().zone == "d2"


@pytest.mark.rule("MD-MOVE-02", "MD-MOVE-03")
def test_walls_and_closed_doors_stop_a_move_and_an_open_door_does_not() -> None:
    assert moves(position(hero("b2"), doors={"b1-b2": "closed"})) == {"a2", "c2", "b3"}
    assert moves(position(hero("b2"), doors={"b1-b2": "open"})) == {"a2", "c2", "b3", "b1"}
    assert moves(position(hero("b1"), doors={"b1-b2": "closed"})) == {"a1", "c1"}  # within the Chamber by its openings


@pytest.mark.rule("MD-MOVE-04", "MD-ACT-14")
def test_enemy_holds_a_hero_in_its_zone() -> None:
    assert moves(position(hero("c2"), enemies=[enemy("g007", "c2")])) == set()


@pytest.mark.rule("MD-MOVE-06")
def test_hero_may_enter_a_zone_with_enemies() -> None:
    play = acting(position(hero("c2"), enemies=[enemy("g007", "c3")])).pick("move:c3")
    assert play.hero().zone == "c3"
    assert play.verbs("move") == []


@pytest.mark.rule("MD-MOVE-07")
def test_stunned_enemy_holds_no_one() -> None:
    stunned, awake = enemy("g007", "c2", stunned=True), enemy("g009", "c2")
    assert moves(position(hero("c2"), enemies=[stunned])) == {"b2", "d2", "c3"}
    assert moves(position(hero("c2"), enemies=[stunned, awake])) == set()


@pytest.mark.rule("MD-MOVE-08")
def test_elusive_hero_leaves_its_enemies_behind() -> None:
    ranger = hero("c2", hero_class="nightshade_ranger")
    assert moves(position(ranger, enemies=[enemy("g007", "c2")])) == {"b2", "d2", "c3"}


def enemy_acts(state: State) -> Play:
    return Play(state, lambda table, now: activate_enemy(table, now, now.enemies[0]))


@pytest.mark.rule("MD-MOVE-05", "MD-MOVE-07")
@pytest.mark.parametrize(("changes", "zone"), [({}, "c2"), ({"stunned": True}, "e2"), ({"life": 0}, "e2")])
def test_only_standing_hero_holds_an_enemy(changes: dict[str, Any], zone: str) -> None:
    """Goblins that may strike only at the Hero who attacked them from e2 leave c2, unless another Hero is there."""
    state = position(hero("e2"), hero("c2", **changes), enemies=[enemy("g007", "c2")])
    play = Play(state, lambda table, now: activate_enemy(table, now, now.enemies[0], only=now.heroes[0]))
    assert play.enemy().zone == zone


@pytest.mark.rule("MD-MOVE-09")
def test_mob_moves_as_one() -> None:
    play = enemy_acts(position(hero("e2"), enemies=[enemy("g007", "b2")], active=None))
    assert len(play.enemy().minions) == 1
    assert [each.zone for each in play.state.enemies] == ["d2"]


@pytest.mark.rule("MD-EX-06")
def test_siegfried_reaches_a_token_three_moves_away_with_one_point_left() -> None:
    """From d1 to f2, with open Doors on the first and the third border."""
    siegfried = hero("d1", hero="siegfried", hero_class="pit_fighter_berserker")
    play = acting(position(siegfried, doors={"d1-d2": "open", "e2-f2": "open"}, revealed=["d1", "f1", "f2", "f3"]))
    assert play.verbs("move") == ["d2"]  # neither the diagonal to e2 nor the wall to e1
    play.pick("move:d2", "move:e2", "move:f2")
    assert play.hero().zone == "f2"
    assert play.state.activation is not None
    assert (play.state.activation.actions, play.state.activation.movement_points) == (1, 1)


@pytest.mark.rule("MD-SHADOW-02", "MD-SHADOW-03", "MD-SHADOW-06")
def test_move_into_the_dark_brings_shadow_mode_and_one_into_the_light_ends_it() -> None:
    """The Signature Skill of the Bloodmoon Nightrunner, a teleport, works in Shadow only: c2 is lit, d2 is dark."""

    def teleports(play: Play) -> bool:
        return any("bloodmoon_nightrunner.signature" in each for each in play.ids)

    play = acting(position(hero("c2", hero_class="bloodmoon_nightrunner", xp=1)))
    assert not teleports(play)
    play.pick("move:d2")
    assert teleports(play)
    play.pick("move:c2")
    assert not teleports(play)
