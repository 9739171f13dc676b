"""The key that seals exports: made at first start, kept beside the database or where the host says, and part of every
backup. Its mark is noted in the database, so that every process sees whether it has the same."""

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

NOTE = "key"  # the note that tells a database's own key from another's
LONGEST_KEY = 1_000  # bytes, with whatever blanks somebody has left around it
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
    """A database, as far as its key is concerned."""

    @property
    def beside(self) -> Path:
        """Where files lie that belong to it: this path with another ending added."""

    @property
    def key(self) -> Path:
        """Where its key lies."""

    @property
    def shares_key(self) -> bool:
        """Whether other processes may have the key, so that none is made where it is missing."""


def key_path(database: Path) -> Path:
    """Where the key of a database lies unless the host says otherwise; that of a copy always lies there."""
    return database.with_name(f"{database.name}.key")


class Seal:
    """Seals and opens with one key."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._fernet = Fernet(key)

    @classmethod
    def of(cls, connection: Connection, place: KeyPlace) -> Seal:
        """The seal of a database; its key is made if there is none, readable by its owner alone, and noted in it.
        Raises CannotOpen where the key is another's, or missing where several processes may have it."""
        path, noted = place.key, noted_mark(connection)
        with _explained(path):
            missing = not path.exists()
        if missing:
            if noted and place.shares_key:
                raise CannotOpen(f"The key of {place} is not at {path}. {SHARED}")
            if noted:
                log.warning("the key of %s was missing: exports sealed before can no longer be read", path.stem)
            connection.execute(delete(notes).where(notes.c.key == NOTE))  # first: a kill may come in between
            put_key(path, Fernet.generate_key())
            noted = None
        with _explained(path):
            seal, mark = expect_key(path, noted)
        if noted is None:
            connection.execute(insert(notes), [{"key": NOTE, "value": mark}])
        return seal

    def close(self, data: bytes) -> str:
        """Seals `data`; the text can be read by this key only."""
        return self._fernet.encrypt(data).decode()

    def open(self, token: str) -> bytes:
        """What was sealed. Raises WrongKey when it was sealed with another key or changed since."""
        try:
            return self._fernet.decrypt(token.encode())
        except InvalidToken as error:
            raise WrongKey("sealed with another key, or damaged") from error


def noted_mark(connection: Connection) -> str | None:
    """The mark of the key that belongs to a database, as it is noted there."""
    return connection.scalar(select(notes.c.value).where(notes.c.key == NOTE))


def expect_key(path: Path, noted: str | None) -> tuple[Seal, str]:
    """The seal of the key at `path`, and its mark. Raises CannotOpen where it is no key, or not the one that is noted,
    OSError where it cannot be read."""
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
    """Whatever keeps the key from being read or written in here is raised as CannotOpen."""
    try:
        yield
    except OSError as error:
        raise CannotOpen(
            f"The key {path} cannot be read or written: {error.strerror}. "
            "Let the user of the bot own it and its folder."
        ) from error


def find_key(place: KeyPlace, noted: str | None) -> Path:
    """Where the key of a database or a copy lies: beside it, as that of a copy always does, or where the host says."""
    beside = key_path(place.beside)
    try:
        expect_key(beside, noted)
    except (CannotOpen, OSError):
        return place.key
    return beside


def bring_key(link: Path, database: Path) -> None:
    """Earlier versions kept the key beside a link to the database; it lies beside the database itself."""
    if key_path(link).exists() and not key_path(database).exists():
        shutil.move(key_path(link), key_path(database))


def read_key(path: Path) -> bytes:
    """The key in a file, which somebody may have written by hand. Raises OSError, also for what might never end."""
    if path.is_fifo() or path.is_char_device():
        raise OSError(errno.EINVAL, "It is a device or a pipe")
    with path.open("rb") as file:
        return file.read(LONGEST_KEY).strip()


def put_key(path: Path, key: bytes) -> None:
    """Lets the key lie there; where it does already, nothing is written. Raises CannotOpen."""
    with _explained(path):
        if not path.exists() or read_key(path) != key:
            write_key(path, key)


def write_key(path: Path, key: bytes) -> None:
    """Writes a key that only its owner may read, whole or not at all."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    fresh.rename(path)
