"""The lock by which one process has a file: SQLite's own, which works on every system."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from engine.storage.schema.errors import InUse


def lock(database: Path) -> sqlite3.Connection:
    """Keeps other processes out until it is closed or this process dies. SQLite's own lock works on every system.
    Raises InUse where another process holds it, sqlite3.Error where there can be no lock."""
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
    """Where the lock of a database lies."""
    return database.with_name(f"{database.name}.lock")
