"""The single entry point for API requests: each is parsed, validated, executed, recorded and answered."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from typing import Any

import orjson
import structlog
from aiohttp import BodyPartReader, web

from bot.local_discord.actions.attachments import Upload
from bot.local_discord.limits.requests import GlobalLimit
from bot.local_discord.model.errors import DiscordError, JsonObject, bad_form, refuse
from bot.local_discord.model.state import World
from bot.local_discord.people.interactions import Interactions
from bot.local_discord.rest import account, channels, commands, emojis, events, guild, messages, threads, webhooks
from bot.local_discord.rest.calls import Call, Handler, Recorded, Reply
from bot.local_discord.rest.description import Description
from bot.local_discord.rest.faults import Attempt, Faults, Limited, RequestFault

API = "/api/v10"
REMEMBERED_REQUESTS = 2_000
FILE_PART = re.compile(r"files\[(\d+)\]")
HANDLERS: Mapping[tuple[str, str], Handler] = {
    key: handler
    for part in (account, channels, commands, emojis, events, guild, messages, threads, webhooks)
    for key, handler in part.routes.handlers.items()
}

log = structlog.get_logger(__name__)


class Api:
    """Discord's HTTP API."""

    def __init__(
        self,
        world: World,
        interactions: Interactions,
        description: Description,
        token: str,
        faults: Faults,
        limit: GlobalLimit,
    ) -> None:
        self._world = world
        self._interactions = interactions
        self._description = description
        self._token = token
        self._faults = faults
        self._limit = limit
        self.requests: deque[Recorded] = deque(maxlen=REMEMBERED_REQUESTS)
        self.failures: deque[Recorded] = deque(maxlen=REMEMBERED_REQUESTS)

    def add_to(self, router: web.UrlDispatcher) -> None:
        """Registers every route. All other paths are answered as unknown."""
        for method, template in sorted(HANDLERS, key=lambda key: key[1].replace("{", "~")):
            router.add_route(method, API + template, self.pass_through)
        router.add_route("*", API + "/{rest:.*}", self.pass_through)

    async def pass_through(self, request: web.Request) -> web.Response:
        """Answers one request, or misbehaves if a fault is planned."""
        resource = request.match_info.route.resource
        template = resource.canonical.removeprefix(API) if resource else ""
        recorded = Recorded(
            method=request.method,
            path=request.path.removeprefix(API),
            template=template,
            query=dict(request.query),
            reason=request.headers.get("X-Audit-Log-Reason"),
        )
        wait = self._limit.seconds_to_wait() if self._is_limited(recorded) else 0
        fault: RequestFault | None
        fault = Limited(wait, everywhere=True) if wait else self._faults.of_request(recorded.method, recorded.template)
        if fault is None:
            return await self._carried_out(request, recorded)
        attempt = Attempt(request, self._interactions, lambda: self._carried_out(request, recorded))
        response = await fault.answer(attempt)
        if not recorded.status:
            recorded.status, recorded.verdict, recorded.error = response.status, "fault", repr(fault)
            self.requests.append(recorded)
        return response

    def _is_limited(self, recorded: Recorded) -> bool:
        """True if the global limit applies. Answers to interactions, which need no bot token, are exempt."""
        known = (recorded.method, recorded.template) in HANDLERS
        return known and self._description.needs_token(recorded.method, recorded.template)

    async def _carried_out(self, request: web.Request, recorded: Recorded) -> web.Response:
        """Returns the correct answer. Bugs of the local Discord become a 400, because discord.py would retry a 500 for
        25 seconds."""
        try:
            reply = await self._answered(request, recorded)
        except DiscordError as error:
            reply = self._declined(recorded, error)
        except ConnectionError as error:
            reply = self._declined(recorded, DiscordError(400, 0, f"The bot closed the connection: {error}"))
        except Exception as error:
            log.exception("sandbox_broken", method=recorded.method, path=recorded.path)
            recorded.verdict, recorded.error = "broken", repr(error)
            reply = Reply({"message": f"The local Discord broke: {error!r}", "code": 0}, 400)
        return self._sent(recorded, reply)

    async def _answered(self, request: web.Request, recorded: Recorded) -> Reply:
        handler = HANDLERS.get((recorded.method, recorded.template))
        if handler is None:
            recorded.verdict = "unknown route"
            raise DiscordError(404, 0, "404: Not Found (the local Discord has no such route)")
        if self._description.needs_token(recorded.method, recorded.template):
            self._authorize(request)
        recorded.body, uploads = await _read(request)
        recorded.files = [upload.filename for upload in uploads.values()]
        refuse(self._description.complaints(recorded.method, recorded.template, recorded.query, recorded.body))
        path = dict(request.match_info)
        return handler(Call(self._world, self._interactions, path, recorded.query, recorded.body, uploads))

    def _authorize(self, request: web.Request) -> None:
        if request.headers.get("Authorization") != f"Bot {self._token}":
            raise DiscordError(401, 0, "401: Unauthorized")

    def _declined(self, recorded: Recorded, error: DiscordError) -> Reply:
        recorded.error = error.message
        recorded.complaints = error.complaints
        if recorded.verdict == "fine":
            recorded.verdict = "refused" if error.complaints else "declined"
        return Reply(error.body(), error.status)

    def _sent(self, recorded: Recorded, reply: Reply) -> web.Response:
        recorded.status, recorded.answer = reply.status, reply.body
        self.requests.append(recorded)
        if recorded.verdict in ("refused", "unknown route", "broken"):
            self._reject(recorded)
        if reply.body is None:
            return web.Response(status=reply.status)
        return web.Response(body=orjson.dumps(reply.body), status=reply.status, content_type="application/json")

    def _reject(self, recorded: Recorded) -> None:
        self.failures.append(recorded)
        log.warning("sandbox_refused", request=str(recorded))
        token = recorded.path.split("/")[3:4]
        if token:
            self._interactions.note_refusal(token[0], str(recorded))


async def _read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    if request.content_type.startswith("multipart/"):
        return await _read_multipart(request)
    data = await request.read()
    return _parsed(data) if data else None, {}


async def _read_multipart(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """Returns the JSON of `payload_json` and the files by index."""
    payload: JsonObject = {}
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise bad_form("A part may not be multipart itself.")
        data = bytes(await part.read())
        number = FILE_PART.fullmatch(part.name or "")
        if part.name == "payload_json":
            payload = _parsed(data)
        elif number and part.filename:
            uploads[int(number[1])] = Upload(part.filename, data)
        else:
            raise bad_form(f"Parts are payload_json and files[n] with a file name, not {part.name!r}.")
    return payload, uploads


def _parsed(data: bytes) -> Any:
    try:
        return orjson.loads(data)
    except orjson.JSONDecodeError:
        raise DiscordError(400, 50109, "The request body contains invalid JSON.") from None
