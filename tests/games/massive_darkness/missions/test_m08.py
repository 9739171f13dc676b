"""MD-M08; MD-Q-66."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.board.zones import neighbours, sight
from engine.games.massive_darkness.combat.attacks import attack_choices
from engine.games.massive_darkness.heroes.damage import hurt_enemy
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.phases.enemy import begin_enemy_phase
from tests.games.massive_darkness.missions.playing import levels, play, set_up, tiles, told
from tests.games.massive_darkness.position import Play, enemy, hero, position

BOW = "se03"
NEAR, FAR, SHRINE = "b4", "f1", "a2"


def executors():
    return [enemy("rm07", NEAR, role="executor_1"), enemy("rm08", FAR, role="executor_2")]


def hunted(*heroes, fallen=(), **changes):
    state = position(*(heroes or [hero("a8")]), mission="m08", enemies=executors(), **changes)
    for number in fallen:
        state.pillars[number].standing = False
    return state


@pytest.mark.rule("MD-M08-01")
def test_the_map():
    mission = content().missions["m08"]
    assert tiles("m08") == {"1r", "5v", "6v", "7r", "8v", "9r"}
    assert levels("m08") == {1, 2, 3, 4, 5}
    assert (mission.start, mission.exit, len(mission.pillars)) == ("a8", "b1", 6)
    assert sorted(door.state for door in mission.doors) == ["closed"] * 8 + ["open"] * 2


@pytest.mark.rule("MD-M08-03")
def test_three_executors_are_placed_at_set_up():
    """Random Major Roaming Monsters, each with a Treasure card of Level 4."""
    found = Play(position(hero("a8"), mission="m08"), set_up).state.enemies
    assert [each.zone for each in found] == [NEAR, FAR, SHRINE]
    assert [each.card for each in found] == ["rm07", "rm08", "rm09"]
    assert [content().cards[each.equipment[0]].level for each in found] == [4, 4, 4]


@pytest.mark.rule("MD-M08-04", "MD-Q-66", "MD-Q-11")
def test_pillars_block_movement_and_heroes_attacks():
    """B5 and B4 are divided by a Pillar, through which all can see."""
    state = hunted(hero("b5", hands=[BOW]), fallen=[0])
    assert NEAR not in neighbours(state, "b5")
    assert NEAR in sight(state, "b5")
    targets = {option.value.target for option in attack_choices(state, state.heroes[0], ("ranged",))}
    assert "e1" not in targets
    free = hunted(hero("b5", hands=[BOW]), fallen=[0, 1])
    assert NEAR in neighbours(free, "b5")
    assert "e1" in {option.value.target for option in attack_choices(free, free.heroes[0], ("ranged",))}


@pytest.mark.rule("MD-M08-05", "MD-Q-66", "MD-Q-42")
def test_pillar_is_attacked_in_its_zone_by_range_and_sight():
    """From B7 the Pillar of B6, and that of B5 behind it; the Executor in B4 is out of reach."""
    state = hunted(hero("b7", hands=[BOW]))
    assert [pillar.life for pillar in state.pillars] == [5] * 6
    targets = {option.value.target for option in attack_choices(state, state.heroes[0], ("ranged",))}
    assert targets == {"p0", "p1"}


@pytest.mark.rule("MD-M08-06")
@pytest.mark.parametrize(("fallen", "awake"), [([], []), ([0], []), ([0, 1], [1]), ([1, 2], []), ([2, 3], [2])])
def test_executor_sleeps_until_both_pillars_of_its_tile_are_destroyed(fallen, awake):
    assert Play(hunted(fallen=fallen), begin_enemy_phase).state.waiting == awake


async def dies(table, state):
    await hurt_enemy(table, state, state.enemies[0], 99, state.heroes[0])


@pytest.mark.rule("MD-M08-07", "MD-GUARD-12", "MD-DECK-08")
def test_killer_of_executor_is_rewarded():
    """Its Equipment, three Treasure cards of Level 4, and an Artifact."""
    state = hunted(hero("b5"))
    state.enemies[0].equipment = ["t001"]
    state.decks.treasures[3].draw = ["t112", "t114", "t115", "t120"]
    played = play(state, dies)
    while not played.over:
        played.pick(*played.default)
    assert sorted(played.hero().inventory) == ["a001", "t001", "t112", "t114", "t115"]


@pytest.mark.rule("MD-M08-07")
def test_other_monsters_give_no_reward():
    state = position(hero("b5"), mission="m08", enemies=[enemy("rm01", "b5")])
    assert play(state, dies).hero().inventory == []


@pytest.mark.rule("MD-M08-02")
def test_third_executor_is_the_victory():
    async def nothing(table, state):
        pass

    state = hunted(progress={"killed_executor_1": 1, "killed_executor_3": 1})
    assert play(state, nothing).state.outcome is None
    assert told(state)[0].endswith("three Executors: 2 of 3.")
    state.progress["killed_executor_2"] = 1
    assert play(state, nothing).state.outcome == "won"
