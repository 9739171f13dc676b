"""Draws pictures in worker processes, so that no picture delays an answer."""

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
MOST_TRIED = 2  # attempts at a picture whose worker dies or times out
MOST_FAILED = 1000  # remembered pictures that could not be drawn
MOST_KEPT = 32  # cached pictures, at most a quarter of a megabyte each
LESS_URGENT = 5  # nice level of workers, so that answers get the processor first
YIELDED_SECONDS = 3.0  # how long pictures without viewers let others go first
LONGEST = 3.0  # limit of computing time for one picture
READY = b""  # first message of a worker, sent when its sprites are warm


@dataclass(slots=True)
class _Wanted:
    """A picture that is being drawn or queued, and its number of waiters."""

    drawing: asyncio.Task[bytes | None]
    waiting: int = 0


class Studio:
    """Draws jobs in `workers` processes, warm for `games`. If a picture takes longer than `seconds` or its process
    dies, the result is None: the message is sent without it, and the process is replaced.

    Equal jobs are drawn once, for everyone waiting and for requests soon after. Jobs without waiters are not started.
    Failed pictures are not retried forever, because all jobs share the same processes.
    """

    def __init__(self, games: Sequence[str] = (), *, workers: int = 2, seconds: float = 10.0) -> None:
        self._seconds = seconds
        self._workers = [_Worker(tuple(games)) for _ in range(workers)]
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="studio")
        self._idle = list(self._workers)
        self._turns = count()
        self._queue: list[tuple[float, int, asyncio.Future[_Worker]]] = []  # by priority time
        self._closed = False
        self._wanted: dict[bytes, _Wanted] = {}
        self._drawn: Recent[bytes, bytes] = Recent(MOST_KEPT)
        self._failed: Recent[bytes, int] = Recent(MOST_FAILED)  # number of failures

    async def start(self) -> None:
        """Starts all processes and waits until their sprites are warm. Without it, the first pictures start them."""
        await asyncio.gather(*(self._on_idle(_Worker.warm) for _ in self._workers))

    async def picture(self, job: Job, *, awaited: bool = True) -> bytes | None:
        """Returns the picture as a PNG, or None if it was not drawn in time. `awaited`: someone is looking at where it
        will appear, so it goes before pictures of posts. Cancelling is safe and only loses the picture."""
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
        """Waits for a picture that others may share. When the last waiter is cancelled, the picture is dropped."""
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
        """Draws the picture in a thread; None if it cannot be drawn, which is remembered."""
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
        """Runs `work` in a thread with exclusive use of a worker, to its end even if cancelled. Jobs that arrive up to
        `yielded` seconds later go first. Returns None once the studio is closed."""
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
                self._release(turn.result())  # it was assigned in the same moment as the cancellation
            raise

    def _release(self, worker: _Worker) -> None:
        """Gives a worker to the next in the queue."""
        while self._queue:
            _, _, turn = heappop(self._queue)
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    async def close(self) -> None:
        """Ends all workers immediately. Nothing is drawn after that."""
        self._closed = True
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        for worker in self._workers:
            worker.end()
        self._threads.shutdown()
        for worker in self._workers:
            worker.stop()


class _Worker:
    """One drawing process, started on first use. One thread uses it at a time; any thread may end it.

    Reading from a worker that was ended raises EOFError, and its process is not restarted.
    """

    def __init__(self, games: tuple[str, ...], longest: float = LONGEST) -> None:
        self._games = games
        self._longest = longest
        self._changing = Lock()  # prevents a start while another thread ends the process
        self._ended = False
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None

    def warm(self) -> None:
        """Starts the process before the first picture."""
        try:
            self._line()
        except (EOFError, OSError):
            self._lost("a process for pictures did not start")

    def render(self, job: Job, told: bytes, seconds: float) -> bytes | None:
        """Returns the picture of a job, sent as the bytes `told`. If the process dies or takes too long, returns None
        and ends it. Raises CannotBeDrawn."""
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
        """Returns the connection to the running, warmed-up process. Raises EOFError or OSError if it is gone."""
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
        """Ends the process; the next picture starts another. Only for the thread that uses the worker."""
        with self._changing:
            self._kill()
        if self._connection is not None:
            self._connection.close()
        self._process = self._connection = None

    def end(self) -> None:
        """Ends the process for good, even while it draws. For any thread; a thread waiting for the process gets an
        EOFError."""
        with self._changing:
            self._ended = True
            self._kill()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()


@contextlib.contextmanager
def _without_interrupts() -> Iterator[None]:
    """Processes started in this block ignore Ctrl+C from their first moment; the bot handles it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # first, because starting it would unblock interrupts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(connection: Connection, games: tuple[str, ...], longest: float) -> None:
    """Main loop of a worker: warms the sprites, then draws jobs until the bot is gone, each for a limited time.

    Errors are reported by type and place only, because jobs may hold secrets.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Windows; elsewhere it was blocked already
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
    """Raised when a picture takes longer than its limit."""


class CannotBeDrawn(Exception):
    """An error in drawing or a timeout, by type and place as the worker reports it."""


@contextlib.contextmanager
def _broken_off(seconds: float) -> Iterator[None]:
    """Raises TakesTooLong if the block computes for too long, and the process keeps its sprites. On systems without
    such a timer, and in code that no exception can interrupt, the process is ended instead."""
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
