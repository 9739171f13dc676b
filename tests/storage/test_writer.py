"""The one writer: all of a batch or nothing, independent of its neighbours."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from engine.storage import Closed, Conflict, Database, Write
from engine.storage.queries import log
from engine.storage.schema.codec import decision_row
from engine.table import Decision


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "house.sqlite3")
    yield opened
    await opened.close()


def batch(campaign: int, *numbers: int) -> list[Write]:
    """Decisions of a campaign, with these numbers."""
    made = [Decision(n, 0, "toy.action", 1, ("light",)) for n in numbers]
    return log.add(campaign, decision=[decision_row(1, each, 1, "player", None, 0) for each in made])


async def kept(database: Database) -> Sequence[Any]:
    query = text("SELECT campaign, n FROM decision ORDER BY campaign, n")
    return await database.read(lambda connection: [tuple(row) for row in connection.execute(query)])


async def test_write_is_visible_when_call_returns(database: Database) -> None:
    await database.write(batch(1, 0, 1, 2))
    assert await kept(database) == [(1, 0), (1, 1), (1, 2)]


async def test_second_decision_of_a_number_is_refused_with_its_whole_batch(database: Database) -> None:
    await database.write(batch(1, 0))
    with pytest.raises(Conflict) as refused:
        await database.write([*batch(2, 5), *batch(1, 0)])
    assert "light" not in str(refused.value)
    assert await kept(database) == [(1, 0)]


async def test_bad_batch_takes_no_neighbour_with_it(database: Database) -> None:
    await database.write(batch(1, 0))
    batches = [batch(line, 0) for line in range(1, 40)]  # the first is there already
    outcomes = await asyncio.gather(*(database.write(each) for each in batches), return_exceptions=True)
    assert [type(each) for each in outcomes] == [Conflict, *[type(None)] * 38]
    assert await kept(database) == [(line, 0) for line in range(1, 40)]


async def test_cancelled_waiter_does_not_stop_batch(database: Database) -> None:
    waiting = asyncio.create_task(database.write(batch(1, 0)))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await database.write(batch(2, 0))
    assert await kept(database) == [(1, 0), (2, 0)]


async def test_closing_writes_queued_batches(tmp_path: Path) -> None:
    first = await Database.open(tmp_path / "house.sqlite3")
    tasks = [asyncio.create_task(first.write(batch(line, 0))) for line in range(100)]
    await asyncio.sleep(0)
    await first.close()
    await asyncio.gather(*tasks)
    again = await Database.open(tmp_path / "house.sqlite3")
    assert len(await kept(again)) == 100
    await again.close()


async def test_reader_sees_one_moment_while_others_write(database: Database) -> None:
    await database.write(batch(1, 0))
    loop = asyncio.get_running_loop()

    def twice(connection: Any) -> tuple[int, int]:
        count = text("SELECT count(*) FROM decision")
        before = connection.scalar(count)
        asyncio.run_coroutine_threadsafe(database.write(batch(2, 0)), loop).result(10)
        return before, connection.scalar(count)

    assert await database.read(twice) == (1, 1)
    assert len(await kept(database)) == 2


async def test_errors_show_no_rows(database: Database) -> None:
    with pytest.raises(Exception, match="hidden") as failed:
        await database.write([(text("INSERT INTO nowhere VALUES (:card)"), [{"card": "card-07"}])])
    assert "card-07" not in str(failed.value)


async def test_closed_loop_does_not_block_others(database: Database) -> None:
    """The loop of a waiter is closed before the batch is written."""

    async def put() -> None:
        waiting = asyncio.create_task(database.write(batch(1, 0)))
        await asyncio.sleep(0)
        waiting.cancel()

    def loop_that_ends_at_once() -> None:
        loop = asyncio.new_event_loop()
        with closing(sqlite3.connect(database.place.beside, isolation_level=None)) as busy:
            busy.execute("BEGIN IMMEDIATE")
            loop.run_until_complete(put())
            loop.close()

    await asyncio.to_thread(loop_that_ends_at_once)
    async with asyncio.timeout(60):
        await database.write(batch(2, 0))
    assert await kept(database) == [(1, 0), (2, 0)]


async def test_ended_writer_fails_queued_batches(tmp_path: Path) -> None:
    closed = await Database.open(tmp_path / "house.sqlite3")
    await closed.close()
    async with asyncio.timeout(60):
        with pytest.raises(Closed):
            await closed.write(batch(1, 0))
