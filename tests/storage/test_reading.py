"""Readers that are no longer waited for."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from engine.storage import Closed, Database

COUNT_UP = text(
    "WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 50000) SELECT max(n) FROM up"
)


def count_up(connection: Connection) -> int:
    return int(connection.scalar(COUNT_UP) or 0)


async def test_cancelled_read_leaves_connections_intact(tmp_path: Path) -> None:
    """Cancelled at any moment of a read; during the statement it used to raise another error."""
    database = await Database.open(tmp_path / "house.sqlite3")
    for step in range(40):
        reading = asyncio.create_task(database.read(count_up))
        await asyncio.sleep(step * 0.0005)
        reading.cancel()
        done, _ = await asyncio.wait([reading])
        assert reading in done
        assert reading.cancelled() or reading.result() == 50_000
    assert await database.read(count_up) == 50_000
    await database.close()


async def test_closing_waits_for_readers_that_were_given_up(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "house.sqlite3")
    reading = asyncio.create_task(database.read(count_up))
    await asyncio.sleep(0.001)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    await database.close()
    again = await Database.open(tmp_path / "house.sqlite3")
    assert await again.read(count_up) == 50_000
    await again.close()


async def test_closed_database_refuses_reads(tmp_path: Path) -> None:
    closed = await Database.open(tmp_path / "house.sqlite3")
    await closed.close()
    with pytest.raises(Closed):
        await closed.read(count_up)
