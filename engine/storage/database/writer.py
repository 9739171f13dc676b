"""The single writer: a thread that owns one connection and commits all queued batches together.

A batch is all or nothing, and a failing batch does not affect its neighbours. Callers return only after the commit is
on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from engine.storage.backends.connecting import plain
from engine.storage.schema.errors import Closed
from engine.storage.schema.writes import Write

LARGEST_GROUP = 512  # batches in one commit


@dataclass(slots=True, eq=False)
class Batch:
    """Writes that belong together, and the future of their commit."""

    writes: Sequence[Write]
    done: asyncio.Future[None]


Outcome = tuple[Batch, BaseException | None]
"""A batch and its error; None if it is on disk."""


class Writer:
    """Accepts batches from event loops and commits them in groups."""

    def __init__(
        self,
        engine: Engine,
        begin: Callable[[Connection], None],
        together: Callable[[Connection], AbstractContextManager[None]],
    ) -> None:
        self._begin = begin
        self._together = together
        self._connection = engine.connect()
        self._queue: SimpleQueue[Batch | None] = SimpleQueue()
        self._ended = False
        self._thread = Thread(target=self._work, name="emberkeep-writer", daemon=True)
        self._thread.start()

    async def write(self, writes: Sequence[Write]) -> None:
        """Returns when the batch is committed. Cancelling the caller does not cancel it. Raises Conflict, Closed,
        Unreachable.
        """
        batch = Batch(writes, asyncio.get_running_loop().create_future())
        self._queue.put(batch)
        if self._ended:
            self._refuse_rest()
        await batch.done

    def close(self) -> None:
        """Waits until all queued batches are written."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        try:
            with self._connection:
                while (first := self._queue.get()) is not None:
                    group, last = self._gather(first)
                    self._commit(group)
                    if last:
                        return
        finally:
            self._ended = True
            self._refuse_rest()

    def _refuse_rest(self) -> None:
        """Fails all queued batches."""
        with suppress(Empty):
            while True:
                batch = self._queue.get_nowait()
                if batch is not None:
                    _report([(batch, Closed("the database is closed; nothing was written"))])

    def _gather(self, first: Batch) -> tuple[list[Batch], bool]:
        """Returns everything in the queue; True if the writer should end afterwards."""
        group = [first]
        while len(group) < LARGEST_GROUP:
            try:
                batch = self._queue.get_nowait()
            except Empty:
                return group, False
            if batch is None:
                return group, True
            group.append(batch)
        return group, False

    def _commit(self, group: Sequence[Batch]) -> None:
        """Commits the group in one transaction, with a savepoint for each of several batches."""
        outcomes: list[Outcome] = []
        try:
            self._begin_transaction()
            if len(group) == 1:
                with self._together(self._connection):
                    self._write(group[0])
                    self._connection.exec_driver_sql("COMMIT")
                outcomes = [(group[0], None)]
            else:
                outcomes = [(batch, self._try_to_write(batch)) for batch in group]
                self._connection.exec_driver_sql("COMMIT")
        except Exception as error:
            outcomes = [(batch, plain(error)) for batch in group]
            with suppress(SQLAlchemyError):  # SQLite may have rolled back by itself, as on a full disk
                self._connection.exec_driver_sql("ROLLBACK")
            self._connection.rollback()  # a broken connection is replaced for the next group
        _report(outcomes)

    def _begin_transaction(self) -> None:
        """Begins a transaction, on a new connection if the current one was lost since the last group."""
        try:
            self._begin(self._connection)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            self._connection.rollback()
            self._begin(self._connection)

    def _write(self, batch: Batch) -> None:
        for statement, rows in batch.writes:
            self._connection.execute(statement, rows or None)

    def _try_to_write(self, batch: Batch) -> BaseException | None:
        try:
            with self._together(self._connection):
                self._connection.exec_driver_sql("SAVEPOINT batch")
                self._write(batch)
                self._connection.exec_driver_sql("RELEASE batch")
        except Exception as error:
            if self._connection.invalidated:
                raise  # fails the whole group
            self._connection.exec_driver_sql("ROLLBACK TO batch")
            self._connection.exec_driver_sql("RELEASE batch")
            return plain(error)
        return None


def _report(outcomes: Sequence[Outcome]) -> None:
    """Reports results to the callers in their loops, skipping closed loops."""
    for loop in {batch.done.get_loop() for batch, _ in outcomes}:
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_resolve, [each for each in outcomes if each[0].done.get_loop() is loop])


def _resolve(outcomes: Sequence[Outcome]) -> None:
    for batch, error in outcomes:
        if batch.done.done():
            continue
        if error is None:
            batch.done.set_result(None)
        else:
            batch.done.set_exception(error)
