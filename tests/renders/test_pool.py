"""Pictures are drawn in processes of their own; what goes wrong there costs one picture and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from renders.job import render
from renders.pool import Studio
from tests.renders.tables import job, table


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    """A studio with one process, ended after the test."""
    studio = Studio(("tyrants",), workers=1, seconds=30)
    yield studio
    await studio.close()


async def test_a_picture_from_another_process_is_the_same(studio: Studio) -> None:
    drawn = job("board", table("two"))
    assert await studio.picture(drawn) == render(drawn)


async def test_a_dead_process_costs_one_picture(studio: Studio) -> None:
    await studio.start()
    (worker,) = studio._workers
    assert worker._process is not None
    worker._process.kill()
    worker._process.join()
    drawn = job("scoring", table("two"))
    assert await studio.picture(drawn) is None
    assert await studio.picture(drawn) == render(drawn)


async def test_a_picture_that_takes_too_long_is_given_up_and_the_next_is_drawn(studio: Studio) -> None:
    studio._seconds = 0.0
    drawn = job("scoring", table("two"))
    assert await studio.picture(drawn) is None
    studio._seconds = 30
    assert await studio.picture(drawn) == render(drawn)


async def test_a_fault_in_drawing_is_none_and_the_process_lives(studio: Studio) -> None:
    await studio.start()
    process = studio._workers[0]._process
    drawn = job("hand", table("two"), seat=0)
    assert await studio.picture(replace(drawn, seat=9)) is None
    assert await studio.picture(replace(drawn, picture="nothing")) is None
    assert await studio.picture(drawn) == render(drawn)
    assert studio._workers[0]._process is process


async def test_who_no_longer_waits_does_not_spoil_the_next_picture(studio: Studio) -> None:
    await studio.start()
    drawn = job("scoring", table("two"))
    waiting = [asyncio.create_task(studio.picture(drawn)) for _ in range(3)]
    await asyncio.sleep(0)
    for task in waiting[:2]:
        task.cancel()
    assert await waiting[2] == render(drawn)
    assert [task.cancelled() for task in waiting[:2]] == [True, True]
