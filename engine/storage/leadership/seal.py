"""The key that seals exports: created at the first start, kept beside the database or where the host says, and in every
backup.

Its mark is stored in the database, so that every process can check that it has the same key.
"""

from __future__ import annotations

import errno
import logging
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Protocol

from cryptography.fernet import Fernet, InvalidToken
from sqlalchemy import Connection, delete, insert, select

from engine.storage.schema.errors import CannotOpen, WrongKey
from engine.storage.schema.tables import notes

log = logging.getLogger(__name__)

NOTE = "key"  # note that identifies the database's own key
LONGEST_KEY = 1_000  # bytes, including stray whitespace
REMEDY = (
    "Put back the key that was kept with the backup, or take this file away: a new key is made then, and exports that "
    "were sealed before can no longer be read."
)
SHARED = (
    "Copy it there from the machine that has it or from a backup (FILE.key), or name in EMBERKEEP_KEY_FILE where it "
    "is: all processes have the same. If it is lost for good, DELETE FROM note WHERE key = 'key', and a new one is "
    "made; exports that were sealed before can no longer be read."
)


class KeyPlace(Protocol):
    """The parts of a database that its key needs."""

    @property
    def beside(self) -> Path:
        """Returns the path for related files, which add a suffix."""

    @property
    def key(self) -> Path:
        """Returns the path of its key."""

    @property
    def shares_key(self) -> bool:
        """True if other processes may have the key, so that a missing one is not created."""


def key_path(database: Path) -> Path:
    """Returns the default path of a database's key; the key of a copy is always there."""
    return database.with_name(f"{database.name}.key")


class Seal:
    """Seals and opens with one key."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._fernet = Fernet(key)

    @classmethod
    def of(cls, connection: Connection, place: KeyPlace) -> Seal:
        """Returns the seal of a database.

        A missing key is created, readable by its owner only, and noted in the database. Raises CannotOpen for a wrong
        key, or a missing one if several processes may have it.
        """
        path, noted = place.key, noted_mark(connection)
        with _explained(path):
            missing = not path.exists()
        if missing:
            if noted and place.shares_key:
                raise CannotOpen(f"The key of {place} is not at {path}. {SHARED}")
            if noted:
                log.warning("the key of %s was missing: exports sealed before can no longer be read", path.stem)
            connection.execute(delete(notes).where(notes.c.key == NOTE))  # first, because a kill may happen in between
            put_key(path, Fernet.generate_key())
            noted = None
        with _explained(path):
            seal, mark = expect_key(path, noted)
        if noted is None:
            connection.execute(insert(notes), [{"key": NOTE, "value": mark}])
        return seal

    def close(self, data: bytes) -> str:
        """Seals `data`; only this key can open the text."""
        return self._fernet.encrypt(data).decode()

    def open(self, token: str) -> bytes:
        """Opens a sealed text. Raises WrongKey if it was sealed with another key or changed since."""
        try:
            return self._fernet.decrypt(token.encode())
        except InvalidToken as error:
            raise WrongKey("sealed with another key, or damaged") from error


def noted_mark(connection: Connection) -> str | None:
    """Returns the mark of a database's key as noted there."""
    return connection.scalar(select(notes.c.value).where(notes.c.key == NOTE))


def expect_key(path: Path, noted: str | None) -> tuple[Seal, str]:
    """Returns the seal of the key at `path`, and its mark.

    Raises CannotOpen if it is not a key or not the noted one, OSError if it cannot be read.
    """
    key = read_key(path)
    try:
        seal, mark = Seal(key), blake2b(key, digest_size=8).hexdigest()
    except ValueError:
        raise CannotOpen(f"{path} is no key of Emberkeep. {REMEDY}") from None
    if noted not in (None, mark):
        raise CannotOpen(f"{path} is the key of another database. {REMEDY}")
    return seal, mark


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Raises CannotOpen for anything that keeps the key from being read or written in the block."""
    try:
        yield
    except OSError as error:
        raise CannotOpen(
            f"The key {path} cannot be read or written: {error.strerror}. "
            "Let the user of the bot own it and its folder."
        ) from error


def find_key(place: KeyPlace, noted: str | None) -> Path:
    """Returns the path of the key of a database or copy: beside it, as for every copy, or where the host says."""
    beside = key_path(place.beside)
    try:
        expect_key(beside, noted)
    except (CannotOpen, OSError):
        return place.key
    return beside


def bring_key(link: Path, database: Path) -> None:
    """Moves the key of earlier versions, which kept it beside a link to the database, beside the database itself."""
    if key_path(link).exists() and not key_path(database).exists():
        shutil.move(key_path(link), key_path(database))


def read_key(path: Path) -> bytes:
    """Returns the key in a file, which may be handwritten. Raises OSError, also for endless files."""
    if path.is_fifo() or path.is_char_device():
        raise OSError(errno.EINVAL, "It is a device or a pipe")
    with path.open("rb") as file:
        return file.read(LONGEST_KEY).strip()


def put_key(path: Path, key: bytes) -> None:
    """Writes the key there unless it is there already. Raises CannotOpen."""
    with _explained(path):
        if not path.exists() or read_key(path) != key:
            write_key(path, key)


def write_key(path: Path, key: bytes) -> None:
    """Writes a key readable by its owner only, all or nothing."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    fresh.rename(path)
