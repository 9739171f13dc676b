"""Servers that the bot leaves: their campaigns are archived, and are there again if it comes back within a month."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, insert, select

from engine.campaigns.lifecycle.stopping import archive, unarchive
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.room import Room, uncancellable
from engine.storage import tables

LEFT = "left {}"  # the note of a campaign that was archived because its server was left: when (milliseconds)


async def _archive(context: Context, campaign: int) -> None:
    """Nobody is told: the thread cannot be reached. One that cannot be loaded is archived, too."""
    async with context.hold_unloaded(campaign) as live:
        change = context.change_of_any(live)
        archive(change)
        change.add(insert(tables.notes), [{"key": LEFT.format(campaign), "value": str(change.at)}])
        await context.write(change.writes())


class Servers(Room):
    """Servers that the bot leaves and comes back to."""

    @uncancellable
    async def leave(self, guild: int) -> int:
        """Archives the campaigns of a server that the bot has left, to be purged after a month. Returns how many."""
        own = tables.campaigns.c
        query = select(own.id).where(own.guild == guild, own.archived.is_(None))
        left = await self._context.database.read(lambda connection: connection.scalars(query).all())
        for campaign in left:
            await _archive(self._context, campaign)
        return len(left)

    @uncancellable
    async def come_back_to(self, guild: int) -> int:
        """Brings back what `leave` has archived. Returns how many."""
        own, notes = tables.campaigns.c, tables.notes.c
        query = (
            select(own.id, own.archived, notes.value)
            .join(tables.notes, notes.key == "left " + own.id.cast(notes.key.type))
            .where(own.guild == guild)
        )
        left = await self._context.database.read(lambda connection: connection.execute(query).all())
        back = [row.id for row in left if str(row.archived) == row.value]
        for campaign in back:
            async with self._context.hold_unloaded(campaign) as live:
                change = self._context.change_of_any(live)
                unarchive(change)
                await self._context.write(change.writes())
        if left:
            keys = [LEFT.format(row.id) for row in left]
            await self._context.database.write([(delete(tables.notes).where(notes.key.in_(keys)), ())])
            self._context.changed.set()
        return len(back)

    async def besides(self, known: Collection[int]) -> list[int]:
        """Returns the servers that have campaigns and are not among these."""
        own = tables.campaigns.c
        query = select(own.guild).where(own.archived.is_(None)).distinct()
        guilds = await self._context.database.read(lambda connection: connection.scalars(query).all())
        return [guild for guild in guilds if guild not in known]
