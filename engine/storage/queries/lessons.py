"""How far people are in lessons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import JSON, Boolean, Connection, bindparam, delete, select, text

from engine.storage.schema.tables import learning
from engine.storage.schema.writes import Write

_put = text(
    'INSERT INTO learning ("user", lesson, step, acts, done, used) VALUES (:user, :lesson, :step, :acts, :done, :used)'
    ' ON CONFLICT ("user", lesson) DO UPDATE SET step = excluded.step, acts = excluded.acts,'
    " done = learning.done OR excluded.done, used = excluded.used"
).bindparams(bindparam("acts", type_=JSON), bindparam("done", type_=Boolean))
"""A single statement, because another process may store the same person's progress concurrently."""


def of_user(connection: Connection, user: int) -> Sequence[Any]:
    """Returns a person's rows, one for each lesson."""
    return connection.execute(select(learning).where(learning.c.user == user)).all()


def put(user: int, lesson: str, *, step: int, acts: Sequence[Any], done: bool, used: int) -> list[Write]:
    """Stores how far a person is. Once `done`, a lesson stays so."""
    row = {"user": user, "lesson": lesson, "step": step, "acts": list(acts), "done": done, "used": used}
    return [(_put, [row])]


def drop(user: int) -> Write:
    """Deletes everything about a person."""
    return delete(learning).where(learning.c.user == user), ()


def drop_unused(before: int) -> Write:
    """Deletes what was last used before a time."""
    return delete(learning).where(learning.c.used < before), ()
