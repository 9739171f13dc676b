"""Notes of the deployment, independent of campaigns: a text under a key."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, delete, select, text

from engine.storage.queries.batches import batches
from engine.storage.queries.typed import single
from engine.storage.schema.tables import notes
from engine.storage.schema.writes import Write

_put = text(
    "INSERT INTO note (key, value) VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
"""A single statement, because another process may store the same note concurrently."""


@single
def value_of(connection: Connection, key: str) -> str | None:
    """Returns the note under this key, if any."""
    return connection.scalar(select(notes.c.value).where(notes.c.key == key))


def values_of(connection: Connection, keys: Collection[str]) -> Mapping[str, str]:
    """Returns the existing notes under these keys."""
    query = select(notes.c.key, notes.c.value)
    found = (row for some in batches(keys) for row in connection.execute(query.where(notes.c.key.in_(some))))
    return {row.key: row.value for row in found}


def values_from(connection: Connection, beginning: str) -> Mapping[str, str]:
    """Returns the notes whose key begins with this text."""
    query = select(notes.c.key, notes.c.value).where(notes.c.key.startswith(beginning, autoescape=True))
    return {row.key: row.value for row in connection.execute(query)}


def put(key: str, value: str) -> list[Write]:
    """Replaces a note."""
    return [(_put, [{"key": key, "value": value}])]


def drop(keys: Collection[str]) -> list[Write]:
    """Deletes notes."""
    return [(delete(notes).where(notes.c.key.in_(some)), ()) for some in batches(keys)]
