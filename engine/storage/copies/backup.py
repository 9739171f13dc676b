"""Backs up a running database: the copy is a complete database with its key."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import aiosqlite

from engine.storage.backends.opening import expect_place, explained, real_path
from engine.storage.backends.sqlite import SQLite
from engine.storage.leadership.seal import key_path, read_key, write_key
from engine.storage.schema.errors import CannotOpen

PAGES_AT_A_TIME = 256  # of 4 KiB; other threads read and write between steps


def back_up(place: SQLite, target: Path) -> None:
    """Copies the database and its key to `target` and `target`.key, also while another process plays.

    Raises FileNotFoundError without a database or key, FileExistsError if `target` exists, CannotOpen if either side
    cannot be opened or the copy is damaged.
    """
    source = place.beside
    expect_place(source)
    if not source.is_file():
        raise FileNotFoundError(f"there is no database at {place.named}")
    key = read_key(place.key)
    for path in (target, key_path(target)):
        if path.exists():
            raise FileExistsError(f"{path} exists already; name a new file")
    copied = copy(source, target)
    with explained(target):
        write_key(key_path(target), key)
        copied.rename(target)


def copy(source: Path, target: Path) -> Path:
    """Returns an intact copy of a database, beside `target` with `.new` added to its name. Raises CannotOpen."""
    expect_place(real_path(target))
    fresh = target.with_name(f"{target.name}.new")
    with explained(target):
        fresh.unlink(missing_ok=True)
        fresh.touch(mode=0o600)  # it holds every hand
    with ThreadPoolExecutor(1) as apart:  # the caller may be in an event loop
        apart.submit(asyncio.run, _copy_in_steps(source, fresh, target)).result()
    with explained(target), fresh.open("rb") as written:
        os.fsync(written.fileno())
    return fresh


async def _copy_in_steps(source: Path, fresh: Path, target: Path) -> None:
    """Copies a database in steps within one read transaction: concurrent writes are not in the copy and do not restart
    it.

    Raises CannotOpen.
    """
    async with aiosqlite.connect(source, isolation_level=None) as original:
        with explained(source):
            await original.execute("BEGIN")
            await original.execute_fetchall("SELECT count(*) FROM sqlite_schema")  # the snapshot begins here
        with explained(target):
            async with aiosqlite.connect(fresh) as copied:
                await original.backup(copied, pages=PAGES_AT_A_TIME)
                if [tuple(row) for row in await copied.execute_fetchall("PRAGMA integrity_check")] != [("ok",)]:
                    raise CannotOpen(f"The copy in {fresh} is damaged, because {source} or the disk is.")
