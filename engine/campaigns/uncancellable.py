"""Calls that run to their end although their caller is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from engine.campaigns.model.situation import Situation
from engine.campaigns.runtime.changes import Change
from engine.campaigns.runtime.context import Context
from engine.campaigns.seats import lobby

Given = ParamSpec("Given")
Done = TypeVar("Done")


class Part:
    """A part of the service: it works on one context and knows what is running."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._running: set[asyncio.Future[Any]] = set()

    async def _alter(self, campaign: int, work: Callable[[Change], None]) -> Situation:
        return await lobby.alter(self._context, campaign, work)


Self = TypeVar("Self", bound=Part)


def uncancellable(
    method: Callable[Concatenate[Self, Given], Coroutine[Any, Any, Done]],
) -> Callable[Concatenate[Self, Given], Coroutine[Any, Any, Done]]:
    """Lets a call run to its end even if its caller is cancelled: what is begun is saved and stays true in memory."""

    @wraps(method)
    async def call(self: Self, *given: Given.args, **named: Given.kwargs) -> Done:
        running = asyncio.ensure_future(method(self, *given, **named))
        self._running.add(running)
        running.add_done_callback(self._running.discard)
        return await asyncio.shield(running)

    return call  # type: ignore[return-value]  # wraps() hides the name of `self`
