"""Moving in time in the lab: save, load, undo."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.cli.lab import Lab
from tests.lab.conftest import Say, speaker
from tests.toy.game import GAME


def test_saved_game_continues_elsewhere(in_turn: Say) -> None:
    """Checkpoint and decisions rebuild the very same moment in a lab of another seed."""
    in_turn("answer", seat=0, pick=["roll"])
    other = speaker(Lab(GAME, seats=4, seed=99))
    assert other("load", **in_turn("save"))["n"] == 5
    assert other("hash") == in_turn("hash")


def test_checkpoint_alone_is_the_moment_before_the_decisions(in_turn: Say) -> None:
    """The last checkpoint was made when the bids ended."""
    at_mark = in_turn("hash")
    in_turn("answer", seat=0, pick=["light"])
    saved = in_turn("save")
    assert [decision["pick"] for decision in saved["decisions"]] == [["light"]]
    assert in_turn("load", checkpoint=saved["checkpoint"]) == {"ok": True, "n": 3, "told": [], "phases": []}
    assert in_turn("hash") == at_mark


def test_sealed_answers_are_saved_and_loaded(say: Say) -> None:
    say("answer", seat=0, pick=["card-02"])
    saved = say("save")
    assert saved["held"] == {"0": ["card-02"]}
    other = speaker(Lab(GAME, seats=2, seed=1))
    other("load", **saved)
    assert [ask["seats"] for ask in other("asks")["asks"] if ask.get("held")] == [[0]]


def test_checkpoint_may_be_edited_by_hand(in_turn: Say) -> None:
    checkpoint = in_turn("save")["checkpoint"]
    checkpoint["state"]["lanterns"] = [40, 2]
    assert in_turn("load", checkpoint=checkpoint)["ok"]
    assert in_turn("state")["state"]["lanterns"] == [40, 2]


def _edited(checkpoint: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    *parents, last = path.split(".")
    inner = checkpoint
    for each in parents:
        inner = inner[each]
    inner[last] = value
    return checkpoint


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("state.lanterns", "many", "state.lanterns"),
        ("state.lanterns", [1.5, 0], "state.lanterns.0"),
        ("state", None, "checkpoint.state"),
        ("game", "chess", "game"),
        ("seats", 9, "seats"),
        ("schema_version", 7, "schema_version"),
        ("extra", 1, "checkpoint.extra"),
        ("state.hands", [], "state"),
        ("state.turn", 10**30, "state"),
    ],
)
def test_checkpoint_that_cannot_be_played_is_refused_by_field(in_turn: Say, path: str, value: Any, named: str) -> None:
    before = in_turn("hash")
    reply = in_turn("load", checkpoint=_edited(in_turn("save")["checkpoint"], path, value))
    assert named in reply["error"].split()[0]
    assert in_turn("hash") == before


def test_decisions_that_do_not_fit_are_refused(in_turn: Say) -> None:
    """A decision that is not legal after the checkpoint names itself, and nothing changes."""
    in_turn("answer", seat=0, pick=["light"])
    saved, before = in_turn("save"), in_turn("hash")
    saved["decisions"][0]["pick"] = ["fly"]
    assert in_turn("load", **saved)["error"].startswith("decisions: choice 3: toy.action: 'fly' is not one of")
    assert in_turn("hash") == before


@pytest.mark.parametrize("held", [{"0": ["fly"]}, {"7": ["card-01"]}, {"0": ["card-01"], "1": ["card-04"]}])
def test_sealed_answers_that_cannot_be_are_refused(say: Say, held: dict[str, list[str]]) -> None:
    reply = say("load", checkpoint=say("save")["checkpoint"], decisions=say("save")["decisions"], held=held)
    assert reply["error"].startswith("held:")


def test_undo_reaches_every_moment_of_a_random_game() -> None:
    """Going back to any decision gives the hash that stood there."""
    lab = Lab(GAME, seats=3, seed=4)
    say = speaker(lab)
    hashes = {lab.session.n: lab.session.hash}
    generator = Random(2)
    while not say("random", steps=1, seed=generator.randrange(1000))["over"]:
        if not lab.session.held:
            hashes[lab.session.n] = lab.session.hash
    for n in sorted(hashes, reverse=True):
        assert say("undo", to=n)["n"] == n
        assert say("hash")["hash"] == hashes[n]


def test_undo_before_roll_rolls_again(in_turn: Say) -> None:
    """Decision 4 is the die's: going back to it, the die is asked at once, and what was dictated comes."""
    in_turn("chance", results=[[0], [3]])
    assert in_turn("answer", seat=0, pick=["roll"])["told"] == ["Keeper a [A] rolls 0"]
    assert in_turn("undo", to=4) == {"ok": True, "n": 5, "told": ["Keeper a [A] rolls 3"], "phases": []}
    assert in_turn("undo", to=3)["n"] == 3


def test_undo_to_a_moment_that_was_not_is_refused(in_turn: Say) -> None:
    before = in_turn("hash")
    assert in_turn("undo", to=50) == {"error": "to: the decisions are 0 to 3, not 50"}
    assert in_turn("hash") == before


def test_undo_after_a_load_reaches_back_to_the_checkpoint(in_turn: Say) -> None:
    in_turn("answer", seat=0, pick=["light"])
    other = speaker(Lab(GAME, seats=2, seed=1))
    other("load", **in_turn("save"))
    assert "error" in other("undo", to=2)
    assert other("undo", to=3)["n"] == 3
