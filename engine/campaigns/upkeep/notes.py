"""Notes of the house itself beside its campaigns, such as which commands Discord was told last."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from engine.campaigns.runtime.context import Context
from engine.storage.tables import notes


async def recall(context: Context, key: str) -> str | None:
    """Returns what was noted under this key, if anything."""
    query = select(notes.c.value).where(notes.c.key == key)
    return await context.database.read(lambda connection: connection.scalar(query))


async def remember(context: Context, key: str, value: str) -> None:
    """Keeps a note instead of the one before; returns when it is on the disk."""
    before = delete(notes).where(notes.c.key == key)
    await context.database.write([(before, ()), (insert(notes), [{"key": key, "value": value}])])
