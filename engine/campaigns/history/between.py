"""The public play between two moments, for recaps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from engine.campaigns.history.account import since_when
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.lineage import Lineage
from engine.storage import Connection
from engine.storage.queries import log
from engine.storage.schema.codec import read_marks, read_text
from engine.table import Text


@dataclass(frozen=True, slots=True)
class Between:
    """The public play since decision `n`: the view before it, the public log lines, the rounds begun since, and when
    it began, if that is known."""

    n: int
    before: Any
    told: Sequence[Text]
    rounds: int
    at: datetime | None = None


class Stretch(NamedTuple):
    """The public log lines since decision `n`, made `at` this time, and the number of rounds begun since."""

    n: int
    told: Sequence[Text]
    rounds: int
    at: datetime


def told_since(connection: Connection, line: Lineage, start: int) -> tuple[Sequence[Text], int]:
    """Returns the public log lines of a branch since a decision, and the number of rounds begun since."""
    told = [read_text(row.text) for row in log.tells_of(connection, line, start, line.end) if row.seats is None]
    marks = (read_marks(each) for each in log.marks_of(connection, line, start + 1, line.end + 1))
    return told, sum(any(mark.kind == "round" for mark in each) for each in marks)


def since_own_turn(connection: Connection, line: Lineage, seat: int, chapter: int) -> Stretch | None:
    """Returns the public play since this seat's last turn. None unless its next turn has begun, once it has chosen
    something in that turn, and before its first turn."""
    newest = next(reversed(list(log.marks_of(connection, line, chapter, line.end + 1))), None)
    if newest is None or ("turn", seat) not in read_marks(newest):
        return None
    if any(each.seat == seat for each in log.decisions_of(connection, line, newest.n, line.end)):
        return None
    start = since_when(connection, line, "turn", seat, chapter)
    around = list(log.decisions_of(connection, line, max(chapter, start - 1), start + 1, newest_first=True))
    if start <= chapter or not around:
        return None
    left = next((each for each in around if each.seat == seat), around[-1])  # the choice that ended the turn
    return Stretch(start, *told_since(connection, line, start), from_milliseconds(left.at))
