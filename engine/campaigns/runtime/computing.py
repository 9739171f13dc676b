"""Runs rules and autopilots in separate threads under a time limit, while the event loop answers presses.

A computation that exceeds its limit gets an exception at its next Python step, which ends it wherever it is.
"""

from __future__ import annotations

import asyncio
import contextvars
import ctypes
import mmap
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread, get_ident
from typing import Any, Generic, TypeVar

from engine.storage import Closed

Done = TypeVar("Done")

MOST_CPU_SECONDS = 1.0
WALL_CLOCK_FACTOR = 10  # limit in elapsed time, for a busy machine
LOOK_EVERY_SECONDS = 0.1  # interval of checks on long computations
THREADS = 4
_slot = struct.Struct("<q")


class TakesTooLong(BaseException):
    """Raised inside a computation that takes too long. Rules do not catch it by accident."""


class NeverEnded(Exception):
    """A computation was interrupted; its `__cause__` shows where."""


class Job(Generic[Done]):
    """One computation, and the future with its result."""

    def __init__(self, campaign: int, work: Callable[[], Done], seconds: float) -> None:
        self.campaign = campaign
        self._work = work
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Done] = self._loop.create_future()
        self._context = contextvars.copy_context()
        self._guard = Lock()
        self._thread: int | None = None  # set while it computes
        self._looking = self._loop.call_later(seconds, self._break_off_if_over)

    def run(self) -> None:
        """Computes in the calling thread."""
        outcome: tuple[Any, BaseException | None]
        try:
            try:
                with self._guard:
                    self._began, self._used, self._thread = time.monotonic(), time.thread_time(), get_ident()
                    self._clock = _clock_of(self._thread)
                outcome = self._context.run(self._work), None
            finally:
                with self._guard:
                    self._thread = None
                for _ in range(2):  # an exception already raised asynchronously arrives here
                    pass
        except TakesTooLong as error:
            outcome = None, _never_ended(error)
        except BaseException as error:
            outcome = None, error
        self.end(*outcome)

    def end(self, result: Any, error: BaseException | None) -> None:
        """Reports the result to the waiting caller; only the first one counts."""
        with suppress(RuntimeError):  # the loop is closed, so no one waits any more
            self._loop.call_soon_threadsafe(self._resolve, result, error)

    def _resolve(self, result: Any, error: BaseException | None) -> None:
        self._looking.cancel()
        if self.done.done():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)

    def _break_off_if_over(self) -> None:
        """Interrupts it if it has computed for too long; time in the queue does not count."""
        with self._guard:
            if self._thread is not None and self._is_over():
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(TakesTooLong))
        self._looking = self._loop.call_later(LOOK_EVERY_SECONDS, self._break_off_if_over)

    def _is_over(self) -> bool:
        clock = time.monotonic() - self._began
        used = clock if self._clock is None else time.clock_gettime(self._clock) - self._used
        return used >= self._seconds or clock >= self._seconds * WALL_CLOCK_FACTOR


def _clock_of(thread: int) -> int | None:
    """Returns the CPU clock of a thread, if the system has one."""
    with suppress(AttributeError, OSError):
        return time.pthread_getcpuclockid(thread)
    return None


def _never_ended(error: TakesTooLong) -> NeverEnded:
    broken = NeverEnded("a computation did not end")
    broken.__traceback__ = error.__traceback__
    return broken


class Computing:
    """A pool of threads that compute for campaigns.

    Campaigns with a running computation are listed in a file beside the database, so that a start after a crash knows
    which computation may have caused it.
    """

    def __init__(self, path: Path, seconds: float = MOST_CPU_SECONDS) -> None:
        self._path = path
        self._seconds = seconds
        self._closed = True
        self._jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._threads: list[Thread] = []
        self.unended: set[int] = set()

    def open(self) -> None:
        """Starts the threads. Call it once no other process computes for the same campaigns."""
        self.unended = set(_read_suspects(self._path))
        with self._path.open("w+b") as file:
            file.truncate(THREADS * _slot.size)
            self._slots = mmap.mmap(file.fileno(), THREADS * _slot.size)
        self._threads = [
            Thread(target=self._serve, args=(number,), name=f"rules-{number}", daemon=True) for number in range(THREADS)
        ]
        for thread in self._threads:
            thread.start()
        self._closed = False

    async def run(self, campaign: int, work: Callable[[], Done], longer: float = 0.0) -> Done:
        """Returns the result of `work`, computed in another thread with `longer` extra seconds.

        Raises NeverEnded; Closed before `open` or after `close`. A cancelled caller waits until it has ended.
        """
        if self._closed:
            raise Closed("the campaigns are closed, so nothing was computed")
        job = Job(campaign, work, self._seconds + longer)
        self._jobs.put(job)
        try:
            return await asyncio.shield(job.done)
        except asyncio.CancelledError:
            await asyncio.wait([job.done])
            raise

    def close(self) -> None:
        """Stops the threads after their current and queued work."""
        self._closed = True
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join(2 * self._seconds)

    def _serve(self, number: int) -> None:
        job: Job[Any] | None = None
        while True:
            try:
                if (job := self._jobs.get()) is None:
                    return
                _slot.pack_into(self._slots, number * _slot.size, job.campaign)
                job.run()
                _slot.pack_into(self._slots, number * _slot.size, 0)
            except TakesTooLong as error:  # it arrived after the work it was meant for
                if job is not None:
                    job.end(None, _never_ended(error))


def _read_suspects(path: Path) -> list[int]:
    """Returns the campaigns with a running computation when the file was last written."""
    try:
        data = path.read_bytes()
    except OSError:
        return []
    return [campaign for (campaign,) in _slot.iter_unpack(data[: len(data) // _slot.size * _slot.size]) if campaign > 0]
