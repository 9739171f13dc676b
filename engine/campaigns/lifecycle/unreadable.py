"""Campaigns whose rows do not load, because of a damaged disk or another version: archived, exported and purged
unread.
"""

from __future__ import annotations

from dataclasses import dataclass

import orjson
import zstandard

from engine.campaigns.lifecycle.stopping import archive_rows
from engine.campaigns.model.audit import Act, line_of
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.errors import Elsewhere, NotOrganiser, UnknownCampaign
from engine.campaigns.model.posts import post_row
from engine.campaigns.model.situation import Actor
from engine.campaigns.runtime.context import ARCHIVED_FOR, Context
from engine.campaigns.runtime.service import Service, uncancellable
from engine.storage import Connection, Write
from engine.storage.queries import campaigns, posts, seats, whole
from engine.storage.queries.typed import as_columns

FORMAT = "emberkeep-rows"


@dataclass(frozen=True, slots=True)
class Unread:
    """The facts of a campaign that are known without loading it. `users` are its players."""

    id: int
    name: str
    organiser: int
    guild: int
    channel: int
    thread: int | None
    users: frozenset[int]


def _unread(connection: Connection, campaign: int) -> Unread | None:
    """Returns the known facts of a campaign; None if it does not exist."""
    known = [name for name in Unread.__slots__ if name != "users"]
    row = campaigns.columns_of(connection, campaign, known)
    return Unread(**as_columns(row), users=seats.users_of(connection, campaign)) if row else None


async def _expect_steward(context: Context, campaign: int, by: Actor, act: Act) -> list[Write]:
    """Returns what the audit notes of it. Raises UnknownCampaign, Elsewhere, or NotOrganiser unless this user may
    manage it.

    A moderator with a seat may not, because the game may be competitive.
    """
    found = await context.database.read(_unread, campaign)
    if found is None:
        raise UnknownCampaign(campaign)
    if not context.shards.holds(found.guild):
        raise Elsewhere
    if by.user != found.organiser and (not by.moderator or by.user in found.users):
        raise NotOrganiser(found.organiser)
    at = to_milliseconds(context.clock.now())
    return [] if by.user == found.organiser else [line_of(found.guild, by.user, act, at, campaign=campaign)]


class Unreadable(Service):
    """Campaigns whose rows do not load."""

    async def find(self, *, campaign: int | None = None, thread: int | None = None) -> Unread | None:
        """Returns the known facts of a campaign, or of the campaign of a thread, even if its rows do not load."""
        if campaign is None and thread is not None:
            campaign = await self._context.database.read(campaigns.of_thread, thread)
        return None if campaign is None else await self._context.database.read(_unread, campaign)

    @uncancellable
    async def archive(self, campaign: int, by: Actor) -> None:
        """Archives a campaign whose rows do not load. Raises NotOrganiser, UnknownCampaign."""
        noted = await _expect_steward(self._context, campaign, by, "archive")
        now = self._context.clock.now()
        at, until = to_milliseconds(now), to_milliseconds(now + ARCHIVED_FOR)
        number = await self._context.database.read(posts.last_number, campaign) + 1
        post = post_row(
            campaign, number, "away", branch=0, n=0, chapter=None, user=by.user, at=at, details={"until": until}
        )
        await self._context.write(
            [
                *archive_rows(campaign, now),
                posts.add([post]),
                *noted,
            ]
        )
        self._context.forget(campaign)

    async def rows(self, campaign: int, by: Actor) -> bytes:
        """Returns all stored rows of a campaign, sealed, for someone who can repair them. Raises NotOrganiser,
        UnknownCampaign.
        """
        noted = await _expect_steward(self._context, campaign, by, "rows")
        plain = await self._context.database.read(whole.as_it_lies, campaign)
        await self._context.database.write(noted)
        sealed = self._context.database.seal.close(zstandard.compress(orjson.dumps(plain)))
        return orjson.dumps({"format": FORMAT, "version": 1, "campaign": campaign, "sealed": sealed})
