"""Keeping: tables, the one writer, the readers, the key and backups. It knows no game.

All SQL stands here, in a module for each of the things that are kept. A function that reads takes a connection first,
and is handed to `Database.read`; one that writes returns what `Database.write` takes.
"""

from sqlalchemy import Connection

from engine.storage import (
    campaigns,
    cards,
    erasing,
    log,
    notes,
    people,
    posts,
    requests,
    schedules,
    seats,
    times,
    whole,
)
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
    "Connection",
    "Database",
    "InUse",
    "Seal",
    "StorageError",
    "Write",
    "WrongKey",
    "back_up",
    "campaigns",
    "cards",
    "erasing",
    "log",
    "notes",
    "path_of",
    "people",
    "posts",
    "requests",
    "restore",
    "schedules",
    "seats",
    "times",
    "whole",
]
