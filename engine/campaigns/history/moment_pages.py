"""Moments to go back to, read one page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby

from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.errors import NothingToUndo
from engine.campaigns.model.lineage import Lineage
from engine.campaigns.runtime.loading import ask_boundary
from engine.storage import Connection
from engine.storage.queries import log
from engine.storage.schema import rows
from engine.storage.schema.codec import FINAL, MADE_BY, read_marks, read_text, unpack_pick
from engine.table import Mark, MarkKind, Text

WIDEST: tuple[MarkKind, ...] = ("over", "chapter", "round", "turn", "phase")
PAGE_DECISIONS = 200  # decisions in one page


@dataclass(frozen=True, slots=True)
class Moment:
    """The moment before decision `n`, made by `seat` with the right `by`.

    `texts` are the public log lines that followed. `mark` is the widest mark that begins there, or the phase that
    ended. `final` says what it revealed (`dice`, `card`), that it ended a `turn`, or that several seats answered at
    once (`sealed`). `question`, `choice` (the names of the ids in `pick`) and `round` are only known after a replay;
    see `picked.put_in_words`.
    """

    n: int
    branch: int
    seat: int
    user: int | None
    by: str
    at: datetime
    texts: Sequence[Text]
    mark: Mark | None
    final: str | None
    pick: Sequence[str] = ()
    question: Text | None = None
    choice: Sequence[Text] = ()
    round: int | None = None


def find_moments(connection: Connection, line: Lineage, end: int, words: Sequence[str], limit: int) -> list[Moment]:
    """Returns the moments below `end` whose public lines contain all these words, newest first, at most `limit`."""
    read: list[Moment] = []
    found: list[Moment] = []
    while end > 0 and len(found) <= limit:  # one more than needed, because the page before it may widen its mark
        page, end, mark = page_of(connection, line, end)
        if read:
            read[-1] = replace(read[-1], mark=widest(mark, read[-1].mark))
        read += page
        found = [each for each in read if _holds(each, words)]
    return found[:limit]


def _holds(moment: Moment, words: Sequence[str]) -> bool:
    if not words:
        return True
    said = " ".join(repr(text) for text in moment.texts).lower()
    return all(word in said for word in words)


def page_of(connection: Connection, line: Lineage, high: int) -> tuple[list[Moment], int, Mark | None]:
    """Returns the moments at which a seat was asked, newest first; the start of the page; and a mark after the last of
    them.

    Chance after a choice belongs to that choice.
    """
    low = _page_start(connection, line, high)
    tells = log.tells_of(connection, line, low, high)
    texts = {n: [read_text(row.text) for row in told if row.seats is None] for n, told in groupby(tells, _number)}
    marks = {row.n: widest(*read_marks(row)) for row in log.checkpoints_of(connection, line, low, high)}
    found: list[Moment] = []
    mark: Mark | None = None
    for row in log.decisions_of(connection, line, low, high):
        mark = widest(mark, marks.get(row.n))
        if row.seat >= 0:
            found.append(_moment(row, texts.get(row.n, []), mark))
            mark = None
        elif found:
            found[-1] = _followed_by(found[-1], texts.get(row.n, []), FINAL[row.final])
    return found[::-1], low, mark


def widest(*marks: Mark | None) -> Mark | None:
    """Returns the last mark of the widest kind among consecutive marks."""
    return min(filter(None, reversed(marks)), key=lambda mark: WIDEST.index(mark.kind), default=None)


def _page_start(connection: Connection, line: Lineage, high: int) -> int:
    if high <= PAGE_DECISIONS:
        return 0
    try:
        return ask_boundary(connection, line, high - PAGE_DECISIONS)
    except NothingToUndo:  # a copy: earlier decisions are not stored
        return 0


def _number(row: rows.Decision | rows.Tell | rows.Checkpoint) -> int:
    return row.n


def _moment(row: rows.Decision, texts: Sequence[Text], mark: Mark | None) -> Moment:
    at = from_milliseconds(row.at)
    pick = [str(each) for each in unpack_pick(row.seat, row.pick)]
    by, final = MADE_BY[row.made_by], FINAL[row.final]
    return Moment(row.n, row.branch, row.seat, row.user, by, at, texts, mark, final, pick)


def _followed_by(moment: Moment, texts: Sequence[Text], final: str | None) -> Moment:
    return replace(moment, texts=[*moment.texts, *texts], final=moment.final or final)
