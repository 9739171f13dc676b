"""A database in one SQLite file: the default."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, nullcontext, suppress
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

MOST_FAULTS = 5  # faults of the file to report
SOON_EXAMINED = 16 << 20  # bytes that are examined in 20 ms at each start
BUSY_TIMEOUT_MILLISECONDS = 10_000  # for a lock held by another program


def keep_private(path: Path) -> None:
    """Hides a database from other users of the machine, because it holds every hand.

    SQLite gives its other files the same mode; files of earlier versions are fixed. A file of another owner is left
    alone.
    """
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for each in (path, *(path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm"))):
        with suppress(OSError):
            each.chmod(0o600)


@dataclass(frozen=True, slots=True)
class SQLite:
    """The database in the file named by the host."""

    named: Path
    key_file: Path | None = None

    begin_reading: ClassVar[str] = "BEGIN"  # a consistent snapshot in WAL mode

    @property
    def beside(self) -> Path:
        """Returns the resolved file: however many links lead to it, it has one lock and one key."""
        return real_path(self.named)

    @property
    def key(self) -> Path:
        """Returns the path of the key of sealed exports."""
        return self.key_file or key_path(self.beside)

    @property
    def shares_key(self) -> bool:
        """Returns False: a key beside the file belongs to this process alone."""
        return self.key_file is not None

    def __str__(self) -> str:
        return str(self.beside)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keeps other processes out. Raises InUse, and CannotOpen if there can be no database."""
        expect_place(self.beside)
        with explained(self.beside), closing(lock(self.beside)):
            bring_key(self.named, self.beside)
            yield

    @contextmanager
    def leading(self, shards: Shards) -> Iterator[Lease]:
        """Locks the file; migrate the tables inside the block. The file stays locked afterwards. Raises InUse,
        CannotOpen.
        """
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
        """Does nothing: the lock of the file ensures it."""

    def begin_writing(self, connection: Connection) -> None:
        """Begins a transaction that excludes other writers."""
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    def together(self, connection: Connection) -> AbstractContextManager[None]:
        """Does nothing: statements take no way to a server."""
        return nullcontext()

    def engine(self, connections: int = 1) -> Engine:
        """Returns the writer's connection, which syncs every commit, or readers', which wait for no one in WAL mode."""
        keep_private(self.beside)
        engine = engine_of(f"sqlite:///{self.beside}", connections, check_same_thread=False, isolation_level=None)
        event.listen(engine, "connect", _prepare)
        return engine

    def turns(self) -> None:
        """Returns None: a single process has the file."""

    def next_campaign(self, connection: Connection) -> None:
        """Returns None: a single process allocates the numbers."""

    def last_campaign(self, connection: Connection) -> int:
        """Returns 0: all numbers are in the tables."""
        return 0

    def expect_campaigns_after(self, connection: Connection, last: int) -> None:
        """Does nothing: a single process knows the last number."""

    def explained(self) -> AbstractContextManager[None]:
        """Raises CannotOpen for anything that keeps the database from being opened in the block. Our own bugs pass."""
        return explained(self.beside)

    def faults(self, connection: Connection) -> list[str]:
        """Returns a few faults in the structure of the file."""
        return faults_of_file(connection, MOST_FAULTS)

    def megabytes(self, connection: Connection) -> float:
        """Returns the size of the file."""
        return self.beside.stat().st_size / 1e6

    @property
    def is_to_examine(self) -> bool:
        """True for a large file whose last process was killed: it has left its write-ahead log."""
        return self._is_large and _size(self.beside.with_name(f"{self.beside.name}-wal")) > 0

    @property
    def _is_large(self) -> bool:
        return _size(self.beside) > SOON_EXAMINED

    def expect_sound(self, connection: Connection) -> None:
        """Raises CannotOpen if the structure of the file is damaged, unless that takes long to see."""
        if self._is_large:
            connection.exec_driver_sql("SELECT count(*) FROM sqlite_master")
        else:
            expect_sound(connection, self.beside)

    def examine(self, connection: Connection) -> None:
        """Raises CannotOpen if the structure of the file is damaged."""
        expect_sound(connection, self.beside)


def _size(path: Path) -> int:
    """Returns the bytes of a file; 0 without one."""
    with suppress(OSError):
        return path.stat().st_size
    return 0


def path_of(url: str | Path) -> Path:
    """Returns the file of a path or `sqlite:///` URL. Raises ValueError for other kinds of databases."""
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
