"""The local Discord as one server: start it, act as its people, inspect the bot's requests."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.local_discord.gateway import Gateway
from bot.local_discord.limits.requests import GlobalLimit
from bot.local_discord.model.clock import Clock, RealClock
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.objects import is_named
from bot.local_discord.model.state import Cast, World
from bot.local_discord.people.interactions import Interactions
from bot.local_discord.people.people import Person
from bot.local_discord.rest.api import Api
from bot.local_discord.rest.calls import Recorded
from bot.local_discord.rest.description import official
from bot.local_discord.rest.faults import Faults
from bot.local_discord.saving import Keeper
from bot.local_discord.web import Pages, add_headers, guard

ADDRESS = "127.0.0.1"
TOKEN = "local-discord-no-secret"
REAL_TOKEN = re.compile(r"[\w-]{18,}\.[\w-]{6,}\.[\w-]{25,}")
LARGEST_REQUEST = 128 * 1024 * 1024


class Sandbox:
    """A Discord on this machine, for one bot in one or several processes and a few simulated users. All data is lost
    when it stops, unless a keeper saves it."""

    def __init__(
        self,
        cast: Cast | None = None,
        *,
        clock: Clock | None = None,
        token: str = TOKEN,
        compressed: bool = False,
        identify_seconds: float = 0,
        max_concurrency: int = 1,
        requests_per_second: int | None = None,
    ) -> None:
        """Creates a local Discord. `identify_seconds` is the least time between two identifications in a bucket, of
        which there are `max_concurrency`; Discord's value is 5. `requests_per_second` applies to all processes of the
        bot together; Discord's value is 50. The defaults are faster for tests."""
        if REAL_TOKEN.search(token):
            raise ValueError("That looks like a real Discord token. The local Discord needs none: leave it out.")
        self.token = token
        self.world = World(clock or RealClock(), cast or Cast())
        self.world.max_concurrency = max_concurrency
        self.faults = Faults()
        self.gateway = Gateway(self.world, token, self.faults, compressed=compressed, identify_seconds=identify_seconds)
        self.interactions = Interactions(self.world, self.gateway.dispatch)
        self.people = {user["id"]: Person(self.world, self.interactions, user["id"]) for user in self.world.humans}
        self.limit = GlobalLimit(self.world.clock, requests_per_second)
        self._api = Api(self.world, self.interactions, official(), token, self.faults, self.limit)
        self._runner: web.AppRunner | None = None

    def keeper(self, folder: Path) -> Keeper:
        """Returns a keeper that saves this local Discord in a folder."""
        return Keeper(self.world, self.interactions, self.people, folder)

    async def start(self, port: int = 0) -> None:
        """Listens on 127.0.0.1; port 0 takes any free one."""
        app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[guard])
        app.on_response_prepare.append(add_headers)
        self._api.add_to(app.router)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        Pages(self.world, self.people).add_to(app.router)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, ADDRESS, port).start()
        self.world.base_url = f"http://{ADDRESS}:{self._runner.addresses[0][1]}"
        self.world.gateway_url = self.world.base_url.replace("http", "ws", 1) + "/gateway"

    async def stop(self) -> None:
        """Closes all connections and stops listening."""
        if self._runner is not None:
            await self.gateway.close_connections()
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    @property
    def url(self) -> str:
        """The URL of the page and the API, such as "http://127.0.0.1:40123"."""
        return self.world.base_url

    @property
    def clock(self) -> Clock:
        """Its clock, which can be advanced."""
        return self.world.clock

    @property
    def port(self) -> int:
        """Its port."""
        return int(self.world.base_url.rsplit(":", 1)[1])

    @property
    def requests(self) -> Sequence[Recorded]:
        """The bot's API requests, oldest first."""
        return self._api.requests

    @property
    def failures(self) -> Sequence[Recorded]:
        """Requests that Discord would have rejected as malformed or unknown, and bugs of the local Discord."""
        return self._api.failures

    def user(self, name: str) -> Person:
        """Returns a simulated user by name, ignoring case."""
        for person in self.people.values():
            if person.name.lower() == name.lower():
                return person
        raise LookupError(
            f"There is no user {name!r}; there are: {', '.join(one.name for one in self.people.values())}."
        )

    @property
    def moderator(self) -> Person:
        """The user who may manage threads and messages."""
        return self.people[self.world.moderator_id]

    @property
    def owner(self) -> Person:
        """The owner of the server."""
        return self.people[self.world.owner_id]

    def channel(self, name: str, guild: str | None = None) -> JsonObject:
        """Returns a channel by name, or a thread by its name or a part of it between dots; name the guild if there are
        several."""
        here = [each for each in self.world.channels.values() if guild in (None, each.get("guild_id"))]
        for each in sorted(here, key=lambda channel: channel.get("name") != name):
            if is_named(each, name):
                return each
        raise LookupError(f"There is no channel {name!r}.")
