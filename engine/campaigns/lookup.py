"""Finding campaigns: by id, thread, server, or who is waited for."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import select

from engine.campaigns.model.situation import Situation
from engine.campaigns.runtime.context import Context
from engine.storage.tables import campaigns, seats

log = logging.getLogger(__name__)

MOST_LOOKED_AT = 200  # of which some may not load
MOST = 25  # campaigns in one list, as many as a menu holds


class Place(NamedTuple):
    """Where a campaign is played: ids of its server, channel and thread; None where there is none yet."""

    guild: int | None
    channel: int | None
    thread: int | None


async def situation(context: Context, campaign: int) -> Situation:
    """See `Campaigns.situation`."""
    async with context.hold(campaign) as live:
        return live.situation()


async def place(context: Context, campaign: int) -> Place | None:
    """See `Campaigns.place`."""
    query = select(campaigns.c.guild, campaigns.c.channel, campaigns.c.thread).where(campaigns.c.id == campaign)
    row = await context.database.read(lambda connection: connection.execute(query).one_or_none())
    return Place(*row) if row else None


async def of_thread(context: Context, thread: int) -> Situation | None:
    """See `Campaigns.of_thread`."""
    found = await _newest(context, select(campaigns.c.id).where(campaigns.c.thread == thread), 1)
    return await situation(context, found[0]) if found else None


async def list_of(context: Context, guild: int) -> list[Situation]:
    """See `Campaigns.list_of`."""
    return await _situations(context, select(campaigns.c.id).where(campaigns.c.guild == guild))


async def waiting_for(context: Context, user: int) -> list[Situation]:
    """See `Campaigns.waiting_for`."""
    found = [each for each in await seated(context, user) if each.stage == "playing" and user in each.waiting_users]
    return sorted(found, key=lambda each: each.since)


async def seated(context: Context, user: int) -> list[Situation]:
    """See `Campaigns.seated`."""
    own = select(seats.c.campaign).where(seats.c.user == user)
    return await _situations(
        context, select(campaigns.c.id).where(campaigns.c.id.in_(own), campaigns.c.stage != "over")
    )


async def _situations(context: Context, query: Any) -> list[Situation]:
    """The newest of these campaigns; one that cannot be loaded neither hides another nor counts."""
    found: list[Situation] = []
    for campaign in await _newest(context, query, MOST_LOOKED_AT):
        if len(found) == MOST:
            break
        try:
            found.append(await situation(context, campaign))
        except Exception:
            log.exception("campaign %d cannot be shown", campaign)
    return found


async def _newest(context: Context, query: Any, most: int) -> Sequence[int]:
    newest = query.order_by(campaigns.c.id.desc()).limit(most)
    ids: Sequence[int] = await context.database.read(lambda connection: connection.scalars(newest).all())
    return ids
