"""A database on a PostgreSQL server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError

from engine.storage.backends.connecting import engine_of
from engine.storage.backends.opening import explained
from engine.storage.backends.remedies import ONLY_READ, told
from engine.storage.backends.turns import Turns
from engine.storage.leadership.leases import Lease, ServerLease, expect_free, living
from engine.storage.leadership.seal import key_path
from engine.storage.schema.errors import CannotOpen, InUse
from engine.storage.schema.shards import Shards

LOCKED = "55P03"  # SQL state: a lock was not available
PATIENCE = "SET LOCAL lock_timeout TO '10s'"  # other processes may be starting and migrating the tables
HOUSE = 0x656D6265726B6565  # the advisory lock for claiming a lease or changing tables ("emberkee")
BEGIN = "BEGIN; SET LOCAL synchronous_commit TO on; SET LOCAL idle_in_transaction_session_timeout TO '4s';"
"""Begins a transaction that is on disk when committed, and that blocks no one for long if its process is stopped."""
QUICKLY = {"connect_timeout": 4, "tcp_user_timeout": 4000}  # if the network drops a renewal, the next one is tried

PATIENTLY = {"connect_timeout": 10, "tcp_user_timeout": 10_000, "keepalives_idle": 30}
"""Detects a dead machine within seconds; the address may override it."""
OLDEST = 14  # the oldest server version that is tested
REACH_IT = "Look at EMBERKEEP_DATABASE and whether its server runs."


@dataclass(frozen=True, slots=True)
class PostgreSQL:
    """The database at a URL. Files such as its key are named after `beside`."""

    url: URL
    beside: Path
    key_file: Path | None = None

    begin_reading: ClassVar[str] = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"  # a consistent snapshot

    @property
    def key(self) -> Path:
        """Returns the path of the key of sealed exports."""
        return self.key_file or key_path(self.beside)

    @property
    def shares_key(self) -> bool:
        """Returns True: processes on other machines may have it."""
        return True

    def __str__(self) -> str:
        return self.url.render_as_string(hide_password=True)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keeps other processes out. Raises InUse, and CannotOpen if there can be no database."""
        with self.explained(), ExitStack() as opened:
            engine = self.engine()
            opened.callback(engine.dispose)
            opened.enter_context(self._alone(engine))
            with engine.connect() as connection:
                self.expect_alone(connection)
            yield

    @contextmanager
    def leading(self, shards: Shards) -> Iterator[Lease]:
        """Claims a lease; migrate the tables inside the block, after which the lease is valid.

        Raises Led, InUse, CannotOpen.
        """
        with self.explained(), ExitStack() as refused:
            engine = self.engine(**QUICKLY)
            refused.callback(engine.dispose)
            self._expect_free(engine, shards)  # without blocking other claims
            with self._alone(engine):
                self._expect_free(engine, shards)
                lease = ServerLease(engine, BEGIN, str(self), shards)
                yield lease
                lease.claim()
            refused.pop_all()

    def _expect_free(self, engine: Engine, shards: Shards) -> None:
        with engine.connect() as connection:
            expect_free(connection, shards, str(self))

    @contextmanager
    def _alone(self, engine: Engine) -> Iterator[None]:
        """Prevents others from claiming leases and changing tables. Raises InUse.

        The lock belongs to a transaction, which PgBouncer keeps on one connection.
        """
        with engine.connect() as connection, ExitStack() as opened:
            opened.callback(connection.invalidate)  # works even if the server is gone
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
        """Raises InUse if a process has a lease, because tables are about to change."""
        for each in living(connection):
            raise InUse(
                f"Another process has {self} open for shards {each.shards} ({each.holder}), and its tables are to be "
                "changed. Stop all bots of this database first."
            )

    def begin_writing(self, connection: Connection) -> None:
        """Begins a write transaction without a lease, in which a busy machine may pause longer."""
        connection.exec_driver_sql(f"{BEGIN} SET LOCAL idle_in_transaction_session_timeout TO '60s'")

    @contextmanager
    def together(self, connection: Connection) -> Iterator[None]:
        """Sends the statements of the block without waiting for each one. Raises the error of the first that fails,
        after which the others have done nothing."""
        driver: Any = connection.connection.driver_connection
        errors = connection.dialect.loaded_dbapi.Error
        try:
            with driver.pipeline():
                yield
        except errors as error:  # found at the end, when no statement of SQLAlchemy was left to report it
            broken = bool(driver.closed) or getattr(error, "sqlstate", None) == ONLY_READ
            if broken:
                connection.invalidate(error)
            raise DBAPIError.instance(
                None,
                None,
                error,
                errors,
                hide_parameters=True,
                connection_invalidated=broken,
                dialect=connection.dialect,
            ) from error

    def engine(self, connections: int = 1, **how: Any) -> Engine:
        """Returns connections without prepared statements: behind PgBouncer the next one may reach another server
        process.
        """
        url = self.url.set(drivername="postgresql+psycopg")
        patience = {name: value for name, value in (PATIENTLY | how).items() if name not in url.query}
        try:
            return engine_of(
                url, connections, may_break=True, prepare_threshold=None, client_encoding="utf8", **patience
            )
        except ModuleNotFoundError as error:
            raise CannotOpen(
                "For PostgreSQL a package is missing. Install it: "
                "pip install --require-hashes --requirement requirements-postgresql.txt"
            ) from error

    def turns(self) -> Turns:
        """Returns the turns shared by all processes of this database."""
        return Turns(self.engine())

    def next_campaign(self, connection: Connection) -> int:
        """Returns a new campaign number; the server allocates each only once."""
        return int(connection.exec_driver_sql("SELECT nextval('campaign_number')").scalar_one())

    def last_campaign(self, connection: Connection) -> int:
        """Returns the last number that the server has allocated."""
        return int(connection.exec_driver_sql("SELECT last_value FROM campaign_number").scalar_one())

    def expect_campaigns_after(self, connection: Connection, last: int) -> None:
        """Makes new numbers begin after `last`. Only campaigns that were copied here have numbers the server did not
        allocate.
        """
        behind = "(SELECT last_value FROM campaign_number) < %(last)s"
        connection.exec_driver_sql(f"SELECT setval('campaign_number', %(last)s) WHERE {behind}", {"last": last})

    @property
    def is_to_examine(self) -> bool:
        """Returns False: the server takes care of that."""
        return False

    def examine(self, connection: Connection) -> None:
        """Does nothing: the server takes care of that."""

    def expect_sound(self, connection: Connection) -> None:
        """Raises CannotOpen for a server that is too old, or a database that cannot store what people write.

        The server takes care of everything else.
        """
        version, encoding = connection.exec_driver_sql(
            "SELECT current_setting('server_version_num')::int / 10000, current_setting('server_encoding')"
        ).one()
        if version < OLDEST:
            raise CannotOpen(f"The server of {self} is PostgreSQL {version}. Install PostgreSQL {OLDEST} or newer.")
        if encoding != "UTF8":
            raise CannotOpen(
                f"{self} keeps text as {encoding}, which lacks letters that people write. Name a database in "
                "EMBERKEEP_DATABASE that was made by: createdb --encoding UTF8 --template template0 NAME"
            )

    def faults(self, connection: Connection) -> list[str]:
        """Returns no faults: the server takes care of that."""
        return []

    def megabytes(self, connection: Connection) -> float:
        """Returns the size of the database."""
        return float(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one()) / 1e6

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Raises CannotOpen for anything that keeps the database from being opened in the block. Our own bugs pass."""
        try:
            with explained(self.beside):
                yield
        except CannotOpen as error:
            if not isinstance(error.__cause__, DBAPIError):
                raise
            raise CannotOpen(f"{self} cannot be opened: {told(error.__cause__, REACH_IT)}") from error.__cause__


def _let_go(connection: Connection) -> None:
    """Ends the transaction that holds the lock, if its server is still there."""
    with suppress(DBAPIError):
        connection.exec_driver_sql("ROLLBACK")
