"""Campaign numbers. None is used twice, even after its campaign was purged."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from engine.storage.queries import notes
from engine.storage.schema.tables import campaigns
from engine.storage.schema.writes import Write

LAST = "last campaign"  # the note that keeps the last number


class Ids:
    """Allocates numbers; the last one is stored as a note in the same commit as its campaign."""

    def __init__(self, connection: Connection) -> None:
        noted = int(notes.value_of(connection, LAST) or 0)
        self._last = self._kept = max(noted, connection.scalar(select(func.max(campaigns.c.id))) or 0)

    def new(self) -> int:
        """Returns a new campaign number."""
        self._last += 1
        return self._last

    @property
    def last(self) -> int:
        """Returns the last allocated number."""
        return self._last

    def unkept(self) -> int | None:
        """Returns the last number if it is not on disk yet."""
        return self._last if self._last > self._kept else None

    def note_kept(self, last: int) -> None:
        """Records that this number is on disk."""
        self._kept = max(self._kept, last)


def keeping(last: int) -> list[Write]:
    """Returns the writes that store this number."""
    return notes.put(LAST, str(last))
