"""Putting a backup in the place of a database, which is kept."""

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
    """Puts a backup and its key in the place of a database that no bot has open; returns where what was there before is
    kept, all of it, if anything was.

    A kill on the way leaves either database whole, or the new key beside the old database, which is said at the next
    start; restoring again mends that. Raises CannotOpen, FileNotFoundError without a backup or its key.
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
    """Keeps a database and its key under another name, and leaves nothing beside it that its successor would take for
    its own."""
    database = place.beside
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as old:  # one that is damaged is kept as it is
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
    """Gives a file a second name; a copy, on a disk that has no links."""
    try:
        os.link(file, name)
    except OSError:
        shutil.copy2(file, name)
