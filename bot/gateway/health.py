"""A local HTTP port for the host: the bot's health (`/health`) and metrics (`/metrics`)."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from ipaddress import ip_address

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler, Middleware
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from bot.host import metrics
from bot.host.version import VERSION
from bot.interactions.leadership import Role
from bot.interactions.services import Served
from engine.storage import StorageError

log = structlog.get_logger()

DATABASE_TIMEOUT_SECONDS = 5.0
DATABASE_CHECK_SECONDS = 10.0


class PortTaken(Exception):
    """Raised if the configured port cannot be used."""


@dataclass(frozen=True, slots=True)
class Health:
    """The bot's health.

    - `gateway`: True if every shard is connected to Discord; `lost_shards`: those that are not.
    - `database`: True if a write succeeded; None for a standby, which does not write. `trouble`: the database's problem
      and what to do about it.
    - `oldest_unsent`: seconds that the oldest post has been waiting.
    - `role`: this process answers (leader), waits for another to end (standby), or is ending (ended).
    - `version`: that of the running program.

    Any response shows that the process is alive. It is `ready` if people can play, or for a standby, if it receives
    their presses and could take over at once.
    """

    gateway: bool
    lost_shards: Sequence[int]
    database: bool | None
    oldest_unsent: float | None
    role: Role
    trouble: str | None = None
    version: str = VERSION
    alive: bool = True
    ready: bool = field(init=False)

    def __post_init__(self) -> None:
        able = self.role == "standby" or (self.role == "leader" and bool(self.database))
        object.__setattr__(self, "ready", self.gateway and able)


class Checkup:
    """Checks the bot's health. Writes to the database at most once in `DATABASE_CHECK_SECONDS`, however often it is
    asked."""

    def __init__(self, bot: Served) -> None:
        self._bot = bot
        self._checked_at = -DATABASE_CHECK_SECONDS
        self._database: bool | None = False
        self._oldest: float | None = None
        self._trouble: str | None = None
        self._one_at_a_time = asyncio.Lock()

    async def health(self) -> Health:
        """Returns the current state of the connection, and the last known state of the database."""
        async with self._one_at_a_time:
            if self._database is None or time.monotonic() - self._checked_at >= DATABASE_CHECK_SECONDS:
                await self._check_database()
                self._checked_at = time.monotonic()
        lost, role = sorted(self._bot.lost_shards), self._bot.leadership.role
        return Health(not lost, lost, self._database, self._oldest, role, self._trouble)

    async def _check_database(self) -> None:
        if self._bot.leadership.role == "standby":
            self._database = self._oldest = self._trouble = None
            return
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT_SECONDS):
                await self._bot.campaigns.upkeep.remember("health", datetime.now(UTC).isoformat())
                oldest = await self._bot.campaigns.upkeep.oldest_unsent()
        except Exception as error:
            self._database, self._oldest, self._trouble = False, None, _sentence(error)
            log.warning("database not writable", reason=self._trouble, exc_info=error)
        else:
            self._database, self._oldest, self._trouble = True, round(metrics.age(oldest), 1), None


def _sentence(error: Exception) -> str:
    """Describes a database error. Errors of other kinds may contain stored data, so only their type is named."""
    if isinstance(error, TimeoutError):
        return f"It does not answer within {DATABASE_TIMEOUT_SECONDS:g} seconds."
    return str(error) if isinstance(error, StorageError) else type(error).__name__


def only_for(names: Collection[str]) -> Middleware:
    """Rejects requests with another host name, as protection against DNS rebinding: a web page can resolve its own
    domain to this machine, but that domain is then in the request. IP addresses are safe."""

    @web.middleware
    async def checked(request: web.Request, handler: Handler) -> web.StreamResponse:
        name = request.url.host
        if name is None or not (name in names or is_address(name)):
            raise web.HTTPMisdirectedRequest(text="Ask by address, or name this host in EMBERKEEP_METRICS_NAMES.\n")
        return await handler(request)

    return checked


def is_address(name: str) -> bool:
    """True if a host is given as an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@asynccontextmanager
async def served(bot: Served, host: str, port: int, names: Collection[str] = ()) -> AsyncIterator[int]:
    """Serves both pages while the context is open, and yields the port (a free one for 0). Accepts requests by IP
    address, for localhost and for `names`. Raises PortTaken."""
    checkup = Checkup(bot)

    async def show_health(_: web.Request) -> web.Response:
        found = await checkup.health()
        return web.json_response(asdict(found), status=200 if found.ready else 503)

    async def show_life(_: web.Request) -> web.Response:
        return web.json_response({"alive": True, "role": bot.leadership.role})

    async def show_metrics(_: web.Request) -> web.Response:
        if bot.leadership.role == "leader":
            metrics.show(await bot.campaigns.upkeep.figures())
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    app = web.Application(middlewares=[only_for({"localhost", socket.gethostname(), host, *names})])
    app.add_routes([web.get("/health", show_health), web.get("/alive", show_life), web.get("/metrics", show_metrics)])
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
