"""The rounds and turns of a branch, as a table of contents of its moments."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from engine.campaigns.model.lineage import Lineage
from engine.storage import Connection
from engine.storage.queries import log
from engine.storage.schema.codec import read_mark
from engine.table import Mark


@dataclass(frozen=True, slots=True)
class Stretch:
    """A turn or phase: its moments, oldest first. `seat` had the turn; otherwise `phase` is the phase's name if it is
    stored. `round` is None before the first round, and in old campaigns."""

    chapter: str
    round: int | None
    seat: int | None
    phase: str | None
    moments: Sequence[int]

    @property
    def first(self) -> int:
        """Returns the decision with which it begins."""
        return self.moments[0]


@dataclass(frozen=True, slots=True)
class Outline:
    """The stretches with moments, oldest first."""

    stretches: Sequence[Stretch]

    @property
    def rounds(self) -> list[list[Stretch]]:
        """Returns the stretches by round."""
        by_round = groupby(self.stretches, key=lambda each: (each.chapter, each.round))
        return [list(found) for _, found in by_round]

    @property
    def moments(self) -> list[int]:
        """Returns all moments, oldest first."""
        return [n for each in self.stretches for n in each.moments]

    def at(self, n: int) -> Stretch:
        """Returns the stretch of a moment, or of the last one before it. Raises IndexError if there are none."""
        starts = [each.first for each in self.stretches]
        return self.stretches[max(0, bisect_right(starts, n) - 1)]

    def nearest(self, n: int) -> int:
        """Returns the moment at or before `n`, else the first. Raises IndexError if there are none."""
        moments = self.moments
        return moments[max(0, bisect_right(moments, n) - 1)]


def read_outline(connection: Connection, line: Lineage) -> Outline:
    """Reads the outline of a lineage."""
    moments = [row.n for row in log.decisions_of(connection, line, 0, line.end) if row.seat >= 0]
    marks: list[tuple[int, Mark, int | None]] = [
        (row.n, read_mark(row.kind, row.value), row.round) for row in log.marks_of(connection, line, 0, line.end + 1)
    ]
    return Outline(list(_stretches(moments, marks)))


def _stretches(moments: Sequence[int], marks: Sequence[tuple[int, Mark, int | None]]) -> Iterator[Stretch]:
    """Yields the stretches between marks that have moments."""
    chapter, number = "", None
    ends: list[tuple[int, Mark | None, int | None]] = [*marks, (1 + (moments[-1] if moments else 0), None, None)]
    for (start, mark, begun), (end, closing, _) in pairwise(ends):
        if mark is not None and mark.kind == "chapter":
            chapter, number = str(mark.value), None
        if begun is not None:
            number = begun
        elif mark is not None and mark.kind == "round":
            number = int(mark.value)
        within = moments[bisect_left(moments, start) : bisect_left(moments, end)]
        if within and mark is not None:
            seat = int(mark.value) if mark.kind == "turn" else None
            phase = str(closing.value) if closing is not None and closing.kind == "phase" else None
            yield Stretch(chapter, number, seat, None if seat is not None else phase, within)
