"""Work that runs beside the answers, begun again when it fails."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.host import metrics

log = structlog.get_logger()

PAUSE = 10.0  # seconds before work that failed is begun again


async def keep_up(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Does `work` to its end; what it raises is logged, and after a pause it is begun again."""
    while True:
        try:
            return await work()
        except Exception as error:
            metrics.failed(name, error)
            log.exception("background work failed", work=name)
        await asyncio.sleep(PAUSE)
