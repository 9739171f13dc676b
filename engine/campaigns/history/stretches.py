"""The events since a seat's last choice, divided into turns and phases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf

from engine.campaigns.history.moment_pages import PAGE_DECISIONS
from engine.campaigns.history.steps import MOST_POSTS
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.lineage import Lineage
from engine.campaigns.model.posts import read_post
from engine.campaigns.model.situation import Stretch, Told
from engine.storage import Connection
from engine.storage.queries import log, posts
from engine.storage.schema.codec import read_marks, read_text
from engine.table import Mark


@dataclass(frozen=True, slots=True)
class _Moment:
    """A checkpoint: its moment, whose turn begins there, the phases that ended, its last tell (decision, serial)."""

    n: int
    turn: int | None
    phases: Sequence[str]
    last_tell: tuple[int, float]


def stretches_since_choice(
    connection: Connection, line: Lineage, seat: int, chapter: int, start: int | None
) -> list[Stretch]:
    """Returns the public log lines since a seat's last choice, by turn and phase, if that seat's turn begins.

    `start` is the decision after that choice, None if it is not among those in memory.
    """
    if start is None:
        rows = log.decisions_of(connection, line, chapter, line.end, newest_first=True, limit=PAGE_DECISIONS)
        start = next((int(row.n) + 1 for row in rows if row.seat == seat), None)
    if start is None or start <= chapter:
        return []
    moments = list(_moments(connection, line, start))
    if all(moment.turn != seat for moment in moments):
        return []
    before = next(log.checkpoints_of(connection, line, chapter, start, newest_first=True, limit=1), None)
    opening = _turn(read_marks(before)) if before else None
    return list(_stretches(list(_public_tells(connection, line, start - 1)), moments, opening))


def _moments(connection: Connection, line: Lineage, start: int) -> Iterator[_Moment]:
    """Yields the checkpoints from a decision on. A checkpoint keeps only its last mark, a post keeps all it closes."""
    closed: dict[int, tuple[list[str], int]] = {}
    for post in posts.of_play_after(connection, line.campaign, start - 1, MOST_POSTS):
        phases = [str(value) for kind, value in read_post(post).marks if kind == "phase"]
        closed[post.n] = phases, post.serial
    named: list[str] = []  # phases of the next post whose end has checkpoints of their own
    for row in log.checkpoints_of(connection, line, start, line.end + 1):
        marks, n = read_marks(row), int(row.n)
        phases = [str(mark.value) for mark in marks if mark.kind == "phase"]
        serial = inf
        if n in closed:
            of_post, serial = closed[n]
            phases, named = [each for each in of_post if each not in named], []
        else:
            named += phases
        yield _Moment(n, _turn(marks), phases, (n - 1, serial))


def _public_tells(connection: Connection, line: Lineage, low: int) -> Iterator[tuple[tuple[int, float], Told]]:
    """Yields the public log lines from decision `low` on, with their position in the log."""
    times = {row.n: row.at for row in log.decisions_of(connection, line, low, line.end)}
    for row in log.tells_of(connection, line, low, line.end):
        if row.seats is None:
            yield (row.n, row.serial), Told(row.n, read_text(row.text), None, from_milliseconds(times[row.n]))


def _stretches(
    told: Sequence[tuple[tuple[int, float], Told]], moments: Sequence[_Moment], turn: int | None
) -> Iterator[Stretch]:
    """Divides the log lines at the checkpoints; `turn` is the seat whose turn it was before them."""
    at, whole = 0, False
    for moment in moments:
        begin = at
        while at < len(told) and told[at][0] <= moment.last_tell:
            at += 1
        phases = moment.phases if turn is None else moment.phases[1:]  # a turn ends the first of them itself
        yield Stretch(turn, phases, [each for _, each in told[begin:at]], whole)
        turn, whole = moment.turn, True


def _turn(marks: Sequence[Mark]) -> int | None:
    return int(marks[-1].value) if marks[-1].kind == "turn" else None
