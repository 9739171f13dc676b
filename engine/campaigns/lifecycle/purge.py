"""Deleting a campaign for good, a month after it was archived. Its log goes in slices, between which others write."""

from __future__ import annotations

from engine.campaigns.runtime.context import Context
from engine.storage.queries import campaigns, partial, whole


async def purge(context: Context, campaign: int) -> None:
    """Deletes a campaign that is still archived, everything of it."""
    async with context.alone_with(campaign):  # it need not load
        found = await context.database.read(campaigns.columns_of, campaign, ["archived", "guild"])
        if found is not None and found.archived is not None:
            await delete_all(context, campaign, found.guild)


async def delete_all(context: Context, campaign: int, guild: int) -> None:
    """Deletes all data of a campaign of this server, which the caller holds."""
    try:
        await context.write(whole.delete_but_log(campaign, guild))
    finally:
        context.forget(campaign)
    await delete_partial(context, campaign)


async def delete_partial(context: Context, campaign: int) -> None:
    """Deletes the log of a campaign that is partial (see `engine.storage.queries.partial`)."""
    while deletion := await context.database.read(partial.next_deletion, campaign):
        await context.write(deletion)
    await context.write(partial.end(campaign))


async def delete_left_behind(context: Context) -> None:
    """Deletes campaigns that a process had not finished writing or deleting when it was killed. Call at the start."""
    for campaign, guild in (await context.database.read(partial.noted)).items():
        if context.shards.holds(guild):
            await delete_partial(context, campaign)
