"""Statistics of a campaign: chapters, durations, choices by player (docs/behaviour.md#chapter-end)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise

from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.lineage import Lineage
from engine.storage import Connection
from engine.storage.queries import log
from engine.storage.schema.codec import FINAL, MADE_BY


@dataclass(frozen=True, slots=True)
class Statistics:
    """Statistics of the current branch.

    They hold finished chapters, choices by seat, those by autopilot, how often dice or cards were shown, the longest
    choice, and the times of the first and the last one. `left_branches` counts branches left by going back.
    """

    chapters: int
    choices: Mapping[int, int]
    by_autopilot: Mapping[int, int]
    reveals: int
    longest: timedelta
    first: datetime | None
    last: datetime | None
    left_branches: int


def count(connection: Connection, line: Lineage | None, chapters: int, left: int) -> Statistics:
    """Counts the decisions of a branch; empty before the first chapter (None)."""
    rows = list(log.decisions_of(connection, line, 0, line.end)) if line else []
    choices = Counter(row.seat for row in rows if row.seat >= 0)
    by_autopilot = Counter(row.seat for row in rows if row.seat >= 0 and MADE_BY[row.made_by] == "autopilot")
    reveals = sum(FINAL[row.final] in ("dice", "card") for row in rows)
    times = [from_milliseconds(row.at) for row in rows]
    waits = (later - earlier for earlier, later in pairwise(times))
    return Statistics(
        chapters=chapters,
        choices=dict(sorted(choices.items())),
        by_autopilot=by_autopilot,
        reveals=reveals,
        longest=max(waits, default=timedelta()),
        first=times[0] if times else None,
        last=times[-1] if times else None,
        left_branches=left,
    )
