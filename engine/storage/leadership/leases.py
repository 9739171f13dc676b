"""Write leases: the holder renews its lease, and every write transaction checks the lease's epoch.

A row of `lease` has no successor yet. A successor deletes the row and thereby waits for the transactions that have read
it. From then on every transaction of the old epoch fails, however late its process notices. Times are the server's.
"""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from itertools import chain
from threading import Event, Thread
from typing import Any, Protocol

from sqlalchemy import (
    BigInteger,
    Connection,
    Engine,
    cast,
    delete,
    func,
    insert,
    inspect,
    literal_column,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError

from engine.storage.schema.errors import InUse
from engine.storage.schema.shards import Shards
from engine.storage.schema.tables import leases

LASTS_SECONDS = 4.0  # after each renewal
RENEWED_EVERY_SECONDS = 1.0
BELIEVED_SECONDS = 60.0  # no valid lease ends later, unless the server's clock was set back
MOST_TAKEN = 10_000  # interactions handed to the successor
IN_USE = "55006"  # SQL state: object in use
EXPECT_EPOCH = f"""
DO $$ BEGIN
    PERFORM FROM lease WHERE epoch = {{epoch}} FOR KEY SHARE;
    IF NOT FOUND THEN
        RAISE EXCEPTION USING ERRCODE = '{IN_USE}';
    END IF;
END $$"""
"""A renewal changes no key, so neither blocks the other."""

_own = leases.c
_now = cast(literal_column("extract(epoch FROM clock_timestamp()) * 1000"), BigInteger)


class Lease(Protocol):
    """The right to write for some shards.

    `taken` are the interactions answered by the previous holder; None if it ended without a handover record or there
    was none.
    """

    @property
    def taken(self) -> frozenset[int] | None:
        """Returns the interactions handed over by the previous holder."""

    @property
    def leads(self) -> bool:
        """True if no one else can have it now; queries nothing."""

    def begin_writing(self, connection: Connection) -> None:
        """Begins a write transaction. Raises InUse if another process has the lease by now."""

    def when_lost(self, told: Callable[[], object]) -> None:
        """Calls `told`, in some thread, once another process has the lease."""

    def release(self, taken: Collection[int] = ()) -> None:
        """Releases the lease at once and records the interactions taken here for the successor."""


@dataclass
class FileLease:
    """The lock of a file, which cannot be lost."""

    begin_writing: Callable[[Connection], None]
    held: ExitStack = field(default_factory=ExitStack)
    taken: frozenset[int] | None = None
    leads: bool = True

    def when_lost(self, told: Callable[[], object]) -> None:
        """Does nothing: it cannot be lost."""

    def release(self, taken: Collection[int] = ()) -> None:
        """Unlocks the file. No other process received this process's interactions, so none are recorded."""
        self.leads = False
        self.held.close()


class ServerLease:
    """A lease on a server, renewed by a thread with its own connection until it is released or lost."""

    def __init__(self, engine: Engine, begin: str, database: str, shards: Shards) -> None:
        self.taken: frozenset[int] | None = None
        self._engine = engine
        self._begin = begin + EXPECT_EPOCH
        self._database = database
        self._shards = shards
        self._epoch = 0
        self._until = 0.0
        self._ended = Event()
        self._lost = Event()
        self._told: list[Callable[[], object]] = []
        self._thread = Thread(target=self._keep, name="emberkeep-lease", daemon=True)

    def claim(self) -> None:
        """Replaces all leases on any of these shards; call it while no one else can claim.

        Returns when their pending writes are committed or aborted.
        """
        with self._engine.connect() as connection:
            before = [each for each in found(connection) if each.shards.meets(self._shards)]
            newest = connection.scalar(select(func.max(_own.epoch))) or 0
            self._epoch = max(newest + 1, connection.scalars(select(_now)).one())  # no backup restores an older epoch
            row = {"epoch": self._epoch, "holder": _myself(), **_range(self._shards), "until": 0}
            connection.execute(insert(leases), [row])  # first, because a kill may happen in between
            connection.execute(delete(leases).where(_own.epoch.in_([each.epoch for each in before])))
        self.taken = _left_by(before)
        self._renew()
        self._thread.start()

    @property
    def leads(self) -> bool:
        """True if the last renewal is still valid, which a process sees at once even after being stopped for a
        while.
        """
        return not self._lost.is_set() and not self._ended.is_set() and clock() < self._until

    def begin_writing(self, connection: Connection) -> None:
        """Begins a transaction that is on disk when committed. Raises InUse if another process has the lease by now."""
        try:
            connection.exec_driver_sql(self._begin.format(epoch=self._epoch))
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) != IN_USE:
                raise
            self._lose()
            raise InUse(
                f"Another process has taken {self._database} over for shards {self._shards}: no more is written here."
            ) from None

    def when_lost(self, told: Callable[[], object]) -> None:
        """Calls `told`, in some thread, once another process has the lease."""
        self._told.append(told)
        if self._lost.is_set():
            told()

    def release(self, taken: Collection[int] = ()) -> None:
        """Releases the lease at once; within seconds if the server is unreachable."""
        if self._ended.is_set():
            return
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join()
        word = update(leases).where(_own.epoch == self._epoch).values(until=0, taken=sorted(taken)[-MOST_TAKEN:])
        with suppress(DBAPIError), self._engine.connect() as connection:
            connection.execute(word)
        self._engine.dispose()

    def _keep(self) -> None:
        while not self._ended.wait(RENEWED_EVERY_SECONDS) and not self._lost.is_set():
            with suppress(DBAPIError):  # an unreachable server may return before anyone else has the lease
                self._renew()

    def _renew(self) -> None:
        began, until = clock(), _now + int(LASTS_SECONDS * 1000)
        with self._engine.connect() as connection:
            renewed = connection.execute(update(leases).where(_own.epoch == self._epoch).values(until=until)).rowcount
        if renewed:
            self._until = began + LASTS_SECONDS
        else:
            self._lose()

    def _lose(self) -> None:
        if not self._lost.is_set():
            self._lost.set()
            for told in self._told:
                told()


def clock() -> float:
    """Returns seconds that also count while the process is stopped and, if the system supports it, while the machine
    sleeps.
    """
    with suppress(AttributeError, OSError):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


# ---------------------------------------------------------------- the leases that there are


@dataclass(frozen=True, slots=True)
class Found:
    """A stored lease; `lives` is True if it is neither expired nor released."""

    epoch: int
    holder: str
    shards: Shards
    until: int
    lives: bool
    taken: Sequence[int] | None


class Led(InUse):
    """Another process leads these very shards; `renewal` changes with each renewal of its lease."""

    def __init__(self, sentence: str, renewal: tuple[int, int]) -> None:
        super().__init__(sentence)
        self.renewal = renewal


def found(connection: Connection) -> list[Found]:
    """Returns all leases; none if their table does not exist yet."""
    if not inspect(connection).has_table(leases.name):
        return []
    return [_found(row) for row in connection.execute(select(leases, _now.label("now")))]


def living(connection: Connection) -> Iterator[Found]:
    """Yields the valid leases."""
    return (each for each in found(connection) if each.lives)


def expect_free(connection: Connection, shards: Shards, database: str) -> None:
    """Raises Led if another process has the lease of these shards, InUse if others have some of them or use another
    shard count.
    """
    for each in living(connection):
        if each.shards == shards:
            sentence = f"Another process has {database} open for shards {shards} ({each.holder}), and only one may."
            raise Led(f"{sentence} Stop that bot first.", (each.epoch, each.until))
        if each.shards.meets(shards):
            raise InUse(_refusal(each, shards, database))


def _refusal(each: Found, shards: Shards, database: str) -> str:
    wrong = f"Another process ({each.holder}) has {database} open for shards {each.shards}, not to be met by {shards}."
    if each.shards.count == shards.count:
        return f"{wrong} A shard is one process's: give this one others in EMBERKEEP_SHARDS, or stop that one first."
    return (
        f"{wrong} All processes count the same shards: end EMBERKEEP_SHARDS here with /{each.shards.count}, "
        "or stop that one first."
    )


def _found(row: Any) -> Found:
    lives = row.now < row.until <= row.now + BELIEVED_SECONDS * 1000
    return Found(row.epoch, row.holder, Shards(row.first, row.last, row.count), row.until, lives, row.taken)


def _left_by(before: Sequence[Found]) -> frozenset[int] | None:
    """Returns the interactions handed over by the previous holders, if all of them left a record."""
    left = [each.taken for each in before if each.taken is not None]
    return frozenset(chain(*left)) if before and len(left) == len(before) else None


def _range(shards: Shards) -> dict[str, int]:
    return {"first": shards.first, "last": shards.last, "count": shards.count}


def _myself() -> str:
    return f"{socket.gethostname()}, process {os.getpid()}"
