"""Notes of the deployment, such as the commands last registered with Discord."""

from __future__ import annotations

from engine.campaigns.runtime.context import Context
from engine.storage.queries import notes


async def recall(context: Context, key: str) -> str | None:
    """Returns the note under this key, if any."""
    return await context.database.read(notes.value_of, key)


async def remember(context: Context, key: str, value: str) -> None:
    """Replaces a note; returns when it is on disk."""
    await context.database.write(notes.put(key, value))
