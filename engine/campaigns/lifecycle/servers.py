"""Servers that the bot leaves: their campaigns are archived, and are there again if it comes back within a month."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, insert, select

from engine.campaigns.lifecycle.lifecycle import archive, restore
from engine.campaigns.runtime.context import Context
from engine.storage import tables

LEFT = "left {}"  # the note of a campaign that was archived because its server was left: when (milliseconds)


async def leave_server(context: Context, guild: int) -> int:
    """See `Campaigns.leave_server`."""
    own = tables.campaigns.c
    query = select(own.id).where(own.guild == guild, own.put_away.is_(None))
    left = await context.database.read(lambda connection: connection.scalars(query).all())
    for campaign in left:
        await _archive(context, campaign)
    return len(left)


async def _archive(context: Context, campaign: int) -> None:
    """Nobody is told: the thread cannot be reached. One that cannot be loaded is archived, too."""
    async with context.hold_unloaded(campaign) as live:
        change = context.change_of_any(live)
        archive(change)
        change.add(insert(tables.notes), [{"key": LEFT.format(campaign), "value": str(change.at)}])
        await context.write(change.writes())
        context.forget(campaign)


async def return_to_server(context: Context, guild: int) -> int:
    """See `Campaigns.return_to_server`."""
    own, notes = tables.campaigns.c, tables.notes.c
    query = (
        select(own.id, own.put_away, notes.value)
        .join(tables.notes, notes.key == "left " + own.id.cast(notes.key.type))
        .where(own.guild == guild)
    )
    left = await context.database.read(lambda connection: connection.execute(query).all())
    back = [row.id for row in left if str(row.put_away) == row.value]
    for campaign in back:
        async with context.hold_unloaded(campaign) as live:
            change = context.change_of_any(live)
            restore(change)
            await context.write(change.writes())
            context.forget(campaign)
    if left:
        keys = [LEFT.format(row.id) for row in left]
        await context.database.write([(delete(tables.notes).where(notes.key.in_(keys)), ())])
        context.changed.set()
    return len(back)


async def servers_besides(context: Context, known: Collection[int]) -> list[int]:
    """See `Campaigns.servers_besides`."""
    own = tables.campaigns.c
    query = select(own.guild).where(own.put_away.is_(None)).distinct()
    guilds = await context.database.read(lambda connection: connection.scalars(query).all())
    return [guild for guild in guilds if guild not in known]
