"""Measures how long the event loop's thread computes for one piece of work, independent of the machine's load."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from time import thread_time
from typing import Any

_counted: ContextVar[LoopTime | None] = ContextVar("counted", default=None)


@dataclass
class LoopTime:
    """Processor seconds of the event loop: those of all steps, and of the longest single one."""

    total: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.total += seconds
        self.longest = max(self.longest, seconds)


class _Stepped(Coroutine[Any, Any, Any]):
    """A coroutine each of whose steps is timed."""

    def __init__(self, inner: Coroutine[Any, Any, Any], counted: LoopTime) -> None:
        self._inner, self._counted = inner, counted

    def send(self, value: Any) -> Any:
        return self._timed(lambda: self._inner.send(value))

    def throw(self, *error: Any) -> Any:
        return self._timed(lambda: self._inner.throw(*error))

    def close(self) -> None:
        self._inner.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._inner.__await__()

    def _timed(self, step: Callable[[], Any]) -> Any:
        began = thread_time()
        try:
            return step()
        finally:
            self._counted.add(thread_time() - began)


@contextmanager
def measured_tasks() -> Generator[None]:
    """Within it, tasks that begin inside `loop_time` are measured, and those that they begin in turn."""
    loop = asyncio.get_running_loop()

    def factory(loop: asyncio.AbstractEventLoop, coro: Any, **options: Any) -> asyncio.Task[Any]:
        counted = _counted.get()
        return asyncio.Task(_Stepped(coro, counted) if counted else coro, loop=loop, **options)

    loop.set_task_factory(factory)
    try:
        yield
    finally:
        loop.set_task_factory(None)


@contextmanager
def counting(counted: LoopTime) -> Generator[None]:
    """Counts tasks that begin within it. The garbage collector, which may come at any time, is left out."""
    token = _counted.set(counted)
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        _counted.reset(token)
