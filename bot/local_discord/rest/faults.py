"""Planned misbehaviour of the local Discord for tests: what goes wrong, where and how often.

sandbox.faults.plan(AnswerLost(), "POST /channels/{channel_id}/messages", times=2)
sandbox.faults.plan(Twice(), "INTERACTION_CREATE", chance=0.1)

Revoked permissions and archived, locked or deleted threads are not faults: a `Person` with the permission does that.
Nothing here can be reached from the page.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from math import inf
from random import Random
from typing import Generic, TypeVar

import orjson
from aiohttp import web

from bot.local_discord.model.errors import JsonObject
from bot.local_discord.people.interactions import Interactions

SECONDS_UNTIL_OLD = 3600.0  # after which edits of a message have a separate limit

Sort = TypeVar("Sort", "RequestFault", "EventFault")


@dataclass(frozen=True)
class Attempt:
    """A request hit by a fault; `carry_out` executes it and returns the correct answer."""

    request: web.Request
    interactions: Interactions
    carry_out: Callable[[], Awaitable[web.Response]]

    @property
    def token(self) -> str:
        """The token of the request's interaction; empty for other requests."""
        path = self.request.match_info
        return path.get("interaction_token") or path.get("webhook_token") or ""


class RequestFault(ABC):
    """A fault in the answer to a request."""

    @abstractmethod
    async def answer(self, attempt: Attempt) -> web.Response:
        """Returns the bot's answer in place of the correct one."""


@dataclass(frozen=True)
class EventFault:
    """A fault in the delivery of an event, by the number of copies the bot receives."""

    copies: int


@dataclass(frozen=True)
class Limited(RequestFault):
    """Discord's 429: nothing is done, and the bot may retry after some seconds."""

    retry_after: float = 0.01
    everywhere: bool = False

    async def answer(self, attempt: Attempt) -> web.Response:
        """Returns Discord's error; `Via` distinguishes it from one by a proxy in front of Discord."""
        told = {"message": "You are being rate limited.", "retry_after": self.retry_after, "global": self.everywhere}
        scope = "global" if self.everywhere else "user"
        headers = {"Via": "1.1 local", "X-RateLimit-Scope": scope, "Retry-After": f"{self.retry_after:.3f}"}
        if self.everywhere:
            headers["X-RateLimit-Global"] = "true"
        return _json(told, 429, headers)


@dataclass(frozen=True)
class OldEdits(RequestFault):
    """429 of Discord's limit on edits of messages older than an hour. Younger ones are edited."""

    retry_after: float = 0.01

    async def answer(self, attempt: Attempt) -> web.Response:
        """Returns the error with its own code, 30046."""
        if attempt.interactions.age(attempt.request.match_info["message_id"]) <= SECONDS_UNTIL_OLD:
            return await attempt.carry_out()
        said = "Maximum number of edits to messages older than 1 hour reached. Try again later"
        told = {"message": said, "code": 30046, "retry_after": self.retry_after, "global": False}
        return _json(told, 429, {"Via": "1.1 local", "Retry-After": f"{self.retry_after:.3f}"})


@dataclass(frozen=True)
class Banned(RequestFault):
    """429 of the proxy in front of Discord: nothing is done, and there is no time for a retry."""

    async def answer(self, attempt: Attempt) -> web.Response:
        """Returns an HTML page instead of JSON."""
        return web.Response(text="<h1>You are being rate limited</h1>", content_type="text/html", status=429)


@dataclass(frozen=True)
class Refused(RequestFault):
    """4xx with one of Discord's codes: nothing is done, and a retry does not help."""

    status: int
    code: int

    async def answer(self, attempt: Attempt) -> web.Response:
        """Returns Discord's error."""
        return _json({"message": f"Refused: {self.code}", "code": self.code}, self.status)


@dataclass(frozen=True)
class Broken(RequestFault):
    """5xx: nothing is done."""

    status: int = 500

    async def answer(self, attempt: Attempt) -> web.Response:
        """Returns an empty error."""
        return _json({"message": f"{self.status}: Internal Server Error", "code": 0}, self.status)


@dataclass(frozen=True)
class AnswerLost(RequestFault):
    """The request is executed, but the bot gets a 5xx; without a status, the connection is dropped."""

    status: int | None = 502

    async def answer(self, attempt: Attempt) -> web.Response:
        """Executes the request first."""
        answer = await attempt.carry_out()
        if self.status is None:
            if attempt.request.transport is not None:  # None: the client is gone already
                attempt.request.transport.abort()
            return answer
        return _json({"message": f"{self.status}: Bad Gateway", "code": 0}, self.status)


@dataclass(frozen=True)
class Slow(RequestFault):
    """The request is executed and answered late."""

    seconds: float

    async def answer(self, attempt: Attempt) -> web.Response:
        """Waits first, in real time even if the clock is a test's."""
        await asyncio.sleep(self.seconds)
        return await attempt.carry_out()


@dataclass(frozen=True)
class TooLate(RequestFault):
    """The interaction has expired when the request arrives: 3 seconds for the first answer, 15 minutes afterwards."""

    async def answer(self, attempt: Attempt) -> web.Response:
        """Returns Discord's error for an expired interaction."""
        attempt.interactions.expire(attempt.token)
        return await attempt.carry_out()


@dataclass(frozen=True)
class Missed(EventFault):
    """The bot never receives the event."""

    copies: int = 0


@dataclass(frozen=True)
class Twice(EventFault):
    """The bot receives the event twice."""

    copies: int = 2


@dataclass
class Planned(Generic[Sort]):
    """A fault, the requests or events it may hit, and how many times it still will."""

    fault: Sort
    where: str
    left: float
    chance: float


class Faults:
    """Planned faults, and a count of those that occurred."""

    def __init__(self) -> None:
        self.happened: Counter[str] = Counter()
        """How often each fault has occurred, by the name of its class."""
        self._requests: list[Planned[RequestFault]] = []
        self._events: list[Planned[EventFault]] = []
        self._generator = Random(0)

    def plan(
        self, fault: RequestFault | EventFault, where: str = "*", *, times: float = inf, chance: float = 1.0
    ) -> None:
        """Plans a fault from now on: `times` times, or until `clear`, each time with this chance.

        `where` is a pattern for the method and template of a request, such as "PATCH /channels/*", or the name of an
        event, such as "INTERACTION_CREATE". The fault planned first has priority.
        """
        if isinstance(fault, RequestFault):
            self._requests.append(Planned(fault, where, times, chance))
        else:
            self._events.append(Planned(fault, where, times, chance))

    @property
    def exhausted(self) -> bool:
        """True if every fault planned for a limited number of times has occurred that often."""
        left = [each.left for each in self._requests] + [each.left for each in self._events]
        return all(times in (0, inf) for times in left)

    def clear(self) -> None:
        """Cancels all planned faults."""
        self._requests.clear()
        self._events.clear()

    def of_request(self, method: str, template: str) -> RequestFault | None:
        """Returns the fault for this request, if any."""
        return self._strike(self._requests, f"{method} {template}")

    def copies_of(self, event: str) -> int:
        """Returns how often the bot receives an event of this name."""
        fault = self._strike(self._events, event)
        return 1 if fault is None else fault.copies

    def _strike(self, planned: Iterable[Planned[Sort]], where: str) -> Sort | None:
        """Returns and counts the first planned fault that occurs here; None if none does."""
        for each in planned:
            if each.left > 0 and fnmatchcase(where, each.where) and self._generator.random() < each.chance:
                each.left -= 1
                self.happened[type(each.fault).__name__] += 1
                return each.fault
        return None


def _json(told: JsonObject, status: int, headers: dict[str, str] | None = None) -> web.Response:
    return web.Response(body=orjson.dumps(told), status=status, headers=headers, content_type="application/json")
