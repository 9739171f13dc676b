"""Data for the picture of an attack: the fallen, lost Damage, gained XP, and each ability's effect."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.model.state import Harm, Pillar
from tests.games.massive_darkness.fighting import LIGHT, Fought, enemy, hero, position

AXE, WARRIORS, ARCHERS = "se05", "g001", "g045"  # Life 2 each


def fought(dice: str, minions: list[int], *, life: int = 2) -> Fought:
    """One Hero of two hits Warriors."""
    state = position(
        hero(LIGHT, hands=[AXE]), hero(LIGHT), enemies=[enemy(WARRIORS, LIGHT, life=life, minions=minions)]
    )
    return Fought(state, "h0", "e1", "melee", dice)


@pytest.mark.parametrize(
    ("dice", "minions", "harm"),
    [
        ("R1 B1", [2, 2], None),
        ("R2 B1", [2, 2], Harm(left=1)),
        ("R3 B0", [2, 2], Harm(minions=1, left=1, xp={"0": 1})),
        ("R3 B0", [2], Harm(minions=1, left=2, lost=1, xp={"0": 1})),
        ("R3 B0", [], Harm(felled=True, lost=1, xp={"0": 3, "1": 3})),
    ],
)
def test_dead_the_damage_that_is_lost_and_the_xp_are_kept(dice: str, minions: list[int], harm: Harm | None) -> None:
    """Each Minion is 1 XP for its killer, a Boss 3 for all (MD-XP-01, MD-XP-02)."""
    assert fought(dice, minions).combat.harm == harm


@pytest.mark.rule("MD-MOB-19")
@pytest.mark.parametrize(("life", "felled"), [(1, True), (0, False)])
def test_boss_falls_once(life: int, felled: bool) -> None:
    """With its last Life; if Minions outlive it, no one falls with them."""
    state = position(hero(LIGHT, hands=[AXE]), enemies=[enemy(WARRIORS, LIGHT, life=life, minions=[2] * (not life))])
    if life:
        state.enemies[0].minions = []
    harm = Fought(state, "h0", "e1", "melee", "R3 B0").combat.harm
    assert harm is not None and harm.felled is felled


def test_hero_that_is_hit_keeps_its_life() -> None:
    state = position(hero(LIGHT, life=4), enemies=[enemy(ARCHERS, LIGHT, minions=[2])], active=None)
    play = Fought(state, "e1", "h0", "ranged", "R3 Y0 Y0")
    assert play.combat.harm == Harm(left=1)
    assert (play.combat.attacker_card, play.combat.defender_card) == (ARCHERS, "")


def test_pillar_falls() -> None:
    state = position(hero(LIGHT, hands=[AXE]), pillars=[Pillar(0, LIGHT, 2)])
    assert Fought(state, "h0", "p0", "melee", "R3").combat.harm == Harm(felled=True, lost=1)


def test_hits_of_enchantments_are_credited_to_them() -> None:
    """The Greatsword's Enchantment gives 1 Hit for a Bam."""
    state = position(hero(LIGHT, hands=["t028"]), enemies=[enemy(WARRIORS, LIGHT)])
    side = Fought(state, "h0", "e1", "melee", "R2 Y0 B0").combat.attack
    assert sum(side.gains.values()) == side.bonus > 0
    assert side.gains.keys() <= side.activated.keys()
