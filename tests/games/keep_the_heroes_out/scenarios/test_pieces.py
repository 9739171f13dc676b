"""Effects of scenarios on monsters and heroes (KH-SCEN-16 to KH-SCEN-23)."""

from __future__ import annotations

import pytest

from engine.games.keep_the_heroes_out.model.state import Monster
from tests.games.keep_the_heroes_out.position import active, clan, hero, position
from tests.games.keep_the_heroes_out.scenarios.writing import keys, steps


@pytest.mark.rule("KH-SCEN-16")
def test_hurt_damages_chosen_monster_per_room_without_defence():
    players = [clan("ratlings", "forge", "study"), clan("witches", "forge", hand=["hex"], seat=1)]
    play = steps(position(*players), "[{hurt: {n: 1, in: all}}]")
    assert (play.key, sorted(play.ids)) == ("scenario.hurt", ["ratlings:forge", "witches:forge"])
    play.pick("witches:forge")
    assert play.over and play.monsters() == {"forge": 1}
    assert play.player(1).monsters == [Monster("forge", wounds=1)]
    play = steps(position(*players), "[{hurt: {n: 2, in: forge}}]").pick("witches:forge")
    assert play.player(1).monsters == []


@pytest.mark.rule("KH-SCEN-17")
def test_strike_damages_a_hero_of_each_room():
    heroes = [hero("rogue", "forge"), hero("mage", "forge"), hero("mage", "study"), hero("champion", "vault")]
    play = steps(position(heroes=heroes), '[{strike: {n: 2, in: "with:hero"}}]')
    assert (play.key, sorted(play.ids)) == ("scenario.strike", ["mage:forge", "rogue:forge"])
    play.pick("mage:forge")
    assert play.over and play.everywhere == {"forge": ["rogue"], "vault": ["champion"]}
    assert play.state.heroes[1].wounds == 2 and play.state.supply["mage"] == 6


@pytest.mark.rule("KH-SCEN-17")
def test_strike_is_for_heroes_of_the_class_if_it_names_one():
    heroes = [hero("rogue", "forge"), hero("mage", "forge"), hero("rogue", "study")]
    play = steps(position(heroes=heroes), "[{strike: {n: 1, in: all, hero: mage}}]")
    assert play.over and play.everywhere == {"forge": ["rogue"], "study": ["rogue"]}


@pytest.mark.rule("KH-SCEN-17")
def test_strike_all_damages_every_such_hero():
    heroes = [hero("rogue", "forge"), hero("mage", "forge"), hero("mage", "study"), hero("mage", "vault")]
    play = steps(position(heroes=heroes), '[{strike_all: {n: 1, in: "not:vault", hero: mage}}]')
    assert play.everywhere == {"forge": ["rogue"], "vault": ["mage"]}
    play = steps(position(heroes=heroes), "[{strike_all: {n: 1, in: forge}}]")
    assert play.everywhere == {"study": ["mage"], "vault": ["mage"]}


@pytest.mark.rule("KH-SCEN-16", "KH-SCEN-17")
def test_damage_without_a_number_is_one():
    heroes = [hero("champion", "forge"), hero("mage", "study")]
    state = position(clan("witches", "forge"), heroes=heroes)
    for words in ("{strike: {in: forge}}", "{strike_all: {in: forge}}", "{strike: forge}"):
        assert [each.wounds for each in steps(state, f"[{words}]").state.heroes] == [1, 0]
    assert steps(state, "[{hurt: {in: forge}}]").player().monsters == [Monster("forge", wounds=1)]


@pytest.mark.rule("KH-SCEN-18")
def test_heroes_are_summoned_one_after_the_other_and_act_after_the_last():
    """The first springs the trap; the second inspires the exhausted one of the room. Then all charge together."""
    state = position(heroes=[hero("mage", "graveyard")], tokens={"graveyard": {"trap": 1}}, phase="invasion")
    play = steps(state, "[{summon: {hero: warrior, n: 2, in: graveyard}}]")
    assert keys(play)[:5] == ["hero-summoned", "trap-springs", "hero-defeated", "hero-summoned", "reactivated"]
    assert "heroes-charge" not in keys(play)[:5] and "heroes-charge" in keys(play)
    assert play.state.supply["warrior"] == 5


@pytest.mark.rule("KH-SCEN-18")
def test_in_the_cells_they_are_exhausted_and_a_shortage_reactivates():
    play = steps(position(phase="invasion"), "[{summon: {hero: rogue, n: 2, in: cells}}]")
    assert play.over and play.everywhere == {"cells": ["rogue", "rogue"]}
    short = position(
        heroes=[hero("rogue", "graveyard")], supply={"rogue": 0}, treasures={"graveyard": 3}, resolving=True
    )
    assert steps(short, "[{summon: {hero: rogue, n: 1, in: forge}}]").everywhere == {"graveyard": ["rogue!"]}


@pytest.mark.rule("KH-SCEN-19")
def test_exhausted_heroes_display_and_spring_traps_without_inspiring():
    state = position(
        clan("ratlings", "vault"),
        heroes=[hero("mage", "forge")],
        tokens={"library": {"trap": 1}, "study": {"trap": 2}},
        phase="invasion",
    )
    play = steps(state, "[{summon: {hero: archer, n: 1, in: forge, state: exhausted}}]")
    assert play.over and play.monsters() == {} and play.heroes("forge") == ["archer", "mage"]
    play = steps(state, "[{summon: {hero: mage, n: 1, in: library, state: exhausted}}]")
    assert play.heroes("library") == [] and play.tokens("library") == {}
    play = steps(state, "[{summon: {hero: rogue, n: 1, in: study, state: exhausted}}]")
    assert play.heroes("study") == [] and play.tokens("study") == {}


@pytest.mark.rule("KH-SCEN-20")
def test_random_hero_is_drawn_evenly_each_time():
    text = "[{summon: {hero: random, n: 2, in: cells, state: exhausted}}]"
    play = steps(position(), text, scenario_class=["archer", "warrior"])
    assert play.heroes("cells") == ["archer", "warrior"]
    assert [tuple(ask.items) for ask in play.asked_chance] == [("rogue", "warrior", "archer", "mage")] * 2


@pytest.mark.rule("KH-SCEN-21", "KH-Q-43")
def test_champion_has_vitality_3_is_not_in_the_supply_and_does_not_display():
    """In the Cells she is no prisoner: she inspires, and charges to the Vault, where a monster is attacked."""
    state = position(clan("ratlings", "vault"), heroes=[hero("rogue", "cells")], phase="invasion")
    play = steps(state, "[{summon: {hero: champion, n: 1, in: cells}}]")
    assert keys(play)[:3] == ["hero-summoned", "reactivated", "heroes-charge"]
    (champion,) = [each for each in play.state.heroes if each.hero_class == "champion"]
    assert (champion.vitality, champion.room) == (3, "vault")
    assert play.state.supply == state.supply


@pytest.mark.rule("KH-SCEN-21")
def test_summoned_while_she_is_there_the_champion_is_reactivated_with_her_room():
    heroes = [hero("champion", "graveyard"), hero("rogue", "graveyard"), hero("mage", "study")]
    state = position(heroes=heroes, treasures={"graveyard": 3, "study": 3}, resolving=True)
    play = steps(state, "[{summon: {hero: champion, n: 1, in: forge}}]")
    assert play.everywhere == {"graveyard": ["champion!", "rogue!"], "study": ["mage"]}
    awake = position(heroes=[active("champion", "graveyard"), hero("rogue", "graveyard")], resolving=True)
    assert steps(awake, "[{summon: {hero: champion, n: 1, in: forge}}]").heroes("graveyard") == ["champion!", "rogue"]


@pytest.mark.rule("KH-SCEN-21")
def test_defeated_champion_may_return():
    state = position(heroes=[hero("champion", "graveyard", wounds=2)], resolving=True)
    play = steps(state, "[{strike: {in: graveyard}}, {summon: {hero: champion, n: 1, in: forge}}]")
    assert play.everywhere == {"forge": ["champion!"]} and play.state.heroes[0].wounds == 0


@pytest.mark.rule("KH-SCEN-22")
def test_reactivate_turns_exhausted_heroes_active_also_in_the_cells():
    heroes = [hero("mage", "cells"), hero("rogue", "cells"), hero("mage", "study"), hero("mage", "forge")]
    state = position(heroes=heroes, resolving=True)
    play = steps(state, '[{reactivate: {in: "not:forge", hero: mage}}]')
    assert play.everywhere == {"cells": ["mage!", "rogue"], "forge": ["mage"], "study": ["mage!"]}
    assert steps(state, "[{reactivate: {in: cells}}]").heroes("cells") == ["mage!", "rogue!"]


@pytest.mark.rule("KH-SCEN-23")
def test_walking_heroes_keep_their_side_and_do_not_inspire():
    """The Graveyard's hero stays where those of the Beast Trainer were: the rooms are selected first."""
    heroes = [
        hero("rogue", "graveyard"),
        hero("mage", "beast_trainer"),
        active("mage", "cells"),
        hero("rogue", "vault"),
    ]
    play = steps(position(heroes=heroes), "[{walk: {in: all}}]")
    assert play.over
    assert play.everywhere == {"beast_trainer": ["rogue"], "vault": ["mage!", "rogue"], "workshop": ["mage"]}
    assert steps(position(heroes=heroes), "[{walk: {in: all, hero: rogue}}]").heroes("beast_trainer") == [
        "mage",
        "rogue",
    ]


@pytest.mark.rule("KH-SCEN-23")
def test_players_choose_between_two_nearest_rooms():
    play = steps(position(heroes=[hero("rogue", "study")]), "[{walk: {in: study}}]")
    assert (play.key, sorted(play.ids)) == ("scenario.walk", ["forge", "workshop"])
    assert play.pick("workshop").everywhere == {"workshop": ["rogue"]}


@pytest.mark.rule("KH-SCEN-23")
def test_walking_heroes_spring_traps_in_an_order_of_the_players_choice():
    heroes = [hero("rogue", "beast_trainer"), hero("mage", "beast_trainer"), hero("archer", "apothecary")]
    state = position(heroes=heroes, tokens={"workshop": {"trap": 1}})
    play = steps(state, "[{walk: {in: all}}]")
    assert (play.key, sorted(play.ids)) == ("scenario.walk_first", ["mage:beast_trainer", "rogue:beast_trainer"])
    while not play.over:
        play.pick("mage:beast_trainer" if play.key == "scenario.walk_first" else play.ids[0])
    assert play.heroes("workshop") == ["rogue"] and play.state.supply["mage"] == 6
