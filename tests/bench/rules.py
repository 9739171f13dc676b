"""The rules alone: random matches of Tyrants, every ask with all its legal options."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean, median

from engine.games import find
from tests.bench.figures import Figure, seconds_of
from tests.playing import deal, random_steps

MATCHES = 15


def figures() -> Iterator[Figure]:
    """Answers per second for each number of seats, and whole four-player matches per second."""
    for seats in (2, 3, 4):
        lengths, rates, times = zip(*(_match(seats, seed) for seed in range(MATCHES)), strict=True)
        yield Figure(f"random answers, {seats} seats", median(rates), "/s", at_least=20_000)
        if seats == 4:
            note = f"mean length {mean(lengths):.0f} decisions"
            yield Figure("whole random matches, 4 seats", 1 / median(times), "/s", at_least=10, note=note)


def _match(seats: int, seed: int) -> tuple[int, float, float]:
    """Length in decisions, answers per second, and seconds of one random match."""
    session = deal(find("tyrants"), seats, seed)
    answers = 0

    def play() -> None:
        nonlocal answers
        for _ in random_steps(session, seed):
            answers += 1

    seconds = seconds_of(play)
    return session.n, answers / seconds, seconds
