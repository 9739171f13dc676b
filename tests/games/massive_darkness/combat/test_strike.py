"""Consequences of an attack's Damage, interventions before it, and Guardians and Pillars in combat."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.combat import fight
from engine.games.massive_darkness.combat.combat import attack_choices
from engine.games.massive_darkness.heroes.abilities import Held, Kit
from engine.games.massive_darkness.model.state import Hero, Pillar, Targeted
from engine.games.massive_darkness.playing.view import view
from tests.games.massive_darkness.fighting import FAR, LIGHT, SHADOW, Fought, ability, enemy, hero, position

AXE, LONGSWORD, LEATHER, PLATE = "se05", "se07", "se13", "t005"
WARRIORS, ARCHERS = "g001", "g045"  # Life 2 each; Archers with Ranged, 1 Diamond: the others suffer the same


@pytest.mark.rule("MD-MOB-08")
@pytest.mark.parametrize(("picked", "boss", "minions"), [("boss", 1, [2]), ("minions", 2, [1])])
def test_effect_may_bring_the_damage_to_the_boss(picked: str, boss: int, minions: list[int]) -> None:
    """Piercing Spear, Melee, 1 Bam: the Damage may go to the Boss."""
    state = position(hero(LIGHT, hands=["t099"]), enemies=[enemy(WARRIORS, LIGHT)])
    play = Fought(state, "h0", "e1", "melee", "R2 Y0 B1")
    assert (play.key, play.ids) == ("combat.boss", ["boss", "minions"])
    play.pick(picked)
    assert (play.enemy().life, play.enemy().minions) == (boss, minions)


@pytest.mark.rule("MD-MOB-09", "MD-STUN-08", "MD-STUN-09")
def test_minions_of_a_stunned_mob_do_not_protect_its_boss() -> None:
    state = position(hero(LIGHT, hands=[AXE]), enemies=[enemy(WARRIORS, LIGHT, stunned=True)])
    play = Fought(state, "h0", "e1", "melee", "R2 B1")
    assert play.pools == ("R", "B")
    play.pick("boss")
    assert (play.enemy().life, play.enemy().minions) == (1, [2])


@pytest.mark.rule("MD-ENCH-11", "MD-STUN-07")
def test_weapon_stuns_before_the_damage() -> None:
    """Ice Sword, 1 Bam: Stun; so its own Damage may go to the Boss."""
    state = position(hero(LIGHT, hands=["t064"]), enemies=[enemy(WARRIORS, LIGHT)])
    play = Fought(state, "h0", "e1", "melee", "Y2 Y0 B0").pick("boss")
    assert play.state.enemies[0].stunned
    assert (play.enemy().life, play.enemy().minions) == (0, [2])


@pytest.mark.rule("MD-SKILL-15", "MD-Q-47")
@pytest.mark.parametrize(("dice", "minion"), [("Y0 Y0 B1", 1), ("Y1 Y0 B1", 2), ("Y2 Y0 B1", 2)])
def test_retaliation_needs_more_shields_than_hits(dice: str, minion: int) -> None:
    """Retaliate 1 of the Pit Fighter Berserker."""
    fighter = hero(LIGHT, hero_class="pit_fighter_berserker", body=LEATHER)
    state = position(fighter, enemies=[enemy(WARRIORS, LIGHT)], active=None)
    assert Fought(state, "e1", "h0", "melee", dice).enemy().minions == [minion]


@pytest.mark.rule("MD-Q-87")
@pytest.mark.parametrize(("life", "minions", "xp"), [(5, [1], 0), (3, [2], 0)])
def test_siegfried_answers_damage_that_spreads_to_him(life: int, minions: list[int], xp: int) -> None:
    """3 Hits on another Hero in his Zone, who bleeds in silence; the dead do not answer."""
    others = hero(FAR, hero="owen"), hero(FAR, hero="siegfried", life=life)
    state = position(*others, enemies=[enemy(ARCHERS, LIGHT, minions=[2])], active=None)
    play = Fought(state, "e1", "h0", "ranged", "R3 Y0 Y0")
    assert (play.hero(0).life, play.hero(1).life) == (2, life - 3)
    assert (play.enemy().minions, play.hero(1).xp) == (minions, xp)


@pytest.mark.rule("MD-Q-87")
def test_dead_enemy_gets_no_second_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The target's equipment kills the Archers; the Damage spread to Siegfried then triggers no response."""
    thorns = ability("defense", {"attacker_damage": 9})
    kit_of_hero = fight.kit_of_hero
    monkeypatch.setattr(
        fight, "kit_of_hero", lambda state, who: kit_of_hero(state, who) if who.seat else Kit([Held(thorns)])
    )
    others = hero(FAR, hero="owen"), hero(FAR, hero="siegfried")
    state = position(*others, enemies=[enemy(ARCHERS, LIGHT)], active=None)
    state.enemies[0].minions = []
    play = Fought(state, "e1", "h0", "ranged", "R3 Y0 Y0")
    assert (play.state.enemies, play.hero(1).life) == ([], 2)


@pytest.mark.rule("MD-Q-87")
def test_kill_by_answer_is_credited_to_its_hero() -> None:
    others = hero(FAR, hero="owen"), hero(FAR, hero="siegfried")
    state = position(*others, enemies=[enemy(ARCHERS, LIGHT, minions=[1, 2])], active=None)
    play = Fought(state, "e1", "h0", "ranged", "R3 Y0 Y0")
    assert (play.enemy().minions, play.hero(0).xp, play.hero(1).xp) == ([2], 0, 1)


def test_siegfried_hurts_the_enemy_that_hurt_him() -> None:
    """His Special Skill; Minions protect the Boss from it, and its kill is his."""
    for dice, minions, xp in (("Y1 Y0", [1], 0), ("Y0 Y0", [2], 0)):
        state = position(hero(LIGHT, hero="siegfried"), enemies=[enemy(WARRIORS, LIGHT)], active=None)
        play = Fought(state, "e1", "h0", "melee", dice)
        assert (play.enemy().minions, play.hero().xp) == (minions, xp)


def test_defense_enchantment_hurts_the_attacker() -> None:
    """Dwarf Defenders, Melee Defense, 1 Bam: the Attacker suffers 1 Damage."""
    state = position(hero(LIGHT, hands=[AXE]), enemies=[enemy("g012", LIGHT)])
    assert Fought(state, "h0", "e1", "melee", "R1 G2 G0").hero().life == 4


def test_thorns_kill_for_the_hero_that_wears_them() -> None:
    """Thorn Mail, Melee Defense, 1 Bam: the Attacker suffers 1 Damage; the Minion's XP is the Hero's."""
    state = position(hero(LIGHT, body="t046"), enemies=[enemy("g007", LIGHT)], active=None)
    play = Fought(state, "e1", "h0", "melee", "Y0 Y0 G2 B0 B0 B0")
    assert (play.enemy().minions, play.hero().xp) == ([], 1)


def test_damage_may_spread_to_the_other_heroes_of_the_zone() -> None:
    state = position(hero(LIGHT), hero(LIGHT), hero(SHADOW), enemies=[enemy(ARCHERS, FAR)], active=None)
    play = Fought(state, "e1", "h0", "ranged", "R3 Y0 Y0")
    assert [each.life for each in play.state.heroes] == [2, 2, 5]


def test_damage_that_is_stopped_does_not_spread() -> None:
    strong = hero(LIGHT, body="t082", hands=["t067", "t104"])
    state = position(strong, hero(LIGHT), enemies=[enemy(ARCHERS, FAR)], active=None)
    play = Fought(state, "e1", "h0", "ranged", "R3 Y0 Y0 G3 G0 G0 B0")
    play.pick("done")
    assert [each.life for each in play.state.heroes] == [5, 5]


@pytest.mark.parametrize("life", [9, 1])
def test_enemy_attacks_again_at_most_once_and_alive(life: int) -> None:
    """Liliarch, 1 Diamond: one more attack on the same target."""
    state = position(hero(LIGHT, life=life, max_life=9), hero(FAR), enemies=[enemy("rm05", LIGHT)], active=None)
    play = Fought(state, "e1", "h0", "melee", ["R3 Y0 Y0", "R3 Y0 Y1"])
    assert len([ask for ask in play.asked_chance if ask.key == "combat.roll"]) == (2 if life == 9 else 1)
    assert play.hero().life == max(0, life - 3 - (4 if life == 9 else 0))
    assert play.value == (7 if life == 9 else 3)


def test_spider_pulls_and_stuns_the_hero() -> None:
    """Giant Spider, Ranged, 1 Bam: Stun, and the target is put into its Zone."""
    state = position(hero(LIGHT), enemies=[enemy("rm02", FAR)], active=None)
    play = Fought(state, "e1", "h0", "ranged", "R2 R0")
    assert (play.hero().zone, play.hero().stunned, play.hero().life) == (FAR, True, 3)


def test_damage_is_halved_and_rounded_up() -> None:
    """Barbarian's Helm, Melee Defense."""
    state = position(hero(LIGHT, pack=["a001"]), enemies=[enemy(WARRIORS, LIGHT)], active=None)
    assert Fought(state, "e1", "h0", "melee", "Y2 Y1").hero().life == 3


def paladin(zone: str, **changes: object) -> Hero:
    """Owen, a Paladin of Fury with 1 XP. Bodyguard: an Ally in range 1 is attacked: he takes its place."""
    return hero(zone, **{"hero": "owen", "hero_class": "paladin_of_fury", "xp": 1, "body": LEATHER, **changes})


@pytest.mark.rule("MD-Q-27", "MD-SIG-06")
def test_bodyguard_takes_the_place_of_an_ally() -> None:
    state = position(hero(LIGHT), paladin(SHADOW), enemies=[enemy(WARRIORS, LIGHT)], active=None)
    play = Fought(state, "e1", "h0", "melee", "Y1 Y1 B0")
    assert (play.key, play.seats, play.ids, play.default) == ("combat.bodyguard", (1,), ["xp", "no"], ("no",))
    play.pick("xp")
    assert (play.hero().life, play.hero(1).life, play.hero(1).zone, play.hero(1).xp) == (5, 3, LIGHT, 0)
    assert play.hero(1).used == ["paladin_of_fury.signature.0"]


@pytest.mark.rule("MD-SIG-06")
def test_all_possible_bodyguards_are_asked_and_one_suffices() -> None:
    """Two Paladins in range: the attack that waits for them is in the state, and once one has stepped in it is gone."""
    guards = paladin(SHADOW), paladin(SHADOW, hero="elias")
    state = position(hero(LIGHT), *guards, enemies=[enemy(WARRIORS, LIGHT)], active=None)
    play = Fought(state, "e1", "h0", "melee", "Y1 Y1 B0")
    assert {ask.seats: [option.id for option in ask.options] for ask in play.session.asks} == {
        (1,): ["xp", "no"],
        (2,): ["xp", "no"],
    }
    assert play.state.events == [Targeted("e1", "h0", "melee")]
    assert view(play.state, None).events == play.state.events
    play.session.answer(2, ["xp"])
    assert (play.session.asks, play.state.events, play.state.course) == ((), [], None)
    assert [each.life for each in play.state.heroes] == [5, 5, 3]


@pytest.mark.rule("MD-Q-27")
@pytest.mark.parametrize(
    "guard",
    [
        paladin(FAR),
        paladin(SHADOW, xp=0),
        paladin(SHADOW, stunned=True),
        paladin(SHADOW, used=["paladin_of_fury.signature.0"]),
    ],
    ids=["too far", "no XP", "Stunned", "used since its last Activation began"],
)
def test_bodyguard_must_be_able_to_act(guard: Hero) -> None:
    state = position(hero(LIGHT), guard, enemies=[enemy(WARRIORS, LIGHT)], active=None)
    assert Fought(state, "e1", "h0", "melee", "Y1 Y1").hero().life == 3


@pytest.mark.rule("MD-CTR-01", "MD-Q-69")
def test_attacked_enemies_are_recorded() -> None:
    """Though it suffers no Damage."""
    state = position(hero(LIGHT, hands=[AXE]), enemies=[enemy(WARRIORS, LIGHT)])
    play = Fought(state, "h0", "e1", "melee", "R0 B0")
    assert play.state.activation is not None
    assert play.state.activation.attacked == [1]
    again = Fought(play.state, "h0", "e1", "melee", "R0 B0")
    assert again.state.activation is not None
    assert again.state.activation.attacked == [1]


@pytest.mark.rule("MD-DMG-10")
def test_scepter_takes_a_die_of_the_counterattack() -> None:
    """Attack, 1 Bam: the target rolls 1 die fewer in its Counterattack."""
    state = position(hero(LIGHT, hands=["t092"]), enemies=[enemy("g009", SHADOW)])
    play = Fought(state, "h0", "e1", "magic", "R2 R0 B0")
    assert play.enemy().fewer_dice == 1
    state = position(hero(LIGHT), enemies=[enemy("g009", LIGHT, fewer_dice=1)])
    assert Fought(state, "e1", "h0", "melee", "Y1").pools == ("Y", "")


@pytest.mark.rule("MD-GUARD-04", "MD-GUARD-05", "MD-EX-13", "MD-MOB-11")
def test_guardian_adds_dice_in_the_categories_of_its_card() -> None:
    """Warriors have Melee and Defense, as the Longsword (1 yellow, 1 blue); a Bow gives them nothing."""
    state = position(hero(LIGHT, hands=[AXE]), enemies=[enemy(WARRIORS, LIGHT, equipment=[LONGSWORD])])
    assert Fought(state, "h0", "e1", "melee", "R1 B0 B0").pools == ("R", "BB")
    assert Fought(state, "e1", "h0", "melee", "Y1 Y0 Y0").pools == ("YYY", "")
    state = position(hero(LIGHT), enemies=[enemy(WARRIORS, LIGHT, equipment=["t036"])], active=None)
    assert Fought(state, "e1", "h0", "melee", "Y1 Y0").pools == ("YY", "")


@pytest.mark.rule("MD-GUARD-06", "MD-Q-21")
def test_guardian_uses_its_equipment_only_where_both_have_dice() -> None:
    """Plate Armor, Defense: +1 Shield, no symbols needed. A Mace adds to Melee, not to a Ranged attack."""
    state = position(hero(LIGHT, hands=[AXE]), enemies=[enemy(WARRIORS, LIGHT, equipment=[PLATE])])
    assert Fought(state, "h0", "e1", "melee", "R2 B0 B0").dealt == 1
    for type_, dice, bonus in (("melee", "Y0 Y0 B1", -1), ("ranged", "Y0 Y0 B1", 0)):
        archers = enemy("g005", LIGHT, equipment=["se09"])
        state = position(hero(LIGHT, body=LEATHER), enemies=[archers], active=None)
        play = Fought(state, "e1", "h0", type_, dice)  # type: ignore[arg-type]
        assert play.combat.defense.bonus == bonus


@pytest.mark.rule("MD-GUARD-07")
def test_enchantments_stay_where_the_dice_are_lost_to_the_limit() -> None:
    """A Dwarf Agent has 3 yellow dice; a Cleaver adds 2 that are lost, but Melee, 1 Bam: +1 Hit stays."""
    state = position(hero(LIGHT, life=9, max_life=9), enemies=[enemy("g011", LIGHT, equipment=["t066"])], active=None)
    play = Fought(state, "e1", "h0", "melee", "Y2 Y0 Y0")
    assert (play.pools[0], play.dealt) == ("YYY", 3)


@pytest.mark.rule("MD-Q-85")
def test_javelin_gives_an_enemy_no_dice_in_melee() -> None:
    state = position(hero(LIGHT), enemies=[enemy("g005", LIGHT, equipment=["t109"])], active=None)
    assert Fought(state, "e1", "h0", "melee", "Y1").pools == ("Y", "")
    assert Fought(state, "e1", "h0", "ranged", "R0 Y0 Y0 Y0").pools == ("RYYY", "")


@pytest.mark.rule("MD-OBJ-04", "MD-Q-42", "MD-Q-66")
def test_pillar_is_a_target_without_dice_of_defense() -> None:
    """It gives no XP and attacks no one."""
    pillars = [Pillar(0, LIGHT, 2), Pillar(1, LIGHT, None), Pillar(2, LIGHT, 0, standing=False)]
    state = position(hero(LIGHT, hands=[AXE]), pillars=pillars)
    assert [option.id for option in attack_choices(state, state.heroes[0], ["melee"])] == ["attack:p0:melee"]
    play = Fought(state, "h0", "p0", "melee", "R2")
    assert (play.pools, play.dealt) == (("R", ""), 2)
    assert not play.state.pillars[0].standing
    assert play.hero().xp == 0
    assert play.state.activation is not None
    assert play.state.activation.attacked == []


@pytest.mark.rule("MD-SKILL-09")
def test_spellblade_makes_magic_attacks_with_melee_weapons_at_range_0() -> None:
    """Spellblade 2: Magic Actions with Melee weapons, +1 Hit in them."""
    wizard = hero(LIGHT, hands=[AXE], hero_class="battle_wizard", skills=["battle_wizard.spellblade.1"])
    state = position(wizard, enemies=[enemy(WARRIORS, LIGHT, minions=[9]), enemy(WARRIORS, SHADOW)], level=2)
    assert [option.id for option in attack_choices(state, state.heroes[0], ["magic"])] == ["attack:e1:magic"]
    assert Fought(state, "h0", "e1", "magic", "R1 B0").dealt == 2
    assert Fought(state, "h0", "e1", "melee", "R1 B0").dealt == 1


@pytest.mark.rule("MD-SKILL-12", "MD-SKILL-18", "MD-EX-29")
def test_granted_abilities_last_one_attack() -> None:
    state = position(hero(LIGHT, hands=[AXE]), enemies=[enemy(WARRIORS, LIGHT, minions=[9])])
    granted = [ability("melee", {"hits": 3})]
    assert Fought(state, "h0", "e1", "melee", "R1 B0", granted=granted).dealt == 4
    assert Fought(state, "h0", "e1", "melee", "R1 B0").dealt == 1
