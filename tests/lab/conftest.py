"""A toy table in the lab, spoken to in the lab's own lines."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.cli.lab import Lab
from tests import toy
from tests.toy.game import GAME

Say = Callable[..., dict[str, Any]]


def speaker(lab: Lab) -> Say:
    """Returns a function that sends one request, `say("undo", to=3)`, and returns the reply."""

    def say(do: str, **fields: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(lab.reply(json.dumps({"do": do, **fields}).encode()))
        return reply

    return say


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.register(monkeypatch)


@pytest.fixture
def lab() -> Lab:
    """Two seats with the hands card-01 to card-03 and card-04 to card-06, and card-07 on top of the deck."""
    table = Lab(GAME, seats=2, seed=7)
    say = speaker(table)
    say("chance", results=[[f"card-{number:02}" for number in range(1, 8)]])
    assert say("undo", to=0)["n"] == 1
    return table


@pytest.fixture
def say(lab: Lab) -> Say:
    return speaker(lab)


@pytest.fixture
def in_turn(say: Say) -> Say:
    """The bids are over: seat 1 won with card-06, and seat 0 has two actions left."""
    say("answer", seat=0, pick=["card-03"])
    say("answer", seat=1, pick=["card-06"])
    return say
