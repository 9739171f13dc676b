"""Reads what `emberkeep report` counts: all campaigns of a database with their answers and posts, and kept counts of
deleted ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, select, text, update

from engine.storage.schema.shards import Shards
from engine.storage.schema.tables import campaigns, decisions, posts, results, seats, server_counts
from engine.storage.schema.writes import Write

_own = campaigns.c
_made = decisions.c
_post = posts.c
_kept = server_counts.c
_add = text(
    "INSERT INTO server_count (guild, month, what, total, until) SELECT :guild, :month, :what, :total, NULL"
    " WHERE NOT EXISTS (SELECT 1 FROM note WHERE key = :unless)"
    " ON CONFLICT (guild, month, what) DO UPDATE SET total = server_count.total + excluded.total"
)


def all_campaigns(connection: Connection, only: int | None = None) -> Sequence[Any]:
    """Returns each campaign, or `only` one, with its server, stage, archiving, and the number of its results."""
    count = select(func.count()).select_from(results).where(results.c.campaign == _own.id).scalar_subquery()
    columns = _own.id, _own.guild, _own.stage, _own.created, _own.archived, _own.clock, count.label("results")
    which = [] if only is None else [_own.id == only]
    return connection.execute(select(*columns).where(*which).order_by(_own.guild, _own.id)).all()


def seats_of(connection: Connection, campaign: int) -> Sequence[Any]:
    """Returns the user of each seat of a campaign, and how long autopilot plays for them."""
    return connection.execute(select(seats.c.user, seats.c.stand_in).where(seats.c.campaign == campaign)).all()


def answers_of(connection: Connection, campaign: int) -> Iterator[Any]:
    """Yields the answers of a campaign's seats in the order in which they were given, on all branches."""
    query = select(_made.seat, _made.user, _made.made_by, _made.at).where(_made.campaign == campaign, _made.seat >= 0)
    yield from connection.execute(query.order_by(_made.at, _made.branch, _made.n))


def notices_of(connection: Connection, campaign: int) -> Sequence[Any]:
    """Returns the reminders of a campaign, and its posts about seats."""
    query = select(_post.kind, _post.payload).where(_post.campaign == campaign, _post.kind.in_(("reminder", "seat")))
    return connection.execute(query.order_by(_post.number)).all()


def messages_of(connection: Connection, campaign: int) -> int:
    """Returns how many messages the posts of a campaign have become."""
    query = select(func.count(_post.message.distinct())).where(_post.campaign == campaign)
    return int(connection.execute(query).scalar() or 0)


def add(guild: int, month: str, counts: Mapping[str, int], unless: str) -> list[Write]:
    """Adds to the kept counts of a server and month, unless there is a note under this key."""
    key = {"guild": guild, "month": month, "unless": unless}
    return [(_add, [{**key, "what": what, "total": total} for what, total in counts.items()])] if counts else []


def kept(connection: Connection, guild: int | None = None) -> Sequence[Any]:
    """Returns the kept counts of all servers, or of one."""
    query = select(server_counts).where(*([] if guild is None else [_kept.guild == guild]))
    return connection.execute(query.order_by(_kept.guild, _kept.month, _kept.what)).all()


def not_left(connection: Connection, shards: Shards) -> set[int]:
    """Returns the servers of these shards with counts that the bot has not left."""
    query = select(_kept.guild).where(_kept.until.is_(None), *shards.of(_kept.guild))
    return set(connection.scalars(query.distinct()))


def is_left(connection: Connection, guild: int) -> bool:
    """True if counts of this server are kept for a limited time."""
    query = select(_kept.guild).where(_kept.guild == guild, _kept.until.is_not(None))
    return connection.scalar(query.limit(1)) is not None


def leave(guild: int, until: int) -> Write:
    """Limits the time for which the counts of a server are kept, because the bot has left it."""
    return update(server_counts).where(_kept.guild == guild, _kept.until.is_(None)).values(until=until), ()


def come_back(guild: int) -> Write:
    """Keeps the counts of a server, because the bot is in it again."""
    return update(server_counts).where(_kept.guild == guild).values(until=None), ()


def drop(guild: int) -> Write:
    """Deletes the counts of a server."""
    return delete(server_counts).where(_kept.guild == guild), ()


def drop_old(now: int) -> Write:
    """Deletes the counts whose time is over."""
    return delete(server_counts).where(_kept.until <= now), ()
