"""The board before the first Round (SETUP)."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from pydantic import ValidationError

from engine.games.massive_darkness.board.decks import new_decks, piles
from engine.games.massive_darkness.board.zones import board
from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.model.content import MISSIONS, Card, content
from engine.games.massive_darkness.model.options import ClassId, HeroId, Options
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.playing.setup import prepare, setup
from engine.games.massive_darkness.story.chapters import chapters
from engine.table import BadCheckpoint
from engine.words import Words
from tests.games.massive_darkness.position import Play

OWEN = Options(heroes=("owen", "bjorn", "elias", "sibyl", "siegfried", "whisper"))


def start(mission: str = "m01", seats: int = 2, options: Options | None = None) -> State:
    """Returns a Mission as it is before anything is shuffled."""
    return setup(mission, seats, options or Options(), {})


def prepared(mission: str = "m01", seats: int = 2) -> Play:
    """Returns a Mission whose set-up waits for its first answer."""
    return Play(start(mission, seats), prepare)


def cards_of(*kinds: str) -> list[Card]:
    return [card for card in content().cards.values() if card.kind in kinds]


@pytest.mark.rule("MD-SETUP-01", "MD-Q-01")
def test_each_seat_is_one_hero() -> None:
    for seats in range(1, 7):
        state = start(seats=seats)
        assert [hero.seat for hero in state.heroes] == list(range(seats))
        assert state.heroes_at_start == seats


@pytest.mark.rule("MD-SETUP-02")
def test_any_mission_may_be_chosen_and_the_others_follow_in_their_order() -> None:
    assert MISSIONS == ("t00", "m01", "m02", "m03", "m04", "m05", "m06", "m07", "m08", "m09", "m10")
    for mission in MISSIONS:
        offered = chapters(Options(mission=mission), {})
        assert offered[0] == mission
        assert set(offered) == set(MISSIONS)
    lost = {"mission": "m03", "won": False, "chosen_mission": "t00"}
    assert chapters(Options(), lost)[:2] == ("m03", "m04")
    assert chapters(Options(), {**lost, "won": True})[0] == "m04"
    assert chapters(Options(mission="m07"), lost)[0] == "m07"


@pytest.mark.rule("MD-SETUP-03", "MD-Q-02")
def test_tokens_lie_as_the_map_shows() -> None:
    state = start("m01")
    plan = content().missions["m01"]
    assert {(token.level, token.zone) for token in state.level_tokens} == {(1, "c3"), (2, "e1"), (3, "c6"), (4, "f4")}
    assert list(state.doors) == ["b1-b2", "a2-a3", "d1-d2", "e2-f2", "a4-a5", "b4-c4", "e4-e5", "f5-f6"]
    assert set(state.doors.values()) == {"closed"}
    assert {zone.tile for zone in board(state).zones.values()} == {placed.tile for placed in plan.tiles}
    assert board(state).exit == "f5"


@pytest.mark.rule("MD-SETUP-04", "MD-DECK-01")
def test_every_deck_is_shuffled_alone() -> None:
    play = prepared("m02")
    shuffles = Counter(ask.key for ask in play.asked_chance if ask.key.startswith("deck."))
    assert shuffles == {
        "deck.guards": 5,
        "deck.treasures": 5,
        "deck.minor": 1,
        "deck.major": 1,
        "deck.doors": 1,
        "deck.events": 1,
        "deck.artifacts": 1,
    }
    assert all(not pile.discard for _, pile in piles(play.state.decks))


@pytest.mark.rule("MD-SETUP-04")
def test_guards_and_treasures_are_sorted_by_level() -> None:
    decks, everything = new_decks(), content()
    for level in range(1, 6):
        assert {everything.guards[card].level for card in decks.guards[level - 1].draw} == {level}
        assert {everything.cards[card].level for card in decks.treasures[level - 1].draw} == {level}


@pytest.mark.rule("MD-SETUP-05")
def test_starting_equipment_is_an_open_pool() -> None:
    decks = new_decks()
    assert set(decks.starting) == set(content().starting)
    assert not any(set(pile.draw) & set(content().starting) for _, pile in piles(decks))


@pytest.mark.rule("MD-SETUP-06")
def test_artifacts_are_a_separate_deck() -> None:
    decks = new_decks()
    assert sorted(decks.artifacts.draw) == sorted(content().artifacts)
    assert not any(set(pile.draw) & set(content().artifacts) for name, pile in piles(decks) if name != "deck.artifacts")


@pytest.mark.rule("MD-SETUP-07")
def test_id_of_a_card_begins_with_the_code_of_its_type() -> None:
    everything = content()
    for prefix, ids in {
        "a": everything.artifacts,
        "d": everything.doors,
        "e": everything.events,
        "g": everything.guards,
        "rm": everything.monsters,
        "se": everything.starting,
        "t": [card for level in everything.treasures.values() for card in level],
    }.items():
        assert all(each.removeprefix(prefix).isdecimal() for each in ids), prefix


@pytest.mark.rule("MD-SETUP-08")
def test_there_are_as_many_cards_as_in_the_box() -> None:
    decks = new_decks()
    assert [len(pile.draw) for pile in decks.treasures] == [41, 36, 34, 33, 32]
    assert [len(pile.draw) for pile in decks.guards] == [10] * 5
    assert {name: len(pile.draw) for name, pile in piles(decks)} | {"deck.guards": 10, "deck.treasures": 32} == {
        "deck.guards": 10,
        "deck.treasures": 32,
        "deck.minor": 6,
        "deck.major": 6,
        "deck.doors": 10,
        "deck.events": 20,
        "deck.artifacts": 6,
    }


@pytest.mark.rule("MD-SETUP-08", "MD-SETUP-09")
def test_lifebringer_is_the_nineteenth_card_and_never_dealt() -> None:
    assert sum(new_decks().starting.values()) == 18
    assert "se19" not in content().cards


@pytest.mark.rule("MD-SETUP-10")
def test_minions_are_limited_by_their_miniatures() -> None:
    assert content().miniatures == {
        "dwarf_defenders": 6,
        "dwarf_warriors": 12,
        "goblin_archers": 12,
        "goblin_warriors": 12,
        "orc_flayers": 6,
        "orc_enforcers": 6,
    }


@pytest.mark.rule("MD-SETUP-11")
def test_agents_and_roaming_monsters_are_of_nine_kinds() -> None:
    enemies = [*content().guards.values(), *content().monsters.values()]
    single = {enemy.type for enemy in enemies if enemy.kind != "mob"}
    assert len(single) == 9
    assert single.isdisjoint(content().miniatures)


@pytest.mark.rule("MD-SETUP-12")
def test_dice_are_of_four_colours() -> None:
    assert set(content().dice) == {"yellow", "red", "blue", "green"}


@pytest.mark.rule("MD-SETUP-13", "MD-SETUP-14", "MD-Q-03")
def test_no_supply_of_tokens_is_counted() -> None:
    state = start()
    assert state.treasure == {}
    assert not any("suppl" in name for name in State.__dataclass_fields__)


@pytest.mark.rule("MD-SETUP-15")
def test_each_hero_is_another_of_six() -> None:
    assert set(get_args(HeroId)) == {"sibyl", "bjorn", "siegfried", "owen", "elias", "whisper"}
    assert set(get_args(HeroId)) == set(content().heroes)
    assert [hero.hero for hero in start(options=OWEN).heroes] == ["owen", "bjorn"]
    with pytest.raises(ValidationError, match="each seat needs another Hero"):
        Options(heroes=("owen", "owen", "elias", "sibyl", "siegfried", "whisper"))


@pytest.mark.rule("MD-SETUP-16")
def test_any_hero_may_be_of_any_class() -> None:
    assert set(get_args(ClassId)) == set(content().classes)
    for each in get_args(ClassId):
        state = start(seats=1, options=Options(classes=(each, *get_args(ClassId)[1:])))
        assert state.heroes[0].hero_class == each
    assert all(hero.recommended_class in content().classes for hero in content().heroes.values())


@pytest.mark.rule("MD-Q-04")
def test_two_heroes_may_share_a_class_unless_the_table_forbids_it() -> None:
    same = ("battle_wizard", "battle_wizard", *get_args(ClassId)[2:])
    shared = start(options=Options(classes=same))
    assert [hero.hero_class for hero in shared.heroes] == ["battle_wizard"] * 2
    forbidden = Options(classes=same, different_classes=True)
    with pytest.raises(BadCheckpoint, match="each Hero needs another Class"):
        start(options=forbidden)
    assert start(seats=1, options=forbidden).heroes[0].hero_class == "battle_wizard"


@pytest.mark.rule("MD-SETUP-17")
def test_class_of_a_hero_stays_through_a_campaign() -> None:
    carried = {"missions_left": ["m01"], "heroes": [{"hero": "owen", "hero_class": "battle_wizard"}]}
    state = setup("m01", 1, Options(mode="story"), carried)  # type: ignore[arg-type]
    assert (state.heroes[0].hero, state.heroes[0].hero_class) == ("owen", "battle_wizard")


@pytest.mark.rule("MD-SETUP-18", "MD-SETUP-19")
def test_each_hero_gets_a_weapon_of_the_tables_choice_and_a_leather_armor() -> None:
    play = prepared()
    armor = next(card.id for card in cards_of("armor") if card.name["en"] == "Leather Armor")
    assert play.key == "setup.weapon"
    assert play.seats == (0, 1)
    assert set(play.ids) == {card.id for card in cards_of("weapon") if card.id in content().starting}
    play.pick("se05", "se01", "h1")
    assert [hero.hands for hero in play.state.heroes] == [["se05"], ["se01"]]
    assert [hero.body for hero in play.state.heroes] == [armor, armor]
    assert [len(hero.inventory) for hero in play.state.heroes] == [2, 2]
    assert play.state.decks.starting == new_decks().starting | {"se05": 1, "se01": 1, armor: 4}


@pytest.mark.rule("MD-SETUP-18")
def test_kind_of_weapon_is_chosen_as_often_as_there_are_cards_of_it() -> None:
    play = prepared(seats=3).pick("se05", "se05")
    assert "se05" not in play.ids


@pytest.mark.rule("MD-SETUP-18")
def test_default_weapon_suits_the_class() -> None:
    """Melee for the Barbarian, Magic for the Wizard; where only Bows are left, a Bow."""
    play = prepared()
    assert play.default == ("se05",)
    assert play.pick("se05").default == ("se01",)
    state = start()
    state.decks.starting = {card: 9 * (card in ("se03", "se13")) for card in state.decks.starting}
    assert Play(state, prepare).hero(1).hands == ["se03"]


@pytest.mark.rule("MD-SETUP-20", "MD-SETUP-23")
def test_heroes_start_unhurt_and_without_xp_in_the_start_zone() -> None:
    for mission in MISSIONS:
        state = start(mission)
        assert {(hero.life, hero.max_life, hero.xp, hero.micro_xp) for hero in state.heroes} == {(5, 5, 0, 0)}
        assert {hero.zone for hero in state.heroes} == {content().missions[mission].start}
        assert all(not hero.skills for hero in state.heroes)


@pytest.mark.rule("MD-SETUP-21")
def test_two_damage_tokens_lie_on_the_lifebringer_or_as_many_as_the_table_likes() -> None:
    assert start().lifebringer == 2
    assert start(options=Options(lifebringer=0)).lifebringer == 0
    assert start(options=Options(lifebringer=5)).lifebringer == 5


@pytest.mark.rule("MD-SETUP-22")
def test_dead_heroes_still_count_for_multipliers() -> None:
    state = start(seats=4)
    state.heroes[0].life = 0
    assert state.heroes_at_start == 4
    assert len(state.living) == 3


@pytest.mark.rule("MD-SETUP-24")
def test_table_chooses_the_first_player() -> None:
    play = prepared(seats=3).pick("se05", "se05", "se01")
    assert play.key == "setup.first_player"
    assert play.seats == (0, 1, 2)
    assert play.ids == ["h0", "h1", "h2"]
    assert play.pick("h2").state.first_player == 2


@pytest.mark.rule("MD-SETUP-25")
def test_in_normal_mode_nothing_is_carried_over() -> None:
    carried = {
        "mission": "t00",
        "heroes": [{"hero": "owen", "hero_class": "battle_wizard", "xp": 9, "hands": ["t028"]}],
    }
    state = setup("m01", 1, Options(), carried)  # type: ignore[arg-type]
    assert (state.heroes[0].xp, state.heroes[0].inventory) == (0, [])
    assert Play(state, prepare).key == "setup.weapon"


@pytest.mark.rule("MD-SETUP-26")
def test_mission_adds_its_own_set_up() -> None:
    play = prepared("m01")
    hidden = [(token.zone, token.kind) for token in play.state.objectives if token.face_down]
    assert hidden == [("a1", "artifact"), ("d1", "artifact"), ("f3", "lair")]


@pytest.mark.rule("MD-SETUP-27")
def test_level_1_tokens_are_active_at_first() -> None:
    for mission in MISSIONS:
        assert start(mission).level == 1


@pytest.mark.rule("MD-EX-01")
def test_owen_joins_a_game() -> None:
    owen = Play(start(seats=1, options=OWEN), prepare).pick("se09").hero()
    assert (owen.hero, owen.life, owen.max_life, owen.xp) == ("owen", 5, 5, 0)
    assert (owen.body, owen.hands, owen.pack) == ("se13", ["se09"], [])
    assert owen.zone == "a2"


@pytest.mark.parametrize(
    ("locale", "fourth", "tenth"),
    [
        ("en", "**Very hard:** autopilot wins 2 of 100 games", "**Very hard:** autopilot wins none of 100 games"),
        ("es", "**Muy difícil:** el piloto automático gana 2 de cada 100 partidas", "no gana ninguna de 100 partidas"),
        ("pt-BR", "**Muito difícil:** o piloto automático vence 2 de cada 100", "não vence nenhuma de 100 partidas"),
    ],
)
def test_lobby_says_which_missions_are_very_hard(locale: str, fourth: str, tenth: str) -> None:
    """Missions 4 and 10 (docs/balance); it suggests as many Lifebringer tokens as there can be."""
    words = Words.of_game(GAME, locale)
    for mission in content().missions:
        found = GAME.advice(Options(), mission)
        assert bool(found) == (mission in ("m04", "m10"))
        for each in found:
            assert (each.option, each.value) == ("lifebringer", 9)
            assert (fourth if mission == "m04" else tenth) in words.say(each.text)
