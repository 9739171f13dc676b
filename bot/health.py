"""A small local port for the host: is all well (`/health`), and how much there is to do (`/metrics`)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import structlog
from aiohttp import web
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from bot import metrics

if TYPE_CHECKING:
    from bot.client import Emberkeep

log = structlog.get_logger()

PATIENCE = 5.0  # seconds for the database


class PortTaken(Exception):
    """The port of the settings cannot be used."""


@dataclass(frozen=True, slots=True)
class Health:
    """gateway: connected to Discord. database: a note was written to the disk. oldest_unsent: seconds that the oldest
    post has waited."""

    gateway: bool
    database: bool
    oldest_unsent: float | None

    @property
    def well(self) -> bool:
        """Whether people can play."""
        return self.gateway and self.database


async def health(bot: Emberkeep) -> Health:
    """How the bot is; that there is an answer says that the process is alive."""
    try:
        async with asyncio.timeout(PATIENCE):
            await bot.campaigns.remember("health", datetime.now(UTC).isoformat())
            figures = await bot.campaigns.figures()
    except Exception as error:
        log.warning("database not writable", exc_info=error)
        return Health(bot.connected, False, None)
    return Health(bot.connected, True, round(metrics.age(figures.oldest), 1))


@asynccontextmanager
async def served(bot: Emberkeep, host: str, port: int) -> AsyncIterator[int]:
    """Serves both pages while it is entered; gives the port, which is any free one for 0. Raises PortTaken."""

    async def show_health(_: web.Request) -> web.Response:
        found = await health(bot)
        return web.json_response(asdict(found), status=200 if found.well else 503)

    async def show_metrics(_: web.Request) -> web.Response:
        metrics.show(await bot.campaigns.figures())
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    app = web.Application()
    app.add_routes([web.get("/health", show_health), web.get("/metrics", show_metrics)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise PortTaken(f"EMBERKEEP_METRICS_PORT: {host}:{port} cannot be used: {error.strerror}") from error
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()
