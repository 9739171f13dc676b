"""A chapter, read from what is stored: its checkpoints, log lines, and who played."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from engine.campaigns.model.lineage import Lineage
from engine.campaigns.model.situation import ChapterResult
from engine.kit.endings import Chapter
from engine.storage import Connection
from engine.storage.queries import log
from engine.storage.schema.codec import MADE_BY, read_checkpoint, read_marks, read_text
from engine.table import CHANCE, Checkpoint, Game, Point, Text


@dataclass(frozen=True, slots=True)
class Rows:
    """Checkpoints, each with True if a round or the end is there, the public log lines by decision, and the seats that
    autopilot played for most of the chapter, and how often each user chose for each seat."""

    checkpoints: Sequence[tuple[bool, Checkpoint]]
    told: Sequence[tuple[int, Text]]
    autopilot: frozenset[int]
    players: Mapping[int, Counter[int]]


def rows_of(connection: Connection, line: Lineage, low: int, high: int, *, phases: bool) -> Rows:
    """Reads a chapter until decision `high`, after the one that ended before `low`; with `phases`, checkpoints within
    its rounds too."""
    found: dict[int, tuple[bool, Checkpoint]] = {}
    for row in log.checkpoints_of(connection, line, low, high + 1):
        whole = int(row.n) == high or any(mark.kind == "round" for mark in read_marks(row))
        if phases or whole:
            found[int(row.n)] = whole, read_checkpoint(row.state)
    told = [(int(row.n), read_text(row.text)) for row in log.tells_of(connection, line, low, high) if row.seats is None]
    made: Counter[int] = Counter()
    automatic: Counter[int] = Counter()
    players: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for decision in log.decisions_of(connection, line, low, high):
        if decision.seat != CHANCE:
            made[decision.seat] += 1
            automatic[decision.seat] += MADE_BY[decision.made_by] == "autopilot"
            if decision.user is not None and MADE_BY[decision.made_by] != "autopilot":
                players[decision.seat][decision.user] += 1
    mostly = frozenset(seat for seat, count in made.items() if 2 * automatic[seat] > count)
    return Rows([found[n] for n in sorted(found)], told, mostly, players)


def chapter_of(game: Game, ended: ChapterResult, rows: Rows) -> Chapter | None:
    """Returns a chapter that has ended as public views and log lines; None if its rounds or its end are not stored."""
    points = [each for each in rows.checkpoints if each[1].chapter == ended.chapter]
    if len(points) < 2 or points[-1][1].n != ended.n:
        return None
    moments = [(whole, each.n, game.view(game.read_state(each), None)) for whole, each in points]
    return _chapter(game, moments, rows, ended)


def chapter_in_play(game: Game, chapter: str, rows: Rows, n: int, view: Any) -> Chapter | None:
    """Returns the chapter in play until decision `n`, when its public view is `view`; None in its first round."""
    points = [each for each in rows.checkpoints if each[1].chapter == chapter and each[1].n < n]
    moments = [(whole, each.n, game.view(game.read_state(each), None)) for whole, each in points]
    begun = next((at for at, (whole, _, _) in enumerate(moments) if whole), None)
    return None if begun is None else _chapter(game, [*moments[begun:], (True, n, view)], rows, None)


def _chapter(game: Game, moments: Sequence[tuple[bool, int, Any]], rows: Rows, ended: ChapterResult | None) -> Chapter:
    rounds = [(n, view) for whole, n, view in moments if whole]
    starts = [0, *(n for n, _ in rounds[1:])]
    told = [[text for n, text in rows.told if low <= n < high] for low, high in pairwise(starts)]
    seats = range(len(game.seat_names(rounds[0][1])))
    players = [rows.players[seat].most_common() if seat in rows.players else () for seat in seats]
    danger = () if game.competitive else _danger(game, moments)
    return Chapter([view for _, view in rounds], told, ended.result if ended else None, rows.autopilot, players, danger)


def _danger(game: Game, moments: Sequence[tuple[bool, int, Any]]) -> Sequence[Point]:
    """Returns the danger at each moment. Those within a round are spread evenly over it."""
    starts = [at for at, (whole, _, _) in enumerate(moments) if whole]
    found = [
        (number + (at - low) / (high - low), game.danger(moments[at][2]))
        for number, (low, high) in enumerate(pairwise(starts))
        for at in range(low, high)
    ]
    return [*found, (float(len(starts) - 1), game.danger(moments[-1][2]))]
