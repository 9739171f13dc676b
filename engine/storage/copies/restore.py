"""Replaces a database with a backup, and keeps the old one."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from engine.storage.backends.opening import expect_place, explained
from engine.storage.backends.sqlite import SQLite
from engine.storage.copies.backup import copy
from engine.storage.leadership.lock import lock
from engine.storage.leadership.seal import key_path, put_key, read_key


def restore(backup: Path, place: SQLite) -> Path | None:
    """Replaces a database that no bot has open with a backup and its key.

    Returns where all of the previous contents are kept, if there were any. A kill leaves either database whole, or the
    new key beside the old database, which the next start reports; restoring again fixes it. Raises CannotOpen,
    FileNotFoundError without a backup or its key.
    """
    database = place.beside
    expect_place(database)
    key = read_key(key_path(backup))
    with explained(database), closing(lock(database)):
        fresh = copy(backup, database)
        kept = keep_aside(place) if database.exists() else None
        put_key(place.key, key)
        fresh.replace(database)
    return kept


def keep_aside(place: SQLite) -> Path:
    """Renames a database and its key, and leaves no file that its successor could mistake for its own."""
    database = place.beside
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as old:  # a damaged one is kept as it is
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = database.with_name(f"{database.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    for part, name in ((database, kept), (place.key, key_path(kept))):
        if part.exists():
            _link(part, name)
    for ending in ("-wal", "-shm"):
        part = database.with_name(f"{database.name}{ending}")
        if part.exists():
            part.rename(kept.with_name(f"{kept.name}{ending}"))
    return kept


def _link(file: Path, name: Path) -> None:
    """Gives a file a second name; copies it if the disk does not support links."""
    try:
        os.link(file, name)
    except OSError:
        shutil.copy2(file, name)
