"""Numbers for campaigns. None is handed out twice, though its campaign was purged since."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from engine.storage.queries import notes
from engine.storage.schema.tables import campaigns
from engine.storage.schema.writes import Write

LAST = "last campaign"  # the note that keeps the last number


class Ids:
    """Hands out numbers; the last is kept as a note, written with the campaign that has it."""

    def __init__(self, connection: Connection) -> None:
        noted = int(notes.value_of(connection, LAST) or 0)
        self._last = self._kept = max(noted, connection.scalar(select(func.max(campaigns.c.id))) or 0)

    def new(self) -> int:
        """A number that no campaign has had."""
        self._last += 1
        return self._last

    @property
    def last(self) -> int:
        """The last number that was handed out."""
        return self._last

    def unkept(self) -> int | None:
        """The last number, if it is not on the disk yet."""
        return self._last if self._last > self._kept else None

    def note_kept(self, last: int) -> None:
        """This number is on the disk now."""
        self._kept = max(self._kept, last)


def keeping(last: int) -> list[Write]:
    """Writes that keep this number."""
    return notes.put(LAST, str(last))
