"""The tables of the game against the ledger, and against each other."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.pieces import CATEGORIES, CLANS, HERO_CLASSES, RESOURCES, ROOMS, SCENARIOS
from engine.words import LOCALES


def test_every_id_is_used_once():
    every = content()
    groups = (every.rooms, every.types, every.clans, every.cards, every.categories, every.tokens, every.effects)
    ids = Counter(
        each for group in (*groups, every.hero_cards, every.scenarios, every.scenario_cards) for each in group
    )
    assert [each for each, times in ids.items() if times > 1] == []


def test_everything_has_a_name_in_every_language():
    every = content()
    groups = (every.rooms, every.types, every.clans, every.cards, every.categories, every.tokens, every.effects)
    for group in (*groups, every.classes, every.scenarios, every.scenario_cards):
        for piece in group.values():
            assert set(piece.name) == set(LOCALES), piece.id
    for piece in (*every.scenarios.values(), *every.scenario_cards.values(), *every.chronicle.rewards):
        assert set(piece.text) == set(LOCALES), piece.id
    for clan in every.clans.values():
        assert set(clan.plays) == set(LOCALES)


@pytest.mark.rule("KH-CLAN-01", "KH-CLAN-02", "KH-CLAN-03", "KH-CLAN-04", "KH-CLAN-05")
@pytest.mark.rule("KH-CLAN-06", "KH-CLAN-07", "KH-CLAN-08", "KH-CLAN-09")
def test_monsters_and_vitality_of_the_clans():
    told = {clan.id: (clan.monsters, clan.vitality, str(clan.ability)) for clan in content().clans.values()}
    assert told == {
        "red_dragon": (1, 5, "heal_all"),
        "kobolds": (5, 1, "ranged"),
        "gnolls": (7, 1, "melee"),
        "slimes": (8, 1, "draw"),
        "skeletons": (6, 1, "place(bone)"),
        "ratlings": (9, 1, "reinforce_room"),
        "gremlins": (4, 1, "move"),
        "ghosts": (3, 1, "move_through_walls"),
        "witches": (2, 2, "portal"),
    }
    assert tuple(told) == CLANS


@pytest.mark.rule("KH-CLAN-10")
def test_roles_of_the_clans():
    roles = {
        role: [clan.id for clan in content().clans.values() if clan.role == role] for role in ("defender", "support")
    }
    assert roles == {"defender": ["slimes", "skeletons", "ratlings"], "support": ["gremlins", "ghosts", "witches"]}


@pytest.mark.rule("KH-SETUP-07")
def test_every_clan_has_ten_tactic_cards():
    assert {clan.id: len(clan.starting_deck) for clan in content().clans.values()} == dict.fromkeys(CLANS, 10)


def test_loot_is_64_cards_in_four_categories_of_equal_size():
    deck = content().loot_deck
    assert Counter(content().cards[card].category for card in deck) == dict.fromkeys(CATEGORIES, 16)


@pytest.mark.rule("KH-ROOM-01")
def test_types_of_the_rooms():
    types = {room.id: room.type for room in content().rooms.values()}
    assert {kind: [room for room in types if types[room] == kind] for kind in content().types} == {
        "jewel": ["vault"],
        "swords": ["workshop", "forge"],
        "hats": ["library", "apothecary"],
        "eye": ["graveyard", "study"],
        "bones": ["sewers", "beast_trainer"],
        "special": ["cells", "laboratory", "builder"],
    }


@pytest.mark.rule("KH-ROOM-02", "KH-ROOM-03", "KH-ROOM-04", "KH-ROOM-05", "KH-ROOM-06")
@pytest.mark.rule("KH-ROOM-07", "KH-ROOM-08", "KH-ROOM-09", "KH-ROOM-10")
def test_room_effects():
    assert {room.id: str(room.action) for room in content().rooms.values() if room.action} == {
        "vault": "place(coin)",
        "library": "place(book)",
        "sewers": "place(frog)",
        "graveyard": "place(bone)",
        "workshop": "trap",
        "forge": "combo(spend(coin)>gain(equipment))",
        "beast_trainer": "combo(spend(bone)>gain(beast))",
        "apothecary": "combo(spend(frog)>gain(potion))",
        "study": "combo(spend(book)>gain(scroll))",
    }


def test_category_says_the_same_as_its_room():
    for category in content().categories.values():
        action = f"combo(spend({category.cost})>gain({category.id}))"
        assert str(content().rooms[category.room].action) == action


def test_rooms_are_numbered_in_their_order():
    assert [room.number for room in content().rooms.values()] == list(range(1, 13))
    assert tuple(content().rooms) == ROOMS


@pytest.mark.rule("KH-ROOM-16")
def test_turned_room_turns_its_passages():
    north, east, south, west = (0, -1), (1, 0), (0, 1), (-1, 0)
    library = content().rooms["library"]
    assert set(library.sides(0)) == {north, east, west}
    assert set(library.sides(90)) == {east, south, north}
    assert set(library.sides(180)) == {south, west, east}
    assert set(library.sides(270)) == {west, north, south}


@pytest.mark.rule("KH-CLASS-01", "KH-CLASS-02", "KH-SCEN-21")
def test_heroes_have_vitality_1_and_the_champion_3():
    vitality = {each.id: each.vitality for each in content().classes.values()}
    assert vitality == {"rogue": 1, "warrior": 1, "archer": 1, "mage": 1, "champion": 3}


@pytest.mark.rule("KH-GUILD-03", "KH-GUILD-06")
def test_hero_cards_are_one_of_each_class_and_type():
    types = ("swords", "hats", "eye", "bones", "special")
    assert Counter(content().hero_deck) == Counter(f"{hero}_{kind}" for hero in HERO_CLASSES for kind in types)
    assert content().hero_cards["mage_hats"].hero_class == "mage"
    assert content().hero_cards["mage_jewel"].type == "jewel", "only scenarios have copies of it"


@pytest.mark.rule("KH-DIFF-01", "KH-DIFF-02", "KH-DIFF-03", "KH-DIFF-04")
def test_guild_cards_of_an_invasion():
    assert content().reveal == {"family": (1, 2), "challenging": (2, 2), "hardcore": (2, 3)}


@pytest.mark.rule("KH-Q-16")
def test_the_supply():
    assert content().supply == {
        **dict.fromkeys(HERO_CLASSES, 6),
        **dict.fromkeys(RESOURCES, 6),
        "trap": 8,
        "portal": 6,
    }


@pytest.mark.rule("KH-TREASURE-01", "KH-TREASURE-08")
def test_seventeen_treasures_of_values_1_to_4():
    counted = Counter({(each.value, each.effect): each.count for each in content().treasures})
    assert counted.total() == 17
    by_value = {value: sum(n for (each, _), n in counted.items() if each == value) for value in (1, 2, 3, 4)}
    assert by_value == {1: 8, 2: 5, 3: 3, 4: 1}
    assert [effect for value, effect in counted if value == 4] == ["defeat"]
    assert {effect for _, effect in counted} == set(content().effects)


@pytest.mark.rule("KH-SETUP-24")
def test_scenario_changes_the_guild_deck():
    plain, changed = Counter(content().hero_deck), Counter(content().guild_deck("heavy_armour", clans=2))
    assert plain - changed == {"warrior_special": 1, "warrior_eye": 1, "archer_hats": 1}
    assert changed - plain == {"fresh_polish": 1}
    assert Counter(content().guild_deck("first_watch", clans=2)) - plain == {
        "tea_break": 3,
        "rogue_swords": 1,
        "mage_hats": 1,
    }


@pytest.mark.rule("KH-CHRON-02")
def test_twenty_scenarios_in_five_chapters_of_four():
    chapters = content().chronicle.chapters
    assert [len(chapter.scenarios) for chapter in chapters] == [4] * 5
    assert tuple(scenario for chapter in chapters for scenario in chapter.scenarios) == SCENARIOS
    assert tuple(content().scenarios) == SCENARIOS
    assert all(scenario.id == name for name, scenario in content().scenarios.items())
