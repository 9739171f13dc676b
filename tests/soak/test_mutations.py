"""Twenty thousand states of each game that are not quite right: each is refused by its field, or can be played."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

import pytest

from engine import games
from tests import toy
from tests.mutations import accepted, autopilot_on, checkpoints_of, limit_memory, mutated, play_on
from tests.playing import every_game
from tests.soak.workers import one_for_each_hash_seed, say, share_out

pytestmark = pytest.mark.soak

SEEDS = 115  # games, of each about nine checkpoints
OF_EACH = 20  # mutations
TO_THE_END = 5  # of the accepted states of a game
SHORT = 50  # decisions


@dataclass
class Tried:
    """What came of the mutations of one game."""

    counts: Counter[str] = field(default_factory=Counter)


def attempt(job: tuple[str, int]) -> Tried:
    """All mutations of one random game. Raises whatever goes wrong with one."""
    key, seed = job
    limit_memory()
    toy.register(pytest.MonkeyPatch())
    game, generator, tried = games.find(key), Random(seed), Tried()
    for checkpoint in checkpoints_of(game, seed):
        for _ in range(OF_EACH):
            state = mutated(checkpoint, generator)
            if state.state == checkpoint.state:
                continue
            tried.counts["mutations"] += 1
            if not accepted(game, state):
                tried.counts["refused"] += 1
                continue
            tried.counts["played"] += 1
            play_on(game, state, seed, SHORT)
            if tried.counts["to the end"] < TO_THE_END:
                tried.counts["to the end"] += 1
                play_on(game, state, seed)
                autopilot_on(game, state, seed)
    return tried


@pytest.mark.parametrize("key", every_game())
def test_whatever_is_accepted_can_be_played(key: str) -> None:
    began = perf_counter()
    with one_for_each_hash_seed() as workers:
        found = share_out(workers, attempt, [(key, seed) for seed in range(SEEDS)])
    counts = sum((each.counts for each in found), Counter[str]())
    say(f"\n{key}: {dict(counts)} in {perf_counter() - began:.0f} s")
    assert counts["mutations"] >= 20_000 and counts["to the end"] >= 500
