"""Twenty thousand states of each game that are not quite right: each is refused by its field, or can be played."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from time import perf_counter
from traceback import format_exc

import pytest

from engine import games
from engine.table import Checkpoint, Game
from tests import toy
from tests.mutations import accepted, autopilot_on, checkpoints_of, differences, limit_memory, mutated, play_on
from tests.playing import every_game
from tests.processes.workers import one_for_each_hash_seed, say, share_out

pytestmark = pytest.mark.soak

SEEDS = 115  # games, of each about nine checkpoints
OF_EACH = 20  # mutations
TO_THE_END = 5  # among the accepted states of a game
SHORT = 50  # decisions
MOST_SHOWN = 6  # changes of a state that went wrong


@dataclass
class Tried:
    """The results of one game's mutations, and the faults, each with its change."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


def attempt(job: tuple[str, int]) -> Tried:
    """Tries all mutations of one random game."""
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
            try:
                _try(game, state, seed, tried.counts)
            except Exception:
                changed = list(islice(differences(dict(checkpoint.state), dict(state.state)), MOST_SHOWN))
                about = f"{key}, game {seed}, chapter {checkpoint.chapter}, before decision {checkpoint.n}"
                tried.faults.append(f"{about}, changed {changed}\n{format_exc(limit=-3)}")
                say(tried.faults[-1])
    return tried


def _try(game: Game, state: Checkpoint, seed: int, counts: Counter[str]) -> None:
    """Raises any error of a state."""
    if not accepted(game, state):
        counts["refused"] += 1
        return
    counts["played"] += 1
    play_on(game, state, seed, SHORT)
    if counts["to the end"] < TO_THE_END:
        counts["to the end"] += 1
        play_on(game, state, seed)
        autopilot_on(game, state, seed)


@pytest.mark.parametrize("key", every_game())
def test_every_accepted_file_can_be_played(key: str) -> None:
    began = perf_counter()
    with one_for_each_hash_seed() as workers:
        found = share_out(workers, attempt, [(key, seed) for seed in range(SEEDS)])
    counts = sum((each.counts for each in found), Counter[str]())
    faults = [fault for each in found for fault in each.faults]
    say(f"\n{key}: {dict(counts)} in {perf_counter() - began:.0f} s, {len(faults)} faults")
    assert not faults and counts["mutations"] >= 20_000 and counts["to the end"] >= 500
