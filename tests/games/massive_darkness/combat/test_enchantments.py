"""MD-ENCH: what Bams and Diamonds pay for; MD-EX-36, MD-Q-34, MD-Q-37 to MD-Q-39, MD-Q-73, MD-Q-75."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import CombatType
from tests.games.massive_darkness.fighting import FAR, LIGHT, SHADOW, Fought, ability, enemy, hero, position

AXE, MACE = "se05", "se09"  # Melee: 1 red; 1 yellow, Attack: Defender -1 Shield
FLAMING_SWORD, SPIKED_MACE = "t026", "t032"  # 1 red each; Attack, 1 Bam: +1 Hit; Attack, 1 Bam: Defender -1 Shield
FLAMING_BOW = "t108"  # Ranged: 2 red; one Enchantment of 1 Bam, then one of 1 Diamond
HAMMER = "t135"  # Melee: 3 red; Attack, 1 Bam: Defender -1 Shield; Attack, 1 Diamond: Defender -1 Defense die
CHAINMAIL = "t003"  # Defense: 1 green; Defense, 1 Bam: +1 Shield
WARRIORS, ENFORCERS = "g001", "g009"  # Defense: 1 blue die; Enforcers: Attack, 1 Bam: +1 Hit


def struck(dice: str, *weapons: str, enemy_card: str = WARRIORS, **more: object) -> Fought:
    """Bjorn strikes in Light, where he has no Skill of his own."""
    state = position(hero(LIGHT, hands=list(weapons)), enemies=[enemy(enemy_card, LIGHT, minions=[9])])
    return Fought(state, "h0", "e1", "melee", dice, **more)  # type: ignore[arg-type]


def defended(dice: str, *, body: str | None = None, pack: tuple[str, ...] = (), **attacker: object) -> Fought:
    """Dwarf Warriors (2 yellow dice), or others, strike Bjorn."""
    card = str(attacker.pop("card", WARRIORS))
    armed = hero(LIGHT, body=body, pack=list(pack), life=9, max_life=9)
    state = position(armed, enemies=[enemy(card, LIGHT, **attacker)], active=None)
    return Fought(state, "e1", "h0", "melee", dice)


@pytest.mark.rule("MD-ENCH-01")
def test_enchantments_must_be_paid_and_combat_skills_are_free() -> None:
    assert struck("R1 B0", FLAMING_SWORD).combat.attack.bonus == 0
    assert struck("R2 B0", FLAMING_SWORD).combat.attack.bonus == 1
    assert struck("Y1 B1", MACE).combat.defense.bonus == -1


@pytest.mark.rule("MD-ENCH-02")
def test_each_enchantment_costs_the_symbols_that_are_printed() -> None:
    for dice, activated in (("R2 R1 B0", {"t108.0": 1}), ("R3 R1 B0", {"t108.1": 1}), ("R1 R1 B0", {})):
        state = position(hero(LIGHT, hands=[FLAMING_BOW]), enemies=[enemy(WARRIORS, SHADOW, minions=[9])])
        assert Fought(state, "h0", "e1", "ranged", dice).combat.attack.activated == activated


@pytest.mark.rule("MD-ENCH-03")
def test_defense_symbols_do_not_pay_for_attack_enchantments() -> None:
    """The Enforcers' own Enchantment is one for attacks."""
    play = struck("R1 B2", AXE, enemy_card=ENFORCERS)
    assert (play.combat.defense.bam_spent, play.combat.attack.bonus) == (0, 0)


@pytest.mark.rule("MD-ENCH-04")
def test_defense_enchantments_are_paid_with_defense_dice_in_defense() -> None:
    assert defended("Y2 Y2 G1", body=CHAINMAIL).combat.defense.activated == {}
    assert defended("Y1 Y1 G2", body=CHAINMAIL).combat.defense.activated == {"t003.0": 1}
    state = position(hero(LIGHT, hands=[AXE], body=CHAINMAIL), enemies=[enemy(WARRIORS, LIGHT)])
    assert Fought(state, "h0", "e1", "melee", "R2 B0").combat.attack.bam_spent == 0


@pytest.mark.rule("MD-ENCH-05", "MD-DMG-05")
def test_item_symbols_are_spent_like_dice_symbols() -> None:
    """The Ring of Power: Attack: +1 Bam."""
    state = position(hero(LIGHT, hands=[FLAMING_SWORD], pack=["t087"]), enemies=[enemy(WARRIORS, LIGHT)])
    play = Fought(state, "h0", "e1", "melee", "R1 B0")
    assert (play.combat.attack.activated, play.dealt) == ({"t026.0": 1}, 2)


@pytest.mark.rule("MD-ENCH-06", "MD-ENCH-08")
def test_enchantment_is_activated_once_and_the_other_symbols_are_lost() -> None:
    play = struck("R2 R2 B0", FLAMING_SWORD, AXE)
    assert (play.combat.attack.bam_spent, play.dealt) == (1, 5)


@pytest.mark.rule("MD-ENCH-06")
def test_two_cards_alike_are_two_enchantments() -> None:
    assert struck("R2 R2 B0", FLAMING_SWORD, FLAMING_SWORD).dealt == 6


@pytest.mark.rule("MD-ENCH-07")
def test_repeat_enchantment_has_its_limit() -> None:
    """Keen Edges 3: Attack, 1 Bam: +1 Hit (Repeat 2)."""
    runner = {"hero_class": "bloodmoon_nightrunner", "skills": ["bloodmoon_nightrunner.keen_edges.1"]}
    state = position(hero(LIGHT, hands=["t097"], **runner), enemies=[enemy(WARRIORS, LIGHT)], level=3)
    play = Fought(state, "h0", "e1", "melee", "R2 R2 R2 B0")
    assert content().cards["t097"].abilities[0].repeat == 2
    assert play.key == "combat.attack_enchantment"
    step = "bloodmoon_nightrunner.keen_edges.1.0"
    dealt = play.combat.dealt
    assert play.pick(step).combat.dealt == dealt + 1  # the player asked for the next one knows it
    play.pick(step)
    assert play.combat.attack.activated == {step: 2, "t097.0": 1}  # the last Bam has only one use left


@pytest.mark.rule("MD-ENCH-08")
def test_symbol_is_spent_once() -> None:
    play = struck("R2 R1 B1", FLAMING_SWORD, SPIKED_MACE).pick("t026.0")
    assert (play.combat.attack.activated, play.dealt) == ({"t026.0": 1}, 3)


@pytest.mark.rule("MD-ENCH-09")
def test_hero_chooses_among_attack_enchantments_and_may_decline() -> None:
    play = struck("R2 R1 B1", FLAMING_SWORD, SPIKED_MACE)
    assert (play.key, play.seats, play.ids) == ("combat.attack_enchantment", (0,), ["t026.0", "t032.0", "done"])
    assert play.pick("done").combat.attack.activated == {}
    assert play.dealt == 2


@pytest.mark.rule("MD-ENCH-09")
def test_hero_chooses_among_defense_enchantments() -> None:
    """Chainmail, 1 Bam: +1 Shield; a Wooden Ring the same."""
    play = defended("Y1 Y1 G2", body=CHAINMAIL, pack=("t017",))
    assert (play.key, play.ids) == ("combat.defense_enchantment", ["t003.0", "t017.0", "done"])
    assert play.session.asks[0].occasion == "reaction"
    assert play.default == ("t003.0",)
    assert play.pick("t017.0").combat.defense.activated == {"t017.0": 1}


@pytest.mark.rule("MD-ENCH-09")
def test_affordable_helpful_enchantments_are_automatic() -> None:
    play = struck("R2 R2 B1", FLAMING_SWORD, SPIKED_MACE)
    assert play.combat.attack.activated == {"t026.0": 1, "t032.0": 1}
    assert play.dealt == 5


@pytest.mark.rule("MD-ENCH-09")
@pytest.mark.parametrize(("dice", "asked"), [("R3 R3", False), ("R3 R1", True)])
def test_same_holds_for_diamonds(dice: str, asked: bool) -> None:
    both = [ability("attack", {"hits": 1}, id=each, cost={"diamond": 1}) for each in ("first", "second")]
    play = struck(f"{dice} B1", AXE, AXE, granted=both)
    assert (play.key == "combat.attack_enchantment") is asked
    assert play.combat.attack.activated == ({} if asked else {"first": 1, "second": 1})


@pytest.mark.rule("MD-ENCH-10")
@pytest.mark.parametrize(("type", "zone", "activated"), [("melee", LIGHT, True), ("ranged", SHADOW, False)])
def test_enchantment_needs_its_combat_type(type: CombatType, zone: str, activated: bool) -> None:
    """Brutality: Melee, 1 Bam: +1 Damage. The Javelin serves in Melee, too."""
    state = position(
        hero(LIGHT, hands=["t109"], skills=["shadow_barbarian.brutality.0"]), enemies=[enemy(WARRIORS, zone)]
    )
    play = Fought(state, "h0", "e1", type, "R2 Y1 B0")
    assert bool(play.combat.attack.activated) == activated


@pytest.mark.rule("MD-ENCH-11", "MD-ENCH-12", "MD-Q-37", "MD-GUARD-08")
def test_enemy_pays_for_its_own_enchantment_first() -> None:
    """Enforcers, 1 Bam: +1 Hit; the Spiked Mace of their Boss, 1 Bam: Defender -1 Shield."""
    play = defended("R1 Y2 Y1", card=ENFORCERS, equipment=[SPIKED_MACE])
    assert play.combat.attack.activated == {"g009.0": 1}
    play = defended("R2 Y2 Y1", card=ENFORCERS, equipment=[SPIKED_MACE])
    assert play.combat.attack.activated == {"g009.0": 1, "t032.0": 1}


@pytest.mark.rule("MD-Q-37")
def test_enemy_repeats_the_first_enchantment_before_the_next() -> None:
    """Orc Enforcers of Level 5, 1 Bam: +1 Damage, heals a Minion (Repeat 2); then the Spiked Mace."""
    play = defended("R2 R2 Y2 Y1 Y1", card="g049", equipment=[SPIKED_MACE])
    assert play.combat.attack.activated == {"g049.0": 2, "t032.0": 1}


@pytest.mark.rule("MD-ENCH-13")
def test_enchantments_are_on_cards_on_skills_and_on_enemies() -> None:
    assert struck("R2 B0", FLAMING_SWORD).combat.attack.activated == {"t026.0": 1}
    state = position(hero(SHADOW, hands=[AXE]), enemies=[enemy(WARRIORS, SHADOW)])
    assert Fought(state, "h0", "e1", "melee", "R2 B0").combat.attack.activated == {"bjorn.0": 1}
    assert defended("Y2 Y1", card=ENFORCERS).combat.attack.activated == {"g009.0": 1}


@pytest.mark.rule("MD-ENCH-14", "MD-SKILL-19")
@pytest.mark.parametrize(("card", "type"), [("rm02", "melee"), ("rm02", "ranged"), ("rm01", "magic")])
def test_word_of_an_enchantment_limits_its_use(card: str, type: CombatType) -> None:
    """`Attack` counts in any attack, `Melee` and so on in such an attack only, `Defense` in no attack."""
    moments = ("attack", "melee", "ranged", "magic", "defense")
    granted = [ability(when, {"hits": 1}, id=f"by_{when}") for when in moments]
    state = position(hero(LIGHT, life=9, max_life=9), enemies=[enemy(card, LIGHT)], active=None)
    play = Fought(state, "e1", "h0", type, "R1 R1", granted=granted)
    acts = {told.args["by"].args.get("ability", "own") for told in play.tells("combat-skill-acts")}
    assert acts - {"own"} == {"by_attack", f"by_{type}"}


@pytest.mark.rule("MD-ENCH-14")
@pytest.mark.parametrize(
    ("card", "type", "shields"), [("rm02", "melee", 0), ("rm02", "ranged", 1), ("rm01", "magic", 1)]
)
def test_defense_against_one_type_works_against_that_type_only(card: str, type: CombatType, shields: int) -> None:
    """Dodging Boots: Ranged Defense: +1 Shield; Magic Defense: +1 Shield."""
    armed = hero(LIGHT, pack=["t055"], life=9, max_life=9)
    state = position(armed, enemies=[enemy(card, LIGHT)], active=None)
    assert Fought(state, "e1", "h0", type, "R1 R1").combat.defense.bonus == shields


@pytest.mark.rule("MD-ENCH-15", "MD-ENCH-16", "MD-DMG-14")
def test_enchantment_takes_the_die_that_its_user_picks() -> None:
    """Meteoric Hammer, 1 Diamond: Defender -1 Defense die, after the roll."""
    play = struck("R3 R1 R1 G3 B1", HAMMER, enemy_card="g028")
    play.pick("t135.1")
    assert (play.key, play.ids) == ("combat.remove_dice", ["green:1", "blue:1"])
    play.pick("green:1")
    assert [die.removed for die in play.combat.defense.dice] == [True, False]
    assert play.dealt == 4


@pytest.mark.rule("MD-ENCH-15")
def test_equal_dice_are_removed_without_question() -> None:
    one = ability("attack", {"defender_dice": -1}, cost={"bam": 1})
    play = struck("R2 B1 B1 B1", AXE, enemy_card="g030", granted=[one]).pick("test.defender_dice")
    assert play.over and [die.removed for die in play.combat.defense.dice].count(True) == 1


@pytest.mark.rule("MD-ENCH-15", "MD-Q-38")
def test_usually_the_best_dice_are_taken_though_one_of_them_is_blank() -> None:
    """Two of the three dice of Dwarf Defenders, one of which shows Shields."""
    two = ability("attack", {"defender_dice": -2}, cost={"bam": 1})
    play = struck("R2 B0 B2 B0", AXE, enemy_card="g030", granted=[two]).pick("test.defender_dice")
    assert (play.key, play.default) == ("combat.remove_dice", ("blue:2", "blue:1"))


@pytest.mark.rule("MD-Q-38")
def test_enemy_takes_the_dice_with_the_most_hits_or_shields_then_symbols() -> None:
    skill = ability("attack", {"defender_dice": -1}, cost={"bam": 1})
    armed = hero(LIGHT, body="t042", life=9, max_life=9)  # 1 green and 1 blue die
    for dice, removed in (("G3 B1", [True, False]), ("G1 B2", [False, True])):
        state = position(armed, enemies=[enemy(WARRIORS, LIGHT)], active=None)
        play = Fought(state, "e1", "h0", "melee", f"Y2 Y1 {dice}", granted=[skill])
        assert [die.removed for die in play.combat.defense.dice] == removed


@pytest.mark.rule("MD-Q-38")
def test_table_chooses_where_the_dice_are_equal() -> None:
    skill = ability("attack", {"defender_dice": -1}, cost={"bam": 1})
    state = position(hero(LIGHT, body="t042", life=9, max_life=9), enemies=[enemy(WARRIORS, LIGHT)], active=None)
    play = Fought(state, "e1", "h0", "melee", "Y2 Y1 G1 B1", granted=[skill])
    assert (play.key, play.session.asks[0].occasion) == ("combat.best_dice", "table")
    play.pick("blue:1")
    assert [die.removed for die in play.combat.defense.dice] == [False, True]


@pytest.mark.rule("MD-Q-39")
def test_effects_paid_by_removed_die_remain() -> None:
    """Dwarf Defenders pay for +1 Shield with the Bam of the die that the Hammer then takes."""
    play = struck("R3 R1 R1 B2 B1 B0", HAMMER, enemy_card="g030")
    play.pick("t135.1", "blue:1")
    assert play.combat.defense.activated == {"g030.0": 1}
    assert play.dealt == 3  # 5 Hits against 1 + 1 Shields


@pytest.mark.rule("MD-EX-36")
def test_example_36() -> None:
    """3 Bams and two Enchantments of 1 Bam: each is activated once, and 1 Bam is lost."""
    bam = ability("attack", {"bam": 1})
    play = struck("R2 R2 B0", FLAMING_SWORD, SPIKED_MACE, granted=[bam])
    assert play.combat.attack.activated == {"t026.0": 1, "t032.0": 1}
    assert play.combat.attack.bam_spent == 2


@pytest.mark.rule("MD-Q-34", "MD-DMG-19")
def test_free_cancelling_precedes_enchantments() -> None:
    """The Defenders' Bam is cancelled before it pays for their Shield."""
    cancel = ability("attack", {"cancel": "bam", "from": "defense", "n": 1})
    play = struck("R1 B2 B0 B0", AXE, enemy_card="g030", granted=[cancel])
    assert play.combat.defense.activated == {}


@pytest.mark.rule("MD-Q-75")
def test_enchantment_that_cancels_defense_symbols_is_paid_before_they_are() -> None:
    cancel = ability("attack", {"cancel": "all", "from": "defense"}, cost={"bam": 1})
    play = struck("R2 B2 B0 B0", AXE, enemy_card="g030", granted=[cancel])
    assert play.combat.defense.activated == {}
    assert play.combat.attack.activated == {"test.cancel": 1}


@pytest.mark.rule("MD-Q-73")
def test_attack_effects_of_a_weapon_need_its_dice_in_the_attack() -> None:
    """Of Flaming Sword and Spiked Mace only the one that strikes pays; the King's Crown counts in every attack."""
    state = position(hero(LIGHT, hands=[FLAMING_SWORD, SPIKED_MACE]), enemies=[enemy(WARRIORS, LIGHT)])
    assert Fought(state, "h0", "e1", "melee", "R2 B0", weapons=[FLAMING_SWORD]).combat.attack.activated == {"t026.0": 1}
    state = position(hero(LIGHT, hands=["se03"], pack=["t052"]), enemies=[enemy(WARRIORS, FAR)])
    assert Fought(state, "h0", "e1", "ranged", "Y2 Y1 B0").combat.attack.activated == {"t052.0": 1}


@pytest.mark.rule("MD-Q-73", "MD-ENCH-06")
def test_only_striking_copy_of_weapon_pays() -> None:
    more = ability("attack", {"bam": 1}, id="more")
    state = position(hero(LIGHT, hands=[FLAMING_SWORD, FLAMING_SWORD]), enemies=[enemy(WARRIORS, LIGHT)])
    alone = Fought(state, "h0", "e1", "melee", "R2 B0", weapons=[FLAMING_SWORD], granted=[more])
    assert alone.combat.attack.activated == {"t026.0": 1}
    both = Fought(state, "h0", "e1", "melee", "R2 R0 B0", granted=[more])
    assert both.combat.attack.activated == {"t026.0": 2}


@pytest.mark.rule("MD-Q-73")
def test_defense_effects_of_equipment_need_no_dice_of_defense() -> None:
    """The Staff of Defense, a Magic weapon, pays for Shields against a Melee attack with the Bam of an armor."""
    armed = hero(LIGHT, body="t042", hands=["t093"], life=9, max_life=9)
    state = position(armed, enemies=[enemy(WARRIORS, LIGHT)], active=None)
    play = Fought(state, "e1", "h0", "melee", "Y1 Y1 G2 B0")
    assert "t093.0" in play.ids
    assert play.pick("t093.0").combat.defense.activated == {"t093.0": 1}
