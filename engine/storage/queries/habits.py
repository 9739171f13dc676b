"""When people usually answer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import JSON, Connection, bindparam, delete, select, text

from engine.storage.queries.batches import batches
from engine.storage.schema.tables import habits
from engine.storage.schema.writes import Write

_put = text(
    'INSERT INTO habit ("user", hours, since, last) VALUES (:user, :hours, :since, :last)'
    ' ON CONFLICT ("user") DO UPDATE SET hours = excluded.hours, since = excluded.since, last = excluded.last'
).bindparams(bindparam("hours", type_=JSON))
"""A single statement, because another process may store the same person's habit concurrently."""


def of_all(connection: Connection, users: Collection[int]) -> Sequence[Any]:
    """Returns the rows of these people. People without known habits have no row."""
    return [row for some in batches(users) for row in connection.execute(select(habits).where(habits.c.user.in_(some)))]


def put(user: int, hours: Sequence[int], since: int, last: int) -> Write:
    """Replaces a person's habit."""
    return _put, [{"user": user, "hours": list(hours), "since": since, "last": last}]


def drop(user: int) -> Write:
    """Deletes a person's habit."""
    return delete(habits).where(habits.c.user == user), ()
