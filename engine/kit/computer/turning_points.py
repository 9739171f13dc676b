"""Turning points of a finished chapter: the decisions of a seat with the largest difference to a better answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from engine.kit.computer.hints import EVEN, HINT, sources
from engine.kit.computer.search import compared
from engine.table import Game, Saved, Session, Text, fair

MOST = 3


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """Decision `n` of a seat, in a round if the game has rounds: what it chose, and what was better by how much."""

    n: int
    round: int | None
    chosen: tuple[Text, ...]
    better: tuple[Text, ...]
    gain: float
    reasons: tuple[Text, ...]


def turning_points(game: Game, made: Iterable[tuple[Saved, Sequence[str]]], seat: int) -> list[TurningPoint]:
    """Returns the largest differences among these moments of a seat, each with what it picked."""
    found = [point for saved, pick in made if (point := _turning_point(game, saved, seat, pick))]
    return largest(found)


def largest(found: Iterable[TurningPoint]) -> list[TurningPoint]:
    """Returns the largest differences, the largest first."""
    return sorted(found, key=lambda each: (-each.gain, each.n))[:MOST]


def _turning_point(game: Game, saved: Saved, seat: int, pick: Sequence[str]) -> TurningPoint | None:
    session = Session.load(game, saved, fair(Random(0)))
    ask = session.ask_of(seat)
    if session.diverged or ask is None or len(pick) != 1:
        return None
    found = compared(game, session, ask, seat, pick, HINT)
    if found is None or found.gain < EVEN:
        return None
    chosen, better = (tuple(ask.by_id[each].text for each in picks) for picks in (pick, found.pick))
    round_, gain = game.round_of(session.state), round(found.gain, 1)
    return TurningPoint(session.n, round_, chosen, better, gain, sources(found.by_source))
