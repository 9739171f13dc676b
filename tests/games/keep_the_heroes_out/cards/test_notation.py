"""The notation of cards (KH-ACT)."""

from __future__ import annotations

import pytest

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.notation import (
    Ambush,
    Combo,
    Draw,
    Melee,
    Move,
    Place,
    Reinforce,
    Spend,
    SummonHere,
    Swarm,
    read_action,
    read_card,
    shows,
)


@pytest.mark.rule("KH-ACT-CHOICE-01")
def test_slash_separates_two_sides_and_x_repeats_an_action():
    assert read_card("move x2 draw | melee") == ((Move(), Move(), Draw()), (Melee(),))


@pytest.mark.rule("KH-ACT-COMBO-06")
def test_combo_has_one_action_on_the_left_and_may_have_several_on_the_right():
    assert read_action("combo(spend(any)>draw x2)") == Combo(Spend("any"), (Draw(), Draw()))
    assert read_action("combo(melee>place(coin))") == Combo(Melee(), (Place("coin"),))
    assert read_action("combo(defend>summon_here(1))").right == (SummonHere(1),)


@pytest.mark.rule("KH-ACT-AMBUSH-04")
def test_ambush_names_its_room_types_or_any():
    assert read_action("ambush(3,eye+hats)") == Ambush(3, ("hats", "eye"))
    assert read_action("ambush(2,any)") == Ambush(2, ())


@pytest.mark.rule("KH-ACT-COMBO-08")
def test_any_resource_pays_where_a_card_says_any():
    assert Spend("any").resources == ("coin", "book", "frog", "bone")
    assert Spend("frog").resources == ("frog",)


@pytest.mark.rule("KH-ACT-REINFORCE-04")
@pytest.mark.parametrize(
    ("card", "action", "shown"),
    [
        ("move | melee", "melee", True),
        ("swarm(melee) | move", "melee", True),
        ("combo(defend>melee)", "melee", True),
        ("combo(trap>draw)", "trap", True),
        ("combo(spend(any)>swarm(ranged))", "ranged", True),
        ("move x2", "melee", False),
        ("place(coin)", "activate", False),
    ],
)
def test_card_shows_nested_actions(card, action, shown):
    assert shows(read_card(card), action) is shown


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("", "shows nothing"),
        ("x2 move", "repeats nothing"),
        ("jump", "no action `jump`"),
        ("leap(3)", "no action `leap"),
        ("place(any)", "no resource `any`"),
        ("spend(gold)", "no resource `gold`"),
        ("ambush(2,dark)", "no room type `dark`"),
        ("ambush(many,eye)", "no number"),
        ("swarm(place(coin))", "no basic action"),
        ("gain(hat)", "no category `hat`"),
        ("combo(melee)", "no two sides"),
        ("swarm(move", "brackets do not match"),
    ],
)
def test_invalid_notation_is_explained(card, said):
    with pytest.raises(ValueError, match=said.replace("(", r"\(")):
        read_card(card)


def test_actions_are_written_as_they_are_read():
    cards = [side for card in content().cards.values() for side in card.sides]
    actions = [action for side in cards for action in side]
    actions += [room.action for room in content().rooms.values() if room.action]
    actions += [clan.ability for clan in content().clans.values()]
    assert {type(action) for action in actions} >= {Swarm, Reinforce, Combo, Place}
    for action in actions:
        assert read_action(str(action)) == action
