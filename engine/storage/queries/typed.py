"""Runs queries with typed rows.

Queries return plain rows, which are quicker to read than models and have the same attributes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

import sqlalchemy
from sqlalchemy import Connection, Executable

from engine.storage.schema.writes import Row

Columns = TypeVar("Columns")
Query = TypeVar("Query", bound=Callable[..., Any])

_SINGLE: set[Callable[..., Any]] = set()


def single(query: Query) -> Query:
    """Declares a query that makes one statement, which is consistent without a transaction."""
    _SINGLE.add(query)
    return query


def is_single(query: Callable[..., Any]) -> bool:
    """True if a query makes one statement."""
    return query in _SINGLE


def as_columns(row: object) -> Row:
    """Returns a row of a query by column, for writing it again."""
    return dict(cast("sqlalchemy.Row[Any]", row)._asdict())


def all_rows(
    columns: type[Columns], connection: Connection, query: Executable, given: Mapping[str, Any] | None = None
) -> Sequence[Columns]:
    """Returns all rows of a query, typed as `columns`."""
    return cast("Sequence[Columns]", connection.execute(query, given).all())


def one_row(
    columns: type[Columns], connection: Connection, query: Executable, given: Mapping[str, Any] | None = None
) -> Columns | None:
    """Returns the only row of a query, typed as `columns`; None without one."""
    return cast("Columns | None", connection.execute(query, given).one_or_none())
