"""Raw rows in bulk, in key order: integers, strings, bytes and None, which both kinds of databases share.

JSON is kept as written, booleans are 0 or 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from sqlalchemy import JSON, Boolean, Column, Connection, String, Table

AT_ONCE = 2_000  # rows in memory


class Bulk(Protocol):
    """A connection for reading or writing many rows within a transaction."""

    def rows(self, table: Table) -> Iterator[tuple[Any, ...]]:
        """Yields all rows of a table in key order, strings by their bytes."""

    def fill(self, table: Table, rows: Iterable[tuple[Any, ...]]) -> None:
        """Adds rows to a table."""


def bulk_of(connection: Connection) -> Bulk:
    """Returns a bulk interface to the same connection."""
    return OnServer(connection) if connection.dialect.name == "postgresql" else InFile(connection)


class InFile:
    """Bulk access to a SQLite file, by its driver."""

    def __init__(self, connection: Connection) -> None:
        self._raw: Any = connection.connection.driver_connection

    def rows(self, table: Table) -> Iterator[tuple[Any, ...]]:
        """Yields all rows of a table in key order, strings by their bytes."""
        yield from self._raw.execute(f"SELECT {_names(table.columns)} FROM {_name(table)} ORDER BY {_key(table)}")

    def fill(self, table: Table, rows: Iterable[tuple[Any, ...]]) -> None:
        """Adds rows to a table."""
        places = ", ".join("?" for _ in table.columns)
        self._raw.executemany(f"INSERT INTO {_name(table)} ({_names(table.columns)}) VALUES ({places})", rows)


class OnServer:
    """Bulk access to a PostgreSQL server, by COPY and a server-side cursor."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._raw: Any = connection.connection.driver_connection

    def rows(self, table: Table) -> Iterator[tuple[Any, ...]]:
        """Yields all rows of a table in key order, strings by their bytes."""
        columns = ", ".join(_read(column) for column in table.columns)
        order = ", ".join(f'{_name(each)} COLLATE "C"' if _is_text(each) else _name(each) for each in table.primary_key)
        self._connection.exec_driver_sql(
            f"DECLARE moved NO SCROLL CURSOR FOR SELECT {columns} FROM {_name(table)} ORDER BY {order}"
        )
        while found := self._connection.exec_driver_sql(f"FETCH {AT_ONCE} FROM moved").all():
            yield from map(tuple, found)
        self._connection.exec_driver_sql("CLOSE moved")

    def fill(self, table: Table, rows: Iterable[tuple[Any, ...]]) -> None:
        """Adds rows to a table."""
        with self._raw.cursor().copy(f"COPY {_name(table)} ({_names(table.columns)}) FROM STDIN") as copy:
            for row in rows:
                copy.write_row(row)


def _read(column: Column[Any]) -> str:
    if isinstance(column.type, JSON):
        return f"{_name(column)}::text"
    return f"{_name(column)}::int" if isinstance(column.type, Boolean) else _name(column)


def _is_text(column: Column[Any]) -> bool:
    return isinstance(column.type, String)


def _name(named: Any) -> str:
    return f'"{named.name}"'


def _names(columns: Iterable[Column[Any]]) -> str:
    return ", ".join(map(_name, columns))


def _key(table: Table) -> str:
    return _names(table.primary_key)
