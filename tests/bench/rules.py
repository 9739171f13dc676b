"""The rules alone: random chapters, every ask with all its legal options, in a process configured like the bot's.
Nothing waits here, so CPU time is counted, which excludes other load."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from statistics import mean, median
from time import process_time
from typing import get_args

from bot.host.collector import spare_what_stays
from engine.games import find
from engine.games.fireteam_zero.model.pieces import MISSIONS as FIRETEAM_MISSIONS
from engine.games.keep_the_heroes_out.model.pieces import SCENARIOS
from engine.games.massive_darkness.model.options import MissionId
from tests.bench.figures import Figure
from tests.playing import deal, random_steps

RUNS = 7
ANSWERS = 2_000  # at least in a run; a Mission with one Hero may end after twenty
SEATS: Mapping[str, Sequence[int]] = {
    "tyrants": (2, 3, 4),
    "massive_darkness": (1, 2, 4, 6),
    "keep_the_heroes_out": (1, 2, 4, 6),
    "fireteam_zero": (1, 2, 4),
}
LEAST: Mapping[str, int] = {
    "tyrants": 20_000,
    "massive_darkness": 8_000,
    "keep_the_heroes_out": 20_000,
    "fireteam_zero": 20_000,
}
"""Answers per second; where few Heroes play at random, most of the time is that of the Enemies between two answers."""
CHAPTERS: Mapping[str, tuple[str, Sequence[str]]] = {
    "massive_darkness": ("mission", get_args(MissionId)),
    "keep_the_heroes_out": ("scenario", SCENARIOS),
    "fireteam_zero": ("mission", FIRETEAM_MISSIONS),
}
"""The option that names the chapter, and its values."""
WHOLE = {("tyrants", 4)}  # games and seats whose whole chapters are counted, too


@dataclass(frozen=True)
class Chapter:
    """A random chapter that was played to its end."""

    decisions: int
    answers: int
    seconds: float


def figures() -> Iterator[Figure]:
    """Yields answers per second for each game and number of seats, and whole four-player matches of Tyrants per
    second."""
    spare_what_stays()
    for game, counts in SEATS.items():
        for seats in counts:
            seeds = count()
            runs = [_run(game, seats, seeds) for _ in range(1 + RUNS)][1:]  # the first run fills the caches
            chapters = [chapter for run in runs for chapter in run]
            note = f"mean length {mean(each.decisions for each in chapters):.0f} decisions"
            rate = median(_answers_per_second(run) for run in runs)
            yield Figure(f"{game}: random answers, {seats} seats", rate, "/s", at_least=LEAST[game], note=note)
            if (game, seats) in WHOLE:
                whole = 1 / median(each.seconds for each in chapters)
                yield Figure(f"{game}: whole random matches, {seats} seats", whole, "/s", at_least=10)


def _run(game: str, seats: int, seeds: Iterator[int]) -> list[Chapter]:
    """Returns as many chapters as needed for a number of answers."""
    chapters: list[Chapter] = []
    while sum(each.answers for each in chapters) < ANSWERS:
        chapters.append(_chapter(game, seats, next(seeds)))
    return chapters


def _chapter(game: str, seats: int, seed: int) -> Chapter:
    """Plays one chapter; if there are several, they rotate."""
    option, chapters = CHAPTERS.get(game, ("", ()))
    session = deal(find(game), seats, seed, {option: chapters[seed % len(chapters)]} if chapters else {})
    began = process_time()
    answers = sum(1 for _ in random_steps(session, seed, checked=False))
    return Chapter(session.n, answers, process_time() - began)


def _answers_per_second(run: Sequence[Chapter]) -> float:
    return sum(each.answers for each in run) / sum(each.seconds for each in run)
