"""The key that seals exports: made at first start, kept beside the database and part of every backup."""

from __future__ import annotations

import os
from pathlib import Path

from cryptography.fernet import Fernet, InvalidToken

from engine.storage.errors import WrongKey


def key_path(database: Path) -> Path:
    """Where the key of a database lies."""
    return database.with_name(f"{database.name}.key")


class Seal:
    """Seals and opens with one key."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._fernet = Fernet(key)

    @classmethod
    def beside(cls, database: Path) -> Seal:
        """The seal of a database; its key is made if there is none, readable by its owner alone."""
        path = key_path(database)
        if not path.exists():
            write_key(path, Fernet.generate_key())
        return cls(path.read_bytes())

    def close(self, data: bytes) -> str:
        """Seals `data`; the text can be read by this key only."""
        return self._fernet.encrypt(data).decode()

    def open(self, token: str) -> bytes:
        """What was sealed. Raises WrongKey when it was sealed with another key or changed since."""
        try:
            return self._fernet.decrypt(token.encode())
        except InvalidToken as error:
            raise WrongKey("sealed with another key, or damaged") from error


def write_key(path: Path, key: bytes) -> None:
    """Writes a key that only its owner may read, whole or not at all. Raises FileExistsError."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    fresh.rename(path)
