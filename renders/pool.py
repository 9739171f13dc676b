"""Drawing beside the bot: a few processes of their own, so that no picture ever delays an answer."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from heapq import heappop, heappush
from itertools import count
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.reduction import ForkingPickler
from threading import Lock
from typing import TypeVar

import structlog

from engine.recent import Recent
from renders.job import Job, render, warm

log = structlog.get_logger()

_SPAWN = multiprocessing.get_context("spawn")  # a fork would copy the bot's threads and sockets
Drawn = TypeVar("Drawn")
MOST_TRIED = 2  # times that a picture is begun which its process does not survive, or not in time
MOST_FAILED = 1000  # pictures remembered that could not be drawn
MOST_KEPT = 32  # of the last pictures, a quarter of a megabyte each at most
LESS_URGENT = 5  # steps that drawing stands behind answers where both want the processor
YIELDED_SECONDS = 3.0  # that a picture nobody looks at yet lets others go first
LONGEST = 3.0  # seconds of computing for one picture
READY = b""  # what a worker sends first, once its sprites are warm


@dataclass(slots=True)
class _Wanted:
    """A picture that is being drawn, or waits for it, and how many wait for it."""

    drawing: asyncio.Task[bytes | None]
    waiting: int = 0


class Studio:
    """Draws jobs in `workers` processes, warm for `games`. A picture that takes longer than `seconds`, or whose process
    dies, is None: the words go without it, and the process is replaced.

    Equal jobs are drawn once, for all who wait for them and for those who soon ask again; what nobody waits for any
    more is not begun. What cannot be drawn is not tried again and again: others wait for the same processes.
    """

    def __init__(self, games: Sequence[str] = (), *, workers: int = 2, seconds: float = 10.0) -> None:
        self._seconds = seconds
        self._workers = [_Worker(tuple(games)) for _ in range(workers)]
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="studio")
        self._idle = list(self._workers)
        self._turns = count()
        self._queue: list[tuple[float, int, asyncio.Future[_Worker]]] = []  # by when their turn comes
        self._closed = False
        self._wanted: dict[bytes, _Wanted] = {}
        self._drawn: Recent[bytes, bytes] = Recent(MOST_KEPT)
        self._failed: Recent[bytes, int] = Recent(MOST_FAILED)  # how often

    async def start(self) -> None:
        """Starts all processes and waits until their sprites are warm. Without it, the first pictures start them."""
        await asyncio.gather(*(self._on_idle(_Worker.warm) for _ in self._workers))

    async def picture(self, job: Job, *, awaited: bool = True) -> bytes | None:
        """Returns the picture as a PNG, or None where none came in time; `awaited`: somebody looks at where it will
        stand, so it goes before those of posts. To be cancelled is safe: nothing is lost but the picture."""
        told = bytes(ForkingPickler.dumps(job))
        key = blake2b(told).digest()
        if key in self._drawn:
            return self._drawn[key]
        if self._failed.get(key, 0) >= MOST_TRIED:
            return None
        wanted = self._wanted.get(key)
        if wanted is None:
            wanted = self._wanted[key] = _Wanted(asyncio.create_task(self._draw(key, job, told, awaited)))
        return await self._wait(key, wanted)

    async def _wait(self, key: bytes, wanted: _Wanted) -> bytes | None:
        """Waits with others; the last one to be cancelled gives the picture up."""
        wanted.waiting += 1
        try:
            return await asyncio.shield(wanted.drawing)
        finally:
            wanted.waiting -= 1
            if not wanted.waiting:
                del self._wanted[key]
                wanted.drawing.cancel()

    async def _draw(self, key: bytes, job: Job, told: bytes, awaited: bool) -> bytes | None:
        yielded = 0.0 if awaited else YIELDED_SECONDS
        try:
            async with asyncio.timeout(self._seconds):
                data = await self._on_idle(lambda worker: self._render(worker, key, job, told), yielded)
        except TimeoutError:
            log.warning("picture took too long", game=job.game, picture=job.picture)
            return None
        if data:
            self._drawn[key] = data
        return data

    def _render(self, worker: _Worker, key: bytes, job: Job, told: bytes) -> bytes | None:
        """In a thread: the picture; None where it cannot be drawn, which is remembered."""
        try:
            data = worker.render(job, told, self._seconds)
        except CannotBeDrawn as error:
            log.error("picture could not be drawn", game=job.game, picture=job.picture, error=str(error))
            self._fail(key, MOST_TRIED)
            return None
        if data is None and not self._closed:
            self._fail(key)
        return data

    def _fail(self, key: bytes, times: int = 1) -> None:
        self._failed[key] = self._failed.get(key, 0) + times

    async def _on_idle(self, work: Callable[[_Worker], Drawn], yielded: float = 0.0) -> Drawn | None:
        """Does `work` in a thread with a process that nobody else uses; it ends its work even if nobody waits. Who came
        up to `yielded` seconds later goes first. None once all is closed."""
        worker = await self._idle_worker(yielded)
        if self._closed:
            return None
        working = asyncio.get_running_loop().run_in_executor(self._threads, work, worker)
        working.add_done_callback(lambda _: self._release(worker))
        return await asyncio.shield(working)

    async def _idle_worker(self, yielded: float) -> _Worker:
        if self._idle:
            return self._idle.pop()
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[_Worker] = loop.create_future()
        heappush(self._queue, (loop.time() + yielded, next(self._turns), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result())  # it came together with the cancellation
            raise

    def _release(self, worker: _Worker) -> None:
        """Gives a process to whose turn it is."""
        while self._queue:
            _, _, turn = heappop(self._queue)
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    async def close(self) -> None:
        """Ends all processes, whatever they are at; nothing is drawn any more."""
        self._closed = True
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        for worker in self._workers:
            worker.end()
        self._threads.shutdown()
        for worker in self._workers:
            worker.stop()


class _Worker:
    """One process that draws, started when it is first needed. Used by one thread at a time, ended by any.

    A worker that was ended is silent: its line gives EOFError, and no other process is started for it.
    """

    def __init__(self, games: tuple[str, ...], longest: float = LONGEST) -> None:
        self._games = games
        self._longest = longest
        self._changing = Lock()  # no process starts while another thread ends them
        self._ended = False
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None

    def warm(self) -> None:
        """Starts the process ahead of the first picture."""
        try:
            self._line()
        except (EOFError, OSError):
            self._lost("a process for pictures did not start")

    def render(self, job: Job, told: bytes, seconds: float) -> bytes | None:
        """The picture of a job, which is `told` as bytes; None, and an end to the process, when it dies or takes too
        long. Raises CannotBeDrawn."""
        try:
            connection = self._line()
            connection.send_bytes(told)
            if connection.poll(seconds):
                drawn: bytes | str = connection.recv()
                if isinstance(drawn, bytes):
                    return drawn
                raise CannotBeDrawn(drawn)
            self.stop()
        except (EOFError, OSError):
            self._lost("picture lost with its process", game=job.game, picture=job.picture)
        return None

    def _line(self) -> Connection:
        """The line to the running process, whose sprites are warm. Raises EOFError or OSError where it is gone."""
        if self._connection is None:
            self._connection = self._start()
            self._connection.recv_bytes()
        return self._connection

    def _start(self) -> Connection:
        with self._changing:
            if self._ended:
                raise EOFError
            ours, theirs = _SPAWN.Pipe()
            process = _SPAWN.Process(
                target=_work, args=(theirs, self._games, self._longest), name="studio", daemon=True
            )
            with _without_interrupts():
                process.start()
            self._process = process
            theirs.close()
            return ours

    def _lost(self, event: str, **about: str) -> None:
        if not self._ended:
            log.warning(event, **about)
        self.stop()

    def stop(self) -> None:
        """Ends the process; the next picture starts another. For the thread that uses the worker."""
        with self._changing:
            self._kill()
        if self._connection is not None:
            self._connection.close()
        self._process = self._connection = None

    def end(self) -> None:
        """Ends the process for good, whatever it is at. For any thread: one that waits for it meets an EOFError."""
        with self._changing:
            self._ended = True
            self._kill()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()


@contextlib.contextmanager
def _without_interrupts() -> Iterator[None]:
    """What is started meanwhile takes no notice of Ctrl+C, from its first moment on: that is the bot's to handle."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # first: to start it lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(connection: Connection, games: tuple[str, ...], longest: float) -> None:
    """The life of a process: warm the sprites, then draw what comes until the bot is gone, each for so long at most.

    A fault is told by its kind and place only: what is being drawn may be secret.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Windows; elsewhere it was blocked before
    for game in games:
        warm(game)
    if hasattr(os, "nice"):
        os.nice(LESS_URGENT)
    with contextlib.suppress(EOFError, OSError):
        connection.send_bytes(READY)
        while True:
            job = connection.recv()
            try:
                with _broken_off(longest):
                    picture = render(job)
                connection.send(picture)
            except Exception as error:
                connection.send(_kind_and_place(error))


class TakesTooLong(Exception):
    """A picture that would never be done."""


class CannotBeDrawn(Exception):
    """A fault in drawing, or a picture that would never be done: by its kind and place, as a process tells it."""


@contextlib.contextmanager
def _broken_off(seconds: float) -> Iterator[None]:
    """Raises TakesTooLong in work that computes for longer, wherever it is: the process keeps its sprites. Where the
    system has no such clock, and in work that no exception reaches, the process is ended instead."""
    if not hasattr(signal, "setitimer"):  # Windows
        yield
        return

    def end(_signal: int, _frame: object) -> None:
        raise TakesTooLong

    signal.signal(signal.SIGVTALRM, end)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _kind_and_place(error: Exception) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}" if trace else "?"
    return f"{type(error).__name__} in {place}"
