"""A game's invariants hold in play (`tests/playing.py` checks after every answer), and imports must meet them."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.table import BadCheckpoint, Game
from tests.mutations import accepted, checkpoints_of, mutated, play_on
from tests.playing import deal, random_steps, sound


def objects(plain: Any) -> Iterator[dict[str, Any]]:
    """Yields each object in plain data, however deep."""
    if isinstance(plain, dict):
        yield plain
    if isinstance(plain, dict | list):
        for part in plain.values() if isinstance(plain, dict) else plain:
            yield from objects(part)


def test_play_and_setup_satisfy_invariants(game: Game) -> None:
    for seats in game.seat_counts:
        session = deal(game, seats, seed=1)
        game.check_state(session.base)
        for step in islice(random_steps(session, seed=1), 200):
            if step.checkpoint:
                game.check_state(step.checkpoint)
        sound(session)


def test_unknown_field_is_refused_everywhere(game: Game) -> None:
    session = deal(game, 2, seed=2)
    for _ in islice(random_steps(session, seed=2), 30):
        pass
    for place in range(len(list(objects(dict(session.checkpoint.state))))):
        edited = replace(session.checkpoint, state=deepcopy(dict(session.checkpoint.state)))
        list(objects(edited.state))[place]["no_such_field"] = "?"
        with pytest.raises(BadCheckpoint, match="no_such_field"):
            game.check_state(edited)


def test_altered_state_is_refused_with_its_field_or_can_be_played(game: Game) -> None:
    """A sample; `make soak` tries twenty thousand of each game, and plays some of them to the end."""
    if type(game).faults is Game.faults:
        pytest.xfail(f"{game.key} does not say yet what holds in its states")
    generator, played = Random(4), 0
    for checkpoint in checkpoints_of(game, seed=4):
        for _ in range(12):
            state = mutated(checkpoint, generator)
            if accepted(game, state):
                played += play_on(game, state, seed=4, decisions=10)
    assert played
