"""A database of a PostgreSQL server, for hosts that have one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar
from uuid import uuid4

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError

from engine.storage import notes
from engine.storage.connecting import engine_of
from engine.storage.errors import CannotOpen, InUse
from engine.storage.opening import explained
from engine.storage.turns import Turns

LOCKED = "55P03"  # the state by which SQL tells of a lock that was not to be had
PATIENCE = "SET LOCAL lock_timeout TO '1s'"  # a server takes a moment to notice that a process has ended
IN_USE = "55006"  # the state by which SQL tells of an object in use
BEGIN = "BEGIN; SET LOCAL synchronous_commit TO on;"
CLAIM = "house"  # the note of the process that may write
EXPECT_CLAIM = f"""
DO $$ BEGIN
    PERFORM FROM note WHERE key = '{CLAIM}' AND value = '{{}}' FOR SHARE;
    IF NOT FOUND THEN
        RAISE EXCEPTION USING ERRCODE = '{IN_USE}';
    END IF;
END $$"""
"""Sent along with BEGIN, so that it costs no way to the server and back. Whoever claims the database waits until the
transaction that looks is over, and so sees what it has written."""
HOUSE = 0x656D6265726B6565  # the advisory lock of the process that has the database ("emberkee")


@dataclass
class PostgreSQL:
    """The database at a URL; what cannot stand in it, such as its key, are files named after `beside`."""

    url: URL
    beside: Path

    begin_reading: ClassVar[str] = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"  # it sees one moment
    _claim: str | None = None

    def __str__(self) -> str:
        return self.url.render_as_string(hide_password=True)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keeps other processes out, by a lock that its transaction holds: PgBouncer keeps that on one connection.
        Raises InUse, and CannotOpen where there can be no database."""
        with self.explained(), ExitStack() as opened:
            engine = self.engine()
            opened.callback(engine.dispose)
            connection = engine.connect()
            opened.callback(connection.invalidate)  # whether or not its server is still there
            connection.exec_driver_sql(f"BEGIN; SET LOCAL idle_in_transaction_session_timeout TO 0; {PATIENCE}")
            try:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({HOUSE})")
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) != LOCKED:
                    raise
                raise InUse(f"Another process has {self} open, and only one may. Stop that bot first.") from None
            opened.callback(_let_go, connection)
            yield

    def claim(self, connection: Connection) -> None:
        """Notes that this process has the database now. Its lock is lost with a connection, and another process may
        take it: from then on nothing that this one writes is taken."""
        self._claim = uuid4().hex
        for statement, rows in notes.put(CLAIM, self._claim):
            connection.execute(statement, rows or None)

    def begin_writing(self, connection: Connection) -> None:
        """Begins a transaction that is on the disk when it is committed. Raises InUse where another process has claimed
        the database since."""
        try:
            connection.exec_driver_sql(BEGIN if self._claim is None else BEGIN + EXPECT_CLAIM.format(self._claim))
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) != IN_USE:
                raise
            raise InUse(f"Another process has taken {self} over; nothing more is written here.") from None

    def engine(self, connections: int = 1) -> Engine:
        """Connections that prepare no statements: behind PgBouncer the next one may meet another server process."""
        url = self.url.set(drivername="postgresql+psycopg")
        try:
            return engine_of(url, connections, may_break=True, prepare_threshold=None)
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
