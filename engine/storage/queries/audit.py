"""Actions of moderators (docs/behaviour.md#moderation)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, or_, select, text, update

from engine.storage.queries.erasing import FORMER
from engine.storage.schema.tables import audit, campaigns
from engine.storage.schema.writes import Write

_add = text(
    'INSERT INTO audit (guild, n, at, until, "user", act, campaign, seat, about, detail)'
    " SELECT :guild, COALESCE(MAX(n), 0) + 1, :at, :until, :user, :act, :campaign, :seat, :about, :detail"
    " FROM audit WHERE guild = :guild"
)


def add(
    guild: int,
    user: int,
    act: str,
    *,
    at: int,
    until: int,
    campaign: int | None = None,
    seat: int | None = None,
    about: int | None = None,
    detail: str = "",
) -> Write:
    """Adds a line, to be kept `until` a time."""
    line = {"guild": guild, "at": at, "until": until, "user": user, "act": act}
    return _add, [{**line, "campaign": campaign, "seat": seat, "about": about, "detail": detail}]


def of_server(connection: Connection, guild: int, most: int | None = None, skipped: int = 0) -> Sequence[Any]:
    """Returns lines of a server, the newest first, with the name and thread of their campaigns if these exist."""
    joined = audit.outerjoin(campaigns, audit.c.campaign == campaigns.c.id)
    query = select(audit, campaigns.c.name, campaigns.c.thread).select_from(joined).where(audit.c.guild == guild)
    return connection.execute(query.order_by(audit.c.n.desc()).limit(most).offset(skipped)).all()


def count(connection: Connection, guild: int) -> int:
    """Returns the number of lines of a server."""
    return connection.scalar(select(func.count()).select_from(audit).where(audit.c.guild == guild)) or 0


def naming(connection: Connection, user: int) -> Sequence[Any]:
    """Returns the lines about what this person did, or that concern them."""
    named = or_(audit.c.user == user, audit.c.about == user)
    return connection.execute(select(audit).where(named).order_by(audit.c.at)).all()


def forget(user: int) -> list[Write]:
    """Removes a person's id from all lines."""
    return [
        (update(audit).where(audit.c.user == user).values(user=FORMER), ()),
        (update(audit).where(audit.c.about == user).values(about=FORMER), ()),
    ]


def leave(guild: int, until: int) -> Write:
    """Shortens the time for which the lines of a server are kept, because the bot has left it."""
    return update(audit).where(audit.c.guild == guild, audit.c.until > until).values(until=until), ()


def is_shortened(connection: Connection, guild: int, kept_for: int) -> bool:
    """True if a line of this server is kept for less than its usual time (milliseconds)."""
    query = select(audit.c.n).where(audit.c.guild == guild, audit.c.until < audit.c.at + kept_for)
    return connection.scalar(query.limit(1)) is not None


def come_back(guild: int, kept_for: int) -> Write:
    """Gives all lines of a server their usual time (milliseconds) again."""
    return update(audit).where(audit.c.guild == guild).values(until=audit.c.at + kept_for), ()


def drop(guild: int) -> Write:
    """Deletes all lines of a server."""
    return delete(audit).where(audit.c.guild == guild), ()


def drop_old(now: int) -> Write:
    """Deletes the lines whose time is over."""
    return delete(audit).where(audit.c.until <= now), ()
