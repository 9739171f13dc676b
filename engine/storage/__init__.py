"""Persistence: tables, the single writer, the readers, the key and backups. It knows no game.

All SQL is here, in one module for each topic. A function that reads takes a connection first and is passed to
`Database.read`; one that writes returns what `Database.write` takes.
"""

from sqlalchemy import Connection

from engine.storage.backends.place import Place, place_of
from engine.storage.backends.sqlite import path_of
from engine.storage.backends.turns import Turns
from engine.storage.copies.keeping import back_up, examined, looked_at, restore
from engine.storage.database.database import Database
from engine.storage.leadership.seal import Seal
from engine.storage.queries import (
    campaigns,
    chance,
    erasing,
    log,
    notes,
    people,
    plans,
    posts,
    requests,
    schedules,
    seats,
    times,
    turn_messages,
    whole,
)
from engine.storage.schema.errors import CannotOpen, Closed, Conflict, InUse, StorageError, Unreachable, WrongKey
from engine.storage.schema.shards import Shards, WrongShards
from engine.storage.schema.writes import Write

__all__ = [
    "CannotOpen",
    "Closed",
    "Conflict",
    "Connection",
    "Database",
    "InUse",
    "Place",
    "Seal",
    "Shards",
    "StorageError",
    "Turns",
    "Unreachable",
    "Write",
    "WrongKey",
    "WrongShards",
    "back_up",
    "campaigns",
    "chance",
    "erasing",
    "examined",
    "log",
    "looked_at",
    "notes",
    "path_of",
    "people",
    "place_of",
    "plans",
    "posts",
    "requests",
    "restore",
    "schedules",
    "seats",
    "times",
    "turn_messages",
    "whole",
]
