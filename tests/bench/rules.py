"""The rules alone: random chapters, every ask with all its legal options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import mean, median

from engine.games import find
from tests.bench.figures import Figure, seconds_of
from tests.playing import deal, random_steps

CHAPTERS = 15
SEATS: Mapping[str, Sequence[int]] = {"tyrants": (2, 3, 4), "massive_darkness": (1, 2, 4, 6)}
MISSIONS = ("m01", "m04", "m07")
WHOLE = {("tyrants", 4)}  # games and seats of which whole chapters are counted, too


def figures() -> Iterator[Figure]:
    """Answers per second for each game and number of seats, and whole four-player matches of Tyrants per second."""
    for game, counts in SEATS.items():
        for seats in counts:
            played = [_chapter(game, seats, seed) for seed in range(CHAPTERS)]
            lengths, rates, times = zip(*played, strict=True)
            note = f"mean length {mean(lengths):.0f} decisions"
            yield Figure(f"{game}: random answers, {seats} seats", median(rates), "/s", at_least=20_000, note=note)
            if (game, seats) in WHOLE:
                yield Figure(f"{game}: whole random matches, {seats} seats", 1 / median(times), "/s", at_least=10)


def _chapter(game: str, seats: int, seed: int) -> tuple[int, float, float]:
    """Length in decisions, answers per second, and seconds of one random chapter."""
    options = {"mission": MISSIONS[seed % len(MISSIONS)]} if game == "massive_darkness" else {}
    session = deal(find(game), seats, seed, options)
    answers = 0

    def play() -> None:
        nonlocal answers
        for _ in random_steps(session, seed):
            answers += 1

    seconds = seconds_of(play)
    return session.n, answers / seconds, seconds
