"""Backs up, restores and inspects databases, by the means of each kind."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

from sqlalchemy import Connection

from engine.storage.backends.place import Place, place_of
from engine.storage.backends.postgres import PostgreSQL
from engine.storage.backends.sqlite import SQLite
from engine.storage.copies import backup, dumps, reading
from engine.storage.copies import restore as files
from engine.storage.copies.unpacking import unpacked
from engine.storage.schema.errors import CannotOpen


def back_up(url: str | Path | Place, target: Path) -> None:
    """Copies the database and its key to `target` and `target`.key, also while another process plays.

    Raises FileNotFoundError without a database or key, FileExistsError if `target` exists, CannotOpen if either side
    cannot be opened or the copy is damaged.
    """
    match place_of(url):
        case PostgreSQL() as place:
            dumps.back_up(place, target)
        case SQLite() as place:
            backup.back_up(place, target)


def restore(copy: Path, url: str | Path | Place) -> Path | None:
    """Replaces a database that no bot has open with a copy and its key.

    Returns where all of the previous contents are kept, if there were any. A kill leaves either database whole, or the
    new key beside the old database, which the next start reports; restoring again fixes it. Raises CannotOpen,
    FileNotFoundError without a copy or its key.
    """
    match place_of(url):
        case PostgreSQL() as place:
            return dumps.restore(copy, place)
        case SQLite() as place:
            if is_dump(copy):
                raise CannotOpen(f"{copy} is a copy from PostgreSQL. Restore it to --database postgresql://… instead.")
            return files.restore(copy, place)
        case place:
            raise TypeError(f"{place} cannot be copied: its kind is unknown")


def is_dump(copy: Path) -> bool:
    """True if a copy comes from a server. It can be restored to a server only."""
    try:
        if not copy.is_file():
            return False
        with copy.open("rb") as file:
            return file.read(len(dumps.MAGIC)) == dumps.MAGIC
    except OSError:  # the inspection reports why it cannot be read
        return False


def looked_at(place: Place) -> AbstractContextManager[Connection]:
    """Returns a read-only connection to a database. Raises CannotOpen."""
    if is_dump(place.beside):
        raise CannotOpen(f"{place} is a copy from PostgreSQL. Put it back into an empty database first.")
    return dumps.looked_at(place) if isinstance(place, PostgreSQL) else reading.looked_at(place.beside)


def examined(place: Place) -> AbstractContextManager[Connection]:
    """Returns the same for a database or a copy of either kind. Raises CannotOpen."""
    is_copy = isinstance(place, SQLite) and is_dump(place.beside)
    return unpacked(place.beside) if is_copy else looked_at(place)
