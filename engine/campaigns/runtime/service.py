"""The base class of the campaign services: one context, and calls that cancellation does not interrupt."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, TypeVar

from engine.campaigns.runtime.context import Context

Given = ParamSpec("Given")
Done = TypeVar("Done")


class Service:
    """A campaign service, such as `campaigns.seats`. Its methods may be called concurrently with any other."""

    def __init__(self, context: Context) -> None:
        self._context = context


Self = TypeVar("Self", bound=Service)


def uncancellable(
    method: Callable[Concatenate[Self, Given], Coroutine[Any, Any, Done]],
) -> Callable[Concatenate[Self, Given], Coroutine[Any, Any, Done]]:
    """Runs a call to its end even if its caller is cancelled, so that memory and database agree."""

    async def call(self: Self, /, *given: Given.args, **named: Given.kwargs) -> Done:
        calls = self._context.calls
        running = asyncio.ensure_future(method(self, *given, **named))
        calls.add(running)
        running.add_done_callback(calls.discard)
        return await asyncio.shield(running)

    update_wrapper(call, method)  # `wraps` would hide the positional `self` from the type checker
    return call
