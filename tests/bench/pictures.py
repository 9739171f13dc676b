"""Pictures: drawn and encoded in line, sprites warm, in the middle of a random chapter with all seats taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import islice

from pydantic import JsonValue

from engine.games import find
from engine.table import Game
from renders import find as pictures_of
from renders.job import Job, render
from tests.bench.figures import Figure, median_seconds
from tests.playing import deal, random_steps

REPEATS = 15
STEPS = 500  # answers, after which the table is full
LARGEST: Mapping[str, Mapping[str, JsonValue]] = {
    "tyrants": {},
    "massive_darkness": {"mission": "m07"},
    "keep_the_heroes_out": {"scenario": "grand_raid", "difficulty": "family"},
    "fireteam_zero": {"mission": "the_warm_dark"},
}
"""Each game with the options that give it its largest board."""


def figures() -> Iterator[Figure]:
    """Milliseconds and kilobytes of each picture of each game."""
    for key, options in LARGEST.items():
        yield from _of_game(find(key), options)


def _of_game(game: Game, options: Mapping[str, JsonValue]) -> Iterator[Figure]:
    session = deal(game, max(game.seat_counts), seed=3, options=options)
    for _ in islice(random_steps(session, 3, checked=False), STEPS):
        pass
    view = game.view(session.state, 0)
    place = next(iter(game.places(view)), None)
    for name in pictures_of(game.key):
        job = Job.of(game, name, view, seat=0, place=place, result=session.result)
        seconds, size = median_seconds(partial(render, job), REPEATS), len(render(job))
        yield Figure(f"{game.key} {name}: draw and encode", 1000 * seconds, "ms", at_most=40)
        yield Figure(f"{game.key} {name}: size", size / 1024, "KB", at_most=250)
