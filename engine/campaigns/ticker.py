"""Does what is due: looks at the clock once a second."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import select, update

from engine.campaigns.clock import to_milliseconds
from engine.campaigns.consent import LATE, close_late
from engine.campaigns.context import Context
from engine.storage.tables import dues

log = logging.getLogger(__name__)

TICK = 1.0  # seconds
REST = 600_000  # milliseconds until something that failed is tried again


async def serve(context: Context) -> None:
    """Ticks until cancelled."""
    while True:
        await tick(context)
        await asyncio.sleep(TICK)


async def tick(context: Context) -> None:
    """Closes the requests whose time is over. One that cannot be closed is tried again later, and stops no other."""
    now = to_milliseconds(context.clock.now())
    query = select(dues.c.id).where(dues.c.at <= now).order_by(dues.c.at)
    for request in await context.database.read(lambda connection: connection.scalars(query).all()):
        try:
            await close_late(context, request)
        except Exception:  # whatever is wrong with one campaign, the others go on
            log.exception("request %d cannot be closed now", request)
            this = update(dues).where(dues.c.what == LATE, dues.c.id == request)
            await context.database.write([(this.values(at=now + REST), ())])
