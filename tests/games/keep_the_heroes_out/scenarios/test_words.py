"""The vocabulary of scenarios: rooms, counts and conditions (KH-SCEN-04 to KH-SCEN-09)."""

from __future__ import annotations

import pytest

from engine.games.keep_the_heroes_out.model.state import Treasure
from tests.games.keep_the_heroes_out.position import active, clan, hero, position
from tests.games.keep_the_heroes_out.scenarios.writing import holding, selected, steps

BESIDE_THE_VAULT = ["cells", "forge", "sewers", "workshop"]


@pytest.mark.rule("KH-SCEN-04")
@pytest.mark.parametrize(
    ("selector", "rooms"),
    [
        ("sewers", ["sewers"]),
        ("type:swords", ["forge", "workshop"]),
        ("type:swords&adjacent:vault", ["forge", "workshop"]),
        ("adjacent:vault&type:swords&not:forge", ["workshop"]),
        ("with:hero&without:monster", ["library"]),
        ("with:hero>=2", ["forge"]),
        ("laboratory", []),
        ("adjacent:laboratory", []),
        ("around:laboratory", []),
        ("all&not:laboratory&type:jewel", ["vault"]),
    ],
)
def test_parts_narrow_the_rooms_from_left_to_right(selector, rooms):
    heroes = [hero("rogue", "forge"), hero("mage", "forge"), hero("rogue", "library")]
    assert selected(position(clan("ratlings", "forge"), heroes=heroes), selector) == rooms


@pytest.mark.rule("KH-SCEN-05")
def test_adjacent_counts_passages_only():
    """Library and Cells touch with a wall between them, and two portals join nothing here."""
    state = position(portals={"vault": "completed", "graveyard": "completed"})
    assert selected(state, "adjacent:vault") == BESIDE_THE_VAULT
    assert selected(state, "around:vault") == sorted([*BESIDE_THE_VAULT, "vault"])
    assert selected(state, "adjacent:cells") == ["apothecary", "vault"]


@pytest.mark.rule("KH-SCEN-05")
def test_farthest_uses_all_rooms_and_farthest_of_the_selection():
    state = position()
    assert selected(state, "farthest") == ["graveyard"]
    assert selected(state, "type:hats&farthest") == []
    assert selected(state, "type:hats&farthest_of") == ["apothecary", "library"]
    assert selected(state, "type:bones&nearest_of") == ["sewers"]
    assert selected(state, "with:trap&farthest_of") == selected(state, "with:trap&nearest_of") == []


@pytest.mark.rule("KH-SCEN-06")
def test_step_is_about_all_rooms_or_one_of_the_players_choice_or_one_at_random():
    state = position(clan("ratlings"), clan("slimes"))
    play = steps(state, '[{place: {token: frog, in: "type:hats"}}]')
    assert play.over and (play.tokens("library"), play.tokens("apothecary")) == ({"frog": 1}, {"frog": 1})
    play = steps(state, '[{place: {token: frog, in: "type:hats", which: table}}]')
    assert (play.seats, sorted(play.ids)) == ((0, 1), ["apothecary", "library"])
    assert play.session.asks[0].occasion == "table"
    play.pick("apothecary")
    assert (play.tokens("library"), play.tokens("apothecary")) == ({}, {"frog": 1})
    play = steps(state, '[{place: {token: frog, in: "type:hats", which: random}}]', scenario_room=["apothecary"])
    assert play.over and (play.tokens("library"), play.tokens("apothecary")) == ({}, {"frog": 1})
    for which in ("all", "table", "random"):
        assert steps(state, f"[{{place: {{token: frog, in: laboratory, which: {which}}}}}]").over


@pytest.mark.rule("KH-SCEN-07")
@pytest.mark.parametrize(
    ("what", "number"),
    [
        ("hero", 4),
        ("mage", 1),
        ("champion", 1),
        ("monster", 3),
        ("resource", 4),
        ("coin", 3),
        ("kinds", 2),
        ("trap", 2),
        ("treasure", 2),
        ("portal", 1),
        ("incomplete", 2),
        ("room", 10),
    ],
)
def test_countable_things(what, number):
    """Heroes of both sides and of every class, pieces of all players, tokens, and portals by their side."""
    state = position(
        clan("ratlings", "vault", "vault"),
        clan("slimes", "sewers"),
        heroes=[hero("mage", "forge"), active("rogue", "forge"), hero("champion", "study"), hero("rogue", "cells")],
        tokens={"vault": {"coin": 2, "trap": 1}, "study": {"coin": 1, "bone": 1, "trap": 1}},
        treasures={"study": 3},
        portals={"vault": "completed", "study": "incomplete", "forge": "incomplete"},
    )
    assert holding(state, f"{{count: {what}, min: {number}, max: {number}}}")
    assert not holding(state, f"{{count: {what}, min: {number + 1}}}")


@pytest.mark.rule("KH-SCEN-08")
def test_all_keys_of_a_condition_must_hold_and_one_of_any():
    state = position(tokens={"vault": {"coin": 2}}, counters={"bells": 2}, wave=2)
    assert holding(state, "{count: coin, in: vault, min: 2, wave: 2}")
    assert not holding(state, "{count: coin, in: vault, min: 2, wave: 1}")
    assert not holding(state, "{count: coin, in: vault, min: 3, wave: 2}")
    assert holding(state, "{any: [{wave: 1}, {counter: bells, min: 2}]}")
    assert not holding(state, "{any: [{wave: 1}, {counter: bells, min: 3}]}")
    assert not holding(state, "{any: [{wave: 2}], counter: bells, min: 3}")


@pytest.mark.rule("KH-SCEN-08")
def test_without_bounds_the_minimum_is_0_and_there_is_no_maximum():
    state = position(tokens={"vault": {"coin": 5}}, counters={"bells": 9})
    assert holding(state, "{count: frog}") and holding(state, "{count: coin}")
    assert not holding(state, "{count: coin, max: 4}")
    assert holding(state, "{counter: bells}") and not holding(state, "{counter: bells, max: 8}")


@pytest.mark.rule("KH-SCEN-09")
def test_here_is_the_room_of_the_event():
    state = position(treasures={"study": 3})
    assert selected(state, "here", here="study") == ["study"]
    assert selected(state, "adjacent:here", here="study") == ["forge", "workshop"]
    assert selected(state, "type:eye&not:here", here="study") == ["graveyard"]
    assert selected(state, "here") == []
    assert holding(state, "{is: type:eye}", here="study") and not holding(state, "{is: type:eye}", here="forge")
    assert holding(state, "{hero: mage}", hero="mage") and not holding(state, "{hero: mage}", hero="rogue")


def test_treasure_in_supply_is_in_no_room():
    state = position()
    state.treasures.append(Treasure(1, "spoil"))
    assert holding(state, "{count: treasure, max: 1}")  # that of the Vault
