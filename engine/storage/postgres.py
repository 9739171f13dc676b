"""A database of a PostgreSQL server, for hosts that have one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError

from engine.storage.connecting import engine_of
from engine.storage.errors import CannotOpen, InUse
from engine.storage.leases import Lease, ServerLease, expect_free, living
from engine.storage.opening import explained
from engine.storage.shards import Shards
from engine.storage.turns import Turns

LOCKED = "55P03"  # the state by which SQL tells of a lock that was not to be had
PATIENCE = "SET LOCAL lock_timeout TO '10s'"  # others may be starting, and bring the tables up to date
HOUSE = 0x656D6265726B6565  # the advisory lock of whoever claims a lease or changes tables ("emberkee")
BEGIN = "BEGIN; SET LOCAL synchronous_commit TO on; SET LOCAL idle_in_transaction_session_timeout TO '4s';"
"""A transaction that is on the disk when it is committed, and holds nobody up for long if its process is stopped."""
QUICKLY = {"connect_timeout": 4, "tcp_user_timeout": 4000}  # where a network swallows a renewal, the next is tried


@dataclass(frozen=True, slots=True)
class PostgreSQL:
    """The database at a URL; what cannot stand in it, such as its key, are files named after `beside`."""

    url: URL
    beside: Path

    begin_reading: ClassVar[str] = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"  # it sees one moment

    def __str__(self) -> str:
        return self.url.render_as_string(hide_password=True)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keeps other processes out. Raises InUse, and CannotOpen where there can be no database."""
        with self.explained(), self._alone(), self._connected() as connection:
            self.expect_alone(connection)
            yield

    @contextmanager
    def leading(self, shards: Shards) -> Iterator[Lease]:
        """To be entered while the tables are brought up to date; the lease counts once that was left. Raises Led,
        InUse, CannotOpen."""
        with self.explained():
            self._expect_free(shards)  # without keeping anybody else from claiming
            with self._alone():
                self._expect_free(shards)
                lease = ServerLease(self.engine(**QUICKLY), BEGIN, str(self), shards)
                try:
                    yield lease
                    lease.claim()
                except BaseException:
                    lease.release()
                    raise

    def _expect_free(self, shards: Shards) -> None:
        with self._connected() as connection:
            expect_free(connection, shards, str(self))

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        engine = self.engine()
        try:
            with engine.connect() as connection:
                yield connection
        finally:
            engine.dispose()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Keeps others from claiming leases and changing tables, by a lock that its transaction holds: PgBouncer keeps
        that on one connection. Raises InUse."""
        with self._connected() as connection, ExitStack() as opened:
            opened.callback(connection.invalidate)  # whether or not its server is still there
            connection.exec_driver_sql(f"BEGIN; SET LOCAL idle_in_transaction_session_timeout TO 0; {PATIENCE}")
            try:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({HOUSE})")
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) != LOCKED:
                    raise
                raise InUse(f"Another process has {self} open, and only one may. Stop that one first.") from None
            opened.callback(_let_go, connection)
            yield

    def expect_alone(self, connection: Connection) -> None:
        """Raises InUse where a process has a lease, for tables are to be changed."""
        for each in living(connection):
            raise InUse(
                f"Another process has {self} open for shards {each.shards} ({each.holder}), and its tables are to be "
                "changed. Stop all bots of this database first."
            )

    def begin_writing(self, connection: Connection) -> None:
        """Begins a transaction of somebody who has no lease."""
        connection.exec_driver_sql(BEGIN)

    def engine(self, connections: int = 1, **how: Any) -> Engine:
        """Connections that prepare no statements: behind PgBouncer the next one may meet another server process."""
        url = self.url.set(drivername="postgresql+psycopg")
        try:
            return engine_of(url, connections, may_break=True, prepare_threshold=None, **how)
        except ModuleNotFoundError as error:
            raise CannotOpen(
                "For PostgreSQL a package is missing. Install it: "
                "pip install --require-hashes --requirement requirements-postgresql.txt"
            ) from error

    def turns(self) -> Turns:
        """Turns that all processes of this database take."""
        return Turns(self.engine())

    def expect_sound(self, connection: Connection) -> None:
        """The server looks after that."""

    def faults(self, connection: Connection) -> list[str]:
        """The server looks after that, too."""
        return []

    def megabytes(self, connection: Connection) -> float:
        """How large the database is."""
        return float(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one()) / 1e6

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Whatever keeps the database from being opened in here is raised as CannotOpen. Faults of ours pass."""
        try:
            with explained(self.beside):
                yield
        except CannotOpen as error:
            if not isinstance(error.__cause__, DBAPIError):
                raise
            said = " ".join(str(error.__cause__.orig).split())
            raise CannotOpen(
                f"{self} cannot be opened: {said}. Look at EMBERKEEP_DATABASE and whether its server runs."
            ) from error.__cause__


def _let_go(connection: Connection) -> None:
    """Ends the transaction that holds the lock, where its server is still there."""
    with suppress(DBAPIError):
        connection.exec_driver_sql("ROLLBACK")
