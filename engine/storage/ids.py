"""Numbers for campaigns, branches and requests. None is handed out twice, though its row was purged since."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from sqlalchemy import Connection, Table, func, select

from engine.storage import notes
from engine.storage.tables import branches, campaigns, requests
from engine.storage.writer import Write

Numbered = Literal["campaign", "branch", "request"]


class Ids:
    """Hands out numbers; the last of each table is kept as a note, written with the rows that have them."""

    def __init__(self, connection: Connection) -> None:
        self._kept = {table.name: _last(connection, table) for table in (campaigns, branches, requests)}
        self._last = dict(self._kept)

    def new(self, of: Numbered) -> int:
        """A number that no campaign, branch or request has had."""
        self._last[of] += 1
        return self._last[of]

    def unkept(self) -> Mapping[str, int]:
        """The last numbers of tables that have handed out more than is on the disk."""
        return {name: last for name, last in self._last.items() if last > self._kept[name]}

    def note_kept(self, last: Mapping[str, int]) -> None:
        """These are on the disk now."""
        for name, number in last.items():
            self._kept[name] = max(self._kept[name], number)


def keeping(last: Mapping[str, int]) -> list[Write]:
    """Writes that keep these numbers."""
    return [write for name, number in last.items() for write in notes.put(_key(name), str(number))]


def _last(connection: Connection, table: Table) -> int:
    noted = notes.value_of(connection, _key(table.name))
    return max(int(noted or 0), connection.scalar(select(func.max(table.c.id))) or 0)


def _key(name: str) -> str:
    return f"last {name}"
