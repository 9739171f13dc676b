"""Keeping: tables, the one writer, the readers, the key and backups. It knows no game."""

from engine.storage.backup import back_up
from engine.storage.database import Database, path_of
from engine.storage.errors import CannotOpen, Closed, Conflict, InUse, StorageError, WrongKey
from engine.storage.restore import restore
from engine.storage.seal import Seal
from engine.storage.writer import Write

__all__ = [
    "CannotOpen",
    "Closed",
    "Conflict",
    "Database",
    "InUse",
    "Seal",
    "StorageError",
    "Write",
    "WrongKey",
    "back_up",
    "path_of",
    "restore",
]
