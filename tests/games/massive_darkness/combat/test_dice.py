"""MD-DICE: the dice, how many of them one roll has, and what they show; MD-Q-14."""

from __future__ import annotations

from statistics import mean

import pytest

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Colour
from tests.games.massive_darkness.fighting import LIGHT, Fought, ability, enemy, hero, position

COLOURS: tuple[Colour, ...] = ("yellow", "red", "blue", "green")
ATTACK: tuple[Colour, ...] = ("yellow", "red")
FLAMING_SWORD, GREATSWORD = "t026", "t062"  # Melee: 1 red die, Attack, 1 Bam: +1 Hit; Melee: 2 red dice
WARRIORS = "g001"  # Defense: 1 blue die


def shown(colour: Colour) -> float:
    """Returns the Hits or Shields of a colour on average."""
    return mean(face.hits + face.shields for face in content().dice[colour].faces)


@pytest.mark.rule("MD-DICE-01")
def test_attack_dice_show_hits_and_red_is_the_stronger() -> None:
    for colour in ATTACK:
        assert all(face.shields == 0 for face in content().dice[colour].faces)
        assert any(face.hits for face in content().dice[colour].faces)
    assert shown("red") > shown("yellow")


@pytest.mark.rule("MD-DICE-02")
def test_defense_dice_show_shields_and_green_is_the_stronger() -> None:
    for colour in ("green", "blue"):
        assert all(face.hits == 0 for face in content().dice[colour].faces)
    assert shown("green") > shown("blue")


@pytest.mark.rule("MD-DICE-04", "MD-Q-14")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_has_a_bam_and_only_red_and_green_a_diamond(colour: Colour) -> None:
    faces = content().dice[colour].faces
    assert len(faces) == 6
    assert any(face.bam for face in faces)
    assert any(face.diamond for face in faces) == (colour in ("red", "green"))


@pytest.mark.rule("MD-Q-14")
@pytest.mark.parametrize("colour", COLOURS)
def test_opposite_of_the_opposite_face_is_the_face(colour: Colour) -> None:
    opposite = content().dice[colour].opposite
    assert sorted(opposite) == list(range(6))
    assert all(opposite[opposite[face]] == face != opposite[face] for face in range(6))


@pytest.mark.rule("MD-DICE-03", "MD-DICE-05")
def test_bam_of_the_attack_dice_pays_for_an_enchantment_of_the_attacker_only() -> None:
    """Bjorn's Flaming Sword: Attack, 1 Bam: +1 Hit; that of the Dwarves is a Defense Bam."""
    state = position(hero(LIGHT, hands=[FLAMING_SWORD]), enemies=[enemy(WARRIORS, LIGHT)])
    play = Fought(state, "h0", "e1", "melee", "R1 B2")
    assert play.combat.attack.bam_spent == 0
    play = Fought(state, "h0", "e1", "melee", "R2 B0")
    assert play.combat.attack.bam_spent == 1


@pytest.mark.rule("MD-DICE-06")
def test_dice_above_three_of_a_colour_are_lost() -> None:
    """2 red dice and 2 more are 3; of yellow there is one."""
    bonus = ability("melee", {"add_dice": {"red": 2, "yellow": 1}})
    state = position(hero(LIGHT, hands=[GREATSWORD]), enemies=[enemy(WARRIORS, LIGHT)])
    play = Fought(state, "h0", "e1", "melee", "R1 R1 R1 Y1 B0", granted=[bonus])
    assert play.pools == ("RRRY", "B")


@pytest.mark.rule("MD-DICE-06", "MD-DMG-07")
def test_single_dice_of_several_skills_are_at_most_three() -> None:
    """2 red dice, one of each of two Skills, and one that another takes: 3, less 1."""
    one = [ability("melee", {"add_dice": {"red": 1}}, id=each) for each in ("first", "second")]
    state = position(hero(LIGHT, hands=[GREATSWORD]), enemies=[enemy(WARRIORS, LIGHT)])
    assert Fought(state, "h0", "e1", "melee", "R1 R1 R1 B0", granted=one).pools == ("RRR", "B")
    less = ability("melee", {"attacker_dice": {"red": -1}})
    assert Fought(state, "h0", "e1", "melee", "R1 R1 B0", granted=[*one, less]).pools == ("RR", "B")


@pytest.mark.rule("MD-DICE-07", "MD-COMBAT-05")
def test_lost_dice_are_subtracted_within_limit() -> None:
    """4 red dice are cut to 3, then the penalty of 1 is subtracted: 2, not 3."""
    abilities = [
        ability("melee", {"add_dice": {"red": 2}}),
        ability("melee", {"attacker_dice": -1}),
    ]
    state = position(hero(LIGHT, hands=[GREATSWORD]), enemies=[enemy(WARRIORS, LIGHT)])
    play = Fought(state, "h0", "e1", "melee", "R1 R1 B0", granted=abilities)
    assert play.pools == ("RR", "B")


@pytest.mark.rule("MD-DICE-08")
def test_blank_result_is_a_face_without_any_symbol() -> None:
    blanks = {colour: [face.is_blank for face in content().dice[colour].faces].count(True) for colour in COLOURS}
    assert blanks == {"yellow": 1, "red": 1, "blue": 2, "green": 2}
    assert not any(face.is_blank for face in content().dice["red"].faces if face.hits or face.bam or face.diamond)
