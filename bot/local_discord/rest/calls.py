"""A request as handlers see it, and the registration of handlers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.local_discord.actions.attachments import Upload
from bot.local_discord.model.errors import Complaint, bad_form
from bot.local_discord.model.state import World
from bot.local_discord.people.interactions import Interactions

Verdict = Literal["fine", "declined", "refused", "unknown route", "broken", "fault"]


@dataclass
class Recorded:
    """A request and its outcome.

    `verdict`: fine; declined (permissions, missing object, too late); refused (malformed); unknown route (the local
    Discord does not have it); broken (a bug of the local Discord); fault (planned, see `sandbox.faults`).
    """

    method: str
    path: str
    template: str
    query: Mapping[str, str]
    reason: str | None
    body: Any = None
    files: list[str] = field(default_factory=list)
    status: int = 0
    answer: Any = None
    verdict: Verdict = "fine"
    complaints: tuple[Complaint, ...] = ()
    error: str = ""

    def __str__(self) -> str:
        wrong = "; ".join(map(str, self.complaints)) or self.error
        return f"{self.method} {self.path}: {self.status} {self.verdict} {wrong}".rstrip()


@dataclass(frozen=True)
class Call:
    """A validated request, ready to be executed."""

    world: World
    interactions: Interactions
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: Mapping[int, Upload]

    @property
    def bot_id(self) -> str:
        """The id of the requesting bot."""
        return self.world.bot_id

    def flag(self, name: str) -> bool:
        """Returns a boolean query parameter."""
        return self.query.get(name, "").lower() in ("1", "true")

    def limit(self, usual: int, most: int) -> int:
        """Returns the query parameter `limit`."""
        limit = int(self.query.get("limit", usual))
        if not 1 <= limit <= most:
            raise bad_form(f"int value should be between 1 and {most}.", "limit")
        return limit


@dataclass(frozen=True)
class Reply:
    """A handler's answer. Without a body, it is 204 No Content."""

    body: Any = None
    status: int = 200


NOTHING = Reply(None, 204)

Handler = Callable[[Call], Reply]


class Routes:
    """The handlers of one part of the API, by method and path template of the official description."""

    def __init__(self) -> None:
        self.handlers: dict[tuple[str, str], Handler] = {}

    def __call__(self, method: str, template: str) -> Callable[[Handler], Handler]:
        """Registers the decorated function."""

        def register(handler: Handler) -> Handler:
            self.handlers[method, template] = handler
            return handler

        return register
