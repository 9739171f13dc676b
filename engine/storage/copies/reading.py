"""Inspects a database or backup without writing to it, even while a bot runs on it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import StaticPool

from engine.storage.backends.connecting import SETTINGS
from engine.storage.backends.opening import expect_place, explained, real_path
from engine.storage.backends.sqlite import SQLite
from engine.storage.database.migrate import expect_known, revision, revisions, upgrade
from engine.storage.schema.errors import CannotOpen


@contextmanager
def looked_at(path: Path) -> Iterator[Connection]:
    """Opens a read-only connection. Tables of an earlier version are migrated in a copy. Raises CannotOpen."""
    path = real_path(path)
    expect_place(path)
    if not path.is_file():
        raise CannotOpen(f"There is no database at {path}. Name the right file; the bot makes one at its first start.")
    with explained(path), closing(_read_only(path)) as file:
        with _connected(file) as connection:
            expect_known(connection, path)
            found = revision(connection)
            if found is None:
                raise CannotOpen(f"{path} is empty, so it is not a usable backup.")
            old = found != revisions()[0]
            if not old:
                yield connection
        if old:
            with (
                TemporaryDirectory(prefix="emberkeep-look-") as folder,
                _migrated(file, Path(folder) / path.name) as copy,
            ):
                yield copy


def _read_only(path: Path) -> sqlite3.Connection:
    """Opens a file read-only. Without a `-wal` file no one has it open, and it can be read on a read-only disk too."""
    running = path.with_name(f"{path.name}-wal").exists()
    mode = "mode=ro" if running else "mode=ro&immutable=1"
    return sqlite3.connect(f"file:{quote(str(path))}?{mode}", uri=True, isolation_level=None, check_same_thread=False)


@contextmanager
def _connected(file: sqlite3.Connection) -> Iterator[Connection]:
    engine = create_engine("sqlite://", creator=lambda: file, poolclass=StaticPool, **SETTINGS)
    with engine.connect() as connection:
        yield connection


@contextmanager
def _migrated(file: sqlite3.Connection, copy: Path) -> Iterator[Connection]:
    with closing(sqlite3.connect(copy, isolation_level=None, check_same_thread=False)) as copied:
        file.backup(copied)
        upgrade(create_engine("sqlite://", creator=lambda: copied, poolclass=StaticPool, **SETTINGS), SQLite(copy))
        with _connected(copied) as connection:
            yield connection
