"""The summary of a chapter: titles, the course by round, the rounds that decided it, and a closing sentence."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import Any

from engine.kit.deeds import Earned, earned
from engine.kit.ranking import addressed, ranked
from engine.table import Game, Played, Point, Result, Seat, Text

CLOSE_CALL = 67  # danger from which one blow would have ended it
CLOSE_RACE = 3  # VP between the winner and the next seat
MOST_TURNS = 4  # rounds that a journal tells of


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter, from public information: the views at the start of each round and at the end, the log lines between
    them, the danger at each mark, and the seats that autopilot played for most of it. `players`: by seat the users
    who chose for it, each with the number of choices, the most first. `result` is None while it is in
    play, and its last view the present one."""

    views: Sequence[Any]
    told: Sequence[Sequence[Text]]
    result: Result | None
    autopilot: Collection[int] = ()
    players: Sequence[Sequence[tuple[int, int]]] = ()
    danger: Sequence[Point] = ()

    @property
    def played(self) -> Played:
        """The chapter as its charts need it."""
        told = [text for texts in self.told for text in texts]
        return Played(self.views, told, self.danger, self.result.scores if self.result else ())


@dataclass(frozen=True, slots=True)
class Summary:
    """A chapter in short.

    - `lines`: by seat the VP in sight at each round and the end; empty in cooperative games, which have the `danger`.
    - `film`: the positions of four views that show its course.
    """

    rounds: int
    titles: tuple[Earned, ...]
    lines: tuple[tuple[int, ...], ...]
    danger: tuple[Point, ...]
    film: tuple[int, ...]
    closing: Text


def summary(game: Game, chapter: Chapter) -> Summary:
    """Sums up a chapter that has ended. Raises ValueError if it has not."""
    if chapter.result is None:
        raise ValueError("a chapter in play has no summary")
    views, seats = chapter.views, range(len(game.seat_names(chapter.views[0])))
    rounds = max(1, len(views) - 1)
    told = [text for texts in chapter.told for text in texts]
    titles = earned(game.deeds, game.tally(told, views), rounds, chapter.autopilot)
    if game.competitive:
        lines = tuple(tuple(_figure(game, view, seat) for view in views) for seat in seats)
        closing = _of_rivals(lines, chapter.result)
    else:
        lines = ()
        closing = _of_allies(chapter.danger, rounds, won=bool(chapter.result.winners))
    return Summary(rounds, tuple(titles), lines, tuple(chapter.danger), _film(game, chapter), closing)


def what_turned_it(game: Game, chapter: Chapter) -> Sequence[tuple[int, Text]]:
    """Returns the rounds with what changed the game most in them, for the public: of each round its weightiest
    happening, and of these the first four by weight."""
    best = []
    stretches = zip(pairwise(chapter.views), chapter.told, strict=False)
    for number, ((before, after), told) in enumerate(stretches, 1):
        happenings = game.recap(before, after, told).happenings
        best += [(number, each) for each in ranked(happenings, None, competitive=game.competitive, most=1)]
    heaviest = sorted(best, key=lambda each: -each[1].weight)[:MOST_TURNS]
    return [(number, addressed(each, None)) for number, each in sorted(heaviest, key=lambda each: each[0])]


def _figure(game: Game, view: Any, seat: int) -> int:
    figure = game.figure(view, seat)
    return figure.value if figure else 0


def _film(game: Game, chapter: Chapter) -> tuple[int, ...]:
    """Returns the start, the ends of the two rounds in which most happened, and the end."""
    last = len(chapter.views) - 1
    weights = {
        at + 1: sum(each.weight for each in game.recap(before, after, told).happenings)
        for at, ((before, after), told) in enumerate(zip(pairwise(chapter.views), chapter.told, strict=True))
    }
    inner = sorted(range(1, last), key=lambda at: -weights[at])[:2]
    return tuple(sorted({0, *inner, last}))


def _of_rivals(lines: Sequence[Sequence[int]], result: Result) -> Text:
    totals = [sum(score.values()) for score in result.scores]
    first, second = sorted(totals, reverse=True)[:2]
    winner = result.winners[0] if result.winners else 0
    if first - second <= CLOSE_RACE:
        return Text("closing-decks", count=first - second)
    leaders = [max(range(len(lines)), key=lambda seat: lines[seat][at]) for at in range(len(lines[0]))]
    if leaders[-1] != winner:
        return Text("closing-deck-won", leader=Seat(leaders[-1]), winner=Seat(winner))
    since = next(at for at in range(len(leaders)) if set(leaders[at:]) == {winner})
    return Text("closing-lead", winner=Seat(winner), round=max(1, since))


def _of_allies(danger: Sequence[Point], rounds: int, *, won: bool) -> Text:
    """Returns the sentence about the moment of the greatest danger; the end itself does not count in a lost chapter."""
    until = danger if won else danger[:-1] or danger
    when, peak = max(until, key=lambda point: point[1], default=(0.0, 0))
    at = min(max(1, ceil(when)), rounds)
    if not won:
        return Text("closing-lost", round=at)
    return Text("closing-close", round=at) if peak >= CLOSE_CALL else Text("closing-easy")
