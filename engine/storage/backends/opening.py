"""Reasons why a database cannot be opened: a sentence for the host with a remedy."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from stat import S_ISDIR, S_ISLNK, S_ISREG

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from engine.storage.schema.errors import CannotOpen

RESTORE = "Stop the bot and put a backup in its place: emberkeep restore FILE."

BY_SQLITE = {
    sqlite3.SQLITE_BUSY: "Another program has {path} locked, such as a database browser. Close it there and try again.",
    sqlite3.SQLITE_READONLY: "{path} cannot be written. Mount its disk for writing, and let the user of the bot own "
    "the file and its folder.",
    sqlite3.SQLITE_FULL: "The disk that holds {path} is full. Make room there; nothing that was stored is lost.",
    sqlite3.SQLITE_IOERR: "The disk that holds {path} refuses to read or write. Look for disk errors and limits on the "
    "size of files, then start again.",
    sqlite3.SQLITE_CORRUPT: "{path} is damaged. " + RESTORE,
    sqlite3.SQLITE_NOTADB: "{path} is no database, or its beginning is damaged. Name the right file in "
    "EMBERKEEP_DATABASE, or put a backup in its place: emberkeep restore FILE.",
}
BY_SQLITE[sqlite3.SQLITE_LOCKED] = BY_SQLITE[sqlite3.SQLITE_BUSY]
BY_SQLITE[sqlite3.SQLITE_CANTOPEN] = BY_SQLITE[sqlite3.SQLITE_PERM] = BY_SQLITE[sqlite3.SQLITE_READONLY]
BY_SYSTEM = {
    errno.ENOSPC: BY_SQLITE[sqlite3.SQLITE_FULL],
    errno.EDQUOT: BY_SQLITE[sqlite3.SQLITE_FULL],
    errno.EROFS: BY_SQLITE[sqlite3.SQLITE_READONLY],
    errno.EACCES: BY_SQLITE[sqlite3.SQLITE_READONLY],
    errno.EPERM: BY_SQLITE[sqlite3.SQLITE_READONLY],
    errno.ELOOP: "Links lead from {path} back to it. Name a file in EMBERKEEP_DATABASE.",
    errno.ENAMETOOLONG: "{path} is too long a name for its disk. Name another file in EMBERKEEP_DATABASE.",
}


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Raises CannotOpen for anything that keeps the database at `path` from being opened in the block. Our own bugs
    pass.
    """
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        raise CannotOpen(_sentence(path, error.orig if isinstance(error, DBAPIError) else error)) from error
    except OSError as error:
        sentence = BY_SYSTEM.get(
            error.errno or 0, f"{{path}} cannot be opened: {error.strerror or error}. Look after its disk."
        )
        raise CannotOpen(sentence.format(path=path)) from error


def _sentence(path: Path, error: BaseException | None) -> str:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the other bits give detail that no one can use
    return BY_SQLITE.get(code, f"{{path}} cannot be opened: {error}. {RESTORE}").format(path=path)


def real_path(path: Path) -> Path:
    """Returns the path with links resolved; a circular link is returned unchanged."""
    return Path(os.path.realpath(path))


def expect_place(path: Path) -> None:
    """Raises CannotOpen unless there can be a database at `path`, a resolved path."""
    with explained(path):
        kind, around = _kind(path), _kind(path.parent)
        if S_ISLNK(kind):
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    if S_ISDIR(kind):
        raise CannotOpen(f"{path} is a folder. Name a file in it, such as EMBERKEEP_DATABASE={path}/emberkeep.db.")
    if kind and not S_ISREG(kind):
        raise CannotOpen(f"{path} is a device or a pipe. Name a file in EMBERKEEP_DATABASE.")
    if around and not S_ISDIR(around):
        raise CannotOpen(f"{path.parent} is a file and no folder. Name another file in EMBERKEEP_DATABASE.")
    if not around:
        raise CannotOpen(
            f"There is no folder {path.parent}. Make it, or mount its disk, or name another file in EMBERKEEP_DATABASE."
        )


def _kind(path: Path) -> int:
    """Returns the mode of the existing file, 0 if there is none. Raises OSError."""
    try:
        return path.lstat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return 0


def expect_sound(connection: Connection, path: Path) -> None:
    """Raises CannotOpen if the structure of the file is damaged, even where opening it would not touch the damage."""
    if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok":
        raise CannotOpen(BY_SQLITE[sqlite3.SQLITE_CORRUPT].format(path=path))


def faults_of_file(connection: Connection, most: int) -> list[str]:
    """Returns up to `most` faults in the structure of the file."""
    rows = connection.exec_driver_sql(f"PRAGMA integrity_check({most})")
    return [" ".join(fault.split()) for (fault,) in rows if fault != "ok"]
