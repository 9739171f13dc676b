"""What the house itself remembers beside its campaigns, such as which commands Discord was told last."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from engine.campaigns.runtime.context import Context
from engine.storage.tables import notes


async def recall(context: Context, key: str) -> str | None:
    """See `Campaigns.recall`."""
    query = select(notes.c.value).where(notes.c.key == key)
    return await context.database.read(lambda connection: connection.scalar(query))


async def remember(context: Context, key: str, value: str) -> None:
    """See `Campaigns.remember`."""
    before = delete(notes).where(notes.c.key == key)
    await context.database.write([(before, ()), (insert(notes), [{"key": key, "value": value}])])
