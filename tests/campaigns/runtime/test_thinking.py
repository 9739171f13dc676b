"""Thoughts in another process: lost ones give None, and the next one gets its own answer."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from time import sleep

import pytest

from engine.campaigns.runtime.thinking import MOST_WAITING, Thinking


@pytest.fixture
async def thinking() -> AsyncIterator[Thinking]:
    found = Thinking(seconds=20.0)
    yield found
    await found.close()


async def test_process_is_kept_also_when_a_thought_raises(thinking: Thinking) -> None:
    first = await thinking.run(os.getpid)
    assert first not in (None, os.getpid())
    assert await thinking.run(os.getpid) == first
    assert await thinking.run(int, "no number") is None
    assert await thinking.run(os.getpid) == first


async def test_killed_or_late_worker_loses_its_thought_only(thinking: Thinking) -> None:
    worker = await thinking.run(os.getpid)
    assert worker is not None
    lost = asyncio.create_task(thinking.run(sleep, 30))
    await asyncio.sleep(0.2)
    os.kill(worker, signal.SIGKILL)
    assert await lost is None
    assert await thinking.run(abs, -3) == 3
    thinking._seconds = 0.2
    assert await thinking.run(sleep, 30) is None  # late; its process is replaced
    thinking._seconds = 20.0
    assert await thinking.run(abs, -3) == 3


async def test_full_queue_refuses_at_once(thinking: Thinking) -> None:
    queued = [asyncio.create_task(thinking.run(sleep, 0.05)) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    assert await thinking.run(abs, -3) is None
    await asyncio.gather(*queued)
