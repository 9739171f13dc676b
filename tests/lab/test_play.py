"""Playing in the lab: asks, answers, dictated chance, random play and the result."""

from __future__ import annotations

import pytest
from pydantic import JsonValue

from bot.cli.lab import Lab
from tests.lab.conftest import Say, speaker
from tests.toy.game import GAME


def test_ask_lists_seat_question_and_legal_options(in_turn: Say) -> None:
    """A turn's ask has number, seats, key, words, how many to pick, and options with their words."""
    (ask,) = in_turn("asks")["asks"]
    assert ask == {
        "n": 3,
        "seats": [0],
        "key": "toy.action",
        "text": "What do you do?",
        "pick": [1, 1],
        "options": [
            {"id": "light", "text": "Light a lantern"},
            {"id": "roll", "text": "Roll the die"},
            {"id": "draw", "text": "Draw a card"},
            {"id": "play:card-01", "text": "Card 01"},
            {"id": "play:card-02", "text": "Card 02"},
        ],
    }


def test_answer_reports_its_result(in_turn: Say) -> None:
    """A reply counts all decisions, chance included, and tells what happened in English."""
    in_turn("chance", results=[[3]])
    assert in_turn("answer", seat=0, pick=["roll"]) == {
        "ok": True,
        "n": 5,
        "told": ["Keeper a [A] rolls 3"],
        "phases": [],
    }


def test_phases_that_end_are_named(say: Say) -> None:
    """The bids are a phase; the highest card wins a lantern."""
    say("answer", seat=0, pick=["card-03"])
    reply = say("answer", seat=1, pick=["card-06"])
    assert (reply["told"], reply["phases"]) == (["Keeper b [B] wins a lantern with Card 06"], ["bids"])


def test_sealed_answer_is_held_and_can_be_changed(say: Say) -> None:
    """Until the last bid is in, a seat may bid another card; its ask comes last in the list and is marked."""
    reply = say("answer", seat=0, pick=["card-03"])
    assert (reply["ok"], reply["held"], reply["n"]) == (True, True, 1)
    assert [(ask["seats"], ask.get("held", False)) for ask in say("asks")["asks"]] == [([1], False), ([0], True)]
    assert say("answer", seat=0, pick=["card-01"])["held"]
    say("answer", seat=1, pick=["card-04"])
    assert say("state")["state"]["hands"] == [["card-02", "card-03"], ["card-05", "card-06"]]


def test_answer_that_is_not_legal_names_the_legal_ones(in_turn: Say) -> None:
    before = in_turn("hash")
    reply = in_turn("answer", seat=0, pick=["fly"])
    assert reply["legal"] == ["light", "roll", "draw", "play:card-01", "play:card-02"]
    assert "'fly'" in reply["error"]
    assert in_turn("hash") == before


def test_unasked_seat_learns_who_is_asked(in_turn: Say) -> None:
    assert in_turn("answer", seat=1, pick=["light"]) == {
        "error": "seat 1 is not asked anything now; asked: 0",
        "legal": [],
    }


def test_cards_are_dictated_from_the_top_and_the_rest_falls_at_random(say: Say) -> None:
    """The fixture dictated seven cards; the other seventeen are all there, in the seed's order."""
    state = say("state")["state"]
    assert state["hands"] == [["card-01", "card-02", "card-03"], ["card-04", "card-05", "card-06"]]
    assert state["deck"][0] == "card-07"
    assert sorted(state["deck"][1:]) == [f"card-{number:02}" for number in range(8, 25)]


def test_dictated_result_that_does_not_fit_is_dropped_and_changes_nothing(in_turn: Say) -> None:
    """The die has no 9: the roll is refused, the entry is gone, and the next one counts."""
    in_turn("chance", results=[[9], [2]])
    before = in_turn("hash")
    assert in_turn("answer", seat=0, pick=["roll"]) == {
        "error": "toy.die: 9 is not among what can come: 0, 1, 2, 3",
    }
    assert in_turn("hash") == before
    assert in_turn("answer", seat=0, pick=["roll"])["told"] == ["Keeper a [A] rolls 2"]


def test_entries_used_before_one_that_does_not_fit_wait_again(in_turn: Say) -> None:
    """Random play that meets a bad entry is taken back whole: its other answers and chance entries count as unused."""
    in_turn("chance", results=[[3], "no roll"])
    before = in_turn("hash")
    assert "error" in in_turn("random", steps=1000, seed=1)  # a game in which the die is rolled twice
    assert in_turn("hash") == before
    assert in_turn("chance", results=[]) == {"ok": True, "chance": 1}
    assert in_turn("answer", seat=0, pick=["roll"])["told"] == ["Keeper a [A] rolls 3"]


def test_random_play_reaches_the_end(say: Say) -> None:
    assert say("result") == {"result": None, "over": False}
    played = say("random", steps=1000, seed=3)
    assert played["over"] and 0 < played["steps"] < 100
    assert say("asks") == {"asks": []}
    assert say("random", steps=1000, seed=3) == {"steps": 0, "over": True}


def test_random_play_stops_after_its_steps(say: Say) -> None:
    assert say("random", steps=5, seed=3) == {"steps": 5, "over": False}


def test_same_requests_give_the_same_replies() -> None:
    """Neither the clock nor an unseeded generator plays a part."""
    hashes = []
    for _ in range(2):
        say = speaker(Lab(GAME, seats=3, seed=5))
        say("random", steps=12, seed=1)
        hashes.append(say("hash")["hash"])
    assert hashes[0] == hashes[1]
    other = speaker(Lab(GAME, seats=3, seed=6))
    other("random", steps=12, seed=1)
    assert other("hash")["hash"] != hashes[0]


def test_result_has_winners_scores_and_the_reason(in_turn: Say) -> None:
    """One round: seat 0 lights two lanterns and takes the oil (3), seat 1 won the bid (1) and lights two: 5 to 3."""
    lab = Lab(GAME, seats=2, seed=1, options={"rounds": 1})
    say = speaker(lab)
    for seat in (0, 1):
        say("answer", seat=seat, pick=[say("asks")["asks"][0]["options"][0]["id"]])
    lanterns = say("state")["state"]["lanterns"]
    for seat in (0, 1):
        for pick in ("light", "light", "end"):
            say("answer", seat=seat, pick=[pick])
    say("answer", seat=0, pick=["prize-oil"])
    say("answer", seat=1, pick=["none"])
    first, second = lanterns[0] + 5, lanterns[1] + 2
    assert say("result") == {
        "result": {
            "winners": [0],
            "scores": [{"lanterns": first}, {"lanterns": second}],
            "reason": "Most lanterns win",
        },
        "over": True,
    }


@pytest.mark.parametrize(
    ("fields", "field"),
    [({"rounds": 0}, "options.rounds"), ({"hand": "many"}, "options.hand")],
)
def test_options_are_checked(fields: dict[str, JsonValue], field: str) -> None:
    with pytest.raises(Exception, match=field):
        Lab(GAME, seats=2, seed=1, options=fields)
