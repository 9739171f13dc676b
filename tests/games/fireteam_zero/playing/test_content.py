"""The tables of the game against the ledger, and against each other."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.mission import HEROES_IN_ALL, BossWay
from engine.games.fireteam_zero.model.notation import EVERY, NAMES, Draw, MakeAttack, ShutDown, spelt_out
from engine.games.fireteam_zero.model.pieces import (
    CREATURE_CLASSES,
    FAMILIES,
    HEROES,
    MISSIONS,
    OPERATIONS,
    ROLES,
    TRIGGERS,
)


def _groups():
    every = content()
    yield from (every.roles, every.heroes, every.specialists, every.cards, every.focus, every.families)
    yield from (every.creatures, every.threats, every.events, every.faces, every.operations, every.missions)
    yield from (every.objectives, every.discoveries)


def test_every_id_is_used_once():
    ids = Counter(each for group in _groups() for each in group)
    for mission in content().missions.values():
        ids.update(each.id for each in (*mission.places, *mission.tokens))
    assert [each for each, times in ids.items() if times > 1] == []


@pytest.mark.rule("FZ-SETUP-04", "FZ-SETUP-07")
def test_heroes_and_roles():
    roles = {hero.id: hero.role for hero in content().heroes.values()}
    assert roles == {
        "abe": "leader",
        "maxine": "leader",
        "shad": "close_combat",
        "frank": "marksman",
        "don": "demolitions",
    }
    assert tuple(roles) == HEROES
    assert tuple(content().roles) == ROLES


@pytest.mark.rule("FZ-SETUP-06")
def test_two_leaders_exclude_each_other():
    excluded = {hero.id: hero.excludes for hero in content().heroes.values() if hero.excludes}
    assert excluded == {"abe": ("maxine",), "maxine": ("abe",)}


@pytest.mark.rule("FZ-TAC-11", "FZ-MOVE-03")
def test_hand_size_and_speed_of_every_hero_are_normal():
    assert {(hero.hand, hero.speed) for hero in content().heroes.values()} == {(5, 2)}


@pytest.mark.rule("FZ-SETUP-10", "FZ-SETUP-33")
@pytest.mark.parametrize("role", ROLES)
def test_each_role_has_16_action_cards_16_upgrades_in_sets_of_four_and_6_focus_cards(role):
    every = content()
    assert len(every.action_deck(role)) == 16
    sets = every.upgrades(role)
    assert [every.cards[each].copies for each in sets] == [4, 4, 4, 4]
    assert len(every.focus_cards(role)) == 6


@pytest.mark.rule("FZ-SETUP-11", "FZ-SETUP-12")
def test_chosen_set_adds_all_its_four_cards():
    deck = Counter(content().action_deck("leader", ("crossfire",)))
    assert deck["crossfire"] == 4
    assert deck.total() == 20


@pytest.mark.rule("FZ-CARD-02")
def test_every_action_card_has_an_attack_and_a_reaction_or_response():
    assert [card.id for card in content().cards.values() if card.reaction is None and not card.tactical] == []


@pytest.mark.rule("FZ-SETUP-33")
def test_how_much_there_is_in_the_box():
    every = content()
    assert sum(card.copies for card in every.cards.values() if not card.upgrade) == 64
    assert sum(card.copies for card in every.cards.values() if card.upgrade) == 64
    assert len(every.focus) == 24
    assert len(every.event_deck) + len(every.discoveries) == 55
    assert len(every.objectives) == 21
    assert len(every.threats) == 24
    assert len(every.creatures) == 9
    assert sum(every.figures.values()) == 13
    assert len(every.faces) == 16


@pytest.mark.rule("FZ-CREATURE-22")
def test_each_family_has_one_creature_of_each_class():
    for family in FAMILIES:
        card = content().families[family]
        for each in CREATURE_CLASSES:
            creature = content().creatures[card.kind(each)]
            assert (creature.creature_class, creature.family) == (each, family)


@pytest.mark.rule("FZ-CREATURE-23", "FZ-CREATURE-24", "FZ-CREATURE-25")
def test_known_creature_figures():
    animal, human = content().creatures["corrupted_animal"], content().creatures["corrupted_human"]
    bearer = content().creatures["chalice_bearer"]
    assert (animal.creature_class, animal.life, animal.resist) == ("minion", 2, (1, 1, 0))
    assert (human.creature_class, human.life, human.resist) == ("elite", 6, (2, 2, 1))
    assert (human.attack.type, human.attack.strength) == ("close", 2)
    assert [(each.op, each.stat, each.n) for each in human.special] == [("modify", "damage", 1)]
    assert (bearer.creature_class, bearer.life, bearer.resist) == ("boss", 8, (4, 4, 3))


@pytest.mark.rule("FZ-BOSS-12")
def test_only_bosses_have_power_tokens_one_for_each_hero():
    assert {each.creature_class: each.power for each in content().creatures.values()} == {
        "minion": 0,
        "elite": 0,
        "boss": 1,
    }


@pytest.mark.rule("FZ-EX-01", "FZ-EX-05")
def test_cards_of_the_worked_examples():
    burst, pattern = content().cards["short_burst"].attack, content().cards["forced_pattern"].attack
    assert (burst.type, burst.strength, burst.bonus) == ("ranged", 3, 0)
    assert (pattern.type, pattern.strength, pattern.bonus) == ("ranged", 2, 2)


@pytest.mark.rule("FZ-SPEC-11", "FZ-SPEC-05", "FZ-SPEC-07")
def test_specialists_help_on_their_location_and_on_adjacent_ones():
    assert {each.id: each.range for each in content().specialists.values()} == {"patty": 1, "henry": 1}


# ---------------------------------------------------------------- missions


@pytest.mark.rule("FZ-OP-05")
def test_three_operations_of_three_missions_each_against_its_family():
    assert tuple(content().operations) == OPERATIONS
    assert [each for card in content().operations.values() for each in card.missions] == list(MISSIONS)
    for card in content().operations.values():
        acts = [(content().missions[each].act, content().missions[each].family) for each in card.missions]
        assert acts == [(1, card.family), (2, card.family), (3, card.family)]


@pytest.mark.rule("FZ-OP-07")
def test_upgrades_and_focus_cards_grow_with_the_acts():
    allowed = {(each.act, each.allowance.upgrade_sets, each.allowance.focus) for each in content().missions.values()}
    assert allowed == {(1, 0, 0), (2, 1, 1), (3, 2, 2)}


@pytest.mark.rule("FZ-SETUP-24")
@pytest.mark.parametrize("mission", MISSIONS)
def test_recon_deck_has_12_cards(mission):
    briefing = content().missions[mission]
    assert briefing.events + len(briefing.discoveries) == 12


@pytest.mark.rule("FZ-OBJ-04")
def test_each_discovery_belongs_to_one_objective():
    owners = Counter(each for mission in content().missions.values() for each in mission.discoveries)
    assert set(owners.values()) == {1}
    assert owners.total() == 31


@pytest.mark.rule("FZ-OBJ-08", "FZ-EX-09")
def test_repair_the_ferry_takes_fuel_and_propeller():
    ferry = content().missions["river_crossing"].objective("repair_the_ferry")
    assert [ferry.need[heroes] for heroes in HEROES_IN_ALL] == [2, 2, 2]
    assert [(each.id, each.task.kind) for each in ferry.discoveries] == [
        ("ferry_fuel", "at_once"),
        ("engine_propeller", "at_once"),
    ]


@pytest.mark.rule("FZ-SETUP-26", "FZ-SETUP-29")
def test_pool_is_listed_by_the_number_of_heroes():
    briefing = content().missions["velucca_after_dark"]
    assert briefing.pool_of(3) == {"minion": 6, "elite": 2}
    assert content().missions["river_crossing"].reserve == {"elite": 1}


@pytest.mark.rule("FZ-BOSS-10", "FZ-BOSS-14")
def test_missions_of_the_third_act_ask_for_the_boss_of_their_family():
    for mission in content().missions.values():
        asks = any(isinstance(way, BossWay) for each in mission.objectives for way in each.ways)
        assert asks == (mission.boss is not None) == (mission.act == 3) == (mission.exit is None)
    comes = {each.id: each.boss.round for each in content().missions.values() if each.boss}
    assert comes == {"the_drinking_cave": None, "the_lamplighters_round": 6, "the_warm_dark": 14}


def test_boss_is_the_creature_that_the_mission_names():
    assert content().kind("the_drinking_cave", "boss") == "chalice_bearer"
    assert content().kind("the_drinking_cave", "elite") == "corrupted_human"


# ---------------------------------------------------------------- the notation


def test_effects_are_written_shortly():
    assert spelt_out({"draw": 2, "who": "self"}) == {"op": "draw", "n": 2, "who": "self"}
    assert spelt_out({"ambush": {"creature": "minion", "n": 1}}) == {"op": "ambush", "creature": "minion", "n": 1}
    assert spelt_out("stop") == {"op": "stop"}
    assert spelt_out({"modify": "speed", "n": 1}) == {"op": "modify", "stat": "speed", "n": 1}


def test_each_effect_has_one_name():
    assert len(set(NAMES)) == len(EVERY)


def test_cards_hold_models_of_their_effects():
    hamstring, headlong = content().cards["hamstring"], content().cards["headlong"]
    assert hamstring.reaction is not None
    assert hamstring.reaction.do == (ShutDown(op="shut_down"),)
    assert (hamstring.reaction.measured, hamstring.reaction.conditions) == ("attacker", ("not_boss",))
    assert headlong.tactical[1] == MakeAttack(op="attack", type="close", range=0, strength=4)
    assert content().events["ammo_crate"].do == (Draw(op="draw", n=2, who="searcher"),)


def test_every_window_has_cards():
    used = {card.reaction.when for card in content().cards.values() if card.reaction}
    assert used == set(TRIGGERS)
