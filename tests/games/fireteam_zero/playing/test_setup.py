"""Setting up a mission (FZ-SETUP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from pydantic import ValidationError

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.layout import board
from engine.games.fireteam_zero.model.options import Options
from engine.games.fireteam_zero.model.pieces import HEROES, MISSIONS, ROLES, HeroId, Role
from engine.games.fireteam_zero.model.state import State
from engine.games.fireteam_zero.model.team import chosen_heroes, missing_roles
from engine.games.fireteam_zero.playing.setup import setup
from engine.table import BadCheckpoint
from tests.games.fireteam_zero.position import Play, opening, ready

LEADER_FIRST = ("abe", "don", "frank", "shad")
EVERY_MISSION = pytest.mark.parametrize("mission", MISSIONS)


def set_up(mission: str, seats: int = 2, **options: Any) -> State:
    """Returns a mission before its first shuffle."""
    return setup(mission, seats, Options(**{"mission": mission, "heroes": LEADER_FIRST} | options), {})


@pytest.mark.rule("FZ-SETUP-01", "FZ-OP-04")
@EVERY_MISSION
def test_any_mission_may_be_chosen_and_follows_its_briefing(mission: str) -> None:
    play = ready(2, mission=mission, heroes=LEADER_FIRST)
    assert (play.state.mission, play.state.round) == (mission, 1)
    assert set(play.state.objectives) == {each.id for each in content().missions[mission].objectives}


@pytest.mark.rule("FZ-SETUP-02")
@pytest.mark.parametrize(("choice", "first"), [("first:abe", 0), ("first:don", 1), ("first:shad", 2)])
def test_players_agree_on_first_player(choice: str, first: int) -> None:
    play = _to_first_player(3)
    assert play.seats == (0, 1, 2)
    assert play.pick(choice).state.first == first


@pytest.mark.rule("FZ-SETUP-02")
def test_or_the_first_player_is_drawn() -> None:
    play = _to_first_player(3, chance={"setup.first": [2]})
    assert play.pick("first:random").state.first == 2


def _to_first_player(seats: int, **chance: Any) -> Play:
    play = opening(seats, **chance)
    while play.key != "fire.first":
        play.pick(play.ids[0])
    return play


@pytest.mark.rule("FZ-SETUP-03", "FZ-SETUP-34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_plays_the_hero_that_it_has_chosen(seats: int) -> None:
    state = set_up("river_crossing", seats)
    assert [(hero.seat, hero.id) for hero in state.heroes] == list(enumerate(LEADER_FIRST[:seats]))


@pytest.mark.rule("FZ-SETUP-03", "FZ-Q-45")
def test_heroes_are_chosen_before_the_first_player() -> None:
    play = opening(2, heroes=("shad", "abe"))
    assert play.key == "fire.first" and [hero.id for hero in play.state.heroes] == ["shad", "abe"]


@pytest.mark.rule("FZ-SETUP-02", "FZ-Q-44")
def test_solo_player_chooses_which_hero_goes_first() -> None:
    play = _to_first_player(1, second_hero="don")
    assert play.seats == (0,) and play.ids == ["first:random", "first:abe", "first:don"]
    assert play.pick("first:don").state.first == 1


@pytest.mark.rule("FZ-SETUP-03")
def test_seat_without_a_hero_is_refused() -> None:
    with pytest.raises(BadCheckpoint, match="2 are named for 3 seats"):
        set_up("river_crossing", 3, heroes=("abe", "don"))


@pytest.mark.rule("FZ-SETUP-04", "FZ-SETUP-07")
def test_heroes_and_their_roles() -> None:
    assert {hero: content().heroes[hero].role for hero in HEROES} == {
        "abe": "leader",
        "maxine": "leader",
        "shad": "close_combat",
        "frank": "marksman",
        "don": "demolitions",
    }
    assert set(content().roles) == set(ROLES)


@pytest.mark.rule("FZ-SETUP-05")
def test_role_that_the_briefing_demands_must_be_there() -> None:
    """The Drinking Cave requires a leader, The Long Gallery an explosives expert."""
    for mission, role in (("the_drinking_cave", "Leader"), ("the_long_gallery", "Demolitions")):
        with pytest.raises(BadCheckpoint, match=f"without the role {role}"):
            set_up(mission, 2, heroes=("shad", "frank", "abe", "don"))
    assert missing_roles(["shad", "don"], content().missions["the_long_gallery"]) == []
    assert set_up("the_long_gallery", 2, heroes=("shad", "don"))


@pytest.mark.rule("FZ-SETUP-06")
def test_two_leaders_are_refused_with_the_reason() -> None:
    with pytest.raises(ValidationError, match="Abe Griffin and Maxine have the same role"):
        set_up("river_crossing", 2, heroes=("abe", "maxine"))


@pytest.mark.rule("FZ-SETUP-08", "FZ-SETUP-34")
@pytest.mark.parametrize(
    ("mission", "first", "second", "team"),
    [
        ("river_crossing", "abe", "don", ["abe", "don"]),
        ("river_crossing", "abe", "maxine", ["abe", "shad"]),
        ("river_crossing", "frank", "frank", ["frank", "abe"]),
        ("the_long_gallery", "shad", "frank", ["shad", "don"]),
    ],
)
def test_solo_player_has_two_heroes_of_different_roles(
    mission: str, first: HeroId, second: HeroId, team: list[str]
) -> None:
    """The chosen one, or else the first compatible with the other and the briefing."""
    options = Options(heroes=(first,), second_hero=second)
    assert chosen_heroes(content().missions[mission], 1, options) == [(0, hero) for hero in team]


@pytest.mark.rule("FZ-SETUP-09")
def test_two_heroes_of_a_player_have_a_hand_and_a_deck_each() -> None:
    play = ready(1, heroes=("abe",), second_hero="don")
    while play.state.phase == "tactics":
        play.pick(play.ids[0])
    assert [(hero.seat, len(hero.hand)) for hero in play.state.heroes] == [(0, 5), (0, 5)]
    assert {content().cards[card].role for card in play.hero("don").deck} == {"demolitions"}


@pytest.mark.rule("FZ-SETUP-10", "FZ-SETUP-33")
@pytest.mark.parametrize("role", ROLES)
def test_sixteen_action_cards_for_each_role(role: Role) -> None:
    assert len(content().action_deck(role)) == 16


@pytest.mark.rule("FZ-SETUP-12", "FZ-SETUP-31")
def test_action_decks_are_shuffled_without_deal_before_tactics() -> None:
    play = ready(2, mission="river_crossing", heroes=LEADER_FIRST)
    decks = play.shuffled("setup.deck")
    assert [Counter(deck) for deck in decks] == [
        Counter(content().action_deck("leader")),
        Counter(content().action_deck("demolitions")),
    ]
    assert not any(tell.text.key.startswith("drew") for tell in play.told[: _mark(play, "setup")])


def _mark(play: Play, phase: str) -> int:
    """Returns the number of log lines up to the end of this phase."""
    return next((number for number, tell in enumerate(play.told) if tell.text.key.startswith("drew")), len(play.told))


@pytest.mark.rule("FZ-SETUP-16", "FZ-Q-10")
@EVERY_MISSION
def test_twelve_spawn_tokens_lie_on_the_marked_places_one_each(mission: str) -> None:
    play = ready(2, mission=mission, heroes=LEADER_FIRST)
    places = board(mission).spawn
    assert len(set(places)) == 12 and play.shuffled("setup.spawn") == [list(places)]
    assert sorted(token.number for token in play.state.spawn) == list(range(1, 13))
    assert sorted(token.location for token in play.state.spawn) == sorted(places)
    assert not any(token.searched for token in play.state.spawn)


@pytest.mark.rule("FZ-SETUP-17", "FZ-SETUP-30", "FZ-SETUP-32")
@EVERY_MISSION
def test_heroes_and_specialists_begin_together_on_the_start(mission: str) -> None:
    state = set_up(mission, 4)
    start = content().missions[mission].start
    assert {hero.location for hero in state.heroes} == {start}
    assert state.specialists == {"patty": start, "henry": start}
    exit = content().missions[mission].exit
    assert exit is None or "impassable" not in board(mission).terrain[exit]


@pytest.mark.rule("FZ-SETUP-18")
@EVERY_MISSION
def test_boss_waits_for_its_moment(mission: str) -> None:
    assert set_up(mission).boss == ("waiting" if content().missions[mission].boss else None)


@pytest.mark.rule("FZ-SETUP-19", "FZ-SETUP-25")
def test_threat_marker_begins_at_0_and_the_coin_with_heads() -> None:
    state = set_up("river_crossing")
    assert (state.marker, state.reached, state.heads) == (0, 0, True)


@pytest.mark.rule("FZ-SETUP-20")
@EVERY_MISSION
def test_threat_cards_of_the_briefing_are_shuffled(mission: str) -> None:
    play = ready(2, mission=mission, heroes=LEADER_FIRST)
    assert play.shuffled("setup.threats") == [list(content().missions[mission].threats)]
    assert not play.state.threats


@pytest.mark.rule("FZ-SETUP-21")
@EVERY_MISSION
def test_objectives_lie_open_without_tokens(mission: str) -> None:
    assert set_up(mission).objectives == {each.id: 0 for each in content().missions[mission].objectives}


@pytest.mark.rule("FZ-SETUP-22", "FZ-SETUP-23", "FZ-SETUP-24", "FZ-RECON-01", "FZ-RECON-02", "FZ-RECON-04")
@EVERY_MISSION
def test_recon_deck_mixes_events_and_discoveries_to_twelve_cards(mission: str) -> None:
    """The events are those that lay on top of the shuffled event cards; the others are out of the game."""
    play = ready(2, mission=mission, heroes=LEADER_FIRST)
    briefing = content().missions[mission]
    (events,) = play.shuffled("setup.events")
    assert Counter(events) == Counter(content().event_deck)
    assert play.shuffled("setup.recon") == [[*events[: briefing.events], *briefing.discoveries]]
    assert len(play.state.recon_deck) == 12


@pytest.mark.rule("FZ-SETUP-26", "FZ-SETUP-29", "FZ-RESERVE-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pool_and_reserve_match_the_briefing(seats: int) -> None:
    """River Crossing: two minions for each hero, and an elite in reserve."""
    state = set_up("river_crossing", seats)
    assert state.pool.get("minion") == 2 * seats and not state.pool.get("elite")
    assert state.reserve == {"elite": 1}


@pytest.mark.rule("FZ-SETUP-27", "FZ-SETUP-28", "FZ-SPAWN-10")
def test_each_creature_of_the_pool_is_put_where_the_spawn_die_says() -> None:
    """Two on the same place, too: nothing is secured yet, and no roll is repeated."""
    rolls = [[3], [3], [7], [12]]
    play = ready(2, chance={"spawn.die": rolls}, mission="river_crossing", heroes=LEADER_FIRST)
    at = {token.number: token.location for token in play.state.spawn}
    assert [each.location for each in play.state.creatures] == [at[number] for (number,) in rolls]
    assert {each.kind for each in play.state.creatures} == {"corrupted_animal"}
    assert not any(play.state.pool.values()) and play.state.reserve == {"elite": 1}


@pytest.mark.rule("FZ-SETUP-28")
def test_place_where_the_heroes_begin_is_not_secured_in_setup() -> None:
    """In Velucca there is a spawn token there."""
    tokens = ready(3, mission="velucca_after_dark", heroes=LEADER_FIRST).state.spawn
    start = content().missions["velucca_after_dark"].start
    number = next(token.number for token in tokens if token.location == start)
    rolled = {"spawn.die": [[number]]}
    play = ready(3, chance=rolled, mission="velucca_after_dark", heroes=LEADER_FIRST)
    assert play.state.creatures[0].location == start


@pytest.mark.rule("FZ-SETUP-27")
def test_elites_of_pool_follow_minions() -> None:
    play = ready(3, mission="velucca_after_dark", heroes=LEADER_FIRST)
    kinds = [each.kind for each in play.state.creatures]
    assert kinds == ["corrupted_animal"] * 6 + ["corrupted_human"] * 2


@pytest.mark.rule("FZ-SETUP-33")
def test_box_contents() -> None:
    every = content()
    cards = [card for card in every.cards.values() for _ in range(card.copies)]
    assert sum(not card.upgrade for card in cards) == 64 and sum(card.upgrade for card in cards) == 64
    assert (len(every.focus), len(every.objectives), len(every.threats), len(every.creatures)) == (24, 21, 24, 9)
    assert len(every.event_deck) + len(every.discoveries) == 55
    assert sum(every.figures.values()) == 13


@pytest.mark.rule("FZ-SETUP-35")
@EVERY_MISSION
def test_no_briefing_asks_for_more_figures_than_there_are(mission: str) -> None:
    for seats in (2, 3, 4):
        state = set_up(mission, seats)
        for creature_class, count in content().figures.items():
            if creature_class != "boss":
                assert state.pool.get(creature_class, 0) + state.reserve.get(creature_class, 0) <= count
