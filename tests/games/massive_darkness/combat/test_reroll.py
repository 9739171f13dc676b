"""MD-REROLL: dice are rolled again, turned and filled; MD-Q-14, MD-Q-35, MD-Q-36, MD-Q-74, MD-Q-75."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.state import Hero
from engine.table import Seat
from tests.games.massive_darkness.fighting import FAR, LIGHT, Fought, ability, enemy, faces, hero, position

AXE, BOW, LEATHER = "se05", "se03", "se13"  # 1 red die; 2 yellow; Defense: 1 blue
WARRIORS, DEFENDERS = "g001", "g003"  # Defense: 1 blue; 2 blue, and blank results are rerolled

BLANKS = ability("attack", {"reroll": "attack", "dice": "blank"})
ALL = ability("attack", {"reroll": "attack", "dice": "all"})


def struck(dice: str, *granted: Ability, rerolls: list[str], enemy_card: str = WARRIORS) -> Fought:
    """Bjorn strikes with two Axes (1 red die each)."""
    state = position(hero(LIGHT, hands=[AXE, AXE]), enemies=[enemy(enemy_card, LIGHT, minions=[9])])
    return Fought(state, "h0", "e1", "melee", dice, granted=granted, rerolls=rerolls)


def ranger(*skills: str) -> Hero:
    """Returns a Nightshade Ranger with a Short Bow and these Skills; Siegfried, for he has none of his own in Light."""
    names = [f"nightshade_ranger.{skill}" for skill in skills]
    return hero(LIGHT, hero="siegfried", hero_class="nightshade_ranger", hands=[BOW], skills=names)


def shot(dice: str, *skills: str, rerolls: list[str], level: int = 5) -> Fought:
    """Returns the ranger shoots (2 yellow dice) at Dwarf Warriors (1 blue die)."""
    state = position(ranger(*skills), enemies=[enemy(WARRIORS, FAR, minions=[9])], level=level)
    return Fought(state, "h0", "e1", "ranged", dice, rerolls=rerolls)


def face(play: Fought, number: int = 0) -> int | None:
    return play.combat.attack.dice[number].face


@pytest.mark.rule("MD-REROLL-01", "MD-REROLL-03")
def test_new_roll_is_the_result() -> None:
    """Hits 1 and 0: the blank die is rolled again and shows 3."""
    play = struck("R1 R0 B0", BLANKS, rerolls=["R3"])
    assert play.dealt == 4
    play = struck("R1 R1 B0", ALL, rerolls=["R0 R1"]).pick("attack")
    assert play.dealt == 1


@pytest.mark.rule("MD-REROLL-02", "MD-REROLL-03")
def test_several_effects_give_several_rerolls_and_the_last_result_counts() -> None:
    again = ability("melee", {"reroll": "attack", "dice": "all"})
    play = struck("R0 R0 B0", ALL, again, rerolls=["R3 R3", "R1 R0"]).pick("attack", "attack")
    assert play.dealt == 1
    assert len(play.tells("combat-rerolled")) == 2


@pytest.mark.rule("MD-REROLL-04", "MD-Q-35")
def test_blank_rerolls_are_last() -> None:
    """The reroll of all dice is asked first though it is the later Skill; then the blank is rolled by itself."""
    play = struck("R1 R1 B0", BLANKS, ALL, rerolls=["R0 R2", "R2"])
    assert (play.key, play.ids) == ("combat.reroll", ["attack", "no"])
    assert play.pick("attack").dealt == 4


@pytest.mark.rule("MD-REROLL-05", "MD-Q-35")
def test_attack_reroll_is_of_all_attack_dice_or_of_none() -> None:
    play = shot("Y1 Y0 B0", "ranged_specialist.0", rerolls=["Y2 Y2"], level=1)
    assert (play.key, play.ids) == ("combat.reroll", ["attack", "no"])
    assert play.pick("attack").dealt == 4
    assert shot("Y1 Y0 B0", "ranged_specialist.0", rerolls=[], level=1).pick("no").dealt == 1


@pytest.mark.rule("MD-REROLL-05", "MD-REROLL-06", "MD-Q-35")
@pytest.mark.parametrize(
    ("whose", "dice", "default"),
    [
        ("attack", "R1 R1 B0 B0", "attack"),
        ("attack", "R2 R1 B0 B0", "no"),
        ("attack", "R2 R2 B0 B0", "no"),
        ("defense", "R1 R1 B1 B0", "no"),
        ("defense", "R1 R1 B2 B0", "defense"),
        ("defense", "R1 R1 B2 B2", "defense"),
    ],
)
def test_default_rerolls_low_own_and_high_opposing_dice(whose: str, dice: str, default: str) -> None:
    """Two red dice show 3 Hits on average, two blue ones 1 2/3 Shields."""
    skill = ability("attack", {"reroll": whose, "dice": "all"})
    assert struck(dice, skill, rerolls=[], enemy_card="g007").default == (default,)


@pytest.mark.rule("MD-REROLL-06")
def test_defense_reroll_of_the_attacker_is_of_the_defenders_dice() -> None:
    skill = ability("attack", {"reroll": "defense", "dice": "all"})
    play = struck("R1 R1 B2 B2", skill, rerolls=["B0 B0"], enemy_card="g007")
    assert (play.key, play.ids) == ("combat.reroll", ["defense", "no"])
    assert play.pick("defense").dealt == 2


@pytest.mark.rule("MD-REROLL-07")
@pytest.mark.parametrize(("picked", "reroll", "damage"), [("attack", "Y2 Y2", 2), ("defense", "B0", 2)])
def test_attack_or_defense_reroll_is_of_either_set(picked: str, reroll: str, damage: int) -> None:
    play = shot("Y1 Y1 B2", "ranged_specialist.1", rerolls=[reroll], level=3)
    assert play.ids == ["attack", "defense", "no"]
    assert play.pick(picked).dealt == damage
    assert [told.args["roll"].key for told in play.tells("combat-rerolled")] == [f"ability-roll-{picked}"]


@pytest.mark.rule("MD-REROLL-08")
def test_after_a_reroll_needs_a_reroll_by_another_effect() -> None:
    """Precise Aim, after a reroll: a blank result has 1 Hit or 1 Bam more."""
    play = shot("Y1 Y0 B0", "precise_aim.0", "ranged_specialist.0", rerolls=["Y1 Y0"], level=1)
    play.pick("attack")
    assert (play.key, play.ids) == ("combat.choose", ["blank_add:hits", "blank_add:bam"])
    assert play.default == ("blank_add:hits",)
    assert play.pick("blank_add:hits").dealt == 2
    assert shot("Y1 Y0 B0", "precise_aim.0", "ranged_specialist.0", rerolls=[], level=1).pick("no").dealt == 1
    assert shot("Y1 Y0 B0", "precise_aim.0", rerolls=[], level=1).dealt == 1


@pytest.mark.rule("MD-REROLL-09", "MD-Q-14")
def test_flipped_die_shows_its_opposite_face() -> None:
    """Behind the blank of a yellow die are 2 Hits and a Bam."""
    play = shot("Y0 Y1 B0", "precise_aim.1", "ranged_specialist.0", rerolls=["Y0 Y0"], level=3).pick("attack")
    assert sorted(str(die.face) for die in play.combat.attack.dice) == ["0", "5"]
    assert len(play.tells("combat-flipped")) == 1
    assert play.dealt == 2
    play = shot("Y0 Y1 B0", "precise_aim.2", "ranged_specialist.0", rerolls=["Y0 Y0"], level=5).pick("attack")
    assert play.dealt == 4


@pytest.mark.rule("MD-REROLL-09")
def test_hero_chooses_colour_of_flipped_blank() -> None:
    flip = ability("attack", {"flip": "blank", "n": 1})
    state = position(hero(LIGHT, hands=["t028"]), enemies=[enemy(WARRIORS, LIGHT, minions=[9])])
    play = Fought(state, "h0", "e1", "melee", "R0 Y0 B0", granted=[flip])
    assert (play.key, play.ids) == ("combat.flip", ["red:1", "yellow:1"])
    assert play.pick("red:1").dealt == 3


@pytest.mark.rule("MD-REROLL-09")
def test_no_question_is_asked_where_every_blank_result_is_flipped() -> None:
    """Two, of two colours."""
    flip = ability("attack", {"flip": "blank", "n": 2})
    state = position(hero(LIGHT, hands=["t028"]), enemies=[enemy(WARRIORS, LIGHT, minions=[9])])
    play = Fought(state, "h0", "e1", "melee", "R0 Y0 B0", granted=[flip])
    assert play.over and all(die.face not in (None, 0) for die in play.combat.attack.dice)


@pytest.mark.rule("MD-REROLL-03", "MD-COMBAT-12")
def test_reroll_question_shows_damage_so_far() -> None:
    """Two Hits, and Shields for one of them."""
    play = struck("R1 R1 B1", ALL, rerolls=["R0 R0"])
    assert (play.key, play.combat.dealt) == ("combat.reroll", 1)
    assert struck("R1 R1 B1", rerolls=[]).dealt == 1


@pytest.mark.rule("MD-REROLL-10", "MD-Q-36")
def test_additions_to_blanks_count_in_final_roll() -> None:
    """1 Hit and 1 Bam for each of two blanks; one effect treats each die once, and they stay blank for the next."""
    add = ability("attack", {"blank_add": {"hits": 1, "bam": 1}, "n": "all"})
    play = struck("R0 R0 B0", add, rerolls=[])
    assert (play.dealt, play.combat.attack.bam, len(play.tells("combat-filled"))) == (2, 2, 1)
    assert struck("R1 R1 B0", add, rerolls=[]).tells("combat-filled") == []
    play = struck("R0 R0 B0", add, ability("melee", {"blank_add": {"hits": 1}, "n": 1}), rerolls=[])
    assert play.dealt == 3


@pytest.mark.rule("MD-REROLL-10")
@pytest.mark.parametrize("symbol", ["hits", "shields", "bam", "diamond"])
def test_nothing_else_is_added_to_a_blank_result(symbol: str) -> None:
    side = struck("R0 R1 B0", ability("attack", {"blank_add": {symbol: 2}}), rerolls=[]).combat.attack
    counted = "bonus" if symbol in ("hits", "shields") else symbol
    assert {"bonus": side.bonus, "bam": side.bam, "diamond": side.diamond} == {
        each: 2 * (each == counted) for each in ("bonus", "bam", "diamond")
    }


@pytest.mark.rule("MD-Q-35")
def test_defenders_rerolls_precede_attackers() -> None:
    play = struck("R0 R1 B0 B1", BLANKS, rerolls=["B2", "R1"], enemy_card=DEFENDERS)
    assert [tell.args["by"].args["who"] for tell in play.tells("combat-rerolled")] == ["g003", Seat(0)]


@pytest.mark.rule("MD-Q-35")
def test_unlimited_reroll_takes_any_dice() -> None:
    """Find Weakness, for 1 XP: any Defense dice."""
    state = position(ranger(), enemies=[enemy("g007", FAR, minions=[9])])
    state.heroes[0].xp = 1
    play = Fought(state, "h0", "e1", "ranged", "Y1 Y1 B2 B0", rerolls=["B0"])
    play.pick("xp")
    assert (play.key, play.ids) == ("combat.reroll_dice", ["blue:1", "blue:2"])
    assert play.pick(["blue:1"]).dealt == 2


@pytest.mark.rule("MD-Q-35")
def test_default_reroll_takes_best_shields_first() -> None:
    """A symbol on them makes no difference."""
    state = position(ranger(), enemies=[enemy("g007", FAR, minions=[9])])
    state.heroes[0].xp = 1
    assert Fought(state, "h0", "e1", "ranged", "Y1 Y1 B1 B0", rerolls=[]).pick("xp").default == ("blue:1",)
    play = Fought(state, "h0", "e1", "ranged", "Y1 Y1 B1 B2", rerolls=[]).pick("xp")
    assert play.default == ("blue:2", "blue:1")


@pytest.mark.rule("MD-Q-36")
def test_blanks_that_their_hero_can_fill_are_rerolled_only_if_it_wants() -> None:
    fill = ability("attack", {"blank_add": {"hits": 1, "bam": 1}, "n": "all"})
    play = struck("R1 R0 B0", BLANKS, fill, rerolls=[])
    assert (play.key, play.ids) == ("combat.reroll", ["attack", "no"])
    assert play.pick("no").dealt == 2


def by_warriors(dice: str, *granted: Ability, rerolls: list[str], body: str | None = LEATHER) -> Fought:
    """Dwarf Warriors (2 yellow dice) strike Bjorn."""
    state = position(hero(LIGHT, body=body, life=9, max_life=9), enemies=[enemy(WARRIORS, LIGHT)], active=None)
    return Fought(state, "e1", "h0", "melee", dice, granted=granted, rerolls=rerolls)


@pytest.mark.rule("MD-Q-74")
def test_enemy_always_rerolls_its_blank_results() -> None:
    play = by_warriors("Y0 Y2 B0", BLANKS, rerolls=["Y1"])
    assert play.dealt == 3


@pytest.mark.rule("MD-Q-74")
def test_enemy_rerolls_its_own_set_only_below_its_average() -> None:
    """Two yellow dice show 2 Hits on average."""
    assert by_warriors("Y0 Y1 B0", ALL, rerolls=["Y2 Y2"]).dealt == 4
    assert by_warriors("Y1 Y1 B0", ALL, rerolls=[]).dealt == 2


@pytest.mark.rule("MD-Q-74")
def test_enemy_rerolls_the_best_dice_of_a_hero_but_no_blank() -> None:
    """Chainmail 2 (1 green and 1 blue die), whose Enchantment has no Bam left."""
    one = ability("attack", {"reroll": "defense", "dice": 1})
    play = by_warriors("Y1 Y1 G2 B1", one, rerolls=["G0"], body="t042")
    assert play.dealt == 1
    play = by_warriors("Y1 Y1 G0 B1", ability("attack", {"reroll": "defense", "dice": 2}), rerolls=["B0"], body="t042")
    assert play.dealt == 2


@pytest.mark.rule("MD-Q-74")
def test_equal_dice_all_rerolled_need_no_choice() -> None:
    """A green and a blue die with 2 Shields each; a third die has fewer."""
    two = ability("attack", {"reroll": "defense", "dice": 2})
    armed = hero(LIGHT, body="t042", hands=["se07"], life=9, max_life=9)
    state = position(armed, enemies=[enemy(WARRIORS, LIGHT)], active=None)
    play = Fought(state, "e1", "h0", "melee", "Y2 Y2 G2 B2 B1", granted=[two], rerolls=["G0 B0"])
    assert play.over and [die.face for die in play.combat.defense.dice] == faces("G0 B0 B1")


@pytest.mark.rule("MD-Q-74")
def test_enemy_rerolls_as_many_best_dice_as_possible() -> None:
    """Of 3, 2 and 1 Shields those with 3 and 2."""
    two = ability("attack", {"reroll": "defense", "dice": 2})
    armed = hero(LIGHT, body="t042", hands=["se07"], life=9, max_life=9)
    state = position(armed, enemies=[enemy(WARRIORS, LIGHT)], active=None)
    play = Fought(state, "e1", "h0", "melee", "Y2 Y2 G3 B2 B1", granted=[two], rerolls=["G0 B0"])
    assert play.over and [die.face for die in play.combat.defense.dice] == faces("G0 B0 B1")


@pytest.mark.rule("MD-Q-74")
def test_table_chooses_among_dice_that_are_equally_good() -> None:
    one = ability("attack", {"reroll": "defense", "dice": 1})
    play = by_warriors("Y1 Y1 G1 B1", one, rerolls=["B0"], body="t042")
    assert (play.key, play.ids, play.default) == ("combat.best_dice", ["green:1", "blue:1"], ("green:1",))
    assert play.pick("blue:1").dealt == 1


@pytest.mark.rule("MD-Q-74")
def test_only_equally_good_dice_are_offered() -> None:
    """The blank die of three is not."""
    one = ability("attack", {"reroll": "defense", "dice": 1})
    armed = hero(LIGHT, body="t042", hands=["se07"], life=9, max_life=9)
    state = position(armed, enemies=[enemy(WARRIORS, LIGHT)], active=None)
    play = Fought(state, "e1", "h0", "melee", "Y1 Y1 G1 B1 B0", granted=[one], rerolls=["B0"])
    assert play.ids == ["green:1", "blue:1"]


@pytest.mark.rule("MD-REROLL-06", "MD-Q-35")
def test_dice_of_the_other_side_that_show_just_their_average_are_usually_kept() -> None:
    """A green and two blue dice show 3 Shields on average."""
    skill = ability("attack", {"reroll": "defense", "dice": "all"})
    guard = enemy("g004", LIGHT, equipment=[LEATHER])
    for dice, default in (("G1 B2 B0", "no"), ("G2 B2 B0", "defense")):
        state = position(hero(LIGHT, hands=[AXE]), enemies=[guard])
        play = Fought(state, "h0", "e1", "melee", f"R1 {dice}", granted=[skill])
        shown = [content().dice[die.colour].faces[die.face or 0].shields for die in play.combat.defense.dice]
        assert (play.default, sum(shown) > 3) == ((default,), default == "defense")


@pytest.mark.rule("MD-Q-74")
def test_enemy_takes_the_first_of_several_options() -> None:
    """The Magma Sword of a Guardian: +2 Hits, or +2 Bam, or +2 Diamond."""
    swordsman = enemy(WARRIORS, LIGHT, equipment=["t167"])
    state = position(hero(LIGHT, life=9, max_life=9), enemies=[swordsman], active=None)
    assert Fought(state, "e1", "h0", "melee", "R1 Y1 Y1 Y1").dealt == 6


@pytest.mark.rule("MD-Q-75")
def test_reroll_by_an_enchantment_acts_at_its_place() -> None:
    """Compound Bow, 1 Bam: reroll any Defense dice. The Bam spent stays spent; the Shields of the new face count."""
    archer = ranger()
    archer.hands = ["t140"]
    state = position(archer, enemies=[enemy("g030", FAR, minions=[9])])
    play = Fought(state, "h0", "e1", "ranged", "R2 R1 B2 B1 B0", rerolls=["B2"])
    assert play.combat.defense.bam_spent == 1  # Dwarf Defenders, 1 Bam: +1 Shield
    assert (play.key, play.ids) == ("combat.attack_enchantment", ["t140.0", "done"])
    play.pick("t140.0", ["blue:1"])
    assert play.combat.attack.bam_spent == 1
    assert play.dealt == 0  # 3 Hits against 3 + 1 Shields: the new Bam comes too late for the defender
    assert play.combat.defense.activated == {"g030.0": 1}
