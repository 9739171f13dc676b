"""Lines of play: which decisions stand, told from the branches that lead from the first chapter to a tip."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, bindparam, select

from engine.storage.tables import checkpoints, decisions, results, tells


@dataclass(frozen=True, slots=True)
class Branch:
    """A line of play. Before `from_n` its parent's decisions stand; it is loaded from the checkpoint `base_n` of
    `base_branch`. It was opened while `left_branch` stood, up to `left_n`."""

    id: int
    parent: int | None
    from_n: int
    base_branch: int
    base_n: int
    left_branch: int | None
    left_n: int | None
    why: str
    user: int | None
    at: int

    def row(self, campaign: int) -> dict[str, Any]:
        """The row of this branch."""
        return {name: getattr(self, name) for name in self.__slots__} | {"campaign": campaign}


@dataclass(frozen=True, slots=True)
class Segment:
    """The decisions `low` <= n < `high` of one branch."""

    branch: int
    low: int
    high: int


class Lineage:
    """The line that ends at decision `end` of branch `tip`; `segments` are the newest first."""

    def __init__(self, branches: Mapping[int, Branch], tip: int, end: int) -> None:
        self.branches = branches
        self.end = end
        self.segments: list[Segment] = []
        branch: Branch | None = branches[tip]
        while branch is not None:
            self.segments.append(Segment(branch.id, branch.from_n, end))
            end = branch.from_n
            branch = branches[branch.parent] if branch.parent is not None else None

    def branch_at(self, n: int) -> Branch:
        """The branch from which the moment before decision `n` is loaded: the last one opened at or before it."""
        found = next((each for each in self.segments if each.low <= n), self.segments[-1])
        return self.branches[found.branch]

    def divergence(self, other: Lineage) -> int:
        """The decision from which on this line and the other differ."""
        theirs = {each.branch: each.high for each in other.segments}
        common = next((each for each in self.segments if each.branch in theirs), None)
        return min(common.high, theirs[common.branch]) if common else 0


def _by_segment(table: Table, *, newest_first: bool) -> Any:
    columns = [column for column in table.primary_key.columns if column.name != "branch"]
    return (
        select(table)
        .where(table.c.branch == bindparam("line"), table.c.n >= bindparam("low"), table.c.n < bindparam("high"))
        .order_by(*(column.desc() if newest_first else column for column in columns))
        .limit(bindparam("most"))
    )


_STATEMENTS = {
    (table.name, newest_first): _by_segment(table, newest_first=newest_first)
    for table in (decisions, tells, checkpoints, results)
    for newest_first in (False, True)
}


def rows_of(
    connection: Connection,
    table: Table,
    lineage: Lineage,
    low: int,
    high: int,
    *,
    newest_first: bool = False,
    limit: int = -1,
) -> Iterator[Any]:
    """Yields the rows of this line with `low` <= n < `high`, in order of `n`; at most `limit` of them (-1: all).

    What stands at `n` of a checkpoint or result was made by decision n - 1, so these are found one further.
    """
    shift = 1 if table in (checkpoints, results) else 0
    statement = _STATEMENTS[table.name, newest_first]
    for segment in lineage.segments if newest_first else reversed(lineage.segments):
        first, end = max(low, segment.low + shift), min(high, segment.high + shift)
        if first >= end or limit == 0:
            continue
        within = {"line": segment.branch, "low": first, "high": end, "most": limit}
        rows = connection.execute(statement, within).all()
        if limit > 0:
            limit -= len(rows)
        yield from rows
