"""Campaigns whose rows do not load, from a damaged disk or another version: put away, handed out and purged as they
lie, without being read."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import orjson
import zstandard
from sqlalchemy import Connection, LargeBinary, Table, cast, func, insert, literal_column, select, update

from engine.campaigns.clock import to_milliseconds
from engine.campaigns.errors import NotOrganiser, UnknownCampaign
from engine.campaigns.lifecycle.purge import OF_A_CAMPAIGN, OF_A_LINE
from engine.campaigns.model.posts import post_row
from engine.campaigns.runtime.context import KEPT, Context
from engine.campaigns.runtime.scheduled_jobs import PURGE, scheduled, unscheduled
from engine.storage import tables

FORMAT = "emberkeep-rows"
_columns = tables.campaigns.c


@dataclass(frozen=True, slots=True)
class Unread:
    """What can be told of a campaign without reading it; `users` are those who have a seat."""

    id: int
    name: str
    organiser: int
    guild: int
    channel: int
    thread: int | None
    users: frozenset[int]


async def find(context: Context, where: Callable[[Any], Any]) -> Unread | None:
    """The newest campaign for which `where` holds, given the columns; None where there is none."""
    known = [getattr(_columns, name) for name in Unread.__slots__ if name != "users"]
    newest = select(*known).where(where(_columns)).order_by(_columns.id.desc()).limit(1)

    def read(connection: Connection) -> Unread | None:
        row = connection.execute(newest).one_or_none()
        if row is None:
            return None
        users = connection.scalars(select(tables.seats.c.user).where(tables.seats.c.campaign == row.id))
        return Unread(**row._mapping, users=frozenset(user for user in users if user is not None))

    return await context.database.read(read)


async def _of(context: Context, campaign: int, user: int, *, moderator: bool) -> Unread:
    """Raises UnknownCampaign, or NotOrganiser unless this user looks after it: whether its players are rivals is not
    known, so a moderator with a seat does not."""
    found = await find(context, lambda columns: columns.id == campaign)
    if found is None:
        raise UnknownCampaign(campaign)
    if user != found.organiser and (not moderator or user in found.users):
        raise NotOrganiser(found.organiser)
    return found


async def put_away(context: Context, campaign: int, user: int, *, moderator: bool) -> None:
    """See `Campaigns.put_away_unread`."""
    await _of(context, campaign, user, moderator=moderator)
    now = context.clock.now()
    at, until = to_milliseconds(now), to_milliseconds(now + KEPT)
    posts = tables.posts
    last = select(func.max(posts.c.number)).where(posts.c.campaign == campaign)
    number = (await context.database.read(lambda connection: connection.scalar(last)) or 0) + 1
    post = post_row(campaign, number, "away", branch=0, n=0, chapter=None, user=user, at=at, details={"until": until})
    await context.write(
        [
            (update(tables.campaigns).where(_columns.id == campaign).values(put_away=at), ()),
            (unscheduled(campaign, PURGE), ()),
            scheduled(PURGE, campaign, now + KEPT),
            (insert(posts), [post]),
        ]
    )
    context.forget(campaign)
    context.changed.set()


async def rows(context: Context, campaign: int, user: int, *, moderator: bool) -> bytes:
    """See `Campaigns.rows_unread`."""
    await _of(context, campaign, user, moderator=moderator)
    plain = await context.database.read(lambda connection: _all_rows(connection, campaign))
    sealed = context.database.seal.close(zstandard.compress(orjson.dumps(plain)))
    return orjson.dumps({"format": FORMAT, "version": 1, "campaign": campaign, "sealed": sealed})


def _all_rows(connection: Connection, campaign: int) -> dict[str, list[dict[str, Any]]]:
    """Everything that is stored of a campaign, each value as bytes, however damaged."""
    lines = select(tables.branches.c.id).where(tables.branches.c.campaign == campaign)
    found = {str(tables.campaigns.name): _rows(connection, tables.campaigns, _columns.id == campaign)}
    for table in OF_A_CAMPAIGN:
        found[str(table.name)] = _rows(connection, table, table.c.campaign == campaign)
    for table in OF_A_LINE:
        found[str(table.name)] = _rows(connection, table, table.c.branch.in_(lines))
    return found


def _rows(connection: Connection, table: Table, which: Any) -> list[dict[str, Any]]:
    columns = [cast(literal_column(f'"{table.name}"."{each.name}"'), LargeBinary).label(each.name) for each in table.c]
    read = connection.execute(select(*columns).select_from(table).where(which))
    return [
        {str(name): None if value is None else b64encode(value).decode() for name, value in row._mapping.items()}
        for row in read
    ]
