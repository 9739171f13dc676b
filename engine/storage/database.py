"""One database and the process that has it: connections, migrations, the lock and the key."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from engine.storage.connecting import plain
from engine.storage.errors import Closed
from engine.storage.ids import Ids, Numbered, keeping
from engine.storage.migrate import upgrade
from engine.storage.place import Place, place_of
from engine.storage.seal import Seal
from engine.storage.writer import Write, Writer

Asked = ParamSpec("Asked")
Found = TypeVar("Found")

READERS = 4


class Database:
    """An open database. All writing goes through `write`, all reading through `read`."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._reading: set[asyncio.Future[Any]] = set()
        self._closed = False
        with ExitStack() as opened:
            opened.enter_context(place.held())
            engine = place.engine()
            opened.callback(engine.dispose)
            upgrade(engine, place)
            with engine.connect() as connection:
                place.claim(connection)
                place.expect_sound(connection)
                self.seal = Seal.of(connection, place.beside)
                self._ids = Ids(connection)
            self._reading_engine = place.engine(READERS)
            opened.callback(self._reading_engine.dispose)
            self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="emberkeep-reader")
            self._writer = Writer(engine, place.begin_writing)
            self._opened = opened.pop_all()

    @classmethod
    async def open(cls, url: str | Path) -> Database:
        """Opens the database at this path, `sqlite:///` or `postgresql://` URL, and makes or migrates it. Raises InUse,
        or CannotOpen with what to do, ValueError for a URL of another kind.

        Cancelling the caller does not cancel the opening, but it is closed again before they go on.
        """
        opening = asyncio.ensure_future(asyncio.to_thread(cls, place_of(url)))
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            await asyncio.wait([opening])
            if opening.exception() is None:
                await opening.result().close()
            raise

    async def close(self) -> None:
        """Writes what waits, lets the readers end, then lets go."""
        await asyncio.to_thread(self._writer.close)
        self._closed = True
        await asyncio.gather(*self._reading, return_exceptions=True)
        await asyncio.to_thread(self._readers.shutdown)
        self._opened.close()

    async def write(self, writes: Sequence[Write]) -> None:
        """Returns when all of it is on the disk. Raises Conflict when a row exists already; then none of it is.
        Raises Unreachable."""
        last = self._ids.unkept()
        await self._writer.write([*writes, *keeping(last)])
        self._ids.note_kept(last)

    async def read(
        self, query: Callable[Concatenate[Connection, Asked], Found], *args: Asked.args, **kwargs: Asked.kwargs
    ) -> Found:
        """Returns what `query` finds with these arguments, in a thread with a connection of its own; it sees one moment
        of the database. Cancelling the caller does not cancel it. Raises Closed, Unreachable."""
        if self._closed:
            raise Closed("the database is closed; nothing was read")
        reading = asyncio.get_running_loop().run_in_executor(
            self._readers, self._read, lambda connection: query(connection, *args, **kwargs)
        )
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)

    def _read(self, query: Callable[[Connection], Found]) -> Found:
        try:
            with self._reading_engine.connect() as connection:
                connection.exec_driver_sql(self.place.begin_reading)
                try:
                    return query(connection)
                finally:
                    connection.exec_driver_sql("ROLLBACK")
        except DBAPIError as error:
            raise plain(error) from error

    def new_id(self, of: Numbered) -> int:
        """A number that no campaign, branch or request has had: one process alone hands them out."""
        return self._ids.new(of)
