"""The states of checkpoints are written as pydantic writes them, which reads them again."""

from __future__ import annotations

import warnings
from itertools import islice

import pytest
from pydantic import TypeAdapter

from engine.games import keys
from engine.table import Game
from engine.table.checkpoint import WrittenState
from tests.playing import deal, random_steps

ANSWERS = 60


@pytest.mark.parametrize("seed", range(3))
def test_state_is_written_as_pydantic_writes_it(game: Game, seed: int) -> None:
    adapter = TypeAdapter(game.state)
    session = deal(game, game.seat_counts[-1 - seed % len(game.seat_counts)], seed)
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # pydantic warns of a value that is not of its field's type
        for _ in islice(random_steps(session, seed, checked=False), ANSWERS):
            assert WrittenState(session.state) == adapter.dump_python(session.state, mode="json")


def test_every_registered_game_is_tried(game: Game) -> None:
    assert game.key in (*keys(), "toy")
