"""Turns that processes of one database take one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from engine.storage import Turns, place_of
from tests import postgres

LONG = 3600.0


@pytest.fixture
async def two(server: postgres.Server, tmp_path: Path) -> AsyncIterator[tuple[Turns, Turns]]:
    """Two processes that share a database without tables."""
    place = server.place(tmp_path / "house")
    one, other = place.turns(), place.turns()
    yield one, other
    await one.close()
    await other.close()


def test_one_process_alone_takes_no_turns(tmp_path: Path) -> None:
    assert place_of(tmp_path / "house.db").turns() is None


async def test_next_turn_follows_after_its_interval(two: tuple[Turns, Turns]) -> None:
    one, other = two
    loop = asyncio.get_running_loop()
    began = loop.time()
    await one.take(0, 0.3)
    await other.take(0, 0.3)
    await one.take(0, 0.3)
    assert loop.time() - began >= 0.6


async def test_another_bucket_does_not_wait(two: tuple[Turns, Turns]) -> None:
    one, other = two
    await one.take(0, LONG)
    await other.take(1, LONG)


async def test_turn_of_a_process_that_died_is_free(
    two: tuple[Turns, Turns], server: postgres.Server, tmp_path: Path
) -> None:
    one, other = two
    await one.take(0, LONG)
    waiting = asyncio.create_task(other.take(0, LONG))
    assert not (await asyncio.wait([waiting], timeout=0.3))[0]
    await one.close()
    await waiting


async def test_cancelled_waiter_blocks_no_one(two: tuple[Turns, Turns]) -> None:
    one, other = two
    await one.take(0, LONG)
    waiting = asyncio.create_task(other.take(0, LONG))
    await asyncio.wait([waiting], timeout=0.3)
    waiting.cancel()
    with suppress(asyncio.CancelledError):
        await waiting
    await one.close()
    await two[0].take(0, LONG)
