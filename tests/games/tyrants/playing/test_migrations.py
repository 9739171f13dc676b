"""States of earlier shapes are played on from."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.tyrants.game import GAME
from engine.table import Checkpoint
from tests.games.tyrants.position import position


@pytest.mark.parametrize(
    ("last_round", "market_deck", "trigger"),
    [(False, ["kobold"], None), (True, ["kobold"], "barracks"), (True, [], "market")],
)
def test_end_trigger_was_added(last_round: bool, market_deck: list[str], trigger: str | None) -> None:
    state: dict[str, Any] = GAME.write_state(position(market_deck=market_deck))
    del state["trigger"]
    checkpoint = Checkpoint(
        game="tyrants",
        chapter="match_1",
        seats=2,
        options={},
        n=0,
        rules_version=GAME.version,
        schema_version=0,
        state=state | {"last_round": last_round},
    )
    read = GAME.read_state(checkpoint)
    assert (read.trigger, read.last_round) == (trigger, last_round)
    assert GAME.write_state(read) == state | {"trigger": trigger}
