"""MD-EQUIP: what a Hero owns, wears and gains; MD-EX-09, MD-Q-73, MD-Q-76."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games.massive_darkness.combat.attacks import attack_choices
from engine.games.massive_darkness.combat.combat import attack
from engine.games.massive_darkness.combat.pools import attack_dice
from engine.games.massive_darkness.heroes.abilities import usable_cards
from engine.games.massive_darkness.heroes.inventory import receive, reorganize, take_out
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Combat, CombatType, Side, State
from engine.games.massive_darkness.playing.result import result
from engine.table import Table
from tests.games.massive_darkness.position import Play, enemy, hero, position

ARMOR, AXE, SWORD, MACE, BOW, GREATSWORD, SHIELD, PLATE = "se13", "se05", "se07", "se09", "se03", "t062", "t071", "t082"
BOOTS, POTION, STAFF, SPEAR, JAVELIN, RING = "t055", "t008", "se01", "se11", "t109", "t087"
IRON_HIDE = "shadow_barbarian.iron_hide.0"


def reorganized(state: State, *seats: int) -> Play:
    """These seats may reorganize, seat 0 unless others are named."""
    return Play(state, lambda table, state: reorganize(table, state, [state.heroes[seat] for seat in seats or (0,)]))


def received(state: State, *cards: str) -> Play:
    """Seat 0 gains cards."""
    return Play(state, lambda table, state: receive(table, state, state.heroes[0], cards))


@pytest.mark.rule("MD-EQUIP-01", "MD-STORY-18")
def test_any_number_of_cards_can_be_owned() -> None:
    cards = list(content().treasures[1])[:30]
    state = position(hero("c2", body=ARMOR, hands=[AXE], pack=cards))
    assert state.heroes[0].inventory == [ARMOR, AXE, *cards]


@pytest.mark.rule("MD-EQUIP-03", "MD-EQUIP-06")
def test_only_equipped_or_slotless_cards_can_be_used() -> None:
    state = position(hero("c2", hands=[AXE], pack=[SWORD, PLATE, BOW, BOOTS, POTION, "a001"]))
    assert usable_cards(state, state.heroes[0]) == (AXE, BOOTS, POTION, "a001")


@pytest.mark.rule("MD-EQUIP-04")
def test_one_card_is_on_the_body() -> None:
    play = reorganized(position(hero("c2", body=ARMOR, pack=[PLATE])))
    assert play.ids == ["done", f"equip:{PLATE}:{ARMOR}"]
    play.pick(f"equip:{PLATE}:{ARMOR}", "done")
    assert (play.hero().body, play.hero().pack) == (PLATE, [ARMOR])


@pytest.mark.rule("MD-EQUIP-05", "MD-EQUIP-14")
def test_two_hands_hold_two_cards_and_a_third_takes_the_place_of_one() -> None:
    play = reorganized(position(hero("c2", hands=[AXE], pack=[SWORD, SHIELD])))
    assert play.verbs("equip") == [SWORD, SHIELD]
    play.pick(f"equip:{SWORD}")
    assert play.verbs("equip") == [f"{SHIELD}:{AXE}", f"{SHIELD}:{SWORD}"]
    play.pick(f"equip:{SHIELD}:{AXE}", "done")
    assert (play.hero().hands, play.hero().pack) == ([SWORD, SHIELD], [AXE])


@pytest.mark.rule("MD-EQUIP-01", "MD-EQUIP-05")
def test_pack_of_many_weapons_is_offered_by_level() -> None:
    """30 choices, and a menu holds 25: each of 15 weapons instead of either in hand."""
    weapons = [each.id for each in content().cards.values() if each.slot == "hand" and each.level in (2, 3)][:15]
    play = reorganized(position(hero("c2", hands=[AXE, SWORD], pack=weapons)))
    groups = Counter(option.group for option in play.session.asks[0].options)
    assert groups == {"": 1, "equip-2": 18, "equip-3": 12}


@pytest.mark.rule("MD-EQUIP-05")
def test_two_hands_card_takes_both_hands() -> None:
    play = reorganized(position(hero("c2", hands=[AXE, SWORD], pack=[GREATSWORD])))
    play.pick(f"equip:{GREATSWORD}:{AXE}:{SWORD}")
    assert play.hero().hands == [GREATSWORD]
    assert play.verbs("equip") == [f"{AXE}:{GREATSWORD}", f"{SWORD}:{GREATSWORD}"]
    play.pick(f"equip:{AXE}:{GREATSWORD}")
    assert play.hero().hands == [AXE]
    assert SWORD in play.verbs("equip")


@pytest.mark.rule("MD-EQUIP-05")
def test_two_cards_alike_fit_in_two_hands() -> None:
    play = reorganized(position(hero("c2", hands=[AXE], pack=[AXE]))).pick(f"equip:{AXE}")
    assert play.over and (play.hero().hands, play.hero().pack) == ([AXE, AXE], [])


@pytest.mark.rule("MD-EQUIP-07")
def test_fully_equipped_hero_is_not_asked() -> None:
    assert reorganized(position(hero("c2", body=ARMOR, hands=[AXE], pack=[BOOTS]))).over


@pytest.mark.rule("MD-EQUIP-07", "MD-COND-06")
def test_armor_is_taken_off_where_a_skill_asks_for_it() -> None:
    state = position(hero("c2", hero="bjorn", hero_class="shadow_barbarian", skills=[IRON_HIDE], body=ARMOR))
    play = reorganized(state).pick(f"off:{ARMOR}", "done")
    assert (play.hero().body, play.hero().pack) == (None, [ARMOR])


@pytest.mark.rule("MD-EQUIP-07")
def test_each_of_several_heroes_is_asked_and_others_only_react() -> None:
    play = reorganized(position(hero("c2", pack=[AXE]), hero("c2", pack=[SWORD])), 0, 1)
    play.pick("done")
    assert (play.seats, play.default) == ((1,), ("done",))
    assert play.session.asks[0].occasion == "reaction"
    assert play.pick(f"equip:{SWORD}").hero(1).hands == [SWORD]


@pytest.mark.rule("MD-STORY-15", "MD-STORY-16")
def test_story_mode_equips_nothing_above_the_current_level() -> None:
    state = position(hero("c2", pack=[AXE, GREATSWORD, BOOTS]), story=True, level=1)
    assert reorganized(state).verbs("equip") == [AXE]
    assert usable_cards(state, state.heroes[0]) == ()
    state.level = 2
    assert reorganized(state).verbs("equip") == [AXE, GREATSWORD]
    assert usable_cards(state, state.heroes[0]) == (BOOTS,)


@pytest.mark.rule("MD-EQUIP-08")
def test_every_card_is_combat_equipment_item_or_consumable() -> None:
    """Artifacts, which have neither dice nor a slot, are used as Items are; Traps and Luck are never owned."""
    for card in content().cards.values():
        combat = card.kind in ("weapon", "armor", "shield")
        assert (bool(card.dice), card.slot != "none") == (combat, combat), card.id


@pytest.mark.rule("MD-EQUIP-13", "MD-EX-09")
def test_longsword_is_a_weapon_and_defends() -> None:
    card = content().cards[SWORD]
    assert card.is_weapon and set(card.dice) == {"melee", "defense"}


@pytest.mark.rule("MD-EQUIP-18", "MD-PICK-05", "MD-PICK-06", "MD-GUARD-13", "MD-Q-76")
def test_gained_card_can_be_given_to_living_hero_in_zone() -> None:
    play = received(position(hero("c2"), hero("c2"), hero("c2", life=0), hero("c3")), AXE)
    assert (play.key, play.ids, play.default) == ("item.keep", ["keep", "give:h1"], ("keep",))
    play.pick("give:h1")
    assert (play.key, play.seats) == ("item.reorganize", (1,))
    play.pick(f"equip:{AXE}", seat=1)
    assert (play.hero(0).inventory, play.hero(1).hands) == ([], [AXE])


@pytest.mark.rule("MD-EQUIP-18", "MD-PICK-06")
def test_kept_card_can_be_worn_at_any_current_level() -> None:
    play = received(position(hero("c2"), level=1), "t165").pick("equip:t165")
    assert play.hero().hands == ["t165"]


@pytest.mark.rule("MD-EQUIP-02", "MD-SETUP-25")
@pytest.mark.parametrize("story", [False, True])
def test_only_story_mode_keeps_equipment_beyond_the_end(story: bool) -> None:
    state = position(hero("c2", body=ARMOR, pack=[AXE]), story=story, outcome="won", reason="end-won")
    carried: dict[str, Any] = result(state).carried
    kept = [(each["body"], each["pack"]) for each in carried.get("heroes", [])]
    assert kept == ([(ARMOR, [AXE])] if story else [])


# ---------------------------------------------------------------- weapons and what they reach


def targets(state: State) -> set[str]:
    """The Zones and types of the attacks that seat 0 can make, each with an Enemy of its own."""
    kinds: tuple[CombatType, ...] = ("melee", "ranged", "magic")
    chosen = [option.value for option in attack_choices(state, state.heroes[0], kinds)]
    return {f"{state.target(each.target).zone} {each.type}" for each in chosen}


ROW = [enemy("g001", zone) for zone in ("a2", "b2", "c2", "d2", "e2", "b3")]  # a2 to e2 see each other, b3 does not


@pytest.mark.rule("MD-EQUIP-09", "MD-EQUIP-10", "MD-EQUIP-11")
@pytest.mark.parametrize(
    ("weapon", "reached"),
    [
        (AXE, {"a2 melee"}),
        (BOW, {"b2 ranged", "c2 ranged", "d2 ranged", "e2 ranged"}),
        (STAFF, {"b2 magic", "c2 magic"}),
        (SPEAR, {"a2 melee", "b2 melee"}),
        (JAVELIN, {"a2 melee", "b2 ranged", "c2 ranged", "d2 ranged", "e2 ranged"}),
    ],
)
@pytest.mark.rule("MD-EQUIP-17")
def test_each_kind_of_weapon_has_its_range_and_the_text_of_a_card_wins(weapon: str, reached: set[str]) -> None:
    state = position(hero("a2", hero="bjorn", hands=[weapon]), enemies=ROW, level=3)
    assert targets(state) == reached


@pytest.mark.rule("MD-EQUIP-17")
def test_javelin_strikes_with_its_ranged_dice() -> None:
    javelin = content().cards[JAVELIN]
    assert attack_dice(javelin, "melee") == attack_dice(javelin, "ranged") == {"yellow": 1, "red": 1}


@pytest.mark.rule("MD-EQUIP-19")
def test_spear_needs_line_of_sight_beyond_its_own_zone() -> None:
    state = position(hero("b2", hands=[SPEAR]), enemies=[enemy("g001", "b1")])
    assert targets(state) == set()
    state.doors["b1-b2"] = "open"
    assert targets(state) == {"b1 melee"}


@pytest.mark.rule("MD-EQUIP-03", "MD-EQUIP-07")
def test_weapon_in_the_pack_does_not_strike() -> None:
    assert targets(position(hero("a2", pack=[AXE, BOW, STAFF]), enemies=ROW)) == set()


# ---------------------------------------------------------------- what works in a combat


def dice_of(combat: Combat | None) -> tuple[list[str], list[str]]:
    """Returns the colours of both sides."""
    assert combat is not None
    return [die.colour for die in combat.attack.dice], [die.colour for die in combat.defense.dice]


def fought(state: State, type_: CombatType, *weapons: str, defends: bool = False) -> Play:
    """Seat 0 attacks the first Enemy with these weapons, or is attacked by it; all dice show a blank."""

    async def rule(table: Table, now: State) -> None:
        first, foe = now.heroes[0], now.enemies[0]
        if defends:
            await attack(table, now, foe, first, type_)
        else:
            await attack(table, now, first, foe, type_, weapons=weapons)

    return Play(state, rule)


def sides(play: Play) -> tuple[Side, Side]:
    """Both sides of the combat that is over."""
    assert play.state.dice is not None
    return play.state.dice.attack, play.state.dice.defense


@pytest.mark.rule("MD-EQUIP-12", "MD-EQUIP-13", "MD-EX-09")
def test_all_defense_equipment_works_automatically() -> None:
    """Leather Armor and Longsword give a blue die each, the Teardrop Shield a green one; no Action is spent."""
    warrior = hero("a2", hero="bjorn", body=ARMOR, hands=[SWORD, SHIELD])
    play = fought(position(warrior, enemies=[enemy("g001", "a2")]), "melee", defends=True)
    assert dice_of(play.state.dice) == (["yellow", "yellow"], ["green", "blue", "blue"])
    assert play.state.activation is not None and play.state.activation.actions == 3


@pytest.mark.rule("MD-EX-09", "MD-EQUIP-13")
def test_longsword_strikes_with_its_melee_dice_alone() -> None:
    warrior = hero("a2", hero="bjorn", hands=[SWORD])
    play = fought(position(warrior, enemies=[enemy("g001", "a2")]), "melee", SWORD)
    assert dice_of(play.state.dice) == (["yellow"], ["blue"])


@pytest.mark.rule("MD-EQUIP-16", "MD-Q-73")
def test_weapon_ability_needs_a_strike() -> None:
    warrior = hero("a2", hero="bjorn", hands=[AXE, MACE])
    state = position(warrior, enemies=[enemy("g001", "a2")])
    assert sides(fought(state, "melee", AXE))[1].bonus == 0
    assert sides(fought(state, "melee", MACE))[1].bonus == -1  # the Defender's Shields
    assert sides(fought(state, "melee", AXE, MACE))[1].bonus == -1


@pytest.mark.rule("MD-EQUIP-16", "MD-Q-73")
def test_item_ability_works_in_every_attack() -> None:
    warrior = hero("a2", hero="bjorn", hands=[AXE], pack=[RING])
    state = position(warrior, enemies=[enemy("g001", "a2")])
    assert sides(fought(state, "melee", AXE))[0].bam == 1


@pytest.mark.rule("MD-EQUIP-16", "MD-Q-73")
def test_staff_without_dice_of_defense_still_defends_by_its_text() -> None:
    """Its Enchantment gives a Shield for a Bam of the armor's die."""
    warrior = hero("a2", hero="bjorn", body=ARMOR, hands=["t093"])
    play = Play(
        position(warrior, enemies=[enemy("g001", "a2")]),
        lambda table, now: attack(table, now, now.enemies[0], now.heroes[0], "melee"),
        {"combat.roll": [[5, 5, 5]]},  # 4 Hits against 2 Shields and a Bam
    )
    assert sides(play)[1].activated == {"t093.0": 1}
    assert play.value == 1


def test_missing_cards_cannot_be_lost() -> None:
    with pytest.raises(ValueError, match="bjorn does not have se07"):
        take_out(hero("c2", hero="bjorn", pack=[AXE]), SWORD)
