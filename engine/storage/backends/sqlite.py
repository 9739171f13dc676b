"""A database in one file, by SQLite: the usual kind."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from sqlalchemy import Connection, Engine, event, make_url

from engine.storage.backends.addresses import NO_FILE
from engine.storage.backends.connecting import engine_of
from engine.storage.backends.opening import expect_place, expect_sound, explained, faults_of_file, real_path
from engine.storage.leadership.leases import FileLease, Lease
from engine.storage.leadership.lock import lock
from engine.storage.leadership.seal import bring_key, key_path
from engine.storage.schema.errors import CannotOpen
from engine.storage.schema.shards import Shards

MOST_FAULTS = 5  # of the file itself that are told
BUSY_TIMEOUT_MILLISECONDS = 10_000  # that another program may keep the file locked


def keep_private(path: Path) -> None:
    """Lets no other user of the machine read a database: it holds every hand. SQLite makes the files beside it like
    it; those of earlier versions are made private, too. A file of another owner stays as it is."""
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for each in (path, *(path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm"))):
        with suppress(OSError):
            each.chmod(0o600)


@dataclass(frozen=True, slots=True)
class SQLite:
    """The database in a file that the host has named so."""

    named: Path
    key_file: Path | None = None

    begin_reading: ClassVar[str] = "BEGIN"  # it sees one moment, in WAL mode

    @property
    def beside(self) -> Path:
        """The file: whatever links lead to it, one file has one lock and one key."""
        return real_path(self.named)

    @property
    def key(self) -> Path:
        """Where the key of sealed exports lies."""
        return self.key_file or key_path(self.beside)

    @property
    def shares_key(self) -> bool:
        """A key beside the file is this process's alone."""
        return self.key_file is not None

    def __str__(self) -> str:
        return str(self.beside)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keeps other processes out. Raises InUse, and CannotOpen where there can be no database."""
        expect_place(self.beside)
        with explained(self.beside), closing(lock(self.beside)):
            bring_key(self.named, self.beside)
            yield

    @contextmanager
    def leading(self, shards: Shards) -> Iterator[Lease]:
        """To be entered while the tables are brought up to date; the file is kept after that. Raises InUse,
        CannotOpen."""
        if not shards.whole:
            raise CannotOpen(
                f"{self} is one process's, and shards {shards} are a part. Give EMBERKEEP_SHARDS={shards.count}, "
                "so that this process has all, or let EMBERKEEP_DATABASE be on a PostgreSQL server."
            )
        with ExitStack() as opened:
            opened.enter_context(self.held())
            lease = FileLease(self.begin_writing)
            yield lease
            lease.held.push(opened.pop_all())

    def expect_alone(self, connection: Connection) -> None:
        """The lock of the file sees to that."""

    def begin_writing(self, connection: Connection) -> None:
        """Begins a transaction that nobody else's may come before."""
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    def engine(self, connections: int = 1) -> Engine:
        """The writer's connection, which waits for the disk at every commit, or those of readers, who wait for nobody
        in WAL mode."""
        keep_private(self.beside)
        engine = engine_of(f"sqlite:///{self.beside}", connections, check_same_thread=False, isolation_level=None)
        event.listen(engine, "connect", _prepare)
        return engine

    def turns(self) -> None:
        """One process has the file."""

    def next_campaign(self, connection: Connection) -> None:
        """One process hands them out."""

    def last_campaign(self, connection: Connection) -> int:
        """None but what is noted."""
        return 0

    def expect_campaigns_after(self, connection: Connection, last: int) -> None:
        """One process knows the last."""

    def explained(self) -> AbstractContextManager[None]:
        """Whatever keeps the database from being opened in here is raised as CannotOpen. Faults of ours pass."""
        return explained(self.beside)

    def faults(self, connection: Connection) -> list[str]:
        """What is wrong with the structure of the file, a few faults at most."""
        return faults_of_file(connection, MOST_FAULTS)

    def megabytes(self, connection: Connection) -> float:
        """How large the file is."""
        return self.beside.stat().st_size / 1e6

    def expect_sound(self, connection: Connection) -> None:
        """Raises CannotOpen where the structure of the file is damaged."""
        expect_sound(connection, self.beside)


def path_of(url: str | Path) -> Path:
    """The file of a path or `sqlite:///` URL. Raises ValueError for another kind of database."""
    if isinstance(url, Path) or not NO_FILE.match(url):
        return Path(url)
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise ValueError(f"{parsed.get_backend_name()} is not a file; give sqlite:///FOLDER/FILE")
    return Path(parsed.database)


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for setting in (f"busy_timeout={BUSY_TIMEOUT_MILLISECONDS}", "journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
