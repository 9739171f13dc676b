"""Copying a database while it runs: the copy is itself a whole database with its key, ready to be opened."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from engine.storage.database import path_of
from engine.storage.errors import CannotOpen
from engine.storage.opening import expect_place, explained
from engine.storage.seal import key_path, write_key


def back_up(url: str | Path, target: Path) -> None:
    """Copies the database and its key to `target` and `target`.key; any process may do it while another plays.

    Raises FileNotFoundError without a database or key, FileExistsError when `target` is there, CannotOpen when either
    side cannot be opened or the copy is not sound.
    """
    source = path_of(url).resolve()
    expect_place(source)
    if not source.is_file():
        raise FileNotFoundError(f"there is no database at {path_of(url)}")
    key = key_path(source).read_bytes()
    for path in (target, key_path(target)):
        if path.exists():
            raise FileExistsError(f"{path} exists already; name a new file")
    copied = copy(source, target)
    with explained(target):
        write_key(key_path(target), key)
        copied.rename(target)


def copy(source: Path, target: Path) -> Path:
    """A sound copy of a database, beside `target` and named like it, `.new` added. Raises CannotOpen."""
    expect_place(target.resolve())
    fresh = target.with_name(f"{target.name}.new")
    with closing(sqlite3.connect(source)) as original:
        with explained(source):
            original.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        with explained(target):
            fresh.unlink(missing_ok=True)
            fresh.touch(mode=0o600)  # it holds every hand
            with closing(sqlite3.connect(fresh)) as copied:
                original.backup(copied)
                if copied.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                    raise CannotOpen(f"The copy in {fresh} is not sound: {source} is damaged, or the disk is.")
            with fresh.open("rb") as written:
                os.fsync(written.fileno())
    return fresh
