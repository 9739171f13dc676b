"""Other effects of scenario steps (KH-SCEN-01 to 03, KH-SCEN-14 and 15, KH-SCEN-24 to 29, KH-SCEN-36)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.keep_the_heroes_out.model.hooks import Event
from engine.games.keep_the_heroes_out.model.state import Treasure
from tests.games.keep_the_heroes_out.position import active, clan, hero, heroes_act, position
from tests.games.keep_the_heroes_out.scenarios.writing import happens, keys, selected, steps

# ---------------------------------------------------------------- lists


@pytest.mark.rule("KH-SCEN-01")
def test_steps_run_in_order_and_impossible_ones_are_skipped():
    state = position(tokens={"vault": {"coin": 1}})
    text = (
        "[{discard: {token: frog, in: vault}}, {discard: {token: coin, in: vault}}, {place: {token: bone, in: vault}}]"
    )
    play = steps(state, text)
    assert play.over and play.tokens("vault") == {"bone": 1}


@pytest.mark.rule("KH-SCEN-02")
def test_heroes_that_a_step_makes_active_are_resolved_before_the_next():
    """The Rogue charges from the Forge to the Vault, and attacks there before the coin comes."""
    state = position(clan("ratlings", "vault"), phase="invasion", heroes=[hero("rogue", "forge")])
    play = steps(state, "[{reactivate: {in: forge}}, {place: {token: coin, in: forge}}]")
    assert keys(play)[0] == "reactivated" and keys(play)[-1] == "tokens-placed" and play.monsters() == {}


@pytest.mark.rule("KH-SCEN-02")
def test_during_a_resolution_they_join_it_and_the_list_goes_on():
    state = position(clan("ratlings", "vault"), resolving=True, heroes=[hero("rogue", "forge")])
    play = steps(state, "[{reactivate: {in: forge}}, {place: {token: coin, in: forge}}]")
    assert (play.heroes("forge"), play.tokens("forge")) == (["rogue!"], {"coin": 1})


@pytest.mark.rule("KH-SCEN-02", "KH-INVADE-03")
def test_heroes_summoned_during_a_resolution_act_after_the_rest(written):
    """A trap defeats the Warrior; because of that a Rogue arrives, and a coin before she charges."""
    text = "rules: [{when: hero_defeated, do: [{summon: {hero: rogue, in: forge}}, {place: {token: coin, in: study}}]}]"
    tokens = {"workshop": {"trap": 1}}
    state = position(scenario=written(text), heroes=[active("warrior", "beast_trainer")], tokens=tokens)
    play = heroes_act(state)
    order = [each for each in keys(play) if each in ("hero-summoned", "tokens-placed", "heroes-charge")]
    assert order == ["heroes-charge", "hero-summoned", "tokens-placed", "heroes-charge"]
    assert play.over and not play.state.resolving


@pytest.mark.rule("KH-SCEN-03")
def test_outside_the_invasion_they_are_resolved_at_once():
    state = position(clan("ratlings", "vault"), phase="play", heroes=[hero("rogue", "forge")])
    play = steps(state, "[{reactivate: {in: forge}}]")
    assert play.over and play.everywhere == {"vault": ["rogue"]} and play.monsters() == {}


# ---------------------------------------------------------------- tokens


@pytest.mark.rule("KH-SCEN-14")
def test_place_puts_tokens_into_each_room():
    play = steps(position(), '[{place: {token: trap, n: 2, in: "type:hats"}}]')
    assert play.tokens("library") == play.tokens("apothecary") == {"trap": 2}
    assert play.state.supply["trap"] == 4


@pytest.mark.rule("KH-SCEN-14")
def test_if_the_supply_is_short_the_players_choose_where():
    play = steps(position(supply={"frog": 3}), '[{place: {token: frog, n: 2, in: "type:hats"}}]')
    assert sorted(play.ids) == ["apothecary", "library"]
    play.pick("library", "library")
    assert play.over and (play.tokens("library"), play.tokens("apothecary")) == ({"frog": 2}, {"frog": 1})
    assert play.state.supply["frog"] == 0
    assert steps(position(supply={"frog": 0}), "[{place: {token: frog, in: vault}}]").over
    assert steps(position(supply={"frog": 0}), '[{place: {token: frog, in: "type:hats"}}]').over


@pytest.mark.rule("KH-SCEN-14")
def test_supply_that_is_just_enough_leaves_no_choice():
    play = steps(position(supply={"frog": 4}), '[{place: {token: frog, n: 2, in: "type:hats"}}]')
    assert play.over and play.tokens("library") == play.tokens("apothecary") == {"frog": 2}


@pytest.mark.rule("KH-SCEN-14")
def test_full_room_is_not_offered_again():
    play = steps(position(supply={"frog": 3}), '[{place: {token: frog, n: 2, in: "type:hats"}}]')
    play.pick("library", "apothecary", "library")
    assert play.over and (play.tokens("library"), play.tokens("apothecary")) == ({"frog": 2}, {"frog": 1})


@pytest.mark.rule("KH-SCEN-15")
def test_discard_takes_number_or_all_of_each_room():
    lying = {"library": {"trap": 3, "coin": 2}, "forge": {"trap": 1}}
    play = steps(position(tokens=lying), "[{discard: {token: trap, n: 2, in: all}}]")
    assert (play.tokens("library"), play.tokens("forge")) == ({"trap": 1, "coin": 2}, {})
    play = steps(position(tokens=lying), "[{discard: {token: trap, n: all, in: library}}]")
    assert (play.tokens("library"), play.tokens("forge")) == ({"coin": 2}, {"trap": 1})
    assert play.state.supply["trap"] == 7


@pytest.mark.rule("KH-SCEN-15")
def test_players_choose_resources():
    state = position(tokens={"library": {"coin": 1, "bone": 2, "trap": 1}})
    play = steps(state, "[{discard: {token: resource, n: 2, in: library}}]")
    assert sorted(play.ids) == ["bone", "coin"]
    play.pick("bone", "coin")
    assert play.over and play.tokens("library") == {"bone": 1, "trap": 1}
    for number in ("3", "4", "all"):
        play = steps(state, f"[{{discard: {{token: resource, n: {number}, in: library}}}}]")
        assert play.over and play.tokens("library") == {"trap": 1}


@pytest.mark.rule("KH-SCEN-26")
def test_treasure_is_placed_in_each_room_without_one_unseen_from_the_supply():
    state = position(treasures={"forge": 1})
    before = Counter(treasure.value for treasure in state.treasures)
    play = steps(state, '[{treasure: {place: 2, in: "type:swords"}}]')
    assert (play.treasure("forge"), play.treasure("workshop")) == (1, 2)
    assert before - Counter(treasure.value for treasure in play.state.treasures) == {2: 1}
    assert [ask.kind for ask in play.asked_chance] == ["pick"]


@pytest.mark.rule("KH-SCEN-26")
def test_missing_treasure_places_nothing():
    state = position()
    state.treasures = [Treasure(3, "curse")]
    play = steps(state, "[{treasure: {place: 2, in: forge}}]")
    assert play.over and play.treasure("forge") is None


@pytest.mark.rule("KH-SCEN-26")
def test_lowest_treasure_is_removed_without_effect_and_never_that_of_the_vault():
    state = position(treasures={"forge": 2, "study": (1, "curse"), "library": (1, "heal")})
    play = steps(state, "[{treasure: {remove: lowest, in: all}}]")
    assert sorted(play.ids) == ["library", "study"]
    play.pick("study")
    assert play.over and play.treasure("study") is None and play.state.plundered == []
    assert play.state.removed == [Treasure(1, "curse")]
    assert play.state.treasures == state.treasures  # it is out of the game, not in the supply
    only_the_vault = steps(position(), "[{treasure: {remove: lowest, in: all}}]")
    assert only_the_vault.over and only_the_vault.treasure("vault") == 4


@pytest.mark.rule("KH-SCEN-27")
def test_open_turns_incomplete_portals_and_puts_completed_ones_from_the_supply():
    state = position(portals={"forge": "incomplete", "study": "completed"})
    play = steps(state, '[{portal: {open: 2, in: "type:swords"}}]')
    assert play.over
    assert (play.state.rooms["forge"].portal, play.state.rooms["workshop"].portal) == ("completed", "completed")
    assert play.state.supply["portal"] == 3
    play = steps(state, '[{portal: {open: 1, in: "type:swords"}}]').pick("workshop")
    assert (play.state.rooms["forge"].portal, play.state.rooms["workshop"].portal) == ("incomplete", "completed")
    assert steps(state, "[{portal: {open: 1, in: study}}]").over


@pytest.mark.rule("KH-SCEN-27")
def test_last_portal_of_a_short_supply_is_the_players_choice():
    """Two rooms could have one each, and there is one: of the two that are left to choose from, one."""
    play = steps(position(supply={"portal": 1}), '[{portal: {open: 2, in: "type:swords"}}]')
    assert (play.key, sorted(play.ids)) == ("scenario.portal", ["forge", "workshop"])
    play.pick("workshop")
    assert play.over and (play.state.rooms["forge"].portal, play.state.rooms["workshop"].portal) == (None, "completed")


@pytest.mark.rule("KH-SCEN-27")
def test_supply_of_just_as_many_portals_leaves_no_choice():
    play = steps(position(supply={"portal": 2}), '[{portal: {open: 2, in: "type:swords"}}]')
    assert play.over and play.state.supply["portal"] == 0
    assert play.state.rooms["forge"].portal == play.state.rooms["workshop"].portal == "completed"


@pytest.mark.rule("KH-SCEN-27")
def test_several_are_closed_one_after_the_other_and_the_last_without_a_question():
    state = position(portals=dict.fromkeys(("forge", "study", "vault"), "completed"))
    play = steps(state, "[{portal: {close: 2, in: all}}]").pick("study", "vault")
    assert play.over and play.state.rooms["forge"].portal == "completed"
    assert [play.state.rooms[each].portal for each in ("study", "vault")] == ["incomplete"] * 2
    every = steps(state, "[{portal: {close: 3, in: all}}]")
    assert every.over and all(room.portal != "completed" for room in every.state.rooms.values())


@pytest.mark.rule("KH-SCEN-27")
def test_close_turns_completed_portals_to_the_incomplete_side():
    state = position(portals={"forge": "completed", "study": "completed", "vault": "incomplete"})
    play = steps(state, "[{portal: {close: 1, in: all}}]")
    assert sorted(play.ids) == ["forge", "study"]
    play.pick("study")
    assert play.over and (play.state.rooms["forge"].portal, play.state.rooms["study"].portal) == (
        "completed",
        "incomplete",
    )
    assert steps(state, "[{portal: {close: 1, in: vault}}]").over


# ---------------------------------------------------------------- players


@pytest.mark.rule("KH-SCEN-24")
def test_each_player_discards_of_his_choice_as_many_as_he_can_and_then_draws():
    players = [clan("ratlings", hand=["gnaw", "scurry", "gnaw"]), clan("slimes", hand=["split"]), clan("witches")]
    play = steps(position(*players), "[{cards: {who: each, discard: 2, draw: 1}}]")
    assert play.seats == (0, 1)
    play.pick("discard:scurry", seat=0).pick("discard:split", seat=1).pick("discard:gnaw", seat=0)
    assert play.over
    assert [sorted(player.discard) for player in play.state.players] == [["gnaw", "scurry"], ["split"], []]
    assert [len(player.hand) for player in play.state.players] == [2, 1, 1]


@pytest.mark.rule("KH-SCEN-24")
def test_draws_start_with_active_player_who_may_be_alone():
    players = [clan("ratlings"), clan("slimes"), clan("witches")]
    play = steps(position(*players, active=1), "[{cards: {who: each, draw: 2}}]")
    drawn = [tell.text.args["clan"] for tell in play.told if tell.text.key == "drew-cards"]
    assert drawn == ["slimes", "witches", "ratlings"]
    play = steps(position(*players, active=1), "[{cards: {who: active, draw: 2}}]")
    assert [len(player.hand) for player in play.state.players] == [0, 2, 0]


@pytest.mark.rule("KH-SCEN-24")
def test_discard_of_active_player_spares_others():
    players = [clan("ratlings", hand=["gnaw"]), clan("slimes", hand=["split"])]
    play = steps(position(*players), "[{cards: {who: active, discard: 1}}]")
    assert play.pick("discard:gnaw").over
    assert [player.hand for player in play.state.players] == [[], ["split"]]


@pytest.mark.rule("KH-SCEN-24")
def test_deck_that_runs_out_is_renewed_and_no_hand_is_too_large():
    full = clan("ratlings", hand=["gnaw"] * 3 + ["scurry"] * 3)
    full.deck, full.discard = full.deck[:1], full.deck[1:]
    play = steps(position(full), "[{cards: {who: each, draw: 3}}]")
    assert len(play.player().hand) == 9 and play.player().discard == []


@pytest.mark.rule("KH-SCEN-25")
def test_players_may_put_monsters_from_their_lairs_into_the_rooms():
    players = [clan("ratlings"), clan("red_dragon", "forge"), clan("slimes")]
    play = steps(position(*players), '[{ambush: {who: each, n: 2, in: "type:bones"}}]')
    assert (play.seats, sorted(play.ids)) == ((0,), ["beast_trainer", "done", "sewers"])
    play.pick("sewers", "beast_trainer")
    assert play.seats == (2,)
    play.pick("sewers", "done")
    assert play.over and [play.monsters(number) for number in range(3)] == [
        {"sewers": 1, "beast_trainer": 1},
        {"forge": 1},
        {"sewers": 1},
    ]
    only = steps(
        position(*players, active=2), "[{ambush: {in: forge}}]"
    )  # the player whose turn it is, and a single player
    assert only.seats == (2,) and only.pick("forge").over


# ---------------------------------------------------------------- the rest


@pytest.mark.rule("KH-SCEN-28")
@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("add: 1", 3),
        ("add: -1", 1),
        ("add: -5", 0),
        ("set: 7", 7),
        ("set: 7, max: 4", 4),
        ("add: 4, max: 3", 3),
        ("add: -5, min: 1", 1),
    ],
)
def test_counter_is_changed_and_held_within_its_bounds(words, number):
    play = steps(position(counters={"bells": 2}), f"[{{counter: {{name: bells, {words}}}}}]")
    assert play.state.counters == {"bells": number}


@pytest.mark.rule("KH-SCEN-28")
def test_unset_counter_is_zero():
    assert steps(position(), "[{counter: {name: bells, add: 2}}]").state.counters == {"bells": 2}


@pytest.mark.rule("KH-SCEN-28")
def test_counters_start_at_the_value_of_the_scenario_and_built_counts_rooms():
    state = position(scenario="new_wing")
    assert state.counters == {"built": 0}
    assert happens(state, "built", Event("forge")).state.counters == {"built": 1}
    assert position(scenario="alarm_bells").counters == {"bells": 0}


@pytest.mark.rule("KH-SCEN-29")
def test_guild_adds_cards_to_this_invasion_alone():
    play = steps(position(phase="invasion", cards_left=1), "[{guild: 2}]")
    assert play.state.cards_left == 3
    assert steps(position(phase="play"), "[{guild: 2}]").state.cards_left == 0


@pytest.mark.rule("KH-SCEN-29")
def test_prisoner_draws_guild_cards_and_sends_their_heroes_to_the_cells():
    state = position(guild=["rogue_eye", "warrior_hats", "mage_eye"], phase="invasion")
    play = steps(state, "[{prisoner: 2}]")
    assert play.everywhere == {"cells": ["rogue", "warrior"]} and play.player().hand == []
    assert play.state.guild_discard == ["rogue_eye", "warrior_hats"] and play.state.guild_deck[0] == "mage_eye"


@pytest.mark.rule("KH-SCEN-29")
def test_cards_are_added_to_the_guild_deck_which_is_shuffled():
    state = position()
    play = steps(state, "[{add_cards: [{class: mage, type: hats, n: 2}, {class: rogue, type: eye}]}]")
    added = Counter(play.state.guild_deck) - Counter(state.guild_deck)
    assert added == {"mage_hats": 2, "rogue_eye": 1}
    assert [(ask.kind, len(ask.items)) for ask in play.asked_chance] == [("shuffle", len(state.guild_deck) + 3)]


@pytest.mark.rule("KH-SCEN-29")
def test_modifiers_are_set_and_others_stay():
    state = position()
    state.modifiers.archer_reach, state.modifiers.hero_vitality = 2, {"mage": 2}
    play = steps(state, "[{set: {gamble: false, hero_vitality: {warrior: 3}}}]")
    modifiers = play.state.modifiers
    assert (modifiers.gamble, modifiers.archer_reach, modifiers.heroes_use_portals) == (False, 2, False)
    assert modifiers.hero_vitality == {"mage": 2, "warrior": 3}


@pytest.mark.rule("KH-SCEN-29")
@pytest.mark.parametrize(("step", "outcome"), [("lose", "lost"), ("win", "won")])
def test_lose_and_win_end_the_game_at_once(step, outcome):
    play = steps(position(), f"[{step}, {{place: {{token: coin, in: vault}}}}]")
    assert (play.value, play.state.outcome, play.tokens("vault")) == (outcome, outcome, {})


@pytest.mark.rule("KH-SCEN-08")
def test_branch_goes_one_way_or_the_other():
    text = "[{if: {wave: 1}, then: [{place: {token: coin, in: vault}}], else: [{place: {token: bone, in: vault}}]}]"
    assert steps(position(), text).tokens("vault") == {"coin": 1}
    assert steps(position(wave=2), text).tokens("vault") == {"bone": 1}


# ---------------------------------------------------------------- turning rooms


@pytest.mark.rule("KH-SCEN-36")
def test_random_room_turns_a_quarter_clockwise_with_everything_in_it():
    """The Library, open to north, east and west, is then open to north, east and south: to the Cells, too."""
    state = position(heroes=[hero("rogue", "library")], tokens={"library": {"coin": 1}})
    play = steps(state, "[{python: turn_room}]", scenario_turn=["library"])
    assert play.state.rooms["library"].turned == 90
    assert (play.heroes("library"), play.tokens("library")) == (["rogue"], {"coin": 1})
    assert selected(state, "adjacent:library") == ["forge"]
    assert selected(play.state, "adjacent:library") == ["cells", "forge"]
    (ask,) = play.asked_chance
    assert "vault" not in ask.items and len(ask.items) == 9


@pytest.mark.rule("KH-SCEN-36")
def test_passages_and_distances_change_at_once():
    """The Study (open to south and west) turned is open to west and north: its way to the Workshop is gone."""
    state = position()
    assert "study" in selected(state, "adjacent:workshop")
    play = steps(state, "[{python: turn_room}]", scenario_turn=["study"])
    assert "study" not in selected(play.state, "adjacent:workshop") and selected(play.state, "adjacent:study") == [
        "forge"
    ]


@pytest.mark.rule("KH-SCEN-36")
def test_room_that_would_cut_another_off_does_not_turn_and_no_other_is_tried():
    """Turned, the Graveyard (open to north and east) has its open sides to the east and the south."""
    play = steps(position(), "[{python: turn_room}]", scenario_turn=["graveyard"])
    assert play.over and all(room.turned == 0 for room in play.state.rooms.values())
    assert len(play.asked_chance) == 1


@pytest.mark.rule("KH-SCEN-36")
def test_active_player_turns_a_room_that_touches_the_workshop():
    """Study, Beast Trainer and the Vault are next to it."""
    play = steps(position(clan("ratlings"), clan("slimes"), active=1), "[{python: turn_neighbour}]")
    assert (play.seats, sorted(play.ids)) == ((1,), ["beast_trainer", "study"])
    play.pick("study")
    assert play.over and play.state.rooms["study"].turned == 90


@pytest.mark.rule("KH-SCEN-36")
def test_wall_between_does_not_matter_but_a_room_that_would_be_cut_off_does():
    """The Forge is open to east, south and west: below the Workshop there is a wall between, and to the west the
    Cells lead on. Turned it is open to south, west and north, turned again to the west no more."""
    rooms = {"vault": (0, 0), "workshop": (1, 0), "forge": (1, 1), "cells": (0, 1)}
    lying = position(rooms=rooms)
    assert "forge" not in selected(lying, "adjacent:workshop") and "forge" in selected(lying, "adjacent:cells")
    play = steps(lying, "[{python: turn_neighbour}]")
    assert play.over and play.state.rooms["forge"].turned == 90
    assert "forge" in selected(play.state, "adjacent:workshop")
    library = position(rooms={"vault": (0, 0), "workshop": (1, 0), "library": (1, 1, 0)})
    assert "library" in selected(library, "adjacent:workshop")
    turned = steps(library, "[{python: turn_neighbour}]")
    assert turned.state.rooms["library"].turned == 90
    study = position(rooms={"vault": (0, 0), "workshop": (1, 0), "study": (1, -1)})
    assert "study" in selected(study, "adjacent:workshop")
    assert steps(study, "[{python: turn_neighbour}]").state.rooms["study"].turned == 0


def test_counters_and_guild_deck_stop_growing_at_their_limits():
    counted = steps(position(counters={"bells": 9_990}), "[{counter: {name: bells, add: 9999}}]")
    assert counted.state.counters == {"bells": 9_999}
    grown = steps(position(), f"[{', '.join(['{add_cards: [{class: mage, type: hats, n: 20}]}'] * 20)}]")
    state = grown.state
    assert len(state.guild_deck) + len(state.guild_discard) + bool(state.guild_card) == 200
