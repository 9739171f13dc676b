"""A chapter that has ended, read from what is stored: checkpoints of its rounds, log lines, and who played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.campaigns.model.lineage import Lineage
from engine.campaigns.model.situation import ChapterResult
from engine.kit.endings import Chapter
from engine.storage import Connection
from engine.storage.queries import log
from engine.storage.schema.codec import MADE_BY, read_checkpoint, read_marks, read_text
from engine.table import CHANCE, Checkpoint, Game, Text


@dataclass(frozen=True, slots=True)
class Rows:
    """Checkpoints at the start of each round and at the end, public log lines by decision, and the seats that autopilot
    played for most of it."""

    checkpoints: Sequence[Checkpoint]
    told: Sequence[tuple[int, Text]]
    autopilot: frozenset[int]


def rows_of(connection: Connection, line: Lineage, low: int, high: int) -> Rows:
    """Reads a chapter that ended before decision `high`, after the one that ended before `low`."""
    found: dict[int, Checkpoint] = {}
    for row in log.checkpoints_of(connection, line, low, high + 1):
        if int(row.n) == high or any(mark.kind == "round" for mark in read_marks(row)):
            found[int(row.n)] = read_checkpoint(row.state)
    told = [(int(row.n), read_text(row.text)) for row in log.tells_of(connection, line, low, high) if row.seats is None]
    made: Counter[int] = Counter()
    automatic: Counter[int] = Counter()
    for decision in log.decisions_of(connection, line, low, high):
        if decision.seat != CHANCE:
            made[decision.seat] += 1
            automatic[decision.seat] += MADE_BY[decision.made_by] == "autopilot"
    mostly = frozenset(seat for seat, count in made.items() if 2 * automatic[seat] > count)
    return Rows([found[n] for n in sorted(found)], told, mostly)


def chapter_of(game: Game, ended: ChapterResult, rows: Rows) -> Chapter | None:
    """Returns the chapter as public views and log lines; None if its rounds or its end are not stored."""
    points = [each for each in rows.checkpoints if each.chapter == ended.chapter]
    if len(points) < 2 or points[-1].n != ended.n:
        return None
    views = [game.view(game.read_state(each), None) for each in points]
    starts = [0, *(each.n for each in points[1:-1]), points[-1].n]
    told = [[text for n, text in rows.told if low <= n < high] for low, high in pairwise(starts)]
    return Chapter(views, told, ended.result, rows.autopilot)
