"""MD-COMBAT: an attack from the first die to the last Damage; MD-EX-34, MD-EX-35, MD-EX-37, MD-EX-39, MD-EX-40."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.combat.combat import Attack, attack_choices
from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.model.state import CombatType
from engine.table import Seat
from engine.words import Words
from tests.games.massive_darkness.fighting import FAR, LIGHT, SHADOW, Fought, ability, enemy, hero, position

AXE, HAMMER, FLAMING_SWORD, MACE, LONGSWORD = "se05", "t063", "t026", "se09", "se07"
SPEAR = "se11"  # Melee at Range 0 to 1: 1 yellow die
GREATSWORD = "t062"  # two hands, Melee: 2 red dice
BOW, JAVELIN = "se03", "t074"  # two hands, Ranged: 2 yellow dice; one hand, the same
LEATHER, BUCKLER = "se13", "t034"  # Defense: 1 blue die each
WARRIORS, ENFORCERS, ARCHERS = "g001", "g009", "g016"  # Life 2, 3 and 1; Defense: 1 blue die
RING = "t017"


@pytest.mark.rule("MD-COMBAT-01", "MD-COMBAT-15")
def test_combat_is_a_roll_then_enchantments_then_damage() -> None:
    state = position(hero(LIGHT, hands=[FLAMING_SWORD]), enemies=[enemy(ENFORCERS, LIGHT)])
    play = Fought(state, "h0", "e1", "melee", "R2 B1")
    keys = [tell.text.key for tell in play.told]
    assert keys == ["combat-begins-melee-with", "combat-rolled", "combat-enchants", "combat-result", "life-enemy-hurt"]
    assert play.dealt == play.value == 2
    assert play.enemy().minions == [1]
    assert play.state.combat is None


@pytest.mark.rule("MD-COMBAT-02")
def test_both_sides_are_rolled_in_one_roll() -> None:
    state = position(hero(LIGHT, hands=[GREATSWORD]), enemies=[enemy(ENFORCERS, LIGHT)])
    play = Fought(state, "h0", "e1", "melee", "R1 R1 B0")
    assert [(ask.key, ask.count) for ask in play.asked_chance] == [("combat.roll", 3)]


@pytest.mark.rule("MD-COMBAT-03")
def test_hero_adds_the_dice_of_its_weapons_and_of_its_skills() -> None:
    """Axe: 1 red; Hammer: 2 yellow; Skill: 1 yellow. Armor and a bow in the pack add nothing."""
    state = position(hero(LIGHT, hands=[AXE, HAMMER], body=LEATHER, pack=[BOW]), enemies=[enemy(WARRIORS, LIGHT)])
    skill = ability("melee", {"add_dice": {"yellow": 1}})
    play = Fought(state, "h0", "e1", "melee", "R1 Y1 Y1 Y1 B0", granted=[skill])
    assert play.pools == ("RYYY", "B")


@pytest.mark.rule("MD-COMBAT-04")
def test_enemy_adds_the_dice_of_its_equipment() -> None:
    """Warriors: 2 yellow; the Axe of their Boss: 1 red."""
    state = position(hero(LIGHT), enemies=[enemy(WARRIORS, LIGHT, equipment=[AXE])], active=None)
    assert Fought(state, "e1", "h0", "melee", "R1 Y1 Y1").pools == ("RYY", "")


@pytest.mark.rule("MD-COMBAT-06")
def test_two_weapons_strike_together_or_one_alone() -> None:
    state = position(hero(LIGHT, hands=[AXE, HAMMER]), enemies=[enemy(WARRIORS, LIGHT)])
    options = attack_choices(state, state.heroes[0], ["melee"])
    assert {option.id: option.value.weapons for option in options} == {
        "attack:e1:melee": (AXE, HAMMER),
        f"attack:e1:melee:{AXE}": (AXE,),
        f"attack:e1:melee:{HAMMER}": (HAMMER,),
    }
    assert Fought(state, "h0", "e1", "melee", "Y1 Y1 B0", weapons=[HAMMER]).pools == ("YY", "B")


def test_menu_shows_average_damage() -> None:
    """A red die shows 0, 1, 1, 2, 2 or 3 Hits, a blue one 0, 0, 1, 1, 1 or 2 Shields: 31/36 come through."""
    state = position(hero(LIGHT, hands=[AXE]), enemies=[enemy(WARRIORS, LIGHT)])
    (option,) = attack_choices(state, state.heroes[0], ["melee"])
    assert option.detail is not None
    words = Words.of_game(GAME, "en")
    assert words.say(option.detail) == "1 red die against 1 blue die: about 0.9 Damage"


@pytest.mark.rule("MD-COMBAT-07")
def test_weapon_for_two_hands_strikes_without_another() -> None:
    state = position(hero(LIGHT, hands=[GREATSWORD], pack=[AXE]), enemies=[enemy(WARRIORS, LIGHT)])
    options = attack_choices(state, state.heroes[0], ["melee"])
    assert [option.value for option in options] == [Attack("e1", "melee", (GREATSWORD,))]


@pytest.mark.rule("MD-COMBAT-08")
@pytest.mark.parametrize(("weapon", "dice"), [(AXE, "RY"), (GREATSWORD, "RRY")])
def test_dice_of_skills_are_added_to_weapons_for_one_hand_and_for_two(weapon: str, dice: str) -> None:
    """Judgement: Melee: +1 yellow die."""
    paladin = {"hero_class": "paladin_of_fury", "skills": ["paladin_of_fury.judgement.0"]}
    state = position(hero(LIGHT, hands=[weapon], **paladin), enemies=[enemy(WARRIORS, LIGHT)])
    rolled = " ".join(f"{letter}1" for letter in dice)
    assert Fought(state, "h0", "e1", "melee", f"{rolled} B0").pools == (dice, "B")


@pytest.mark.rule("MD-COMBAT-09")
@pytest.mark.parametrize(("enemy_card", "type"), [("rm01", "melee"), ("rm02", "ranged"), ("rm01", "magic")])
def test_dice_of_all_that_is_worn_defend_against_every_type(enemy_card: str, type: CombatType) -> None:
    """Leather Armor, a Longsword and a Buckler: 1 blue die each; what is in the pack stays there."""
    armed = hero(LIGHT, body=LEATHER, hands=[LONGSWORD, BUCKLER], pack=[LEATHER])
    state = position(armed, enemies=[enemy(enemy_card, LIGHT)], active=None)
    assert Fought(state, "e1", "h0", type, "R1 R1 B0 B0 B0").pools == ("RR", "BBB")


@pytest.mark.rule("MD-COMBAT-10", "MD-DMG-14", "MD-Q-74")
def test_dice_that_a_skill_takes_are_not_rolled_the_stronger_first() -> None:
    """Shadow Hunter takes the green die of a Goblin Agent, who has 1 green and 1 blue."""
    ranger = {"hero_class": "nightshade_ranger", "skills": ["nightshade_ranger.shadow_hunter.0"]}
    state = position(hero(SHADOW, hands=[AXE], **ranger), enemies=[enemy("g004", SHADOW)], level=2)
    assert Fought(state, "h0", "e1", "melee", "R1 B0").pools == ("R", "B")


@pytest.mark.rule("MD-COMBAT-11")
def test_rerolls_are_between_roll_and_enchantments() -> None:
    """The Bam of the reroll pays for the Flaming Sword, 1 Bam: +1 Hit."""
    state = position(hero(LIGHT, hands=[FLAMING_SWORD]), enemies=[enemy(ENFORCERS, LIGHT)])
    skill = ability("attack", {"reroll": "attack", "dice": "blank"})
    play = Fought(state, "h0", "e1", "melee", "R0 B0", granted=[skill], rerolls=["R2"])
    keys = [tell.text.key for tell in play.told]
    assert keys.index("combat-rolled") < keys.index("combat-rerolled") < keys.index("combat-enchants")
    assert play.dealt == 3


@pytest.mark.rule("MD-COMBAT-12", "MD-COMBAT-13", "MD-SKILL-02")
def test_defender_goes_before_the_attacker() -> None:
    """Skills: Plate Armor of the Boss, then Whisper's own; Enchantments: Dwarf Defenders, Chainmail, Flaming Sword."""
    whisper = hero(SHADOW, hero="whisper", hands=[FLAMING_SWORD])
    state = position(whisper, enemies=[enemy("g030", SHADOW, equipment=["t005", "t003"])])
    play = Fought(state, "h0", "e1", "melee", "R2 G2 B2 B0 B0")
    done = [tell.text for tell in play.told if tell.text.key in ("combat-skill-acts", "combat-enchants")]
    assert [(text.args["by"].args["who"], text.args["by"].args.get("ability", "own")) for text in done] == [
        ("g030", "t005.0"),
        (Seat(0), "own"),
        ("g030", "own"),
        ("g030", "t003.0"),
        (Seat(0), "t026.0"),
    ]


@pytest.mark.rule("MD-COMBAT-14")
@pytest.mark.parametrize(("dice", "damage"), [("R3 B1", 2), ("R2 B1", 1), ("R1 B1", 0), ("R0 B2", 0)])
def test_damage_is_hits_less_shields_but_not_below_zero(dice: str, damage: int) -> None:
    """The Mace takes the Shield that Plate Armor gives: both count with the Shields of the dice."""
    state = position(hero(LIGHT, hands=[AXE, MACE]), enemies=[enemy(ENFORCERS, LIGHT, equipment=["t005"])])
    attack, defense = dice.split()
    play = Fought(state, "h0", "e1", "melee", f"{attack} Y0 {defense} B0")
    assert play.dealt == damage


@pytest.mark.rule("MD-COMBAT-16")
def test_fighter_without_life_is_defeated() -> None:
    state = position(hero(LIGHT, life=1), hero(FAR), enemies=[enemy(WARRIORS, LIGHT, minions=[])], active=None)
    assert Fought(state, "e1", "h0", "melee", "Y1 Y1").hero().dead
    state = position(hero(LIGHT, hands=[GREATSWORD]), enemies=[enemy(WARRIORS, LIGHT, minions=[1])])
    state.enemies[0].minions = []
    assert Fought(state, "h0", "e1", "melee", "R1 R1 B0").state.enemies == []


@pytest.mark.rule("MD-COMBAT-17")
def test_hero_that_defeats_a_guardian_gets_its_equipment() -> None:
    state = position(hero(LIGHT, hands=[GREATSWORD]), enemies=[enemy(WARRIORS, LIGHT, minions=[1], equipment=[RING])])
    state.enemies[0].minions = []
    play = Fought(state, "h0", "e1", "melee", "R1 R1 B0")
    assert RING in play.hero().inventory


@pytest.mark.rule("MD-COMBAT-18")
def test_each_figure_that_an_attack_kills_gives_its_xp() -> None:
    state = position(hero(LIGHT, hands=[GREATSWORD]), enemies=[enemy(WARRIORS, LIGHT, minions=[2, 2, 2])])
    play = Fought(state, "h0", "e1", "melee", "R3 R1 B0")
    assert play.hero().xp == 2
    assert play.enemy().minions == [2]


@pytest.mark.rule("MD-COMBAT-19", "MD-ACT-06")
def test_only_weapons_that_reach_the_target_strike() -> None:
    """A Spear strikes at Range 1, an Axe does not."""
    state = position(hero(LIGHT, hands=[AXE, SPEAR]), enemies=[enemy(WARRIORS, LIGHT), enemy(WARRIORS, SHADOW)])
    found = {option.id: option.value.weapons for option in attack_choices(state, state.heroes[0], ["melee"])}
    assert found["attack:e1:melee"] == (AXE, SPEAR)
    assert found["attack:e2:melee"] == (SPEAR,)
    assert Fought(state, "h0", "e2", "melee", "Y1 B0", weapons=[SPEAR]).pools == ("Y", "B")


@pytest.mark.rule("MD-ACT-07", "MD-ACT-08", "MD-ACT-09", "MD-ACT-10")
def test_range_of_each_combat_type() -> None:
    """Ranged: 1 or more, Magic: 1 to 2; an Enemy beside the Hero does not hinder. e5 is out of sight."""
    zones = [LIGHT, SHADOW, FAR, "a2", "e5"]
    state = position(hero(LIGHT, hands=["t020", JAVELIN]), enemies=[enemy(WARRIORS, zone) for zone in zones])
    found = {
        type: {option.value.target for option in attack_choices(state, state.heroes[0], [type])}
        for type in ("melee", "ranged", "magic")
    }
    assert found == {"melee": set(), "ranged": {"e2", "e3", "e4"}, "magic": {"e2", "e3", "e4"}}
    state = position(hero("a2", hands=["t020", JAVELIN]), enemies=[enemy(WARRIORS, FAR)])
    assert [option.value.type for option in attack_choices(state, state.heroes[0], ["ranged", "magic"])] == ["ranged"]


@pytest.mark.rule("MD-EX-34")
def test_example_34() -> None:
    """Flame Sword (1 red) and War Hammer (2 yellow) against Executioners (1 blue) in Plate Armor 2 (2 blue)."""
    state = position(
        hero(LIGHT, hands=[FLAMING_SWORD, HAMMER]), enemies=[enemy(ENFORCERS, LIGHT, equipment=["t044"])], level=2
    )
    play = Fought(state, "h0", "e1", "melee", "R1 Y1 Y1 B0 B0 B0")
    assert play.pools == ("RYY", "BBB")
    assert [ask.count for ask in play.asked_chance] == [6]


@pytest.mark.rule("MD-EX-35")
def test_example_35() -> None:
    """Cold Iron Armor (2 green), Longsword (1 blue) and Dwarf Shield (1 green)."""
    siegfried = hero(LIGHT, hero="siegfried", body="t082", hands=["t067", "t104"])
    state = position(siegfried, enemies=[enemy(WARRIORS, LIGHT)], active=None, level=3)
    assert Fought(state, "e1", "h0", "melee", "Y1 Y1 G0 G0 G0 B0").pools[1] == "GGGB"


@pytest.mark.rule("MD-EX-37")
def test_example_37() -> None:
    """The King's Crown takes 1 Shield for 1 Bam, another Bam is lost; Warriors have no Defense Enchantments."""
    elias = hero(SHADOW, hero="elias", hands=["t093"], pack=["t052"])
    state = position(elias, enemies=[enemy("g032", LIGHT)])
    play = Fought(state, "h0", "e1", "magic", "R2 R1 G3 B2 B0")
    assert (play.combat.attack.activated, play.combat.defense.activated) == ({"t052.0": 1}, {})
    assert play.combat.defense.bonus == -1
    assert (play.combat.attack.bam, play.combat.attack.bam_spent) == (
        1,
        1,
    )  # 1 of the die and 1 of the Skill; 1 is lost


@pytest.mark.rule("MD-EX-39", "MD-Q-73")
def test_example_39() -> None:
    """Hits 4 + 2 against Shields 3 + 1 - 1: Damage 3 kills one Minion and wounds another. The yellow die is that of the
    Spear in her other hand, which the ledger assumes."""
    whisper = hero(SHADOW, hero="whisper", hands=["t130", SPEAR])
    state = position(whisper, enemies=[enemy("g030", SHADOW, minions=[2, 2])])
    play = Fought(state, "h0", "e1", "melee", "R2 R1 Y1 B2 B1 B0")
    (result,) = play.tells("combat-result")
    assert (result.args["hits"], result.args["shields"], play.dealt) == (6, 3, 3)
    assert play.enemy().minions == [1]
    assert play.hero().xp == 1


@pytest.mark.rule("MD-EX-40")
def test_example_40() -> None:
    """Archers roll the 2 dice of their card; neither Minions nor a Longsword add dice to a Ranged attack."""
    archers = enemy(ARCHERS, FAR, minions=[1] * 6, equipment=["t067"])
    state = position(hero(LIGHT, hero="sibyl", body=LEATHER), enemies=[archers], active=None, level=2)
    assert Fought(state, "e1", "h0", "ranged", "Y1 Y1 B0").pools == ("YY", "B")
