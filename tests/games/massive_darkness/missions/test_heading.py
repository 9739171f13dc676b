"""Where Heroes of autopilot go in each Mission."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.asking.table_choices import choose_token_zone
from engine.games.massive_darkness.autopilot.choose import choose
from engine.games.massive_darkness.autopilot.goals import Ways, all_can_leave, destinations
from engine.games.massive_darkness.board.zones import tile_zones
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Objective, Treasure
from engine.games.massive_darkness.phases.hero import activate
from tests.games.massive_darkness.position import Play, enemy, hero, position


def chosen(state, seat=0):
    """Returns the autopilot's first pick from a Hero's menu."""
    state.active = seat
    played = Play(state, lambda table, now: activate(table, now, now.heroes[seat]))
    return choose(played.state, played.session.ask_of(seat), seat)[0]


def heads(state, seat=0):
    return list(rules_of(state).tactics.heads_for(state, state.heroes[seat]))


@pytest.mark.parametrize(
    ("mission", "progress", "zones"),
    [
        ("m01", {"artifacts": 1}, []),
        ("m01", {"artifacts": 2}, ["f1"]),
        ("m03", {"chosen": 0, "parts": 2}, []),
        ("m03", {"chosen": 0, "parts": 3}, ["d1"]),
        ("m10", {"stage": 2}, []),
        ("m10", {"stage": 3}, ["a14", "c14"]),
    ],
)
def test_progress_determines_next_destination(mission, progress, zones):
    assert heads(position(mission=mission, progress=progress)) == zones


def test_heroes_divide_among_the_levers():
    state = position(hero("c3"), hero("g4"), hero("c3"), mission="m07")
    assert [heads(state, seat) for seat in range(3)] == [["c1"], ["g2"], ["c1"]]
    state.doors["e2-e3"] = "open"
    assert heads(state) == []


def test_heroes_halt_where_one_activation_suffices_for_their_lever():
    state = position(hero("d7"), hero("d7"), mission="m07")
    assert [heads(state, seat) for seat in range(2)] == [["c5"], ["g5"]]
    state.heroes[0].zone = "c5"
    assert heads(state) == ["c1"]
    state.activation.actions = 2
    assert heads(state) == ["c5"]


def test_patrol_is_sent_where_it_is_far_from_the_levers():
    state = position(hero("c5"), hero("g5"), mission="m07", level=4)

    async def patrol(table, now):
        return await choose_token_zone(table, now, ["a1", "i2"])

    played = Play(state, patrol)
    assert list(choose(played.state, played.session.ask_of(0), 0)) == ["i2"]


def test_way_does_not_lead_over_a_tile_of_a_higher_level():
    state = position(hero("e5"), mission="m07")
    around, two_levels = 8, 6.0
    assert Ways(state)("e5")["c1"] == around + two_levels
    state.level = 5
    assert Ways(state)("e5")["c1"] == 6


def test_way_avoids_enemies_that_would_hold_the_hero():
    state = position(hero("b3"), mission="m04")
    assert Ways(state)("b3")["b5"] == 2
    state.enemies = [enemy("g001", "b4")]
    assert Ways(state)("b3")["b5"] == 4


def test_nothing_is_feared_when_all_can_leave():
    near, far = hero("e3", life=1), hero("e4", life=1)
    state = position(near, far, mission="m07", doors={"e2-e3": "open"}, enemies=[enemy("rm10", "e1")])
    assert all_can_leave(state)
    assert chosen(state) == "move:e2"
    far.zone = "d7"
    state.waiting = []
    assert not all_can_leave(state)


def test_chosen_alone_must_reach_the_exit():
    progress = {"chosen": 0, "parts": 3, "artifact": 0}
    state = position(hero("d3"), hero("a5"), mission="m03", progress=progress)
    state.doors["d2-d3"] = "open"
    assert all_can_leave(state)
    state.enemies = [enemy("g001", "d3")]
    assert not all_can_leave(state)


def test_nearest_pillar_precedes_awake_executors():
    state = position(hero("a8"), mission="m08", enemies=[enemy("rm07", "b4", role="executor_1")])
    assert heads(state) == ["b6"]
    state.pillars[0].standing = False
    assert heads(state) == ["b5"]
    state.pillars[1].standing = False
    assert heads(state) == ["b4"]


def test_firework_waits_on_this_side_of_the_bridge_until_the_immortal_is_near():
    immortal = enemy("rm10", "d1", role="immortal")
    state = position(hero("b9", goods=["firework"]), mission="m05", enemies=[immortal])
    assert heads(state) == ["a6", "c6"]
    immortal.zone = "a4"
    assert heads(state) == ["a5"]
    state.heroes[0].zone = "a5"
    assert rules_of(state).tactics.should_act(state, state.heroes[0], "mission:firework")
    immortal.zone = "a5"
    assert heads(state) == ["a6", "c6"]


def test_heroes_wait_beside_the_bridge_once_a_firework_is_laid():
    immortal = enemy("rm10", "c4", role="immortal")
    state = position(hero("c6"), mission="m05", enemies=[immortal])
    state.objectives.append(Objective("firework", "c5"))
    assert heads(state) == ["a6", "c6"]
    assert set(rules_of(state).tactics.doomed(state)) == {"c4", "c5"}


def test_heroes_leave_the_way_of_the_immortal():
    immortal = enemy("rm10", "c4", role="immortal")
    state = position(hero("c6"), hero("c7", goods=["firework"]), mission="m05", enemies=[immortal], active=None)
    assert set(rules_of(state).tactics.doomed(state)) == {"c4"}
    state.waiting = [0]
    assert set(rules_of(state).tactics.doomed(state)) == {"c4", "c5", "c6"}
    immortal.zone = "c5"
    assert set(rules_of(state).tactics.doomed(state)) == {"a5", "c5"}


def test_last_pillar_is_spared_until_the_immortal_is_on_the_bridge():
    immortal = enemy("rm10", "d1", role="immortal")
    state = position(hero("b9"), mission="m05", enemies=[immortal])
    first, last = state.pillars
    assert not rules_of(state).tactics.spares(state, first)
    first.standing = False
    assert rules_of(state).tactics.spares(state, last)
    immortal.zone = "c5"
    assert not rules_of(state).tactics.spares(state, last)


def test_chosen_is_a_hero_who_fights_from_a_distance():
    fighters = [hero("b4", hero_class=each) for each in ("pit_fighter_berserker", "battle_wizard", "nightshade_ranger")]
    state = position(*fighters, mission="m03")

    async def start(table, now):
        await rules_of(now).setup(table, now)

    played = Play(state, start)
    assert list(choose(played.state, played.session.ask_of(0), 0)) == ["h1"]


def test_chosen_must_live_more_than_others():
    state = position(hero("a5"), hero("a5"), mission="m03", progress={"chosen": 1})
    assert [rules_of(state).tactics.is_precious(state, each) for each in state.heroes] == [False, True]


def test_sanctuary_is_held_until_last_enemies_come():
    state = position(hero("a3"), mission="m09", treasure={"c2": Treasure(normal=2)})
    assert heads(state) == ["c2"]
    state.treasure.clear()
    assert heads(state) == ["a2", "b2", "c2"]
    state.round = 15
    assert heads(state) == []


def test_tile_is_left_before_it_falls_and_not_entered_again():
    """B4 is on 6R, which falls with its last Damage token; B3 is next to it, on 7V."""
    safe = position(hero("b4"), mission="m04", progress={"damage_6r": 4})
    assert rules_of(safe).tactics.doomed(safe) == ()
    falling = position(hero("b4"), hero("b3"), mission="m04", progress={"damage_6r": 1})
    assert "b4" in rules_of(falling).tactics.doomed(falling)
    assert chosen(falling) == "move:b3"
    assert "move:b4" not in (chosen(falling, 1), chosen(safe, 0))


def test_last_tile_is_not_left():
    fallen = [zone for tile in ("6r", "7v", "8r") for zone in tile_zones(position(mission="m04"), tile)]
    state = position(hero("h1"), mission="m04", progress={"damage_1v": 1}, removed_zones=fallen)
    assert rules_of(state).tactics.doomed(state) == ()


def test_too_strong_sleepers_are_left_alone():
    """The Emissary sleeps in C1, behind C1-C2; other Doors are opened first."""
    asleep = [enemy("rm01", "c1", role="emissary_1")]
    state = position(hero("c2"), hero("c2"), hero("c2"), mission="m10", enemies=asleep)
    wanted = destinations(state, state.heroes[0])
    assert wanted["c1"] < wanted["b2"]
