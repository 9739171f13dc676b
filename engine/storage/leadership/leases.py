"""Who may write: a lease that its holder renews, with an epoch that every transaction of a writer asks for.

A row of `lease` is a lease that was never followed by another of its shards. Whoever follows deletes the row, and so
waits for the transactions that have seen it; from then on nothing that is begun under that epoch is taken, however
late its process notices. Times are the server's.
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

LASTS_SECONDS = 4.0  # from each renewal on
RENEWED_EVERY_SECONDS = 1.0
BELIEVED_SECONDS = 60.0  # no lease ends later than that, but for the server's clock having been set back
MOST_TAKEN = 10_000  # interactions that are told to whoever follows
IN_USE = "55006"  # the state by which SQL tells of an object in use
EXPECT_EPOCH = f"""
DO $$ BEGIN
    PERFORM FROM lease WHERE epoch = {{epoch}} FOR KEY SHARE;
    IF NOT FOUND THEN
        RAISE EXCEPTION USING ERRCODE = '{IN_USE}';
    END IF;
END $$"""
"""A renewal changes no key, so neither waits for the other."""

_own = leases.c
_now = cast(literal_column("extract(epoch FROM clock_timestamp()) * 1000"), BigInteger)


class Lease(Protocol):
    """The right to write for some shards. `taken` are the interactions that its last holder says to have answered; None
    where that holder ended without a word, or there was none."""

    @property
    def taken(self) -> frozenset[int] | None:
        """What the last holder has left word of."""

    @property
    def leads(self) -> bool:
        """Whether nobody else can have it now; asks nobody."""

    def begin_writing(self, connection: Connection) -> None:
        """Begins the transaction of a writer. Raises InUse where another process has the lease by now."""

    def when_lost(self, told: Callable[[], object]) -> None:
        """Lets `told` be called, in some thread, once another process has it."""

    def release(self, taken: Collection[int] = ()) -> None:
        """Lets another process have it at once, and leaves word of the interactions that were taken here."""


@dataclass
class FileLease:
    """The lock of a file: it cannot be lost."""

    begin_writing: Callable[[Connection], None]
    held: ExitStack = field(default_factory=ExitStack)
    taken: frozenset[int] | None = None
    leads: bool = True

    def when_lost(self, told: Callable[[], object]) -> None:
        """Never."""

    def release(self, taken: Collection[int] = ()) -> None:
        """Lets go of the file. Nobody has heard what this process has heard, so nothing is told."""
        self.leads = False
        self.held.close()


class ServerLease:
    """A lease on a server, renewed by a thread with a connection of its own until it is released or lost."""

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
        """Takes the place of those that had any of these shards; to be called where nobody else can claim. Returns when
        whatever they were writing is written, or broken off."""
        with self._engine.connect() as connection:
            before = [each for each in found(connection) if each.shards.meets(self._shards)]
            newest = connection.scalar(select(func.max(_own.epoch))) or 0
            self._epoch = max(newest + 1, connection.scalars(select(_now)).one())  # which no backup brings back
            row = {"epoch": self._epoch, "holder": _myself(), **_range(self._shards), "until": 0}
            connection.execute(insert(leases), [row])  # first: a kill may come in between
            connection.execute(delete(leases).where(_own.epoch.in_([each.epoch for each in before])))
        self.taken = _left_by(before)
        self._renew()
        self._thread.start()

    @property
    def leads(self) -> bool:
        """Whether the last renewal still counts: also a process that was stopped for a while knows it at once."""
        return not self._lost.is_set() and not self._ended.is_set() and clock() < self._until

    def begin_writing(self, connection: Connection) -> None:
        """Begins a transaction that is on the disk when it is committed. Raises InUse where another process has the
        lease by now."""
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
        """Lets `told` be called, in some thread, once another process has it."""
        self._told.append(told)
        if self._lost.is_set():
            told()

    def release(self, taken: Collection[int] = ()) -> None:
        """Lets another process have it at once; where the server is away, in a few seconds."""
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
            with suppress(DBAPIError):  # a server that is away may come back before anybody else has the lease
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
    """Seconds that go on while this process is stopped, and where the system can tell while the machine sleeps."""
    with suppress(AttributeError, OSError):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


# ---------------------------------------------------------------- the leases that there are


@dataclass(frozen=True, slots=True)
class Found:
    """A lease in the database; `lives` says that it has neither ended nor been released."""

    epoch: int
    holder: str
    shards: Shards
    until: int
    lives: bool
    taken: Sequence[int] | None


class Led(InUse):
    """Another process leads these very shards; `renewal` is another after each renewal of its lease."""

    def __init__(self, sentence: str, renewal: tuple[int, int]) -> None:
        super().__init__(sentence)
        self.renewal = renewal


def found(connection: Connection) -> list[Found]:
    """All leases; none where there is no table of them yet."""
    if not inspect(connection).has_table(leases.name):
        return []
    return [_found(row) for row in connection.execute(select(leases, _now.label("now")))]


def living(connection: Connection) -> Iterator[Found]:
    """The leases that count."""
    return (each for each in found(connection) if each.lives)


def expect_free(connection: Connection, shards: Shards, database: str) -> None:
    """Raises Led where another process has the lease of these shards, InUse where others have some of them, or divide
    the servers otherwise."""
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
    """What the last holders have left word of, where all of them have."""
    left = [each.taken for each in before if each.taken is not None]
    return frozenset(chain(*left)) if before and len(left) == len(before) else None


def _range(shards: Shards) -> dict[str, int]:
    return {"first": shards.first, "last": shards.last, "count": shards.count}


def _myself() -> str:
    return f"{socket.gethostname()}, process {os.getpid()}"
