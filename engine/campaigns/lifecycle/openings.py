"""From a row to a table: a campaign has its thread, or soon will, or goes again (ux 2.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

from sqlalchemy import select

from engine.campaigns import outbox
from engine.campaigns.errors import UnknownCampaign
from engine.campaigns.lifecycle.purge import delete_all
from engine.campaigns.model.situation import Facts, Situation
from engine.campaigns.runtime.changes import Author
from engine.campaigns.runtime.context import Context
from engine.campaigns.seats.lobby import alter
from engine.storage.tables import campaigns

_unopened = select(campaigns.c.id).where(campaigns.c.thread.is_(None), campaigns.c.put_away.is_(None))


async def place(context: Context, campaign: int, places: Mapping[str, int]) -> Situation:
    """See `Campaigns.set_places`. `places` are columns of the campaign."""
    async with context.hold(campaign) as live:
        opened = live.facts.thread is None and "thread" in places
    situation = await alter(context, campaign, lambda change: change.update(**places))
    await outbox.retry(context, campaign)
    if opened and situation.facts.fork_of is not None:
        await _announce(context, situation.facts, situation.facts.fork_of)
    return situation


async def _announce(context: Context, copy: Facts, original: int) -> None:
    """Tells the table of the original, where that still is, that there is a copy of it."""
    with suppress(UnknownCampaign):
        async with context.hold(original) as live:
            change = context.change_of_any(live)
            change.post("forked", author=Author(copy.organiser), campaign=copy.id, name=copy.name)
            await context.commit(change)


async def unopened(context: Context) -> Sequence[int]:
    """See `Campaigns.unopened`."""
    ids: Sequence[int] = await context.database.read(lambda connection: connection.scalars(_unopened).all())
    return ids


async def discard(context: Context, campaign: int) -> None:
    """See `Campaigns.discard`."""
    with suppress(UnknownCampaign):
        async with context.hold(campaign) as live:
            if live.facts.thread is None and live.facts.stage == "lobby":
                await delete_all(context, campaign)
