"""Pictures of every kind: drawn and encoded in line, sprites warm."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from statistics import fmean

from engine.games import find
from renders.job import render
from tests.bench.figures import Figure, median_seconds
from tests.pictures.sample import LARGEST, declared, examples

REPEATS, REPEATS_OF_ALL = 15, 5
SEED = 3


def figures() -> Iterator[Figure]:
    """Milliseconds and kilobytes of each declared picture, and the means of every kind: questions, recaps, end cards
    and lessons too."""
    for game in LARGEST:
        for each in declared(find(game), SEED):
            seconds, size = median_seconds(partial(render, each.job), REPEATS), len(render(each.job))
            yield Figure(f"{game} {each.kind}: draw and encode", 1000 * seconds, "ms", at_most=40)
            yield Figure(f"{game} {each.kind}: size", size / 1024, "KB", at_most=250)
    yield from _means()


def _means() -> Iterator[Figure]:
    """The means of every kind, and of each family of kinds."""
    found: dict[str, list[tuple[float, float]]] = {"every kind": []}
    for game in LARGEST:
        for each in examples(game, SEED):
            cost = median_seconds(partial(render, each.job), REPEATS_OF_ALL), len(render(each.job)) / 1024
            found["every kind"].append(cost)
            found.setdefault(each.kind.split()[0], []).append(cost)
    for family in ("every kind", "board", "asked", "since", "ending", "lesson"):
        seconds, kilobytes = (fmean(column) for column in zip(*found[family], strict=True))
        yield Figure(f"{family}, mean: draw and encode", 1000 * seconds, "ms")
        yield Figure(f"{family}, mean: size", kilobytes, "KB", at_most=90 if family == "every kind" else 250)
