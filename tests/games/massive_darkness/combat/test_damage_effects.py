"""MD-DMG: what effects do to Hits, Shields, Damage, dice and symbols; MD-Q-40, MD-Q-41, MD-Q-74."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.massive_darkness.heroes.abilities import Held, Kit
from engine.games.massive_darkness.model.effects_abilities import Ability
from tests.games.massive_darkness.fighting import LIGHT, SHADOW, Fought, ability, enemy, hero, position

AXE, MACE, GREATSWORD = "se05", "se09", "t028"  # Melee: 1 red; 1 yellow; 1 yellow and 1 red
WARRIORS, AGENT, FLAYERS = "g001", "g004", "g028"  # Defense: 1 blue; then 1 green and 1 blue each


def struck(dice: str, *granted: Ability, card: str = WARRIORS, minions: int = 9) -> Fought:
    """Bjorn strikes with an Axe (1 red die)."""
    state = position(hero(LIGHT, hands=[AXE]), enemies=[enemy(card, LIGHT, minions=[minions])])
    return Fought(state, "h0", "e1", "melee", dice, granted=granted)


def totals(play: Fought) -> tuple[int, int, int]:
    """Hits, Shields and Damage in the end."""
    (told,) = [*play.tells("combat-result"), *play.tells("combat-result-extra")]
    return told.args["hits"], told.args["shields"], told.args["dealt"]


@pytest.fixture
def defend_with(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Gives the defending Enemies these abilities."""

    def give(*abilities: Ability) -> None:
        path = "engine.games.massive_darkness.combat.fight.kit_of_enemy"
        monkeypatch.setattr(path, lambda enemy: Kit(map(Held, abilities)))

    return give


@pytest.mark.rule("MD-DMG-01")
@pytest.mark.parametrize(("change", "hits"), [(2, 4), (-1, 1)])
def test_hits_of_the_bearer(change: int, hits: int) -> None:
    assert totals(struck("R2 B1", ability("melee", {"hits": change}))) == (hits, 1, hits - 1)


@pytest.mark.rule("MD-DMG-02")
def test_hits_of_the_attacker(defend_with: Any) -> None:
    defend_with(ability("defense", {"attacker_hits": -1}))
    assert totals(struck("R3 B1")) == (2, 1, 1)


@pytest.mark.rule("MD-DMG-03")
@pytest.mark.parametrize(("change", "shields"), [(1, 2), (-1, 0)])
def test_shields_of_the_bearer(defend_with: Any, change: int, shields: int) -> None:
    defend_with(ability("defense", {"shields": change}))
    assert totals(struck("R3 B1")) == (3, shields, 3 - shields)


@pytest.mark.rule("MD-DMG-04")
def test_shields_of_the_defender() -> None:
    assert totals(struck("R3 B2", ability("attack", {"defender_shields": -1}))) == (3, 1, 2)


@pytest.mark.rule("MD-DMG-05")
def test_bams_and_diamonds_are_added_to_the_result() -> None:
    paid = [ability("attack", {"hits": 1}, id=cost, cost={cost: 1}) for cost in ("bam", "diamond")]
    play = struck("R1 B0", *paid, ability("attack", {"bam": 1}, {"diamond": 1}))
    assert play.combat.attack.activated == {"bam": 1, "diamond": 1}
    assert totals(play) == (3, 0, 3)


@pytest.mark.rule("MD-DMG-06")
def test_shields_do_not_stop_extra_damage() -> None:
    assert totals(struck("R1 B2", ability("attack", {"damage": 2}))) == (1, 2, 2)


@pytest.mark.rule("MD-Q-40")
def test_extra_damage_is_dealt_together_with_the_other() -> None:
    """1 + 1 Damage: a Minion of Life 2 dies, and no figure is hurt by itself."""
    play = struck("R2 B1", ability("attack", {"damage": 1}), minions=2)
    assert play.dealt == 2
    assert (play.enemy().minions, play.enemy().life, play.hero().xp) == ([], 2, 1)


@pytest.mark.rule("MD-DMG-07")
def test_attack_dice_are_added_up_to_three_of_a_colour() -> None:
    play = struck("R0 R0 R0 Y0 Y0 B0", ability("melee", {"add_dice": {"red": 3, "yellow": 2}}))
    assert play.pools == ("RRRYY", "B")


@pytest.mark.rule("MD-DMG-08")
def test_attack_dice_of_one_colour_are_lost(defend_with: Any) -> None:
    add = ability("melee", {"add_dice": {"yellow": 2}})
    assert struck("Y0 Y0 B0", add, ability("melee", {"add_dice": {"red": -1}}, id="own")).pools[0] == "YY"
    defend_with(ability("defense", {"attacker_dice": {"yellow": -1}}))
    assert struck("R0 Y0 B0", add).pools[0] == "RY"


@pytest.mark.rule("MD-DMG-09", "MD-Q-74")
def test_attack_dice_of_any_mix_are_red_as_far_as_three_allow() -> None:
    """A red die shows as much as a yellow one on every face; above 3 red dice the others are yellow."""
    assert struck("R0 R0 B0", ability("melee", {"add_dice": {"attack": 1}})).pools[0] == "RR"
    assert struck("R0 R0 R0 Y0 B0", ability("melee", {"add_dice": {"attack": 3}})).pools[0] == "RRRY"


@pytest.mark.rule("MD-DMG-09")
def test_knights_helm_adds_a_die_for_each_piece_of_its_set() -> None:
    """Helm and Shield of the Knight are Equipped, his Armor is only carried."""
    knight = hero(LIGHT, hands=[AXE, "t169"], pack=["t120", "t145"])
    state = position(knight, enemies=[enemy(WARRIORS, LIGHT, minions=[9])])
    assert Fought(state, "h0", "e1", "melee", "R0 R0 R0 B0", weapons=[AXE]).pools[0] == "RRR"


@pytest.mark.rule("MD-DMG-10", "MD-Q-74")
def test_skill_takes_the_attackers_dice_before_the_roll_and_the_red_ones_first() -> None:
    """Slip Away, Shadow Mode: Attacker -1 Attack die. A Goblin Agent strikes with 1 red and 1 yellow die."""
    runner = {"hero_class": "bloodmoon_nightrunner", "skills": ["bloodmoon_nightrunner.slip_away.1"]}
    state = position(hero(SHADOW, **runner), enemies=[enemy(AGENT, SHADOW)], active=None, level=3)
    assert Fought(state, "e1", "h0", "melee", "Y1").pools == ("Y", "")


@pytest.mark.rule("MD-DMG-10")
def test_enchantment_takes_them_after_the_roll(defend_with: Any) -> None:
    """A Mob that defends so takes the best die of the Hero."""
    defend_with(ability("defense", {"attacker_dice": -1}, cost={"bam": 1}))
    play = struck("R1 Y2 B2", ability("melee", {"add_dice": {"yellow": 1}}))
    assert play.pools[0] == "RY"
    assert [die.removed for die in play.combat.attack.dice] == [False, True]
    assert totals(play) == (1, 2, 0)


@pytest.mark.rule("MD-DMG-11")
def test_defense_dice_are_added_up_to_three_of_a_colour(defend_with: Any) -> None:
    defend_with(ability("defense", {"add_dice": {"green": 1, "blue": 4}}))
    assert struck("R0 G0 B0 B0 B0").pools[1] == "GBBB"


@pytest.mark.rule("MD-DMG-12")
def test_defense_dice_of_one_colour_are_lost(defend_with: Any) -> None:
    assert struck("R0 G0", ability("attack", {"defender_dice": {"blue": -1}}), card=FLAYERS).pools[1] == "G"
    defend_with(ability("defense", {"add_dice": {"green": -1}}))
    assert struck("R0 B0", card=FLAYERS).pools[1] == "B"


@pytest.mark.rule("MD-DMG-13", "MD-Q-74")
def test_defense_dice_of_any_mix_are_green_as_far_as_three_allow(defend_with: Any) -> None:
    defend_with(ability("defense", {"add_dice": {"defense": 4}}))
    assert struck("R0 G0 G0 G0 B0 B0").pools[1] == "GGGBB"


@pytest.mark.rule("MD-DMG-14")
def test_skill_takes_the_defenders_dice_of_any_mix() -> None:
    assert struck("R0 B0", ability("attack", {"defender_dice": -1}), card=FLAYERS).pools[1] == "B"
    assert struck("R0", ability("attack", {"defender_dice": -3}), card=FLAYERS).pools[1] == ""


@pytest.mark.rule("MD-DMG-15")
def test_defender_rolls_no_dice() -> None:
    assert struck("R1", ability("attack", {"defender_dice": "all"}), card=FLAYERS).pools == ("R", "")


@pytest.mark.rule("MD-DMG-16", "MD-DMG-19")
@pytest.mark.parametrize(("symbol", "dice"), [("bam", "R2"), ("diamond", "R3")])
def test_one_symbol_of_the_attack_is_cancelled(defend_with: Any, symbol: str, dice: str) -> None:
    defend_with(ability("defense", {"cancel": symbol, "from": "attack", "n": 1}))
    paid = ability("attack", {"hits": 1}, cost={symbol: 1})
    assert struck(f"{dice} B0", paid).combat.attack.activated == {}
    both = struck(f"{dice} B0", paid, ability("melee", {symbol: 1}, id="more"))
    assert both.combat.attack.activated == {"test.hits": 1}


@pytest.mark.rule("MD-DMG-17")
@pytest.mark.parametrize(("symbol", "dice"), [("bam", "G2"), ("diamond", "G3")])
def test_one_symbol_of_the_defense_is_cancelled(defend_with: Any, symbol: str, dice: str) -> None:
    defend_with(ability("defense", {"shields": 1}, cost={symbol: 1}))
    assert struck(f"R0 {dice} B0", card=AGENT).combat.defense.activated == {"test.shields": 1}
    cancel = ability("attack", {"cancel": symbol, "from": "defense", "n": 1})
    assert struck(f"R0 {dice} B0", cancel, card=AGENT).combat.defense.activated == {}


@pytest.mark.rule("MD-DMG-18")
def test_all_symbols_of_a_result_are_cancelled() -> None:
    """Warding Amulet, Defense, 1 Diamond: cancel all Bams and Diamonds of the Attack."""
    armed = hero(LIGHT, body="t082", pack=["t121"], life=9, max_life=9)
    state = position(armed, enemies=[enemy("g020", LIGHT)], active=None)
    play = Fought(state, "e1", "h0", "melee", "R3 Y2 G3 G0")
    play.pick("t121.1")
    assert play.combat.attack.activated == {}
    cancel = ability("attack", {"cancel": "all", "from": "defense"})
    assert struck("R1 B2 B0 B0", cancel, card="g030").combat.defense.activated == {}


@pytest.mark.rule("MD-DMG-20", "MD-Q-41")
def test_hits_and_shields_are_never_negative() -> None:
    assert totals(struck("R1 B0", ability("attack", {"defender_shields": -2}))) == (1, 0, 1)
    assert totals(struck("R1 B2", ability("attack", {"hits": -3}))) == (0, 2, 0)


@pytest.mark.rule("MD-GLOSS-02", "MD-GLOSS-05")
def test_number_of_hits_on_the_dice_is_doubled() -> None:
    """The Hit of the Skill is not doubled, because it is not on a die."""
    play = struck("R2 B1", ability("attack", {"hits": 1}), ability("attack", {"double_hits": True}))
    assert totals(play) == (5, 1, 4)


def test_blocked_attack_hurts_no_one() -> None:
    play = struck("R1 B2")
    assert (play.enemy().minions, play.hero().xp, play.dealt) == ([9], 0, 0)


@pytest.mark.rule("MD-GLOSS-01", "MD-LIFE-03")
@pytest.mark.parametrize(("healing", "life"), [({"heal": 2}, 4), ({"heal": "full"}, 5)])
def test_attack_heals_the_hero_that_attacks(healing: dict[str, Any], life: int) -> None:
    state = position(hero(LIGHT, hands=[AXE], life=2), hero(LIGHT, life=2), enemies=[enemy(WARRIORS, LIGHT)])
    play = Fought(state, "h0", "e1", "melee", "R1 B1", granted=[ability("attack", healing)])
    assert [each.life for each in play.state.heroes] == [life, 2]


@pytest.mark.rule("MD-GLOSS-01")
def test_one_wounded_hero_in_shadow_is_healed() -> None:
    """Not the wounded in Light, nor the unhurt or dead in Shadow; usually the one with the least Life."""
    helper = ability("attack", {"heal": 1, "who": "one_hero_in_shadow"})
    others = [hero(SHADOW, life=4), hero(SHADOW, life=2), hero(LIGHT, life=1), hero(SHADOW), hero(SHADOW, life=0)]
    state = position(hero(LIGHT, hands=[AXE], life=1), *others, enemies=[enemy(WARRIORS, LIGHT)])
    play = Fought(state, "h0", "e1", "melee", "R1 B1", granted=[helper])
    assert (play.key, play.ids, play.default) == ("combat.heal", ["h1", "h2"], ("h2",))
    assert play.pick("h1").hero(1).life == 5
    nobody = Fought(position(*state.heroes[:1], enemies=state.enemies), "h0", "e1", "melee", "R1 B1", granted=[helper])
    assert nobody.over and nobody.hero().life == 1


@pytest.mark.rule("MD-GLOSS-01", "MD-LIFE-12")
@pytest.mark.parametrize(
    ("who", "minions", "after"),
    [("one_minion", [1, 2], ([2, 2], 1)), ("one_minion", [], ([], 1)), ("self", [], ([], 2))],
)
def test_enemy_heals_a_minion_or_itself(who: str, minions: list[int], after: tuple[list[int], int]) -> None:
    """Where no Minion is left, none is healed."""
    mob = enemy(WARRIORS, LIGHT, life=1)
    state = position(hero(LIGHT, life=9, max_life=9), enemies=[mob], active=None)
    state.enemies[0].minions = minions
    play = Fought(state, "e1", "h0", "melee", "Y1 Y1", granted=[ability("attack", {"heal": 1, "who": who})])
    assert (sorted(play.enemy().minions), play.enemy().life) == after
