"""Settings of servers, and since when the bot has left one (`gone`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import JSON, Connection, bindparam, delete, select, text, update

from engine.storage.schema.shards import Shards
from engine.storage.schema.tables import servers
from engine.storage.schema.writes import Write

_put = text(
    "INSERT INTO server (guild, settings, gone) VALUES (:guild, :settings, NULL)"
    " ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings, gone = NULL"
).bindparams(bindparam("settings", type_=JSON))


def of_shards(connection: Connection, shards: Shards) -> Mapping[int, Any]:
    """Returns the stored settings of the servers of these shards."""
    rows = connection.execute(select(servers).where(*shards.of(servers.c.guild)))
    return {row.guild: row.settings for row in rows}


def not_gone(connection: Connection, shards: Shards) -> set[int]:
    """Returns the servers of these shards with stored settings that the bot has not left."""
    query = select(servers.c.guild).where(servers.c.gone.is_(None), *shards.of(servers.c.guild))
    return set(connection.scalars(query))


def put(guild: int, settings: Mapping[str, Any]) -> Write:
    """Stores the settings of a server."""
    return _put, [{"guild": guild, "settings": dict(settings)}]


def leave(guild: int, at: int) -> Write:
    """Notes when the bot has left a server, unless that is noted."""
    return update(servers).where(servers.c.guild == guild, servers.c.gone.is_(None)).values(gone=at), ()


def come_back(guild: int) -> Write:
    """Notes that the bot is in a server again."""
    return update(servers).where(servers.c.guild == guild).values(gone=None), ()


def drop(guild: int) -> Write:
    """Deletes the settings of a server."""
    return delete(servers).where(servers.c.guild == guild), ()


def drop_gone(before: int) -> Write:
    """Deletes the settings of servers that the bot left before a time."""
    return delete(servers).where(servers.c.gone < before), ()
