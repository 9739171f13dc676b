"""The event log of a branch since a turn, a round or the start of the chapter."""

from __future__ import annotations

from typing import Literal

from engine.campaigns.history.past_boards import TOLD_AS_UNDONE
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.lineage import Branch, Lineage
from engine.campaigns.model.situation import Told
from engine.storage import Connection
from engine.storage.queries import log
from engine.storage.schema.codec import MADE_BY, read_marks, read_text, unpack_seats

AWAY = ("autopilot", "deadline")
"""By what right decisions are made that the seat's player does not know of."""

Since = Literal["turn", "round", "chapter", "start"]
Span = Literal["turn", "round", "chapter"]


def account_of(
    connection: Connection, line: Lineage, branches: dict[int, Branch], since: Since, seat: int | None, chapter: int
) -> list[Told]:
    """Returns the log of a branch; lines that were taken back by consent are marked as undone."""
    start = since_when(connection, line, since, seat, chapter)
    told = _tells_between(connection, line, start, line.end, seat, undone=False)
    for branch in (branches[each.branch] for each in line.segments):
        if branch.why in TOLD_AS_UNDONE and branch.left_branch is not None and branch.left_n is not None:
            left = Lineage(branches, branch.left_branch, branch.left_n)
            told += _tells_between(
                connection, left, max(start, left.divergence(line)), branch.left_n, seat, undone=True
            )
    return sorted(told, key=lambda each: each.at)


def since_when(connection: Connection, line: Lineage, since: Since, seat: int | None, chapter: int) -> int:
    """Returns the first decision of such a stretch; `chapter` is the decision that started the chapter."""
    if since == "turn":
        return _after_own_turn(connection, line, seat, chapter)
    if since == "round":
        return _round_start(connection, line, chapter)
    return chapter if since == "chapter" else 0


def _tells_between(
    connection: Connection, line: Lineage, low: int, high: int, seat: int | None, *, undone: bool
) -> list[Told]:
    """Returns the log lines of a stretch that are for everyone or for this seat."""
    times = {row.n: row.at for row in log.decisions_of(connection, line, low, high)}
    rows = log.tells_of(connection, line, low, high)
    return [
        Told(row.n, read_text(row.text), unpack_seats(row.seats), from_milliseconds(times[row.n]), undone)
        for row in rows
        if row.seats is None or (seat is not None and row.seats >> seat & 1)
    ]


def _after_own_turn(connection: Connection, line: Lineage, seat: int | None, chapter: int) -> int:
    """Returns the choice with which this seat's player last ended a turn, apart from the current one: what it led to is
    news, such as attacks at the end of the turn. Turns that autopilot or a clock played are news as well. Without such
    a turn, returns the decision after the player's last choice.

    A player who returns during a turn needs to see how the turn began. Choices in the turns of others do not count,
    because what happened before them would be left out.
    """
    marked, end = list(log.marks_of(connection, line, chapter, line.end + 1)), line.end + 1
    over: int | None = None
    if marked and ("turn", seat) in read_marks(marked[-1]):
        end = marked.pop().n
    for each in reversed(marked):
        if ("turn", seat) in read_marks(each):
            if over is None:
                return each.n
            own = [
                row.n
                for row in log.decisions_of(connection, line, each.n, over)
                if row.seat == seat and _is_known(row.made_by)
            ]
            if own:
                return over - 1 if own[-1] == over - 1 else over
        over = each.n
    newest_first = log.decisions_of(connection, line, chapter, end, newest_first=True)
    return next((row.n + 1 for row in newest_first if row.seat == seat and _is_known(row.made_by)), chapter)


def _is_known(made_by: int) -> bool:
    """True if the seat's player made a decision, or had planned it."""
    return MADE_BY[made_by] not in AWAY


def _round_start(connection: Connection, line: Lineage, chapter: int) -> int:
    """Returns where the current round began, or the previous round if this one has only just begun."""
    return beginning_of(connection, line, chapter, line.end, "round") or chapter


def beginning_of(connection: Connection, line: Lineage, chapter: int, end: int, span: Span) -> int | None:
    """Returns where the last turn or round before `end` began.

    Rounds from before rounds were marked began with a turn of the seat that had the chapter's first.
    """
    rows = reversed(list(log.marks_of(connection, line, chapter, end)))
    marks = [(each.n, mark) for each in rows for mark in reversed(read_marks(each))]
    if marked := next((n for n, mark in marks if mark.kind == span), None):
        return marked
    turns = [(n, mark.value) for n, mark in marks if mark.kind == "turn"]
    return next((n for n, seat in turns if seat == turns[-1][1]), None)
