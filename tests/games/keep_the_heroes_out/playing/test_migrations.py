"""States of earlier shapes are played on from."""

from __future__ import annotations

from typing import Any

from engine.games.keep_the_heroes_out.game import GAME
from engine.table import Checkpoint
from tests.games.keep_the_heroes_out.position import clan, position


def test_before_a_turn_had_a_usual_order() -> None:
    state: dict[str, Any] = GAME.write_state(position(clan("ratlings"), clan("slimes")))
    turn = {name: value for name, value in state["turn"].items() if name != "usual_order"}
    checkpoint = Checkpoint(
        game="keep_the_heroes_out",
        chapter="first_watch",
        seats=2,
        options={},
        n=0,
        rules_version="1-old",
        schema_version=0,
        state=state | {"turn": turn},
    )
    assert GAME.write_state(GAME.read_state(checkpoint)) == state
