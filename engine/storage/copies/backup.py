"""Copying a database while it runs: the copy is itself a whole database with its key, ready to be opened."""

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

PAGES_AT_A_TIME = 256  # of 4 KiB; between two steps others read and write


def back_up(place: SQLite, target: Path) -> None:
    """Copies the database and its key to `target` and `target`.key; any process may do it while another plays.

    Raises FileNotFoundError without a database or key, FileExistsError when `target` is there, CannotOpen when either
    side cannot be opened or the copy is not sound.
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
    """A sound copy of a database, beside `target` and named like it, `.new` added. Raises CannotOpen."""
    expect_place(real_path(target))
    fresh = target.with_name(f"{target.name}.new")
    with explained(target):
        fresh.unlink(missing_ok=True)
        fresh.touch(mode=0o600)  # it holds every hand
    with ThreadPoolExecutor(1) as apart:  # whoever calls may be within a loop
        apart.submit(asyncio.run, _copy_in_steps(source, fresh, target)).result()
    with explained(target), fresh.open("rb") as written:
        os.fsync(written.fileno())
    return fresh


async def _copy_in_steps(source: Path, fresh: Path, target: Path) -> None:
    """Copies a database in steps, all of them within one reading transaction: what others write meanwhile is not in the
    copy, and does not make it begin anew. Raises CannotOpen."""
    async with aiosqlite.connect(source, isolation_level=None) as original:
        with explained(source):
            await original.execute("BEGIN")
            await original.execute_fetchall("SELECT count(*) FROM sqlite_schema")  # from here on it sees one moment
        with explained(target):
            async with aiosqlite.connect(fresh) as copied:
                await original.backup(copied, pages=PAGES_AT_A_TIME)
                if [tuple(row) for row in await copied.execute_fetchall("PRAGMA integrity_check")] != [("ok",)]:
                    raise CannotOpen(f"The copy in {fresh} is not sound: {source} is damaged, or the disk is.")
