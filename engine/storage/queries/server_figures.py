"""Reads what `emberkeep report` counts: all campaigns of a database, with their answers and posts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, func, select

from engine.storage.schema.tables import campaigns, decisions, posts, results

_own = campaigns.c
_made = decisions.c
_post = posts.c


def all_campaigns(connection: Connection) -> Sequence[Any]:
    """Returns each campaign with its server, stage, archiving, and the number of its results."""
    count = select(func.count()).select_from(results).where(results.c.campaign == _own.id).scalar_subquery()
    columns = _own.id, _own.guild, _own.stage, _own.created, _own.archived, count.label("results")
    return connection.execute(select(*columns).order_by(_own.guild, _own.id)).all()


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
