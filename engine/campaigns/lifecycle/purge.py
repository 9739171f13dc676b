"""Deleting a campaign for good, a month after it was archived."""

from __future__ import annotations

from sqlalchemy import delete, select

from engine.campaigns.runtime import scheduled_jobs
from engine.campaigns.runtime.context import Context
from engine.storage import tables

OF_A_LINE = (tables.decisions, tables.tells, tables.checkpoints, tables.results)
OF_A_CAMPAIGN = (
    tables.posts,
    tables.requests,
    tables.sealed,
    tables.seats,
    tables.cards,
    tables.applications,
    tables.waitlist,
    tables.standing_orders,
    tables.branches,
)


async def purge(context: Context, campaign: int) -> None:
    """Deletes a campaign that is still archived, everything of it."""
    away = select(tables.campaigns.c.archived).where(tables.campaigns.c.id == campaign)
    async with context.alone_with(campaign):  # it need not load
        if await context.database.read(lambda connection: connection.scalar(away)) is not None:
            await delete_all(context, campaign)


async def delete_all(context: Context, campaign: int) -> None:
    """Deletes everything of a campaign; for whoever holds it."""
    lines = select(tables.branches.c.id).where(tables.branches.c.campaign == campaign)
    writes = [
        *(delete(table).where(table.c.branch.in_(lines)) for table in OF_A_LINE),
        *(delete(table).where(table.c.campaign == campaign) for table in OF_A_CAMPAIGN),
        scheduled_jobs.unscheduled(campaign, *scheduled_jobs.OF_A_CAMPAIGN),
        delete(tables.campaigns).where(tables.campaigns.c.id == campaign),
    ]
    try:
        await context.write([(each, ()) for each in writes])
    finally:
        context.forget(campaign)
