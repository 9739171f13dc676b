"""One database and its writing process: connections, migrations, the lease and the key."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from engine.storage.backends.connecting import plain
from engine.storage.backends.place import Place, place_of
from engine.storage.database.examining import Examination
from engine.storage.database.migrate import upgrade
from engine.storage.database.writer import Writer
from engine.storage.leadership.leases import Lease, Led
from engine.storage.leadership.seal import Seal
from engine.storage.queries.ids import Ids, keeping
from engine.storage.queries.typed import is_single
from engine.storage.schema.errors import CannotOpen, Closed, InUse, Unreachable
from engine.storage.schema.shards import Shards
from engine.storage.schema.writes import Write

Asked = ParamSpec("Asked")
Found = TypeVar("Found")

READERS = 4
LOOKED_AT_EVERY_SECONDS = 0.2  # interval of checks while another process leads


@dataclass(frozen=True, slots=True)
class Lead:
    """The resources of a leading process."""

    lease: Lease
    seal: Seal
    ids: Ids
    writer: Writer


class Database:
    """The database for the servers of some shards, led by one process at a time.

    All writing goes through `write`, all reading through `read`, once this process leads.
    """

    def __init__(self, place: Place, shards: Shards) -> None:
        self.place = place
        self.shards = shards
        self.watch: Callable[[Sequence[Write]], AbstractContextManager[None]] = lambda _: nullcontext()
        """Is entered with the writes of each commit until it is on disk."""
        self._lead: Lead | None = None
        self._closed = False
        self._lost = asyncio.Event()
        self._examination: Examination | None = None
        self._damage: CannotOpen | None = None
        self._reading: set[asyncio.Future[Any]] = set()
        self._engine = place.engine()
        self._reading_engine = place.engine(READERS)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="emberkeep-reader")

    @classmethod
    def standing_by(cls, url: str | Path | Place, shards: Shards | None = None) -> Database:
        """Returns the database at this path or URL for a process that will `lead` the shards (default: all).

        Raises CannotOpen with a remedy.
        """
        return cls(place_of(url), shards or Shards())

    @classmethod
    async def open(cls, url: str | Path | Place, shards: Shards | None = None) -> Database:
        """Opens and leads the database. Raises InUse, or CannotOpen with a remedy."""
        database = cls.standing_by(url, shards)
        try:
            await database.lead(waits=False)
        except BaseException:
            await database.close()
            raise
        return database

    async def lead(self, *, waits: bool = True) -> frozenset[int] | None:
        """Returns once this process leads its shards: tables are migrated, and it may write.

        With `waits` it waits for another leader to end, otherwise only as long as that one may be dead. Returns the
        interactions that the previous leader took; None if it left no handover record. Raises InUse, or CannotOpen with
        a remedy. A cancelled caller waits until a claim in progress has ended; closing undoes it.
        """
        renewal: tuple[int, int] | None = None
        while True:
            try:
                to_examine = self.place.is_to_examine
                taken = await _uncancelled(asyncio.to_thread(self._begin_to_lead))
                if to_examine:
                    self._examination = Examination(self.place, partial(self._note_damage, asyncio.get_running_loop()))
                return taken
            except Led as led:
                if not waits and renewal not in (None, led.renewal):
                    raise
                renewal = led.renewal
            except InUse:
                raise
            except CannotOpen:
                if renewal is None:
                    raise  # otherwise its server was there and may come back
            await asyncio.sleep(LOOKED_AT_EVERY_SECONDS)

    def _note_damage(self, loop: asyncio.AbstractEventLoop, damage: CannotOpen) -> None:
        self._damage = damage
        loop.call_soon_threadsafe(self._lost.set)

    def _begin_to_lead(self) -> frozenset[int] | None:
        with self.place.leading(self.shards) as lease:
            with self._engine.connect() as connection:
                self.place.expect_sound(connection)
            upgrade(self._engine, self.place)
            with self._engine.connect() as connection:
                seal, ids = Seal.of(connection, self.place), Ids(connection)
                self.place.expect_campaigns_after(connection, ids.last)
        self._lead = Lead(lease, seal, ids, Writer(self._engine, lease.begin_writing, self.place.together))
        return lease.taken

    def _led(self) -> Lead:
        if self._closed or self._lead is None:
            raise Closed("the database is closed, or still led by another process")
        return self._lead

    @property
    def seal(self) -> Seal:
        """Returns the seal for exports. Raises Closed before this process leads."""
        return self._led().seal

    @property
    def leads(self) -> bool:
        """True if no other process can lead these shards now; False if unsure."""
        return self._lead is not None and self._lead.lease.leads

    def expect_to_lead(self) -> None:
        """Raises Unreachable if another process may lead by now.

        Call it before an action that no transaction protects, such as a post.
        """
        if not self.leads:
            raise Unreachable("the lease of this process is not renewed")

    async def lost(self) -> None:
        """Returns once another process has permanently taken over. Raises CannotOpen if the database turns out to be
        damaged."""
        loop = asyncio.get_running_loop()
        self._led().lease.when_lost(lambda: loop.call_soon_threadsafe(self._lost.set))
        await self._lost.wait()
        if self._damage is not None:
            raise self._damage

    async def hand_over(self, taken: Collection[int] = ()) -> None:
        """Writes the queue, then hands leadership over together with the interactions that were taken here.

        Later writes raise Closed.
        """
        if self._lead is not None:
            await asyncio.to_thread(self._lead.writer.close)
            await asyncio.to_thread(self._lead.lease.release, taken)

    async def close(self) -> None:
        """Hands over, waits for the readers, then closes all connections."""
        if self._lead is not None:
            await asyncio.to_thread(self._lead.writer.close)
        self._closed = True
        if self._examination is not None:
            await asyncio.to_thread(self._examination.close)
        await asyncio.gather(*self._reading, return_exceptions=True)
        await asyncio.to_thread(self._readers.shutdown)
        self._reading_engine.dispose()
        self._engine.dispose()
        if self._lead is not None:
            await asyncio.to_thread(self._lead.lease.release)

    async def write(self, writes: Sequence[Write]) -> None:
        """Returns when all of it is on disk.

        Raises Conflict if a row exists already, and then writes nothing. Raises InUse if another process leads by now,
        Closed, Unreachable.
        """
        lead = self._led()
        last = lead.ids.unkept()
        with self.watch(writes):
            await lead.writer.write(writes if last is None else [*writes, *keeping(last)])
        if last is not None:
            lead.ids.note_kept(last)

    async def read(
        self, query: Callable[Concatenate[Connection, Asked], Found], *args: Asked.args, **kwargs: Asked.kwargs
    ) -> Found:
        """Returns the result of `query` with these arguments, run in a thread with its own connection. Its statements
        see one snapshot.

        Cancelling the caller does not cancel it. Raises Closed, Unreachable.
        """
        self._led()
        reading = asyncio.get_running_loop().run_in_executor(
            self._readers, self._read, lambda connection: query(connection, *args, **kwargs), is_single(query)
        )
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)

    def _read(self, query: Callable[[Connection], Found], alone: bool) -> Found:
        try:
            with self._reading_engine.connect() as connection:
                if alone:
                    return query(connection)
                connection.exec_driver_sql(self.place.begin_reading)
                try:
                    return query(connection)
                finally:
                    connection.exec_driver_sql("ROLLBACK")
        except DBAPIError as error:
            raise plain(error) from error

    async def new_campaign(self) -> int:
        """Returns a new campaign number. Raises Closed, Unreachable."""
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
    """Returns the result of `work`; a cancelled caller waits until it has ended."""
    working = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(working)
    except asyncio.CancelledError:
        await asyncio.wait([working])
        working.exception()  # retrieved, so that asyncio does not warn about it
        raise
