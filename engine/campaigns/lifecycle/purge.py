"""Deleting a campaign for good, a month after it was archived."""

from __future__ import annotations

from engine.campaigns.runtime.context import Context
from engine.storage.queries import campaigns, whole


async def purge(context: Context, campaign: int) -> None:
    """Deletes a campaign that is still archived, everything of it."""
    async with context.alone_with(campaign):  # it need not load
        found = await context.database.read(campaigns.columns_of, campaign, ["archived"])
        if found is not None and found.archived is not None:
            await delete_all(context, campaign)


async def delete_all(context: Context, campaign: int) -> None:
    """Deletes everything of a campaign; for whoever holds it."""
    try:
        await context.write(whole.delete_all(campaign))
    finally:
        context.forget(campaign)
