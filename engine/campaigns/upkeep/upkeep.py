"""Operation of the deployment: figures, notes and backups."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path

from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.service import Service, uncancellable
from engine.campaigns.upkeep import notes
from engine.campaigns.upkeep.figures import Census, Figures, read_figures, read_oldest
from engine.storage import back_up


class Upkeep(Service):
    """Operation of the deployment: figures, notes and backups."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._census = Census(context.database, context.shards)

    async def figures(self) -> Figures:
        """Returns the number of campaigns here, and how much waits."""
        counts = await self._census.counts()
        return await self._context.database.read(read_figures, self._context.shards, counts)

    async def oldest_unsent(self) -> datetime | None:
        """Returns when the oldest sendable post was queued, or None."""
        return await self._context.database.read(read_oldest, self._context.shards)

    async def recall(self, key: str) -> str | None:
        """Returns the note under this key, if any."""
        return await notes.recall(self._context, key)

    @uncancellable
    async def remember(self, key: str, value: str) -> None:
        """Replaces a note of the deployment; returns when it is on disk."""
        await notes.remember(self._context, key, value)

    async def backup(self, path: str | Path) -> None:
        """Copies the running database and its key to `path`. Raises FileExistsError."""
        await asyncio.to_thread(back_up, self._context.database.place, Path(path))
