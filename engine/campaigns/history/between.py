"""The public play between two moments, for recaps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.campaigns.model.lineage import Lineage
from engine.storage import Connection
from engine.storage.queries import log
from engine.storage.schema.codec import read_marks, read_text
from engine.table import Text


@dataclass(frozen=True, slots=True)
class Between:
    """The public play since decision `n`: the view before it, the public log lines, and the rounds begun since."""

    n: int
    before: Any
    told: Sequence[Text]
    rounds: int


def told_since(connection: Connection, line: Lineage, start: int) -> tuple[Sequence[Text], int]:
    """Returns the public log lines of a branch since a decision, and the number of rounds begun since."""
    told = [read_text(row.text) for row in log.tells_of(connection, line, start, line.end) if row.seats is None]
    marks = (read_marks(row) for row in log.checkpoints_of(connection, line, start + 1, line.end + 1))
    return told, sum(any(mark.kind == "round" for mark in each) for each in marks)
