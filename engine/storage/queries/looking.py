"""People who look for a table in a server, and the tables proposed to them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from engine.storage.queries.people import names
from engine.storage.queries.typed import all_rows, one_row
from engine.storage.schema.shards import Shards
from engine.storage.schema.tables import Looking, Proposal, looking, proposals
from engine.storage.schema.writes import Write


def seekers(connection: Connection, shards: Shards, now: int) -> Sequence[Looking]:
    """Returns the people of these shards who look for a table now, those who began first before others."""
    query = select(looking).where(looking.c.until > now, *shards.of(looking.c.guild))
    return all_rows(Looking, connection, query.order_by(looking.c.guild, looking.c.since, looking.c.user))


def of_person(connection: Connection, guild: int, user: int) -> Looking | None:
    """Returns what a person looks for in a server."""
    return one_row(Looking, connection, select(looking).where(looking.c.guild == guild, looking.c.user == user))


def of_user(connection: Connection, user: int) -> Sequence[Looking]:
    """Returns what a person looks for in all servers."""
    return all_rows(Looking, connection, select(looking).where(looking.c.user == user))


def put(row: Mapping[str, Any]) -> list[Write]:
    """Replaces what a person looks for in a server."""
    return [stop(row["guild"], [row["user"]]), (insert(looking), [row])]


def stop(guild: int, users: Collection[int]) -> Write:
    """Ends the search of these people in a server."""
    return delete(looking).where(looking.c.guild == guild, looking.c.user.in_(list(users))), ()


def drop_expired(now: int) -> Write:
    """Deletes searches whose time is over."""
    return delete(looking).where(looking.c.until <= now), ()


# ---------------------------------------------------------------- proposals


def of_shards(connection: Connection, shards: Shards) -> Sequence[Proposal]:
    """Returns the proposals in the servers of these shards."""
    query = select(proposals).where(*shards.of(proposals.c.guild))
    return all_rows(Proposal, connection, query.order_by(proposals.c.guild, proposals.c.number))


def proposal(connection: Connection, guild: int, number: int) -> Proposal | None:
    """Returns a proposal."""
    own = select(proposals).where(proposals.c.guild == guild, proposals.c.number == number)
    return one_row(Proposal, connection, own)


def last_number(connection: Connection, guild: int) -> int:
    """Returns the highest number of a proposal in a server; 0 without one."""
    return connection.scalar(select(func.max(proposals.c.number)).where(proposals.c.guild == guild)) or 0


def add_proposal(row: Mapping[str, Any]) -> Write:
    """Adds a proposal."""
    return insert(proposals), [row]


def put_proposal(guild: int, number: int, **columns: Any) -> Write:
    """Changes a proposal."""
    return update(proposals).where(proposals.c.guild == guild, proposals.c.number == number).values(**columns), ()


def drop_proposal(guild: int, number: int) -> Write:
    """Deletes a proposal."""
    return delete(proposals).where(proposals.c.guild == guild, proposals.c.number == number), ()


def drop(connection: Connection, user: int) -> list[Write]:
    """Returns the writes that remove a person from all searches and proposals."""
    rows = all_rows(Proposal, connection, select(proposals).where(names(proposals.c.users, user)))
    left = {(row.guild, row.number): [each for each in row.users if each != user] for row in rows}
    ended = delete(looking).where(looking.c.user == user), ()
    return [ended, *(put_proposal(*key, users=users) for key, users in left.items())]
