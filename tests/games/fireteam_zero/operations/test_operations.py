"""Operations: missions in a row, and what is chosen before each (FZ-OP, FZ-SETUP-11, FZ-SETUP-13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.fireteam_zero.asking.wording import card_text, focus_text
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.options import Options
from engine.games.fireteam_zero.model.pieces import MISSIONS
from engine.games.fireteam_zero.model.state import State
from engine.games.fireteam_zero.operations.briefing import allowed
from engine.games.fireteam_zero.operations.chapters import carried_on, chapters, over
from engine.games.fireteam_zero.playing.play import play as whole_game
from engine.games.fireteam_zero.playing.setup import setup
from engine.games.fireteam_zero.telling.lookup import piles
from engine.table import Option
from tests.games.fireteam_zero.position import Play

SAINT = ("river_crossing", "velucca_after_dark", "the_drinking_cave")


def options(**more: Any) -> Options:
    """Returns the missions of an operation."""
    return Options(**{"mode": "operation", "operation": "the_drowned_saint"} | more)


def played(mission: str, won: bool, carried: dict[str, Any] | None = None, **more: Any) -> tuple[State, dict[str, Any]]:
    """Returns a mission of the operation that has ended, and what the next one begins with."""
    state = setup(mission, 2, options(**more), carried or {})
    state.outcome, state.round, state.knock_outs = ("won" if won else "lost"), 9, 1
    over(state)
    return state, carried_on(state)


@pytest.mark.rule("FZ-OP-01", "FZ-OP-02", "FZ-OP-04")
def test_operation_begins_with_its_first_mission_and_a_single_one_is_any() -> None:
    assert chapters(options(), {}) == ("river_crossing",)
    assert chapters(options(operation="deep_seam"), {}) == ("bogged_down",)
    single = chapters(Options(mission="the_warm_dark"), {})
    assert single[0] == "the_warm_dark" and sorted(single) == sorted(MISSIONS)


@pytest.mark.rule("FZ-OP-03", "FZ-OP-09")
def test_after_a_success_the_next_mission_after_a_failure_the_same() -> None:
    for number, mission in enumerate(SAINT):
        _, won = played(mission, won=True)
        _, lost = played(mission, won=False)
        assert chapters(options(), won) == SAINT[number + 1 : number + 2]
        assert chapters(options(), lost) == (mission,)


@pytest.mark.rule("FZ-OP-06")
def test_only_the_record_is_carried_over() -> None:
    _, carried = played("river_crossing", won=True)
    assert carried["tried"] == [{"mission": "river_crossing", "won": True, "rounds": 9, "knock_outs": 1}]
    after, alone = setup("velucca_after_dark", 2, options(), carried), setup("velucca_after_dark", 2, Options(), {})
    after.operation = None
    assert after == alone
    assert carried_on(alone) == {}


@pytest.mark.rule("FZ-OP-08")
@pytest.mark.parametrize("mission", MISSIONS)
def test_briefing_gives_all_that_a_mission_needs(mission: str) -> None:
    briefing = content().missions[mission]
    assert briefing.layout and briefing.start and briefing.pool and briefing.objectives and briefing.threats
    assert briefing.events + len(briefing.discoveries) == 12
    assert briefing.exit or briefing.boss


@pytest.mark.rule("FZ-OP-11")
def test_heroes_and_players_may_change_between_missions() -> None:
    _, carried = played("river_crossing", won=True)
    state = setup("velucca_after_dark", 3, options(heroes=("maxine", "shad", "frank")), carried)
    assert [each.id for each in state.heroes] == ["maxine", "shad", "frank"]


# ---------------------------------------------------------------- upgrade sets and focus cards


def briefed(mission: str, carried: dict[str, Any] | None = None, **more: Any) -> Play:
    """Returns a mission before its choices."""
    return Play(setup(mission, 2, options(**more), carried or {}), whole_game)


@pytest.mark.rule("FZ-SETUP-11", "FZ-SETUP-13", "FZ-OP-07", "FZ-OP-10", "FZ-SETUP-12")
def test_each_hero_takes_sets_of_four_and_focus_cards_of_his_role() -> None:
    play = briefed("the_drinking_cave")
    assert (play.key, play.seats) == ("fire.upgrades", (0, 1))
    assert play.ids_of(0) == content().upgrades("leader") and play.ids_of(1) == content().upgrades("demolitions")
    play.pick(["crossfire", "good_reflexes"], seat=0).pick(["stovepipe", "thermite"], seat=1)
    assert play.key == "fire.focus" and play.ids_of(1) == content().focus_cards("demolitions")
    play.pick(["rally_point", "wide_eye"], seat=0).pick(["safe_hands", "good_arm"], seat=1).pick("first:abe")
    while play.state.phase == "setup":
        play.pick(play.ids[0])
    leader = play.hero("abe")
    cards = [*leader.deck, *leader.hand]
    assert len(cards) == 24 and cards.count("crossfire") == cards.count("good_reflexes") == 4
    assert leader.focus == ["rally_point", "wide_eye"]


def offered(play: Play) -> Sequence[Option]:
    ask = play.session.ask_of(0)
    return ask.options if ask else ()


@pytest.mark.rule("FZ-SETUP-11", "FZ-SETUP-13")
def test_offers_are_named_and_can_be_inspected() -> None:
    play = briefed("the_drinking_cave")
    sets = content().upgrades("leader")
    assert [option.detail for option in offered(play)] == [card_text(card) for card in sets]
    assert piles(play.state, 0)["upgrades"] == sets
    assert "upgrades" not in piles(briefed("river_crossing").state, 0)
    play.pick(sets[:2], seat=0).pick(["stovepipe", "thermite"], seat=1)
    cards = content().focus_cards("leader")
    assert [option.detail for option in offered(play)] == [focus_text(card) for card in cards]
    assert piles(play.state, 0)["focus"] == cards and piles(briefed("river_crossing").state, 0)["focus"] == []
    play.pick(cards[:2], seat=0).pick(content().focus_cards("demolitions")[:2], seat=1).pick("first:abe")
    while play.state.phase == "setup":
        play.pick(play.ids[0])
    assert piles(play.state, 0)["focus"] == cards[:2] and "upgrades" not in piles(play.state, 0)


@pytest.mark.rule("FZ-SETUP-14", "FZ-OP-07")
def test_declined_rewards_leave_the_game() -> None:
    play = briefed("velucca_after_dark")
    play.pick("crossfire", seat=0).pick("stovepipe", seat=1).pick("rally_point", seat=0).pick("safe_hands", seat=1)
    play.pick(play.ids[0])
    upgrades = {
        card for hero in play.state.heroes for card in (*hero.deck, *hero.hand) if content().cards[card].upgrade
    }
    assert upgrades == {"crossfire", "stovepipe"}
    assert [hero.focus for hero in play.state.heroes] == [["rally_point"], ["safe_hands"]]


@pytest.mark.rule("FZ-OP-07")
def test_first_act_allows_nothing() -> None:
    assert briefed("river_crossing").key == "fire.first"


@pytest.mark.rule("FZ-SETUP-09", "FZ-SETUP-11")
def test_solo_player_chooses_for_one_hero_after_the_other() -> None:
    state = setup("velucca_after_dark", 1, options(heroes=("abe",), second_hero="don"), {})
    play = Play(state, whole_game)
    assert play.pick("crossfire").ids == content().upgrades("demolitions")


@pytest.mark.rule("FZ-OP-10")
def test_earlier_choice_does_not_bind_by_ledger() -> None:
    carried = {"next": "the_drinking_cave", "taken": {"leader": ["crossfire", "rally_point"]}}
    assert briefed("the_drinking_cave", carried).session.asks[0].pick == (2, 2)


@pytest.mark.rule("FZ-OP-10")
def test_veterans_keep_their_possessions() -> None:
    carried = {"next": "the_drinking_cave", "taken": {"leader": ["crossfire", "rally_point"]}}
    play = briefed("the_drinking_cave", carried, veterans=True)
    assert [told.args["cards"] for told in play.tells("kept-cards")] == [("crossfire",)]
    while play.key != "fire.first":
        seat = play.seats[0]
        ask = play.session.ask_of(seat)
        assert ask is not None and not {"crossfire", "rally_point"} & {*ask.by_id}
        play.pick(play.ids_of(seat)[: ask.pick[0]], seat=seat)
    assert [told.args["cards"] for told in play.tells("kept-cards")] == [("crossfire",), ("rally_point",)]
    leader, other = play.state.heroes
    assert "crossfire" in leader.upgrades and "rally_point" in leader.focus
    assert (len(leader.upgrades), len(leader.focus)) == (len(other.upgrades), len(other.focus)) == (2, 2)


@pytest.mark.rule("FZ-OP-09")
@pytest.mark.parametrize(("second_wind", "failures", "sets"), [(True, 2, 2), (True, 1, 1), (False, 2, 1)])
def test_second_wind_gives_a_set_more_after_two_failures(second_wind: bool, failures: int, sets: int) -> None:
    lost = {"mission": "velucca_after_dark", "won": False, "rounds": 5, "knock_outs": 2}
    carried = {"next": "velucca_after_dark", "tried": [lost] * failures}
    state = setup("velucca_after_dark", 2, options(second_wind=second_wind), carried)
    assert allowed(state) == {"upgrades": sets, "focus": 1}
