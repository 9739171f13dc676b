"""Asks a database of either kind, and shares no code with the storage."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import create_engine, make_url, text
from sqlalchemy.pool import NullPool

Ask = Callable[..., list[Any]]
"""A query with names for its values (`:campaign`), and the values by name; the rows."""


@contextmanager
def asked(database: str) -> Iterator[Ask]:
    """Reads one snapshot of a server's database, unaffected by late commits of a dead process."""
    engine = create_engine(_url(database), poolclass=NullPool)
    how = {"isolation_level": "REPEATABLE READ"} if is_on_a_server(database) else {}
    try:
        with engine.connect().execution_options(**how) as connection:
            yield lambda query, **values: list(connection.execute(text(query), values).all())
    finally:
        engine.dispose()


def ask(database: str, query: str, **values: object) -> list[Any]:
    """Returns the rows of one query."""
    with asked(database) as asking:
        return asking(query, **values)


def is_on_a_server(database: str) -> bool:
    """True if it is a URL of PostgreSQL, not a path."""
    return database.startswith("postgresql://")


def _url(database: str) -> Any:
    return (
        make_url(database).set(drivername="postgresql+psycopg") if is_on_a_server(database) else f"sqlite:///{database}"
    )
