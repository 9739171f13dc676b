"""MD-M10; MD-Q-68, MD-Q-79, and MD-Q-66 and MD-Q-78 for it."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.doors import open_door
from engine.games.massive_darkness.actions.movement import step, steps
from engine.games.massive_darkness.board.zones import distances, neighbours, sight
from engine.games.massive_darkness.combat.attacks import attack_choices
from engine.games.massive_darkness.combat.pools import enemy_dice
from engine.games.massive_darkness.heroes.abilities import kit_of_enemy
from engine.games.massive_darkness.heroes.damage import hurt_enemy, kill_enemy
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Objective
from engine.games.massive_darkness.phases.enemy import begin_enemy_phase
from tests.games.massive_darkness.missions.playing import (
    closed_doors,
    first_acts,
    first_picks_up,
    levels,
    play,
    set_up,
    start_round,
    tiles,
    told,
)
from tests.games.massive_darkness.position import Play, enemy, hero, position

UP_1, DOWN_1, UP_2, DOWN_2 = "f2", "d9", "a9", "b13"  # Stairs A, then Stairs B
HALL, HALL_2, THRONE = "c1", "e8", "b15"
LEVER, OTHER_LEVER = "a14", "c14"
BOW = "se03"


def emissary(number, zone, card="rm01", **changes):
    return enemy(card, zone, role=f"emissary_{number}", hidden_from_events=True, **changes)


def at(*heroes, **changes):
    return position(*(heroes or [hero("a2")]), mission="m10", **changes)


def moves(zone, state, *others):
    async def rule(table, state):
        for each in (zone, *others):
            await step(table, state, state.heroes[0], each)

    return play(state, rule)


def hurts(*heroes, stage=2):
    return play(at(*heroes, progress={"stage": stage}, active=None), start_round)


# ---------------------------------------------------------------- the map


@pytest.mark.rule("MD-M10-01")
def test_the_map():
    mission = content().missions["m10"]
    assert {placed.tile: placed.stage for placed in mission.tiles} == {"6r": 1, "3r": 1, "1v": 2, "2v": 2, "4v": 3}
    assert tiles("m10") == {"1v", "2v", "3r", "4v", "6r"}
    assert levels("m10") == {1, 2, 3, 4, 5}
    assert (mission.start, mission.exit, mission.lair, mission.artifact) == ("a2", "c13", (LEVER, OTHER_LEVER), ("b8",))
    assert (len(mission.pillars), closed_doors("m10")) == (2, 9)


@pytest.mark.rule("MD-M10-03", "MD-Q-79")
def test_stairs_are_one_step():
    state = at()
    assert (DOWN_1 in neighbours(state, UP_1), UP_1 in neighbours(state, DOWN_1)) == (True, True)
    assert (DOWN_2 in neighbours(state, UP_2), UP_2 in neighbours(state, DOWN_2)) == (True, True)
    assert distances(state, UP_1)[DOWN_1] == 1


@pytest.mark.rule("MD-M10-04")
def test_stairs_block_line_of_sight():
    assert DOWN_1 not in sight(at(), UP_1)


@pytest.mark.rule("MD-M10-05")
def test_heroes_climb_when_the_emissary_is_dead():
    assert DOWN_1 not in steps(at(hero(UP_1)), hero(UP_1))
    assert DOWN_1 in steps(at(progress={"killed_emissary_1": 1}), hero(UP_1))
    assert DOWN_2 not in steps(at(progress={"killed_emissary_1": 1}), hero(UP_2))
    assert DOWN_2 in steps(at(progress={"killed_emissary_2": 1}), hero(UP_2))
    assert UP_1 in steps(at(), hero(DOWN_1))


# ---------------------------------------------------------------- the Emissary


@pytest.mark.rule("MD-M10-10", "MD-M10-08", "MD-Q-68", "MD-Q-78")
@pytest.mark.parametrize(("level", "card"), [(1, "rm01"), (3, "rm01"), (4, "rm07"), (5, "rm07")])
def test_first_emissary_is_placed_at_set_up(level, card):
    """It is of the Current Level's category with normal Equipment; both its cards are set aside."""
    played = Play(at(level=level), set_up)
    (found,) = played.state.enemies
    assert (found.card, found.zone, found.hidden_from_events) == (card, HALL, True)
    assert [content().cards[each].level for each in found.equipment] == [level]
    assert not {"rm01", "rm07"} & {*played.state.decks.minor.draw, *played.state.decks.major.draw}


@pytest.mark.rule("MD-M10-11", "MD-Q-79")
def test_second_emissary_appears_when_hero_enters_stage_2():
    played = moves(DOWN_1, at(hero(UP_1)), UP_1, DOWN_1)
    (found,) = played.state.enemies
    assert (found.card, found.zone, found.role) == ("rm01", HALL_2, "emissary_2")
    assert len(found.equipment) == 1


@pytest.mark.rule("MD-M10-12", "MD-M10-13", "MD-Q-68")
def test_third_one_has_the_strength_of_a_roaming_monster():
    """No Treasure; the dice and Enchantments of the first Major card are added to its own."""
    state = at(hero(UP_2), level=5)
    state.decks.major.draw = ["rm09"]
    (found,) = moves(DOWN_2, state).state.enemies
    assert (found.card, found.zone, found.equipment, found.borrowed) == ("rm07", THRONE, [], "rm09")
    own, borrowed = content().monsters["rm07"], content().monsters["rm09"]
    assert [held.ability for held in kit_of_enemy(found).held] == [*own.abilities, *borrowed.abilities]
    both = sum(sum(card.dice["melee"].values()) for card in (own, borrowed))
    assert sum(dict(enemy_dice(found, "melee")).values()) == both


@pytest.mark.rule("MD-M10-08", "MD-Q-78")
def test_dead_emissary_is_set_aside_again():
    async def dies(table, state):
        await hurt_enemy(table, state, state.enemies[0], 99, state.heroes[0])

    played = play(at(hero("a2"), hero("a2"), enemies=[emissary(1, HALL)]), dies)
    assert "rm01" not in [*played.state.decks.minor.draw, *played.state.decks.minor.discard]
    assert [each.xp for each in played.state.heroes] == [5, 5]


@pytest.mark.rule("MD-M10-09", "MD-M10-14")
def test_emissary_sleeps_until_its_chamber_is_opened():
    """For which no Door card is drawn."""

    async def opens(table, state):
        await open_door(table, state, "c1-c2", state.heroes[0])

    asleep = at(hero("c2"), enemies=[emissary(1, HALL)])
    assert Play(asleep, begin_enemy_phase).state.waiting == []
    awake = play(asleep, opens).state
    assert Play(awake, begin_enemy_phase).state.waiting == [1]
    assert (awake.decks.doors.discard, len(awake.enemies)) == ([], 1)


@pytest.mark.rule("MD-M10-17", "MD-M10-09")
@pytest.mark.parametrize(("fallen", "waiting"), [([], []), ([0], []), ([0, 1], [1])])
def test_last_emissary_waits_for_both_pillars(fallen, waiting):
    state = at(hero(DOWN_2), enemies=[emissary(3, THRONE)])
    for number in fallen:
        state.pillars[number].standing = False
    assert Play(state, begin_enemy_phase).state.waiting == waiting


@pytest.mark.rule("MD-M10-02", "MD-Q-78")
def test_death_of_an_emissary_is_counted_and_its_card_is_set_aside():
    async def dies(table, state):
        await kill_enemy(table, state, state.enemies[0])

    after = play(at(enemies=[emissary(1, "a5")]), dies).state
    assert (after.progress["killed_emissary_1"], after.decks.minor.discard, after.decks.major.discard) == (1, [], [])


@pytest.mark.rule("MD-M10-02")
def test_third_death_is_the_victory():
    async def nothing(table, state):
        pass

    state = at(progress={"killed_emissary_1": 1, "killed_emissary_2": 1})
    assert play(state, nothing).state.outcome is None
    state.progress["killed_emissary_3"] = 1
    assert play(state, nothing).state.outcome == "won"


# ---------------------------------------------------------------- the darkness


@pytest.mark.rule("MD-M10-06", "MD-M10-07", "MD-Q-68")
@pytest.mark.parametrize(("stage", "damage"), [(1, 0), (2, 3), (3, 6)])
def test_darkness_hurts_in_each_round(stage, damage):
    """As much as there are Heroes, then twice that, usually to the Hero with most Life."""
    played = hurts(hero("a9"), hero("a9"), hero("a9"), stage=stage)
    if damage:
        assert (played.key, played.default) == ("mission.darkness", ("evenly",))
        played.pick("evenly")
    assert [each.life for each in played.state.heroes] == [5 - damage // 3] * 3


@pytest.mark.rule("MD-M10-06", "MD-Q-68")
def test_default_damage_goes_to_hero_with_most_life():
    """Of equals to the first: 5 and 4 Life, 4 and 4, 3 and 4."""
    played = hurts(hero("a9"), hero("a9", life=4), stage=2).pick("evenly")
    assert [each.life for each in played.state.heroes] == [3, 4]


@pytest.mark.rule("MD-M10-06", "MD-M10-07")
def test_table_divides_the_damage():
    played = hurts(hero("a9"), hero("a9"), stage=3)
    played.pick("h1", "h1", "h1", "h0")
    assert [each.life for each in played.state.heroes] == [4, 2]


@pytest.mark.rule("MD-Q-68")
def test_only_the_living_suffer_and_none_more_than_its_life():
    """Three Heroes started, so it is three Damage; two Life are all that is left."""
    state = at(hero("a9", life=1), hero("a9", life=1), hero("a9", life=0), progress={"stage": 2}, active=None)

    async def darkness(table, state):
        await rules_of(state).round_starts(table, state)

    assert [each.life for each in play(state, darkness).state.heroes] == [0, 0, 0]


@pytest.mark.rule("MD-M10-06", "MD-M10-07")
def test_stage_that_was_reached_counts():
    """Going back changes nothing."""
    played = moves(DOWN_1, at(hero(UP_1)), UP_1)
    assert played.state.progress["stage"] == 2
    assert "Now: 1." in told(played.state)[4]


# ---------------------------------------------------------------- Artifact, Pillars and Levers


@pytest.mark.rule("MD-M10-15", "MD-DECK-08")
def test_artifact_token_gives_an_artifact():
    played = play(at(hero("b8")), first_picks_up)
    assert played.hero().inventory == ["a001"]
    assert Objective("artifact", "b8") not in played.state.objectives


@pytest.mark.rule("MD-M10-16", "MD-Q-66")
def test_pillars_block_movement_and_heroes_attacks():
    state = at(hero("b14", hands=[BOW]), enemies=[emissary(3, THRONE)])
    assert THRONE not in neighbours(state, "b14")
    assert THRONE in sight(state, "b14")
    assert attack_choices(state, state.heroes[0], ("ranged",)) == []


@pytest.mark.rule("MD-M10-18")
def test_lever_destroys_one_pillar_and_is_turned():
    played = play(at(hero(LEVER)), first_acts)
    assert played.verbs("mission") == ["p0", "p1"]
    played.pick("mission:p1")
    assert [pillar.standing for pillar in played.state.pillars] == [True, False]
    assert played.state.activation.actions == 2
    assert played.verbs("mission") == []
    assert [each.face_down for each in played.state.objectives if each.kind == "lair"] == [True, False]


@pytest.mark.rule("MD-M10-18")
def test_lever_is_only_offered_in_its_zone():
    assert play(at(hero("a13")), first_acts).verbs("mission") == []
