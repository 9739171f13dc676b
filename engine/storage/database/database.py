"""One database and the process that writes to it: connections, migrations, the lease and the key."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from engine.storage.backends.connecting import plain
from engine.storage.backends.place import Place, place_of
from engine.storage.database.migrate import upgrade
from engine.storage.database.writer import Writer
from engine.storage.leadership.leases import Lease, Led
from engine.storage.leadership.seal import Seal
from engine.storage.queries.ids import Ids, keeping
from engine.storage.schema.errors import CannotOpen, Closed, InUse, Unreachable
from engine.storage.schema.shards import Shards
from engine.storage.schema.writes import Write

Asked = ParamSpec("Asked")
Found = TypeVar("Found")

READERS = 4
LOOKED_AT_EVERY_SECONDS = 0.2  # while another process leads


@dataclass(frozen=True, slots=True)
class Lead:
    """What a process has that leads."""

    lease: Lease
    seal: Seal
    ids: Ids
    writer: Writer


class Database:
    """A database for the servers of some shards, which one process at a time leads. All writing goes through `write`,
    all reading through `read`, both once this process leads."""

    def __init__(self, place: Place, shards: Shards) -> None:
        self.place = place
        self.shards = shards
        self._lead: Lead | None = None
        self._closed = False
        self._lost = asyncio.Event()
        self._reading: set[asyncio.Future[Any]] = set()
        self._engine = place.engine()
        self._reading_engine = place.engine(READERS)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="emberkeep-reader")

    @classmethod
    def standing_by(cls, url: str | Path | Place, shards: Shards | None = None) -> Database:
        """The database at this path, `sqlite:///` or `postgresql://` URL, for whoever will `lead` some shards; all
        where none are named. Raises CannotOpen with what to do."""
        return cls(place_of(url), shards or Shards())

    @classmethod
    async def open(cls, url: str | Path | Place, shards: Shards | None = None) -> Database:
        """The same, leading. Raises InUse, or CannotOpen with what to do."""
        database = cls.standing_by(url, shards)
        try:
            await database.lead(waits=False)
        except BaseException:
            await database.close()
            raise
        return database

    async def lead(self, *, waits: bool = True) -> frozenset[int] | None:
        """Returns once this process leads its shards: tables are made or migrated, and what it writes is taken. It
        `waits` while another process leads them, else only as long as that one may be dead. Returns the interactions
        that it says to have taken, None where it has left no word. Raises InUse, or CannotOpen with what to do.

        Cancelling the caller cancels a beginning that is under way only when it has ended; closing undoes it.
        """
        renewal: tuple[int, int] | None = None
        while True:
            try:
                return await _uncancelled(asyncio.to_thread(self._begin_to_lead))
            except Led as led:
                if not waits and renewal not in (None, led.renewal):
                    raise
                renewal = led.renewal
            except InUse:
                raise
            except CannotOpen:
                if renewal is None:
                    raise  # else its server was there, and may come back
            await asyncio.sleep(LOOKED_AT_EVERY_SECONDS)

    def _begin_to_lead(self) -> frozenset[int] | None:
        with self.place.leading(self.shards) as lease:
            with self._engine.connect() as connection:
                self.place.expect_sound(connection)
            upgrade(self._engine, self.place)
            with self._engine.connect() as connection:
                seal, ids = Seal.of(connection, self.place), Ids(connection)
                self.place.expect_campaigns_after(connection, ids.last)
        self._lead = Lead(lease, seal, ids, Writer(self._engine, lease.begin_writing))
        return lease.taken

    def _led(self) -> Lead:
        if self._closed or self._lead is None:
            raise Closed("the database is closed, or led by another process as yet")
        return self._lead

    @property
    def seal(self) -> Seal:
        """Seals what is exported. Raises Closed before this process leads."""
        return self._led().seal

    @property
    def leads(self) -> bool:
        """Whether no other process can lead these shards now: whoever is in doubt keeps still."""
        return self._lead is not None and self._lead.lease.leads

    def expect_to_lead(self) -> None:
        """To be called before something is done that no transaction watches over, such as a post. Raises Unreachable
        where another process may lead by now."""
        if not self.leads:
            raise Unreachable("the lease of this process is not renewed")

    async def lost(self) -> None:
        """Returns once another process has taken over, for good."""
        loop = asyncio.get_running_loop()
        self._led().lease.when_lost(lambda: loop.call_soon_threadsafe(self._lost.set))
        await self._lost.wait()

    async def hand_over(self, taken: Collection[int] = ()) -> None:
        """Writes what waits, then lets another process lead, which is told which interactions were taken here. What is
        written later raises Closed."""
        if self._lead is not None:
            await asyncio.to_thread(self._lead.writer.close)
            await asyncio.to_thread(self._lead.lease.release, taken)

    async def close(self) -> None:
        """Hands over, lets the readers end, then lets go."""
        if self._lead is not None:
            await asyncio.to_thread(self._lead.writer.close)
        self._closed = True
        await asyncio.gather(*self._reading, return_exceptions=True)
        await asyncio.to_thread(self._readers.shutdown)
        self._reading_engine.dispose()
        self._engine.dispose()
        if self._lead is not None:
            await asyncio.to_thread(self._lead.lease.release)

    async def write(self, writes: Sequence[Write]) -> None:
        """Returns when all of it is on the disk. Raises Conflict when a row exists already; then none of it is.
        Raises InUse where another process leads by now, Closed, Unreachable."""
        lead = self._led()
        last = lead.ids.unkept()
        if last is None:
            await lead.writer.write(writes)
            return
        await lead.writer.write([*writes, *keeping(last)])
        lead.ids.note_kept(last)

    async def read(
        self, query: Callable[Concatenate[Connection, Asked], Found], *args: Asked.args, **kwargs: Asked.kwargs
    ) -> Found:
        """Returns what `query` finds with these arguments, in a thread with a connection of its own; it sees one moment
        of the database. Cancelling the caller does not cancel it. Raises Closed, Unreachable."""
        self._led()
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

    async def new_campaign(self) -> int:
        """A number that no campaign has had. Raises Closed, Unreachable."""
        ids = self._led().ids
        given = await asyncio.to_thread(self._given_number)
        return ids.new() if given is None else given

    def _given_number(self) -> int | None:
        try:
            with self._reading_engine.connect() as connection:
                return self.place.next_campaign(connection)
        except DBAPIError as error:
            raise plain(error) from error


async def _uncancelled(work: Coroutine[Any, Any, Found]) -> Found:
    """What comes of it; a caller who is cancelled waits until it has ended."""
    working = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(working)
    except asyncio.CancelledError:
        await asyncio.wait([working])
        working.exception()  # looked at, so that nobody complains of it
        raise
