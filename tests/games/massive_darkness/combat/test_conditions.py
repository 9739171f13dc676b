"""MD-COND: what must hold before a Skill works, and what some cost; MD-Q-50, MD-Q-51."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.heroes.abilities import conditions_hold
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Hero
from engine.words import Words
from tests.games.massive_darkness.fighting import FAR, LIGHT, SHADOW, Fought, ability, enemy, hero, position

AXE, MACE, HAMMER, LONGSWORD, GREATSWORD, BOW = "se05", "se09", "t063", "se07", "t062", "se03"
LEATHER, BUCKLER = "se13", "t034"
WARRIORS = "g001"  # Defense: 1 blue die


def holds(condition: str, who: Hero) -> bool:
    """True if a Skill with this condition is active for a Hero."""
    state = position(who)
    return conditions_hold(state, state.heroes[0], ability("attack", {"hits": 1}, condition=(condition,)))


def berserker(**changes: Any) -> Hero:
    """Bjorn as a Pit Fighter Berserker with Bloodthirst 1: Melee: +3 Hits, and two Axes."""
    skills = ["pit_fighter_berserker.bloodthirst.0"]
    return hero(LIGHT, **{"hero_class": "pit_fighter_berserker", "skills": skills, "hands": [AXE], **changes})


def runner(**changes: Any) -> Hero:
    """Bjorn as a Bloodmoon Nightrunner with Blood Moon, Blood Tribute 1: Attack: +2 Hits."""
    skills = ["bloodmoon_nightrunner.blood_moon.0"]
    return hero(LIGHT, **{"hero_class": "bloodmoon_nightrunner", "skills": skills, "hands": [AXE], **changes})


def struck(*heroes: Hero, minions: int = 9) -> Fought:
    """The first Hero strikes with an Axe: 1 Hit against no Shield."""
    state = position(*heroes, enemies=[enemy(WARRIORS, LIGHT, minions=[minions])], level=5)
    return Fought(state, "h0", "e1", "melee", "R1 B0")


@pytest.mark.rule("MD-COND-01", "MD-COND-07")
def test_shadow_mode_needs_a_shadow_zone() -> None:
    """Siegfried, Shadow Mode: Attack: +1 Hit."""
    for zone, damage in ((LIGHT, 1), (SHADOW, 2)):
        siegfried = hero(zone, hero="siegfried", hands=[AXE])
        state = position(siegfried, enemies=[enemy(WARRIORS, zone, minions=[9])])
        assert Fought(state, "h0", "e1", "melee", "R1 B0").dealt == damage


@pytest.mark.rule("MD-COND-02")
def test_for_bloodthirst_the_hero_chooses_to_suffer_damage() -> None:
    play = struck(berserker())
    assert (play.key, play.ids, play.default) == ("combat.skill", ["h0", "no"], ("no",))
    play.pick("h0")
    assert (play.dealt, play.hero().life) == (4, 4)
    play = struck(berserker()).pick("no")
    assert (play.dealt, play.hero().life) == (1, 5)


@pytest.mark.rule("MD-COND-03")
def test_blood_tribute_is_paid_by_an_ally_in_line_of_sight_that_agrees() -> None:
    """Elias is beside Bjorn, Owen out of sight."""
    play = struck(runner(), hero(LIGHT), hero("e5"))
    assert play.ids == ["h0", "h1", "no"]
    play.pick("h1")
    assert (play.key, play.seats, play.session.asks[0].occasion) == ("combat.tribute", (1,), "reaction")
    play.pick("yes")
    assert (play.dealt, play.hero().life, play.hero(1).life) == (3, 5, 4)


@pytest.mark.rule("MD-COND-03")
def test_ally_may_refuse_a_blood_tribute_and_another_may_pay() -> None:
    play = struck(runner(), hero(LIGHT)).pick("h1", "no")
    assert (play.key, play.ids) == ("combat.skill", ["h0", "no"])
    play.pick("h0")
    assert (play.dealt, play.hero().life, play.hero(1).life) == (3, 4, 5)


@pytest.mark.rule("MD-COND-04")
def test_two_weapons() -> None:
    assert holds("two_weapons", hero(LIGHT, hands=[AXE, MACE]))
    assert not holds("two_weapons", hero(LIGHT, hands=[AXE, BUCKLER], pack=[MACE]))
    assert not holds("two_weapons", hero(LIGHT, hands=[GREATSWORD]))


@pytest.mark.rule("MD-COND-05", "MD-Q-51")
def test_mace_or_hammer() -> None:
    assert holds("mace_or_hammer", hero(LIGHT, hands=[MACE]))
    assert holds("mace_or_hammer", hero(LIGHT, hands=[HAMMER]))
    assert not holds("mace_or_hammer", hero(LIGHT, hands=[AXE], pack=[HAMMER]))


@pytest.mark.rule("MD-COND-06", "MD-Q-51")
def test_no_armor() -> None:
    assert holds("no_armor", hero(LIGHT, hands=[BUCKLER], pack=[LEATHER]))
    assert not holds("no_armor", hero(LIGHT, body=LEATHER))


@pytest.mark.rule("MD-COND-08", "MD-Q-51")
def test_shield_bearer() -> None:
    assert holds("shield_bearer", hero(LIGHT, hands=[BUCKLER]))
    assert not holds("shield_bearer", hero(LIGHT, hands=[AXE], pack=[BUCKLER]))


@pytest.mark.rule("MD-COND-09", "MD-Q-51")
def test_sword() -> None:
    assert holds("sword", hero(LIGHT, hands=[LONGSWORD]))
    assert holds("sword", hero(LIGHT, hands=[GREATSWORD]))
    assert not holds("sword", hero(LIGHT, hands=[AXE]))


@pytest.mark.rule("MD-Q-51")
def test_kinds_are_tags_and_no_names() -> None:
    """The Spanish name of the Greatsword does not contain the word for sword."""
    card = content().cards[GREATSWORD]
    assert "espada" not in card.name["es"].lower().split()
    assert "sword" in card.tags


@pytest.mark.rule("MD-COND-10")
def test_two_handed() -> None:
    assert holds("two_handed", hero(LIGHT, hands=[BOW]))
    assert not holds("two_handed", hero(LIGHT, hands=[AXE, MACE], pack=[GREATSWORD]))


@pytest.mark.rule("MD-COND-11")
@pytest.mark.parametrize(("life", "most", "active"), [(5, 5, False), (4, 5, False), (3, 5, True), (5, 7, True)])
def test_wounded_counts_missing_life(life: int, most: int, active: bool) -> None:
    assert holds("wounded:2", hero(LIGHT, life=life, max_life=most)) == active


@pytest.mark.rule("MD-COND-12", "MD-SIG-05", "MD-SIG-06")
def test_signature_skill_costs_1_xp_each_time() -> None:
    """War Cry: Melee: +1 red die; with 0 XP nothing is asked."""
    assert struck(hero(LIGHT, hands=[AXE])).dealt == 1
    state = position(hero(LIGHT, hands=[AXE], xp=2), enemies=[enemy(WARRIORS, LIGHT, minions=[9])])
    play = Fought(state, "h0", "e1", "melee", "R1 R1 B0")
    assert (play.key, play.ids) == ("combat.skill", ["xp", "no"])
    question = Words.of_game(GAME, "en", GAME.seat_names(state)).say(play.session.asks[0].text)
    assert question.startswith("Before the roll: do you use War Cry?"), "the last attack is not this one"
    play.pick("xp")
    assert (play.dealt, play.hero().xp, play.hero().used) == (2, 1, ["shadow_barbarian.signature.0"])


@pytest.mark.rule("MD-SIG-03")
def test_signature_skill_is_used_once_in_an_activation() -> None:
    used = ["shadow_barbarian.signature.0"]
    assert struck(hero(LIGHT, hands=[AXE], xp=2, used=used)).dealt == 1


@pytest.mark.rule("MD-STORY-04")
def test_micro_xp_may_pay_for_a_signature_skill() -> None:
    bjorn = hero(LIGHT, hands=[AXE], xp=1, micro_xp=1)
    state = position(bjorn, enemies=[enemy(WARRIORS, LIGHT, minions=[9])], story=True)
    state.story = True
    play = Fought(state, "h0", "e1", "melee", "R1 R1 B0")
    assert play.ids == ["xp", "micro", "no"]
    play.pick("micro")
    assert (play.hero().xp, play.hero().micro_xp) == (1, 0)


@pytest.mark.rule("MD-Q-50")
def test_last_life_may_be_given_and_the_hero_dies_when_the_attack_is_over() -> None:
    """Its kill still counts: XP for the Minion."""
    play = struck(berserker(life=1), hero(FAR), minions=2).pick("h0")
    assert play.hero().dead
    assert (play.dealt, play.hero().xp, play.enemy().minions) == (4, 1, [])


@pytest.mark.rule("MD-Q-50")
def test_hero_must_have_the_life_that_it_gives() -> None:
    """For a Blood Tribute of 2 a Hero with Life 1 cannot pay."""
    tribute = ability("attack", {"hits": 2}, condition=("blood_tribute:2",))
    state = position(hero(LIGHT, hands=[AXE], life=1), hero(LIGHT), enemies=[enemy(WARRIORS, LIGHT, minions=[9])])
    play = Fought(state, "h0", "e1", "melee", "R1 B0", granted=[tribute])
    assert play.ids == ["h1", "no"]


def test_target_may_have_to_be_single() -> None:
    """Giant Slayer, against an Agent or Roaming Monster: +1 Damage."""
    skills = ["bloodmoon_nightrunner.giant_slayer.0"]
    for card, dice, damage in (("g004", "R1 G0 B0", 2), (WARRIORS, "R1 B0", 1)):
        slayer = runner(skills=skills)
        state = position(slayer, hero(FAR), enemies=[enemy(card, LIGHT)], level=2)
        assert Fought(state, "h0", "e1", "melee", dice).dealt == damage


def test_defense_may_need_distance() -> None:
    """The Ogre Mage, at Range 1 or more, 1 Bam: heals 1 Damage."""
    for zone, life in ((LIGHT, 2), (SHADOW, 3)):
        state = position(hero(LIGHT, hands=["t109"]), enemies=[enemy("rm06", zone, life=2)])
        type_, dice = ("melee", "R0 Y0 B2 B0") if zone == LIGHT else ("ranged", "R0 Y0 B2 B0")
        assert Fought(state, "h0", "e1", type_, dice).enemy().life == life  # type: ignore[arg-type]


def test_effect_may_count_the_shadow_zones_between() -> None:
    """Orb of Dark Light: +1 Hit for each Shadow Zone from attacker to defender, both included."""
    for start, end, damage in ((LIGHT, SHADOW, 2), (SHADOW, "b2", 3), ("a2", LIGHT, 2)):
        state = position(hero(start, hands=["t091"]), enemies=[enemy(WARRIORS, end, minions=[9])])
        assert Fought(state, "h0", "e1", "magic", "R1 B0").dealt == damage
