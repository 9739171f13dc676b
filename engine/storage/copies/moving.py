"""Moves a whole database between file and server in either direction, all or nothing.

Each campaign's rows in each table are hashed and compared with those in the target. The target becomes valid at the
end: a file gets its name then, a server commits one transaction. The source is only read, and no bot may have it open:
later play would be lost.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from itertools import groupby
from pathlib import Path
from time import perf_counter
from typing import Any

from sqlalchemy import Connection, Table, delete, func, select
from sqlalchemy.exc import DBAPIError
from sqlmodel import SQLModel

from engine.storage.backends.opening import explained
from engine.storage.backends.place import Place
from engine.storage.backends.sqlite import SQLite
from engine.storage.copies.bulk import bulk_of
from engine.storage.copies.keeping import looked_at
from engine.storage.copies.restore import keep_aside
from engine.storage.database.migrate import upgrade
from engine.storage.leadership.seal import expect_key, find_key, noted_mark, put_key, read_key
from engine.storage.queries.ids import Ids, keeping
from engine.storage.schema.errors import CannotOpen
from engine.storage.schema.tables import campaigns, leases

HASH_BYTES = 16
NUMBER_BYTES = 8

MOVED: Sequence[Table] = [table for table in SQLModel.metadata.sorted_tables if table is not leases]
"""The copy has no leader."""


@dataclass(frozen=True, slots=True)
class Moved:
    """The result of a move; `kept` is where an empty database that was there before is kept."""

    campaigns: int
    rows: int
    megabytes: float
    seconds: float
    kept: Path | None


def move(source: Place, target: Place, say: Callable[[str], None]) -> Moved:
    """Copies a database that no bot has open, with its key, to a place without campaigns.

    `say` is called for each table. Raises CannotOpen with a remedy, InUse. In these cases, and after a kill, the target
    is unchanged.
    """
    if str(source) == str(target):
        raise CannotOpen(f"{source} cannot be moved to itself. Name another database as the target.")
    began = perf_counter()
    with looked_at(source) as reading, source.held():
        key = _key_of(source, reading)
        _expect_no_other_key(target, key)
        with target.held(), _filled(target) as filled:
            rows = sum(_move_table(table, (source, reading), (target, filled.connection), say) for table in MOVED)
            _keep_last_number(max(Ids(reading).last, source.last_campaign(reading)), filled.connection)
            put_key(target.key, key)
        count = reading.scalar(select(func.count()).select_from(campaigns)) or 0
        size = source.megabytes(reading)
    return Moved(count, rows, size, perf_counter() - began, filled.kept)


# ---------------------------------------------------------------- keys


def _key_of(source: Place, reading: Connection) -> bytes:
    """Returns the key of the source. Raises CannotOpen."""
    noted = noted_mark(reading)
    path = find_key(source, noted)
    try:
        expect_key(path, noted)
        return read_key(path)
    except OSError as error:
        raise CannotOpen(f"The key {path} cannot be read ({error.strerror}). Put it there: it is moved too.") from None


def _expect_no_other_key(target: Place, key: bytes) -> None:
    try:
        other = target.key.exists() and read_key(target.key) != key
    except OSError as error:
        raise CannotOpen(f"The key {target.key} cannot be read ({error.strerror}). Take it away.") from None
    if other:
        raise CannotOpen(f"{target.key} is not the key of the source. Take it away, or name another target.")


# ---------------------------------------------------------------- rows


def _move_table(
    table: Table, source: tuple[Place, Connection], target: tuple[Place, Connection], say: Callable[[str], None]
) -> int:
    """Moves the rows of a table and verifies them; returns their number."""
    reading, writing = bulk_of(source[1]), bulk_of(target[1])
    sent, came = Hashes(table), Hashes(table)
    try:
        writing.fill(table, sent.of(reading.rows(table)))
    except Exception as error:
        if (said := _said(error)) is None:
            raise
        raise CannotOpen(
            f"{target[0]} does not take what {source[0]} holds in {table.name}: {said}. "
            "emberkeep doctor tells which campaign is damaged; nothing was moved."
        ) from None
    for _ in came.of(writing.rows(table)):
        pass
    if sent.made != came.made:
        raise CannotOpen(
            f"{table.name} is not the same in {target[0]} for {sent.first_other(came)}. Nothing was moved; report it."
        )
    say(f"{table.name}: {sent.rows} rows")
    return sent.rows


def _keep_last_number(last: int, writing: Connection) -> None:
    """Stores the last campaign number, because a server does not record the numbers of deleted campaigns."""
    if last > Ids(writing).last:
        for statement, rows in keeping(last):
            writing.execute(statement, rows or None)


def _said(error: Exception) -> str | None:
    """Returns the driver's reason for rejecting a row, without the row."""
    said = getattr(getattr(error, "diag", None), "message_primary", None)
    return said or (type(error).__name__ if isinstance(error, DBAPIError | ValueError | OverflowError) else None)


class Hashes:
    """Hashes of each campaign's rows in a table, in key order; other rows are grouped by their first key."""

    def __init__(self, table: Table) -> None:
        self.made = bytearray()
        self.rows = 0
        names = [column.name for column in table.columns]
        first = "campaign" if "campaign" in names else next(iter(table.primary_key)).name
        self._first = names.index(first)
        self._table = table

    def of(self, rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
        """Yields these rows and hashes them on the way."""
        for first, group in groupby(rows, key=lambda row: row[self._first]):
            made = blake2b(digest_size=HASH_BYTES)
            for row in group:
                made.update(repr(row).encode())
                self.rows += 1
                yield row
            number = first if isinstance(first, int) else 0
            self.made += number.to_bytes(NUMBER_BYTES, "big", signed=True) + made.digest()

    def first_other(self, other: Hashes) -> str:
        """Returns the first campaign, or other key, whose rows differ."""
        step = NUMBER_BYTES + HASH_BYTES
        for at in range(0, max(len(self.made), len(other.made)), step):
            mine, theirs = self.made[at : at + step], other.made[at : at + step]
            if mine != theirs:
                return f"number {int.from_bytes((mine or theirs)[:NUMBER_BYTES], 'big', signed=True)}"
        return "nothing"


# ---------------------------------------------------------------- the target


@dataclass(slots=True)
class Filled:
    """A connection to a target that becomes valid when it is complete."""

    connection: Connection
    kept: Path | None = None


@contextmanager
def _filled(target: Place) -> Iterator[Filled]:
    """Opens a transaction that fills a target without campaigns. Raises CannotOpen if it has campaigns."""
    with _file(target) if isinstance(target, SQLite) else _on_server(target) as filled:
        yield filled


@contextmanager
def _on_server(target: Place) -> Iterator[Filled]:
    with target.explained():
        engine = target.engine()
        try:
            upgrade(engine, target)
            with engine.connect() as connection:
                connection.exec_driver_sql("BEGIN; SET LOCAL synchronous_commit TO on")
                _expect_empty(connection, target)
                for table in MOVED:
                    connection.execute(delete(table))
                yield Filled(connection)
                connection.exec_driver_sql("COMMIT; ANALYZE")
        finally:
            engine.dispose()


@contextmanager
def _file(target: SQLite) -> Iterator[Filled]:
    """Writes a file under a temporary name, without a journal: until it is renamed it may be discarded."""
    if target.beside.exists():
        with looked_at(target) as connection:
            _expect_empty(connection, target)
    fresh = SQLite(target.beside.with_name(f"{target.beside.name}.new"))
    with explained(target.beside):
        fresh.beside.unlink(missing_ok=True)
        fresh.beside.touch(mode=0o600)  # it holds every hand
    try:
        engine = fresh.engine()
        try:
            upgrade(engine, fresh)
            with engine.connect() as connection, explained(target.beside):
                for setting in ("journal_mode=OFF", "synchronous=OFF"):
                    connection.exec_driver_sql(f"PRAGMA {setting}")
                connection.exec_driver_sql("BEGIN")
                filled = Filled(connection)
                yield filled
                connection.exec_driver_sql("COMMIT")
        finally:
            engine.dispose()
        with explained(target.beside):
            with fresh.beside.open("rb") as written:
                os.fsync(written.fileno())
            filled.kept = keep_aside(target) if target.beside.exists() else None
            fresh.beside.replace(target.beside)
    finally:
        for ending in ("", "-wal", "-shm"):
            fresh.beside.with_name(f"{fresh.beside.name}{ending}").unlink(missing_ok=True)


def _expect_empty(connection: Connection, target: Place) -> None:
    count = connection.scalar(select(func.count()).select_from(campaigns))
    if count:
        raise CannotOpen(
            f"{target} holds {count} campaigns already. Name an empty database, or a file that is not there."
        )
