"""Campaigns whose rows do not load, from a damaged disk or another version: archived, handed out and purged as they
lie, without being read."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from typing import Any

import orjson
import zstandard
from sqlalchemy import Connection, LargeBinary, Table, cast, func, insert, literal_column, select, update

from engine.campaigns.clock import to_milliseconds
from engine.campaigns.errors import NotOrganiser, UnknownCampaign
from engine.campaigns.lifecycle.purge import OF_A_CAMPAIGN, OF_A_LINE
from engine.campaigns.model.posts import post_row
from engine.campaigns.model.situation import Actor
from engine.campaigns.runtime.context import ARCHIVED_FOR, Context
from engine.campaigns.runtime.room import Room, uncancellable
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


async def _find(context: Context, which: Any) -> Unread | None:
    """The newest campaign for which this holds; None where there is none."""
    known = [getattr(_columns, name) for name in Unread.__slots__ if name != "users"]
    newest = select(*known).where(which).order_by(_columns.id.desc()).limit(1)

    def read(connection: Connection) -> Unread | None:
        row = connection.execute(newest).one_or_none()
        if row is None:
            return None
        users = connection.scalars(select(tables.seats.c.user).where(tables.seats.c.campaign == row.id))
        return Unread(**row._mapping, users=frozenset(user for user in users if user is not None))

    return await context.database.read(read)


async def _expect_steward(context: Context, campaign: int, by: Actor) -> None:
    """Raises UnknownCampaign, or NotOrganiser unless this user looks after it: whether its players are rivals is not
    known, so a moderator with a seat does not."""
    found = await _find(context, _columns.id == campaign)
    if found is None:
        raise UnknownCampaign(campaign)
    if by.user != found.organiser and (not by.moderator or by.user in found.users):
        raise NotOrganiser(found.organiser)


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


class Unreadable(Room):
    """Campaigns whose rows do not load."""

    async def find(self, *, campaign: int | None = None, thread: int | None = None) -> Unread | None:
        """What can be told of a campaign, or of that of a thread, though its rows may not load."""
        if campaign is not None:
            return await _find(self._context, _columns.id == campaign)
        return await _find(self._context, _columns.thread == thread)

    @uncancellable
    async def archive(self, campaign: int, by: Actor) -> None:
        """Archives a campaign whose rows do not load. Raises NotOrganiser, UnknownCampaign."""
        await _expect_steward(self._context, campaign, by)
        now = self._context.clock.now()
        at, until = to_milliseconds(now), to_milliseconds(now + ARCHIVED_FOR)
        posts = tables.posts
        last = select(func.max(posts.c.number)).where(posts.c.campaign == campaign)
        number = (await self._context.database.read(lambda connection: connection.scalar(last)) or 0) + 1
        post = post_row(
            campaign, number, "away", branch=0, n=0, chapter=None, user=by.user, at=at, details={"until": until}
        )
        await self._context.write(
            [
                (update(tables.campaigns).where(_columns.id == campaign).values(archived=at), ()),
                (unscheduled(campaign, PURGE), ()),
                scheduled(PURGE, campaign, now + ARCHIVED_FOR),
                (insert(posts), [post]),
            ]
        )
        self._context.forget(campaign)
        self._context.changed.set()

    async def rows(self, campaign: int, by: Actor) -> bytes:
        """Everything that is stored of a campaign as it lies, sealed, for whoever may mend it. Raises NotOrganiser,
        UnknownCampaign."""
        await _expect_steward(self._context, campaign, by)
        plain = await self._context.database.read(lambda connection: _all_rows(connection, campaign))
        sealed = self._context.database.seal.close(zstandard.compress(orjson.dumps(plain)))
        return orjson.dumps({"format": FORMAT, "version": 1, "campaign": campaign, "sealed": sealed})
