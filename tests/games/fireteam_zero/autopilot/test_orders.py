"""Standing orders and plans: which questions they answer, and that play waits only for players who want it to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from engine.campaigns.model.situation import StandingOrder
from engine.campaigns.runtime.orders_in_advance import answer_in_advance
from engine.games.fireteam_zero.autopilot.orders import ORDERS, PLAN
from engine.games.fireteam_zero.game import GAME
from engine.games.fireteam_zero.model.pieces import HeroId
from engine.table import answer_of, fair
from tests.games.fireteam_zero import position as positions
from tests.games.fireteam_zero.fighting import activation, ambushed, hits, position, threat
from tests.games.fireteam_zero.position import Play, creature, hero, turn
from tests.games.fireteam_zero.visits import answer_one

ANIMAL, HUMAN = "corrupted_animal", "corrupted_human"
BLANK = [["blank"]]


def answered(play: Play, given: Mapping[str, str], seat: int = 0) -> list[str] | None:
    """Returns the answer of a seat's orders to the open question."""
    ask = play.session.ask_of(seat)
    assert ask is not None
    view = GAME.view(play.state, seat)
    found = answer_of(GAME.orders, view, GAME.events(view), ask, seat, given)
    return None if found is None else list(found)


def hit(count: int, *cards: str, setting: str = "ask", phase: str = "threat", **more: Any) -> Play:
    """Gives Shad these cards, and this number of hits in a threat phase."""
    here = position(hero("shad", "C4", cards), specialists="F6", reactions=setting, phase=phase, **more)
    return hits(here, {"shad": count})


KNIFE, NONE = ["react:trench_knife"], ["pass"]


@pytest.mark.parametrize(
    ("choice", "count", "picked"),
    [
        ("stop", 2, None),
        ("first", 1, KNIFE),
        ("never", 3, NONE),
        ("saves-1", 1, KNIFE),
        ("saves-2", 1, NONE),
        ("saves-2", 2, KNIFE),
        ("saves-3", 3, NONE),  # it cancels two
        ("knock-out", 2, NONE),
        ("knock-out", 4, KNIFE),  # three cards and four hits: with it he has two for two
        ("knock-out", 6, NONE),  # the hero goes down anyway
    ],
)
def test_card_is_played_when_its_condition_holds(choice: str, count: int, picked: list[str] | None) -> None:
    play = hit(count, "trench_knife", "red_mist", "red_mist", setting="plan")
    assert answered(play, {"react-with:trench_knife": choice}) == picked
    assert answered(play, {"react": choice}) == picked


def test_which_card_first() -> None:
    """The less useful one, unless one has an order of its own."""
    here = position(
        hero("abe", "C4", ["read_the_signs", "covering_shot"]), hero("shad", "C4", ["trench_knife"]), phase="threat"
    )
    play = hits(here, {"abe": 3})
    assert answered(play, {"react": "first"}) == ["react:read_the_signs"]
    assert answered(play, {"react": "first", "react-with:read_the_signs": "never"}) == NONE


@pytest.mark.parametrize("cards", [["trench_knife", "hamstring"], ["red_mist", "hamstring"], ["red_mist", "red_mist"]])
def test_waiting_does_not_reveal_the_hand(cards: list[str]) -> None:
    """With an order to ask about one card he is asked with any hand, until that card is open. If all are asked, an
    order about one card leaves the others to ask about."""
    stop, keep = {"react-with:trench_knife": "stop"}, {"react-with:trench_knife": "never"}
    play = hit(1, *cards, setting="plan")
    assert answered(play, stop) is None and answered(play, keep) == NONE
    assert answered(hit(1, *cards), keep) is None
    play.state.heroes[0].discard = ["trench_knife"] * 2
    play.state.heroes[0].hand = ["red_mist"] * len(cards)
    assert answered(play, stop) == NONE


def test_each_card_with_a_reaction_has_an_order() -> None:
    state = position(hero("shad", "C4", ["trench_knife", "red_mist", "hamstring", "trench_knife"]))
    (order,) = (each for each in ORDERS if each.subjects)
    assert [each.subject for each in order.each(state, 0)] == ["hamstring", "trench_knife"]
    assert list(order.each(GAME.view(state, 1), 0)) == []


@pytest.mark.parametrize(("hand", "picked"), [(2, ["react:hamstring"]), (9, NONE)])
def test_before_the_dice_a_likely_knock_out_counts(hand: int, picked: list[str]) -> None:
    """A human rolls two dice: more hits than one or two cards are likely, than eight they are not."""
    here = position(
        hero("shad", "C4", ["hamstring", *["red_mist"] * (hand - 1)]),
        creatures=[creature(HUMAN, "C4")],
        specialists="F6",
    )
    play = activation(here, dice_activation=BLANK)
    while play.key != "fire.targeted":
        play.pick("pass")
    assert answered(play, {"react": "knock-out"}) == picked
    assert answered(play, {"react": "saves-2"}) == ["react:hamstring"]
    assert answered(play, {"react": "saves-3"}) == NONE


def test_creature_out_of_reach_is_ignored() -> None:
    def moving(at: str) -> Play:
        here = position(
            hero("frank", "C1", ["quick_bolt"]),
            hero("don", "A4", down=True),
            creatures=[creature(ANIMAL, at)],
            specialists="F6",
        )
        play = activation(here, dice_activation=BLANK)
        while play.key != "fire.moves":
            play.pick("pass")
        return play

    assert answered(moving("C3"), {"react": "saves-1"}) == ["react:quick_bolt"]
    assert answered(moving("C4"), {"react": "saves-1"}) == NONE


@pytest.mark.parametrize(
    ("choice", "lost"),
    [
        ("usual", ["headlong", "body_check"]),
        ("attacks", ["headlong", "red_mist"]),
        ("reactions", ["body_check", "trench_knife"]),
    ],
)
def test_which_cards_are_lost(choice: str, lost: list[str]) -> None:
    """Headlong Rush and Body Check are the least useful; Headlong and Red Mist have no reaction."""
    play = hit(2, "trench_knife", "red_mist", "body_check", "headlong").pick("pass")
    assert play.key == "fire.lose" and sorted(answered(play, {"lose": choice}) or ()) == sorted(lost)
    assert answered(play, {"lose": "stop"}) is None


@pytest.mark.parametrize(
    ("choice", "own", "target", "picked"),
    [
        ("never", 5, 1, ["no"]),
        ("always", 1, 5, ["volunteer:don"]),
        ("more", 3, 2, ["volunteer:don"]),
        ("more", 2, 2, ["no"]),
        ("knock-out", 5, 3, ["volunteer:don"]),  # two dice can bring four hits
        ("knock-out", 9, 5, ["no"]),
        ("stop", 5, 1, None),
    ],
)
def test_volunteer_by_order(choice: str, own: int, target: int, picked: list[str] | None) -> None:
    heroes = hero("shad", "C4", ["headlong"] * target), hero("don", "C4", ["field_dressing"] * own)
    play = activation(position(*heroes, creatures=[creature(HUMAN, "C4")], specialists="F6"), dice_activation=BLANK)
    while play.key != "fire.volunteer":
        play.pick("pass")
    assert answered(play, {"volunteer": choice}, seat=1) == picked


@pytest.mark.parametrize(("choice", "first"), [("near", "c4"), ("far", "f1"), ("stop", None)])
def test_order_of_activations(choice: str, first: str | None) -> None:
    here = position(
        hero("shad", "B6", ["headlong"]),
        creatures=[creature(ANIMAL, "F1"), creature(ANIMAL, "C4")],
        specialists="F6",
        reactions="ask",
    )
    here.pool = {"minion": 0, "elite": 0}
    play = threat(here)
    assert play.key == "fire.activation"
    assert answered(play, {"activations": choice}) == (
        None if first is None else [f"creature:corrupted_animal:{first}"]
    )


def test_equal_paths_and_the_coin() -> None:
    here = position(hero("shad", "C2", ["headlong"]), creatures=[creature(ANIMAL, "C4")], specialists="F6")
    play = activation(here, dice_activation=BLANK)
    while play.key != "fire.step":
        play.pick("pass")
    assert answered(play, {"paths": "usual"}) == list(play.default) and answered(play, {"paths": "stop"}) is None


def test_plan_covers_every_order_of_the_threat_phase_and_lasts_as_long() -> None:
    besides = {"tactics", "ally-draw", "ready"}
    assert PLAN.orders == tuple(order.key for order in ORDERS if order.key not in besides) and GAME.plans == (PLAN,)
    here = position(hero("shad", "C4"))
    assert not PLAN.during(here)
    here.phase = "threat"
    assert PLAN.during(here)


# ---------------------------------------------------------------- who is waited for


def in_advance(play: Play, orders: Sequence[StandingOrder] = (), seat: int = 0) -> list[str] | None:
    ask = play.session.ask_of(seat)
    assert ask is not None
    found = answer_in_advance(play.session, orders, ask, seat)
    return None if found is None else list(found)


@pytest.mark.parametrize(
    ("setting", "phase", "picked"),
    [
        ("ask", "threat", None),
        ("plan", "threat", NONE),
        ("orders", "threat", NONE),
        ("plan", "heroes", None),
        ("orders", "heroes", None),  # his own turn
    ],
)
def test_setting_decides_who_is_asked_without_orders(setting: str, phase: str, picked: list[str] | None) -> None:
    assert in_advance(hit(2, "trench_knife", "red_mist", setting=setting, phase=phase)) == picked


def test_orders_only_asks_no_one_in_other_turns() -> None:
    here = position(
        hero("abe", "C4", ["covering_shot"]), hero("shad", "C4", ["red_mist"] * 2), specialists="F6", reactions="orders"
    )
    play = hits(here, {"shad": 1})
    assert in_advance(play, seat=1) == NONE and in_advance(play, seat=0) is None


def test_plan_can_request_questions() -> None:
    play = hit(2, "trench_knife", "red_mist", setting="plan")
    stop = StandingOrder(0, "react", "stop", "phase:threat")
    assert in_advance(play, [stop]) is None
    keep = StandingOrder(0, "react-with:trench_knife", "first", "phase:threat")
    assert in_advance(play, [keep]) == KNIFE


def test_other_questions_in_phase_are_answered_too() -> None:
    play = hit(1, "headlong", "red_mist", setting="plan")
    assert (play.key, in_advance(play)) == ("fire.hit", NONE)
    play.pick("pass")
    assert (play.key, in_advance(play)) == ("fire.lose", ["headlong"])


@pytest.mark.parametrize(("setting", "visits"), [("plan", 4), ("orders", 0)])
def test_threat_phase_costs_each_player_one_visit_at_most(setting: str, visits: int) -> None:
    """Ten activations against four players with whole hands and without any orders: only the plan itself waits."""
    cards: dict[HeroId, str] = {
        "abe": "covering_shot",
        "shad": "trench_knife",
        "frank": "quick_bolt",
        "don": "tamped_charge",
    }
    heroes = [hero(name, "C4", [card] * 5) for name, card in cards.items()]
    places = ("C4", "C4", "B4", "B4", "D4", "D4", "C3", "C3", "E4", "E4")
    here = position(*heroes, creatures=[creature(ANIMAL, each) for each in places], reactions=setting)
    play = threat(here)
    play.session.chance = fair(Random(3))
    found = []
    while not play.over:
        waited = answer_one(play.session, ())
        found += [waited] if waited else []
    assert found == [(seat, "fire.ready") for seat in range(visits)]


@pytest.mark.rule("FZ-Q-40")
@pytest.mark.parametrize(("reactions", "quiet"), [("plan", True), ("orders", True), ("ask", False)])
def test_no_waiting_in_other_turns_unless_requested(reactions: str, quiet: bool) -> None:
    """Frank has rolled; Abe beside him may roll dice again for him."""
    here = positions.position(
        hero("frank", "C4", ["long_lens"]),
        hero("abe", "C4", ["rifle_butt"], used=["ally_draw"]),
        creatures=[creature(ANIMAL, "C3")],
        specialists="F6",
        reactions=reactions,
    )
    play = turn(here, dice_attack=[[0, 0]])
    while play.key != "fire.turn":
        play.pick("pass")
    play.pick(next(each for each in play.ids if each.startswith("attack"))).pick("long_lens")
    assert play.key == "fire.attack_roll" and play.seats == (1,)
    (ask,) = play.session.asks
    assert ask.on_request == quiet
    assert answered(play, {}, 1) == (NONE if quiet else None)
    assert answered(play, {"react": "first"}, 1) == ["react:rifle_butt"]
    assert answered(play, {"react": "stop"}, 1) is None


@pytest.mark.rule("FZ-Q-40", "FZ-AMBUSH-06")
def test_only_ambushed_hero_is_asked_to_step_in() -> None:
    """Shad has searched at the location of Frank and Abe; the animal attacks Frank, who is first."""
    here = positions.position(
        hero("frank", "A1", ["long_lens"]),
        hero("shad", "A1", ["red_mist"]),
        hero("abe", "A1", ["covering_shot"]),
        specialists="F6",
        reactions="plan",
        active=1,
        pool={"minion": 1},
    )
    play = ambushed(here, "shad", dice_activation=BLANK)
    assert {(ask.key, ask.seats[0]): ask.on_request for ask in play.session.asks} == {
        ("fire.volunteer", 1): False,
        ("fire.volunteer", 2): True,
    }
