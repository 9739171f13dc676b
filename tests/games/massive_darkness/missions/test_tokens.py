"""MD-ARTIFACT, MD-OBJ; MD-Q-42."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.movement import steps
from engine.games.massive_darkness.actions.picking import objectives_here
from engine.games.massive_darkness.actions.spending import new_activation
from engine.games.massive_darkness.board.zones import sight
from engine.games.massive_darkness.combat.attacks import attack_choices
from engine.games.massive_darkness.heroes.abilities import kit_of_hero, movement_points, usable_cards
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Objective, Treasure
from tests.games.massive_darkness.fighting import Fought
from tests.games.massive_darkness.missions.playing import first_acts, play
from tests.games.massive_darkness.position import hero, position

CLOAK = "a004"  # Nightrunner's Cloak: Elusive, and an extra Movement Action
AXE = "se05"  # Melee: one red die
PILLAR, FOOT = "p1", "c6"  # a Pillar of Mission 5, and its Zone, in Light
PASSAGE = "a6"  # the Zone of the other one, a Corridor


@pytest.mark.rule("MD-ARTIFACT-01", "MD-SETUP-06")
def test_artifacts_are_in_no_deck_of_treasures():
    decks = position().decks
    assert not set(content().artifacts) & {card for pile in decks.treasures for card in pile.draw}
    assert sorted(decks.artifacts.draw) == sorted(content().artifacts)


@pytest.mark.rule("MD-ARTIFACT-02")
def test_artifact_is_used_like_other_equipment():
    state = position(hero("a2", pack=[CLOAK]))
    assert CLOAK in usable_cards(state, state.heroes[0])
    activation = new_activation(state, state.heroes[0], kit_of_hero(state, state.heroes[0]))
    assert [each.kind for each in activation.extra] == ["movement"]
    assert movement_points(state, state.heroes[0]) == 2


@pytest.mark.rule("MD-ARTIFACT-03")
def test_artifact_is_of_level_4_in_story_mode_only():
    for level, usable in ((1, False), (3, False), (4, True), (5, True)):
        state = position(hero("a2", pack=[CLOAK]), level=level, story=True)
        assert (CLOAK in usable_cards(state, state.heroes[0])) is usable
        state.story = False
        assert CLOAK in usable_cards(state, state.heroes[0])


@pytest.mark.rule("MD-OBJ-01")
@pytest.mark.parametrize(("mission", "kind", "xp"), [("t00", "library", 3), ("m01", "lair", 5), ("m02", "lair", 5)])
def test_mission_defines_meaning_of_tokens(mission, kind, xp):
    state = position(hero("a2"), mission=mission, objectives=[Objective(kind, "a2")])
    assert play(state, first_acts).pick("pick").hero().xp == xp


@pytest.mark.rule("MD-OBJ-01", "MD-Q-80", "MD-PICK-10")
@pytest.mark.parametrize(
    ("mission", "kind"), [("m01", "library"), ("m03", "lair"), ("m07", "lair"), ("m09", "artifact"), ("m10", "lair")]
)
def test_some_tokens_are_places(mission, kind):
    state = position(mission=mission)
    token = next(each for each in state.objectives if each.kind == kind)
    state.heroes[0].zone = token.zone
    assert objectives_here(state, state.heroes[0]) == []


@pytest.mark.rule("MD-OBJ-02")
@pytest.mark.parametrize(("mission", "life"), [("m04", None), ("m05", 5), ("m08", 5), ("m09", 3), ("m10", None)])
def test_mission_defines_pillars(mission, life):
    assert {each.life for each in position(mission=mission).pillars} == {life}


def at_a_pillar(**changes):
    return position(hero(FOOT, hands=[AXE]), mission="m05", **changes)


@pytest.mark.rule("MD-OBJ-04", "MD-Q-42")
def test_each_pillar_is_a_separate_target():
    state = at_a_pillar()
    state.pillars[0].zone = FOOT
    targets = {option.value.target for option in attack_choices(state, state.heroes[0], ("melee",))}
    assert targets == {PILLAR, "p0"}


@pytest.mark.rule("MD-OBJ-04", "MD-Q-42", "MD-M05-17", "MD-M08-05")
def test_pillar_rolls_no_dice_gives_no_xp_and_does_not_strike_back():
    """Two Hits are two Damage of its five Life."""
    fought = Fought(at_a_pillar(), "h0", PILLAR, "melee", "R2")
    assert fought.pools == ("R", "")
    assert fought.dealt == 2
    assert fought.state.pillars[1].life == 3
    assert fought.hero().xp == 0
    assert fought.state.activation.attacked == []


@pytest.mark.rule("MD-OBJ-04")
def test_pillar_falls_with_its_last_life():
    state = at_a_pillar()
    state.pillars[1].life = 1
    assert not Fought(state, "h0", PILLAR, "melee", "R1").state.pillars[1].standing


@pytest.mark.rule("MD-OBJ-04", "MD-Q-42")
def test_pillar_neither_holds_nor_hides():
    state = position(hero(PASSAGE), mission="m05", treasure={PASSAGE: Treasure(normal=1)})
    assert set(steps(state, state.heroes[0])) == {"a5", "b6"}
    assert "pick" in play(state, first_acts).ids
    assert {"a4", "a5", "b6", "c6"} <= set(sight(state, PASSAGE))
