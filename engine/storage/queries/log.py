"""The log: branches with their decisions, log lines, checkpoints and results. It is append-only."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Protocol

from sqlalchemy import Connection, Select, Table, bindparam, case, func, insert, select, tuple_

from engine.storage.queries.batches import batches
from engine.storage.queries.typed import Columns, all_rows, one_row
from engine.storage.schema.rows import Marked
from engine.storage.schema.tables import (
    Branch,
    Checkpoint,
    Decision,
    Result,
    Tell,
    branches,
    checkpoints,
    decisions,
    results,
    tells,
)
from engine.storage.schema.writes import Row, Write

ALL = 2**31 - 1
"""A limit larger than any number of rows."""


@dataclass(frozen=True, slots=True)
class Segment:
    """The decisions `low` <= n < `high` of one branch."""

    branch: int
    low: int
    high: int


class Line(Protocol):
    """A lineage of a campaign: its segments, newest first."""

    @property
    def campaign(self) -> int:
        """Returns its campaign."""

    @property
    def segments(self) -> Sequence[Segment]:
        """Returns its segments, newest first."""


# ---------------------------------------------------------------- rows of a line, in order of `n`


def _of_branch(table: Table) -> Select[Any]:
    """Returns the rows of a branch itself."""
    return select(table).where(table.c.campaign == bindparam("campaign"), table.c.branch == bindparam("branch"))


def _by_segment(table: Table, *, newest_first: bool) -> Select[Any]:
    columns = [column for column in table.primary_key.columns if column.name not in ("campaign", "branch")]
    return (
        _of_branch(table)
        .where(table.c.n >= bindparam("low"), table.c.n < bindparam("high"))
        .order_by(*(column.desc() if newest_first else column for column in columns))
        .limit(bindparam("most"))
    )


_STATEMENTS = {
    (table.name, newest_first): _by_segment(table, newest_first=newest_first)
    for table in (decisions, tells, checkpoints)
    for newest_first in (False, True)
}


def decisions_of(
    connection: Connection, line: Line, low: int, high: int, *, newest_first: bool = False, limit: int = ALL
) -> Iterator[Decision]:
    """Yields the decisions `low` <= n < `high` of a lineage, at most `limit` of them."""
    return _rows(Decision, connection, decisions, line, (low, high), newest_first, limit)


def tells_of(connection: Connection, line: Line, low: int, high: int) -> Iterator[Tell]:
    """Yields the log lines of the decisions `low` <= n < `high` of a lineage, in order."""
    return _rows(Tell, connection, tells, line, (low, high))


def checkpoints_of(
    connection: Connection, line: Line, low: int, high: int, *, newest_first: bool = False, limit: int = ALL
) -> Iterator[Checkpoint]:
    """Yields the checkpoints at `low` <= n < `high` of a lineage, at most `limit` of them."""
    return _rows(Checkpoint, connection, checkpoints, line, (low, high), newest_first, limit, shift=1)


def marks_of(connection: Connection, line: Line, low: int, high: int) -> Iterator[Marked]:
    """Yields the marks of the checkpoints at `low` <= n < `high` of a lineage, without the states."""
    for segment in reversed(line.segments):
        first, end = max(low, segment.low + 1), min(high, segment.high + 1)
        if first < end:
            within = {"campaign": line.campaign, "branch": segment.branch, "low": first, "high": end, "most": ALL}
            yield from all_rows(Marked, connection, _marks, within)


def _rows(
    columns: type[Columns],
    connection: Connection,
    table: Table,
    line: Line,
    between: tuple[int, int],
    newest_first: bool = False,
    limit: int = ALL,
    *,
    shift: int = 0,
) -> Iterator[Columns]:
    """Yields rows of a lineage.

    `shift`: a checkpoint at `n` was made by decision n - 1, so its segments are shifted by one.
    """
    statement, (low, high) = _STATEMENTS[table.name, newest_first], between
    for segment in line.segments if newest_first else reversed(line.segments):
        first, end = max(low, segment.low + shift), min(high, segment.high + shift)
        if first >= end or limit == 0:
            continue
        within = {
            "campaign": line.campaign,
            "branch": segment.branch,
            "low": first,
            "high": end,
            "most": limit,
        }
        rows = all_rows(columns, connection, statement, within)
        limit -= len(rows)
        yield from rows


_marks = _STATEMENTS[checkpoints.name, False].with_only_columns(
    checkpoints.c.n, checkpoints.c.kind, checkpoints.c.value, checkpoints.c.round
)


# ---------------------------------------------------------------- rows of a campaign and of single branches

_branches = select(branches).where(branches.c.campaign == bindparam("campaign")).order_by(branches.c.id)
_results = select(results).where(results.c.campaign == bindparam("campaign"))
_last_decision = _of_branch(decisions).with_only_columns(func.max(decisions.c.n))
_checkpoint_before = (
    _of_branch(checkpoints).where(checkpoints.c.n <= bindparam("high")).order_by(checkpoints.c.n.desc()).limit(1)
)
_between = (
    _of_branch(decisions)
    .where(decisions.c.n >= bindparam("low"), decisions.c.n < bindparam("high"))
    .order_by(decisions.c.n)
)


def branches_of(connection: Connection, campaign: int) -> Sequence[Branch]:
    """Returns the branches of a campaign."""
    return all_rows(Branch, connection, _branches, {"campaign": campaign})


def results_of(connection: Connection, campaign: int) -> Sequence[Result]:
    """Returns the results of all branches of a campaign."""
    return all_rows(Result, connection, _results, {"campaign": campaign})


def last_decision(connection: Connection, campaign: int, branch: int) -> int | None:
    """Returns the number of the last decision on a branch itself."""
    last: int | None = connection.scalar(_last_decision, {"campaign": campaign, "branch": branch})
    return last


def checkpoint_before(connection: Connection, campaign: int, branch: int, n: int) -> Checkpoint | None:
    """Returns the last checkpoint of a branch at or before decision `n`."""
    within = {"campaign": campaign, "branch": branch, "high": n}
    return one_row(Checkpoint, connection, _checkpoint_before, within)


def decisions_between(connection: Connection, campaign: int, branch: int, low: int, high: int) -> Sequence[Decision]:
    """Returns the decisions `low` <= n < `high` on a branch itself, in order."""
    within = {"campaign": campaign, "branch": branch, "low": low, "high": high}
    return all_rows(Decision, connection, _between, within)


_PAGED = {table.name: table for table in (decisions, tells, checkpoints, results)}
PAGE = {decisions.name: 250, tells.name: 250, checkpoints.name: 20, results.name: 50}
"""Rows of a page by table: processing one blocks other threads for a few milliseconds."""


def pages_of(connection: Connection, campaign: int, name: str) -> Iterator[Sequence[Any]]:
    """Yields the rows of all branches of a campaign in one table, in the order of their keys, in pages."""
    table, size = _PAGED[name], PAGE[name]
    keys = [column for column in table.primary_key.columns if column.name != "campaign"]
    own = select(table).where(table.c.campaign == campaign).order_by(*keys).limit(size)
    rows = connection.execute(own).all()
    while rows:
        yield rows
        last = [getattr(rows[-1], column.name) for column in keys]
        rows = connection.execute(own.where(tuple_(*keys) > tuple_(*last))).all() if len(rows) == size else []


def count(connection: Connection, campaign: int) -> dict[str, int]:
    """Returns how many rows of each table of the log a campaign has."""
    tables = (branches, decisions, tells, results)
    queries = [select(func.count()).select_from(each).where(each.c.campaign == campaign) for each in tables]
    return {each.name: connection.scalar(query) or 0 for each, query in zip(tables, queries, strict=True)}


def last_checkpoints(connection: Connection, campaign: int) -> dict[int, int]:
    """Returns the moment of the last checkpoint of each branch."""
    own = checkpoints.c
    query = select(own.branch, func.max(own.n).label("n")).where(own.campaign == campaign).group_by(own.branch)
    return {row.branch: row.n for row in connection.execute(query)}


# ---------------------------------------------------------------- rows of many campaigns


_made = decisions.c


def results_of_all(connection: Connection, which: Collection[int]) -> Sequence[Result]:
    """Returns the results of all branches of these campaigns."""
    found = [all_rows(Result, connection, select(results).where(results.c.campaign.in_(ids))) for ids in batches(which)]
    return [row for rows in found for row in rows]


def branches_of_all(connection: Connection, which: Collection[int]) -> Sequence[Branch]:
    """Returns the branches of these campaigns."""
    found = [
        all_rows(Branch, connection, select(branches).where(branches.c.campaign.in_(ids))) for ids in batches(which)
    ]
    return [row for rows in found for row in rows]


def choices_in(connection: Connection, campaign: int, within: Segment, late: int) -> Sequence[Any]:
    """Returns how often each user chose for each seat in part of a branch, by right (`made_by`), and the first
    of these decisions; `late` counts those from decision `late` on."""
    own = (_made.campaign == campaign) & (_made.branch == within.branch)
    count, last = func.count().label("count"), func.sum(case((_made.n >= late, 1), else_=0)).label("late")
    query = select(_made.seat, _made.user, _made.made_by, count, last, func.min(_made.n).label("first"))
    query = query.where(own, _made.n >= within.low, _made.n < within.high, _made.seat >= 0)
    return connection.execute(query.group_by(_made.seat, _made.user, _made.made_by)).all()


def answers_in(connection: Connection, which: Collection[int], user: int, since: int) -> Sequence[Any]:
    """Returns the waits before the answers of a person since a time, in milliseconds: from another seat's last choice
    to their next."""
    found: list[Any] = []
    for ids in batches(which):
        branch = (_made.campaign, _made.branch)
        before = func.lag(_made.seat).over(partition_by=branch, order_by=_made.n).label("seat_before")
        at_before = func.lag(_made.at).over(partition_by=branch, order_by=_made.n).label("at_before")
        made = select(
            _made.campaign,
            _made.seat,
            _made.user,
            _made.made_by,
            _made.at,
            before,
            at_before,
        )
        each = made.where(_made.campaign.in_(ids), _made.seat >= 0).subquery().c
        own = (each.user == user) & (each.at >= since) & (each.seat_before != each.seat)
        wait = (each.at - each.at_before).label("wait")
        query = select(each.campaign, each.seat, each.at, each.made_by, wait).where(own).distinct()
        found += connection.execute(query).all()
    return found


# ---------------------------------------------------------------- what is added

_ADD = {table.name: insert(table) for table in (branches, decisions, tells, checkpoints, results)}


def add(
    campaign: int,
    *,
    branch: Sequence[Row] = (),
    decision: Sequence[Row] = (),
    tell: Sequence[Row] = (),
    checkpoint: Sequence[Row] = (),
    result: Sequence[Row] = (),
) -> list[Write]:
    """Returns writes that add rows to these tables of a campaign, without changing existing rows.

    The campaign's id is added to each row here.
    """
    added = {"branch": branch, "decision": decision, "tell": tell, "checkpoint": checkpoint, "result": result}
    for row in chain.from_iterable(added.values()):
        row["campaign"] = campaign
    return [(_ADD[name], rows) for name, rows in added.items() if rows]
