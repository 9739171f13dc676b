"""Deleting a campaign for good, a month after it was archived. Its log goes in slices, between which others write."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from engine.campaigns.lifecycle.figures import figures_of
from engine.campaigns.lifecycle.servers import LEFT
from engine.campaigns.runtime.context import Context
from engine.storage import StorageError, Write
from engine.storage.queries import campaigns, notes, partial, server_figures, whole

log = logging.getLogger(__name__)


async def purge(context: Context, campaign: int) -> None:
    """Deletes a campaign that is still archived, everything of it. Its counts are kept, unless the bot left its
    server."""
    async with context.alone_with(campaign):  # it need not load
        found = await context.database.read(campaigns.columns_of, campaign, ["archived", "guild"])
        if found is not None and found.archived is not None:
            await delete_all(context, campaign, found.guild, await _keep_counts(context, campaign))


async def _keep_counts(context: Context, campaign: int) -> list[Write]:
    """Returns writes that add a campaign to the kept counts of its server; none if its rows cannot be counted."""
    left = LEFT.format(campaign)
    try:
        figures = await context.database.read(figures_of, campaign)
    except (OSError, StorageError):
        raise
    except Exception:
        log.exception("campaign %d cannot be counted and is deleted uncounted", campaign)
        figures = None
    kept = server_figures.add(figures.guild, figures.month, figures.counts(), unless=left) if figures else []
    return [*kept, *notes.drop([left])]


async def delete_all(context: Context, campaign: int, guild: int, also: Sequence[Write] = ()) -> None:
    """Deletes all data of a campaign of this server, which the caller holds, and writes something `also` at once."""
    try:
        await context.write([*also, *whole.delete_but_log(campaign, guild)])
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
