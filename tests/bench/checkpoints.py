"""How large a checkpoint is, as it is stored and before it is packed: the last one before the middle of a random
chapter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from statistics import median

from pydantic import JsonValue

from engine.games import find
from engine.storage.schema.codec import checkpoint_row
from engine.table import Checkpoint
from engine.table.table import Mark
from tests.bench.figures import Figure
from tests.playing import deal, random_steps

SEEDS = range(11)
SEATS = 4
LARGEST: Mapping[str, Mapping[str, JsonValue]] = {"tyrants": {}, "massive_darkness": {"mission": "m07"}}
"""Each game with the options that put most on the table."""


def figures() -> Iterator[Figure]:
    """Bytes of a checkpoint of each game."""
    for game, options in LARGEST.items():
        checkpoints = [_in_the_middle(game, options, seed) for seed in SEEDS]
        packed = median(len(checkpoint_row(0, each, [Mark("phase", "")])["state"]) for each in checkpoints)
        plain = median(len(each.to_bytes()) for each in checkpoints)
        yield Figure(f"{game}: stored checkpoint, {SEATS} seats", packed, "bytes", note=f"{plain:,.0f} as plain JSON")


def _in_the_middle(game: str, options: Mapping[str, JsonValue], seed: int) -> Checkpoint:
    length = sum(1 for _ in random_steps(deal(find(game), SEATS, seed, options), seed, checked=False))
    session = deal(find(game), SEATS, seed, options)
    for _ in islice(random_steps(session, seed, checked=False), length // 2):
        pass
    return session.checkpoint
