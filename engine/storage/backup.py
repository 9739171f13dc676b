"""Copying a database while it runs: the copy is itself a whole database with its key, ready to be opened."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from engine.storage.database import path_of
from engine.storage.errors import StorageError
from engine.storage.seal import key_path, write_key


def back_up(url: str | Path, target: Path) -> None:
    """Copies the database and its key to `target` and `target`.key; any process may do it while another plays.

    Raises FileNotFoundError without a database, FileExistsError when `target` is there, StorageError when the copy is
    not sound.
    """
    source = path_of(url)
    if not source.is_file():
        raise FileNotFoundError(f"there is no database at {source}")
    for path in (target, key_path(target)):
        if path.exists():
            raise FileExistsError(f"{path} exists already; name a new file")
    fresh = target.with_name(f"{target.name}.new")
    fresh.unlink(missing_ok=True)
    fresh.touch(mode=0o600)  # it holds every hand
    with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(fresh)) as copy:
        original.backup(copy)
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise StorageError(f"the copy in {fresh} is not sound")
    write_key(key_path(target), key_path(source).read_bytes())
    fresh.rename(target)
