"""Campaigns that are written or deleted in slices, so that no other write waits long for the writer.

Such a campaign has log rows but no row of its own, so no query finds it. A note names it from its first slice to its
last; what a killed process leaves is deleted at the next start.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from sqlalchemy import Connection, delete, select, tuple_

from engine.storage.queries import log, notes
from engine.storage.schema.tables import branches, checkpoints, decisions, results, tells
from engine.storage.schema.tables import notes as note_table
from engine.storage.schema.writes import Write

KEY = "partial campaign "
ROWS = {branches.name: 500, decisions.name: 500, tells.name: 500, checkpoints.name: 50, results.name: 20}
"""The most rows of a slice by table: 500 decisions take the writer about 10 ms."""

LARGEST_SLICE = 256 * 1024  # bytes in the columns of a slice, after which no row is added


def begin(campaign: int, guild: int) -> list[Write]:
    """Notes that a campaign of this server is partial."""
    return notes.put(f"{KEY}{campaign}", str(guild))


def end(campaign: int) -> list[Write]:
    """Notes that a campaign is whole, or gone."""
    return notes.drop([f"{KEY}{campaign}"])


def noted(connection: Connection) -> dict[int, int]:
    """Returns the server of each partial campaign."""
    found = notes.values_from(connection, KEY)
    return {int(key.removeprefix(KEY)): int(guild) for key, guild in found.items()}


def slices(campaign: int, rows: Mapping[str, Iterable[dict[str, Any]]]) -> Iterator[list[Write]]:
    """Yields writes that add these rows of the log, by table, in slices of bounded size."""
    for table, all_of_it in rows.items():
        some, size = list[dict[str, Any]](), 0
        for row in all_of_it:
            some.append(row)
            size += sum(len(value) for value in row.values() if isinstance(value, str | bytes))
            if len(some) >= ROWS[table] or size >= LARGEST_SLICE:
                yield log.add(campaign, **{table: some})
                some, size = [], 0
        if some:
            yield log.add(campaign, **{table: some})


def next_deletion(connection: Connection, campaign: int) -> list[Write]:
    """Returns writes that delete the next slice of a partial campaign's log; none if there is nothing left. They
    delete nothing once the note is gone."""
    partial = select(note_table.c.key).where(note_table.c.key == f"{KEY}{campaign}").exists()
    for table in (decisions, tells, checkpoints, results, branches):
        keys = [column for column in table.primary_key.columns if column.name != "campaign"]
        own = select(*keys).where(table.c.campaign == campaign).order_by(*keys).limit(ROWS[table.name])
        if found := connection.execute(own).all():
            return [
                (delete(table).where(table.c.campaign == campaign, tuple_(*keys) <= tuple_(*found[-1]), partial), ())
            ]
    return []
