"""MD-EQUIP: what a Hero owns, wears and gains; MD-EX-09, MD-Q-73, MD-Q-76."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.abilities import usable_cards
from engine.games.massive_darkness.content import content
from engine.games.massive_darkness.inventory import receive, reorganize, take_out
from engine.games.massive_darkness.state import State
from tests.rules.massive_darkness.position import Play, hero, position

ARMOR, AXE, SWORD, MACE, BOW, GREATSWORD, SHIELD, PLATE = "se13", "se05", "se07", "se09", "se03", "t062", "t071", "t082"
BOOTS, POTION = "t055", "t008"
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
def test_only_what_is_in_a_slot_or_needs_none_can_be_used() -> None:
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


@pytest.mark.rule("MD-EQUIP-05")
def test_a_two_hands_card_takes_both_hands() -> None:
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
def test_who_wears_all_it_could_is_not_asked() -> None:
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
    assert (play.seats, play.usual) == ((1,), ("done",))
    assert play.session.asks[0].kind == "reaction"
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
def test_a_longsword_is_a_weapon_and_defends() -> None:
    card = content().cards[SWORD]
    assert card.is_weapon and set(card.dice) == {"melee", "defense"}


@pytest.mark.rule("MD-EQUIP-18", "MD-PICK-05", "MD-PICK-06", "MD-GUARD-13", "MD-Q-76")
def test_what_is_gained_can_be_given_to_a_living_hero_of_the_zone() -> None:
    play = received(position(hero("c2"), hero("c2"), hero("c2", life=0), hero("c3")), AXE)
    assert (play.key, play.ids, play.usual) == ("item.keep", ["keep", "give:h1"], ("keep",))
    play.pick("give:h1")
    assert (play.key, play.seats) == ("item.reorganize", (1,))
    play.pick(f"equip:{AXE}", seat=1)
    assert (play.hero(0).inventory, play.hero(1).hands) == ([], [AXE])


@pytest.mark.rule("MD-EQUIP-18", "MD-PICK-06")
def test_what_is_kept_can_be_worn_at_once_at_any_current_level() -> None:
    play = received(position(hero("c2"), level=1), "t165").pick("equip:t165")
    assert play.hero().hands == ["t165"]


def test_nobody_loses_what_it_does_not_have() -> None:
    with pytest.raises(ValueError, match="bjorn does not have se07"):
        take_out(hero("c2", hero="bjorn", pack=[AXE]), SWORD)
