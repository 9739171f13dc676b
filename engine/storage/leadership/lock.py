"""The lock of a database file, which uses SQLite's own locking and works on every system."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from engine.storage.schema.errors import InUse


def lock(database: Path) -> sqlite3.Connection:
    """Locks out other processes until it is closed or this process dies.

    Raises InUse if another process holds the lock, sqlite3.Error if locking is impossible.
    """
    held = sqlite3.connect(lock_path(database), timeout=0, isolation_level=None, check_same_thread=False)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        held.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise InUse(
            f"Another process has {database.name} open, and only one may. Stop that bot first "
            "(systemctl status emberkeep, docker ps)."
        ) from error
    return held


def lock_path(database: Path) -> Path:
    """Returns the path of the lock of a database."""
    return database.with_name(f"{database.name}.lock")
