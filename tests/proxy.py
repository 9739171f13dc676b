"""A proxy before Discord's REST API that keeps its global limit for several processes of a bot, as nirn-proxy does.

A request waits here until there is room for it, so that Discord never refuses one; answers to interactions, which are
not bound to that limit, go straight through.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from dataclasses import dataclass, field
from types import TracebackType
from typing import Self

import aiohttp
from aiohttp import web

ADDRESS = "127.0.0.1"
OF_AN_INTERACTION = re.compile(r"/api/v\d+/(interactions/\d+/[^/]+/callback|webhooks/\d+/[^/]+.*)")
HOP_BY_HOP = {"host", "connection", "keep-alive", "transfer-encoding", "content-encoding", "content-length"}


class Pace:
    """Allows this many requests in any second; others wait in order of arrival."""

    def __init__(self, per_second: int) -> None:
        self._taken: deque[float] = deque(maxlen=per_second)
        self._one_at_a_time = asyncio.Lock()
        self.waited = 0

    async def room(self) -> None:
        loop = asyncio.get_running_loop()
        async with self._one_at_a_time:
            full = len(self._taken) == self._taken.maxlen
            wait = 1 - (loop.time() - self._taken[0]) if full else 0
            if wait > 0:
                self.waited += 1
                await asyncio.sleep(wait)
            self._taken.append(loop.time())


@dataclass
class Proxy:
    """Enter it, and point bots at its `url`. `passed` are the requests that were sent on, `bots` who asked."""

    discord: str
    per_second: int = 50
    passed: list[str] = field(default_factory=list)
    bots: set[str] = field(default_factory=set)

    async def __aenter__(self) -> Self:
        self.pace = Pace(self.per_second)
        self._session = aiohttp.ClientSession(auto_decompress=False)
        app = web.Application(client_max_size=128 * 1024 * 1024)
        app.router.add_route("*", "/{rest:.*}", self._pass_on)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, ADDRESS, 0).start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._runner.cleanup()
        await self._session.close()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://{ADDRESS}:{self._runner.addresses[0][1]}"

    async def _pass_on(self, request: web.Request) -> web.Response:
        if not OF_AN_INTERACTION.fullmatch(request.path):
            await self.pace.room()
        self.passed.append(f"{request.method} {request.path}")
        self.bots.add(str(request.transport and request.transport.get_extra_info("peername")))
        headers = {name: value for name, value in request.headers.items() if name.lower() not in HOP_BY_HOP}
        async with self._session.request(
            request.method, self.discord + request.path_qs, headers=headers, data=await request.read()
        ) as answer:
            kept = {name: value for name, value in answer.headers.items() if name.lower() not in HOP_BY_HOP}
            return web.Response(status=answer.status, headers=kept, body=await answer.read())
