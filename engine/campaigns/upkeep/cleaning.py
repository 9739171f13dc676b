"""Deletes once a day what is kept for a limited time, outside campaigns."""

from __future__ import annotations

import asyncio
import logging

from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.people.lessons import KEPT_FOR as LESSONS_KEPT
from engine.campaigns.runtime.context import ARCHIVED_FOR, Context
from engine.storage.queries import audit, lessons, server_figures, servers

log = logging.getLogger(__name__)

EVERY_SECONDS = 86_400


async def clean(context: Context) -> None:
    """Deletes progress in lessons that was not used for 60 days, settings and counts of servers that the bot left 30
    days ago, and what moderators did 90 days ago."""
    now = context.clock.now()
    await context.database.write(
        [
            lessons.drop_unused(to_milliseconds(now - LESSONS_KEPT)),
            servers.drop_gone(to_milliseconds(now - ARCHIVED_FOR)),
            audit.drop_old(to_milliseconds(now)),
            server_figures.drop_old(to_milliseconds(now)),
        ]
    )


async def serve(context: Context) -> None:
    """Cleans once a day, until cancelled."""
    while True:
        try:
            await clean(context)
        except Exception:
            log.exception("old rows could not be deleted, and will be tomorrow")
        await asyncio.sleep(EVERY_SECONDS)
