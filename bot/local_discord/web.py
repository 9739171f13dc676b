"""The page's files, uploaded pictures, and a middleware that only admits this machine and our own page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

from aiohttp import web

from bot.local_discord.model.state import World
from bot.local_discord.page import LARGEST_FRAME, PageConnection
from bot.local_discord.people.people import Person

STATIC = Path(__file__).parent / "static"
STATIC_PATH = "/page/static/"
OWN_NAMES = ("127.0.0.1", "localhost")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SHOWN_IN_PLACE = ("image/png", "image/webp", "image/gif", "image/jpeg")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Rejects requests that come from another machine or page, or name another host."""
    port = request.url.port
    hosts = [f"{name}:{port}" for name in OWN_NAMES]
    if request.host not in hosts:
        raise web.HTTPForbidden(text="The local Discord answers only to 127.0.0.1 and localhost.")
    origin = request.headers.get("Origin")
    if origin is not None and origin not in [f"http://{host}" for host in hosts]:
        raise web.HTTPForbidden(text="The local Discord talks only to its own page.")
    return await handler(request)


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Adds security headers to every response except the API's. The page is never cached, so that upgrades take
    effect."""
    if response.content_type != "application/json":
        response.headers.update(HEADERS)
    if request.path == "/" or request.path.startswith(STATIC_PATH):
        response.headers["Cache-Control"] = "no-cache"


class Pages:
    """The URLs for browsers."""

    def __init__(self, world: World, people: dict[str, Person]) -> None:
        self._world = world
        self._people = people

    def add_to(self, router: web.UrlDispatcher) -> None:
        """Registers the page, its files, its websocket, and uploaded files."""
        router.add_get("/", self.index)
        router.add_get("/page/socket", self.socket)
        router.add_get("/cdn/attachments/{channel_id}/{attachment_id}/{filename}", self.attachment)
        router.add_get("/cdn/emojis/{attachment_id}.webp", self.attachment)
        router.add_static(STATIC_PATH, STATIC)

    async def index(self, _: web.Request) -> web.FileResponse:
        """Returns the page."""
        return web.FileResponse(STATIC / "index.html")

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """Serves the page's websocket for the user in the query; for the first user if that id is from before a
        restart."""
        first = next(iter(self._people.values()))
        person = self._people.get(request.query.get("user", ""), first)
        socket = web.WebSocketResponse(max_msg_size=LARGEST_FRAME, heartbeat=30)
        with suppress(ConnectionError):  # the page, or this server, is gone already
            await socket.prepare(request)
            await PageConnection(self._world, person, socket).serve()
        return socket

    async def attachment(self, request: web.Request) -> web.Response:
        """Returns an uploaded file. Only pictures are displayed inline."""
        stored = self._world.files.get(request.match_info["attachment_id"])
        if stored is None:
            raise web.HTTPNotFound(text="This content is no longer available.")
        shown = stored.content_type in SHOWN_IN_PLACE
        disposition = "inline" if shown else f"attachment; filename*=UTF-8''{quote(stored.filename)}"
        content_type = stored.content_type if shown else "application/octet-stream"
        return web.Response(body=stored.data, content_type=content_type, headers={"Content-Disposition": disposition})
