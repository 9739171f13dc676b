"""Runs storage and rules of opened campaigns in the calling thread, for simulations that never wait for each other.

The service's threads keep a bot responsive. A simulation is alone, so that handing work to another thread only costs
time: most of a short computation's. Statements, transactions and checks are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar, cast

from engine.campaigns import Campaigns
from engine.storage.database.writer import Batch, Writer
from engine.storage.queries.typed import is_single
from engine.storage.schema.writes import Write

Done = TypeVar("Done")


class ChanceOfCampaigns(Protocol):
    """Chance with the number of the campaign that computes."""

    campaign: int


async def run_inline(campaigns: Campaigns, chance: ChanceOfCampaigns) -> None:
    """Makes these campaigns read, write and compute in the calling thread, without syncing the disk."""
    context = campaigns._context
    database = context.database
    writer = database._led().writer
    writer._queue.put(None)
    writer._thread.join()
    writer._ended = False
    connection = writer._connection = database._engine.connect()
    connection.exec_driver_sql("PRAGMA synchronous=OFF")
    reading = database._reading_engine.connect()

    class Settled:
        """A batch's future that is never awaited: it keeps the error."""

        error: BaseException | None = None

    async def write(writes: Sequence[Write]) -> None:
        batch = Batch(writes, cast(Any, Settled()))
        _commit(writer, batch)

    async def read(query: Callable[..., Done], *given: Any, **named: Any) -> Done:
        if is_single(query):
            return query(reading, *given, **named)
        reading.exec_driver_sql("BEGIN")
        try:
            return query(reading, *given, **named)
        finally:
            reading.exec_driver_sql("ROLLBACK")

    async def compute(campaign: int, work: Callable[[], Done], longer: float = 0.0) -> Done:
        chance.campaign = campaign
        return work()

    writer.write = write  # type: ignore[method-assign]
    database.read = read  # type: ignore[method-assign]
    context.computing.run = compute  # type: ignore[method-assign]


def _commit(writer: Writer, batch: Batch) -> None:
    writer._begin_transaction()
    try:
        writer._write(batch)
        writer._connection.exec_driver_sql("COMMIT")
    except Exception:
        writer._connection.exec_driver_sql("ROLLBACK")
        raise
