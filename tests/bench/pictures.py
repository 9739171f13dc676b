"""Pictures: drawn and encoded in line, sprites warm, in the middle of a random match of four."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice

from engine.games import find
from renders import find as pictures_of
from renders.job import Job, render
from tests.bench.figures import Figure, median_seconds
from tests.playing import deal, random_steps

REPEATS = 15


def figures() -> Iterator[Figure]:
    """Milliseconds and kilobytes of each picture of Tyrants."""
    game = find("tyrants")
    session = deal(game, 4, seed=3)
    for _ in islice(random_steps(session, 3), 500):
        pass
    for name in pictures_of(game.key):
        job = Job.of(game, name, game.view(session.state, 0), seat=0, result=session.result)
        yield Figure(f"{name}: draw and encode", 1000 * median_seconds(partial(render, job), REPEATS), "ms", at_most=40)
        yield Figure(f"{name}: size", len(render(job)) / 1024, "KB", at_most=250)
