"""Pictures are drawn in processes of their own; what goes wrong there costs one picture and nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from multiprocessing.process import BaseProcess
from threading import Event
from time import monotonic, sleep
from typing import Any

import pytest
from structlog.testing import capture_logs

from renders.job import render
from renders.pool import YIELDED_SECONDS, Studio, _Worker
from tests.patience import PATIENCE
from tests.renders.tables import job, table

LONG = 5 * PATIENCE  # drawing stands behind everything else that a busy machine does


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    """A studio with one process, ended after the test."""
    studio = Studio(workers=1, seconds=LONG)
    yield studio
    await studio.close()


@pytest.fixture(scope="module")
def worker() -> Iterator[_Worker]:
    """A process for several studios, one after the other."""
    worker = _Worker((), longest=1.5)
    yield worker
    worker.end()


@pytest.fixture
def warm(worker: _Worker) -> Studio:
    """A studio with this process, which is running."""
    worker.warm()
    studio = Studio(workers=1, seconds=LONG)
    studio._workers = [worker]
    studio._idle = [worker]
    return studio


async def test_picture_from_another_process_is_the_same(warm: Studio) -> None:
    drawn = job("board", table("two"))
    assert await warm.picture(drawn) == render(drawn)


async def test_dead_process_costs_one_picture(warm: Studio) -> None:
    (worker,) = warm._workers
    assert worker._process is not None
    worker._process.kill()
    worker._process.join()
    drawn = job("scoring", table("two"))
    assert await warm.picture(drawn) is None
    assert await warm.picture(drawn) == render(drawn)


async def test_picture_that_takes_too_long_is_given_up_and_the_next_is_drawn(warm: Studio) -> None:
    warm._seconds = 0.0
    drawn = job("scoring", table("two"))
    assert await warm.picture(drawn) is None
    warm._seconds = LONG
    assert await warm.picture(drawn) == render(drawn)


async def test_failed_drawing_gives_none_and_the_process_lives(warm: Studio) -> None:
    process = warm._workers[0]._process
    drawn = job("hand", table("two"), seat=0)
    assert await warm.picture(replace(drawn, seat=9)) is None
    assert await warm.picture(replace(drawn, picture="nothing")) is None
    assert await warm.picture(drawn) == render(drawn)
    assert warm._workers[0]._process is process


class Endless:
    """A view that is never done being looked at."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # raised by pickle
            raise AttributeError(name)
        while True:
            pass


async def test_endless_picture_is_stopped_and_the_process_lives(warm: Studio) -> None:
    process = warm._workers[0]._process
    drawn = job("scoring", table("two"))
    with capture_logs() as logs:
        assert await warm.picture(replace(drawn, view=Endless())) is None
    assert "TakesTooLong" in str(logs)
    assert await warm.picture(drawn) == render(drawn)
    assert warm._workers[0]._process is process


async def test_undrawable_picture_is_not_retried(warm: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault once; a process that died or had to be ended, twice: that may have been chance."""
    (worker,) = warm._workers
    tried: list[str] = []
    render_one = worker.render

    def counted(job: Any, *more: Any) -> bytes | None:
        tried.append(job.picture)
        if job.picture == "hand":
            return None
        return render_one(job, *more)

    monkeypatch.setattr(worker, "render", counted)
    drawn = job("scoring", table("two"))
    for wanted in (replace(drawn, picture="nothing"), replace(drawn, picture="hand")):
        for _ in range(4):
            assert await warm.picture(wanted) is None
    assert tried == ["nothing", "hand", "hand"]
    assert await warm.picture(drawn) == render(drawn)


async def test_cancelled_waiter_does_not_spoil_next_picture(warm: Studio) -> None:
    drawn = job("scoring", table("two"))
    waiting = [asyncio.create_task(warm.picture(drawn)) for _ in range(3)]
    await asyncio.sleep(0)
    for task in waiting[:2]:
        task.cancel()
    assert await waiting[2] == render(drawn)
    assert [task.cancelled() for task in waiting[:2]] == [True, True]


async def test_equal_pictures_are_drawn_once(warm: Studio) -> None:
    (worker,) = warm._workers
    drawn, count, render_one = job("scoring", table("two")), 0, worker.render

    def counted(*args: Any) -> bytes | None:
        nonlocal count
        count += 1
        return render_one(*args)

    worker.render = counted  # type: ignore[method-assign]
    equal = [replace(drawn) for _ in range(4)]
    first = await asyncio.gather(*(warm.picture(each) for each in equal))
    assert {*first, await warm.picture(drawn)} == {render(drawn)}
    assert count == 1
    await warm.picture(replace(drawn, look="contrast"))
    assert count == 2


async def test_abandoned_picture_is_drawn_for_new_request(warm: Studio) -> None:
    drawn = job("scoring", table("two"))
    waiting = asyncio.create_task(warm.picture(drawn))
    await asyncio.sleep(0)
    waiting.cancel()
    again = asyncio.create_task(warm.picture(drawn))
    assert await again == render(drawn)
    assert waiting.cancelled()


@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.1, 0.3])
async def test_to_close_while_processes_start_is_silent_and_leaves_none(seconds: float) -> None:
    """A process that is ended on purpose is neither missed nor replaced."""
    before = multiprocessing.active_children()
    studio = Studio(("tyrants",), workers=2, seconds=LONG)
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
    with capture_logs() as logs:
        starting = asyncio.create_task(studio.start())
        waiting = asyncio.create_task(studio.picture(job("scoring", table("two"))))
        await asyncio.sleep(seconds)
        starting.cancel()
        await studio.close()
        assert (await asyncio.gather(starting, waiting, return_exceptions=True))[1] is None
    assert (logs, complaints, multiprocessing.active_children()) == ([], [], before)


async def test_process_takes_no_notice_of_an_interrupt_even_while_it_starts(studio: Studio) -> None:
    """Ctrl+C in a terminal reaches every process of its group."""
    before = multiprocessing.active_children()
    starting = asyncio.create_task(studio.start())
    process = await asyncio.to_thread(first_process_beside, before)
    os.kill(process.pid or 0, signal.SIGINT)
    await starting
    assert studio._workers[0]._process is process and process.is_alive()


def first_process_beside(others: Sequence[BaseProcess]) -> BaseProcess:
    """Returns a process that has just been started; waits for it."""
    end = monotonic() + PATIENCE
    while not (started := [each for each in multiprocessing.active_children() if each not in others]):
        assert monotonic() < end, "no process has started"
        sleep(0.001)
    return started[0]


async def test_awaited_picture_is_drawn_before_others() -> None:
    studio, gate, done = Studio(workers=1), Event(), list[str]()
    busy = asyncio.create_task(studio._on_idle(lambda _: gate.wait()))
    await asyncio.sleep(0)
    post = asyncio.create_task(studio._on_idle(lambda _: done.append("post"), YIELDED_SECONDS))
    await asyncio.sleep(0)
    given_up = asyncio.create_task(studio._on_idle(lambda _: done.append("given up")))
    panel = asyncio.create_task(studio._on_idle(lambda _: done.append("panel")))
    await asyncio.sleep(0)
    given_up.cancel()
    gate.set()
    await asyncio.gather(busy, post, panel)
    assert done == ["panel", "post"]
    await studio.close()
