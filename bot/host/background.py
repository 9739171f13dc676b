"""Background work that is restarted when it fails."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.host import metrics

log = structlog.get_logger()

PAUSE = 10.0  # seconds before failed work is restarted


async def keep_up(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Runs `work` until it ends. An error is logged, and the work restarts after a pause."""
    while True:
        try:
            return await work()
        except Exception as error:
            metrics.failed(name, error)
            log.exception("background work failed", work=name)
        await asyncio.sleep(PAUSE)
