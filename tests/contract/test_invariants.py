"""What a game says of its own states holds in play (`tests/playing.py` asks after every answer), and binds files."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from engine.table import BadCheckpoint, Game
from tests.playing import deal, random_steps, sound


def objects(plain: Any) -> Iterator[dict[str, Any]]:
    """Each object in plain data, however deep."""
    if isinstance(plain, dict):
        yield plain
    if isinstance(plain, dict | list):
        for part in plain.values() if isinstance(plain, dict) else plain:
            yield from objects(part)


def test_what_is_checked_is_what_play_and_setup_bring_about(game: Game) -> None:
    for seats in game.seat_counts:
        session = deal(game, seats, seed=1)
        game.check_state(session.base)
        for step in islice(random_steps(session, seed=1), 200):
            if step.checkpoint:
                game.check_state(step.checkpoint)
        sound(session)


def test_an_unknown_field_is_refused_wherever_it_stands(game: Game) -> None:
    session = deal(game, 2, seed=2)
    for _ in islice(random_steps(session, seed=2), 30):
        pass
    for place in range(len(list(objects(session.checkpoint.state)))):
        edited = session.checkpoint.model_copy(deep=True)
        list(objects(edited.state))[place]["no_such_field"] = "?"
        with pytest.raises(BadCheckpoint, match="no_such_field"):
            game.check_state(edited)
