"""Notes of the house itself beside its campaigns, such as which commands Discord was told last."""

from __future__ import annotations

from engine.campaigns.runtime.context import Context
from engine.storage.queries import notes


async def recall(context: Context, key: str) -> str | None:
    """Returns what was noted under this key, if anything."""
    return await context.database.read(notes.value_of, key)


async def remember(context: Context, key: str, value: str) -> None:
    """Keeps a note instead of the one before; returns when it is on the disk."""
    await context.database.write(notes.put(key, value))
