"""Does what is due: looks at the clock once a second."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from engine.campaigns.clock import to_milliseconds
from engine.campaigns.consent import close_late
from engine.campaigns.context import Context
from engine.storage.tables import dues

TICK = 1.0  # seconds


async def serve(context: Context) -> None:
    """Ticks until cancelled."""
    while True:
        await tick(context)
        await asyncio.sleep(TICK)


async def tick(context: Context) -> None:
    """Closes the requests whose time is over."""
    query = select(dues.c.id).where(dues.c.at <= to_milliseconds(context.clock.now())).order_by(dues.c.at)
    for request in await context.database.read(lambda connection: connection.scalars(query).all()):
        await close_late(context, request)
