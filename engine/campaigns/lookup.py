"""Finding campaigns: by id, thread, server, or who is waited for."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Select, String, cast, exists, select

from engine.campaigns.model.situation import Situation, Waiting
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.room import Room
from engine.storage.tables import campaigns, cards, seats

log = logging.getLogger(__name__)

MOST_LOOKED_AT = 200  # of which some may not load
MOST = 25  # campaigns in one list, as many as a menu holds


class Place(NamedTuple):
    """Where a campaign is played: ids of its server, channel and thread; None where there is none yet."""

    guild: int | None
    channel: int | None
    thread: int | None


async def situation_of(context: Context, campaign: int) -> Situation:
    """Returns how a campaign stands. Raises UnknownCampaign."""
    async with context.hold(campaign) as live:
        return live.situation()


async def _situations(context: Context, those: Iterable[int]) -> list[Situation]:
    """The first of these campaigns; one that cannot be loaded neither hides another nor counts."""
    found: list[Situation] = []
    for campaign in those:
        if len(found) == MOST:
            break
        try:
            found.append(await situation_of(context, campaign))
        except Exception:
            log.exception("campaign %d cannot be shown", campaign)
    return found


def _seated(user: int) -> Select[Any]:
    own = select(seats.c.campaign).where(seats.c.user == user)
    return select(campaigns.c.id).where(campaigns.c.id.in_(own), campaigns.c.stage != "over")


def _may_wait_for(user: int) -> Select[Any]:
    """The campaigns in play whose turn card names the user, or is still to be brought up to date."""
    named = cast(cards.c.mentioned, String).contains(str(user)) | (cards.c.shown != cards.c.wanted)
    played = (campaigns.c.stage == "playing") & campaigns.c.archived.is_(None)
    return _seated(user).where(played, exists().where(cards.c.campaign == campaigns.c.id, named))


async def _newest(context: Context, query: Select[Any], most: int) -> Sequence[int]:
    newest = query.order_by(campaigns.c.id.desc()).limit(most)
    ids: Sequence[int] = await context.database.read(lambda connection: connection.scalars(newest).all())
    return ids


class Lookup(Room):
    """Finding campaigns: by id, thread, server, or who is waited for."""

    async def situation(self, campaign: int) -> Situation:
        """How a campaign stands. Raises UnknownCampaign."""
        return await situation_of(self._context, campaign)

    async def place(self, campaign: int) -> Place | None:
        """Returns where a campaign is played, even one that cannot be loaded; None where there is no such campaign."""
        query = select(campaigns.c.guild, campaigns.c.channel, campaigns.c.thread).where(campaigns.c.id == campaign)
        row = await self._context.database.read(lambda connection: connection.execute(query).one_or_none())
        return Place(*row) if row else None

    async def of_thread(self, thread: int) -> Situation | None:
        """The campaign that is played in this thread, if any."""
        found = await _newest(self._context, select(campaigns.c.id).where(campaigns.c.thread == thread), 1)
        return await situation_of(self._context, found[0]) if found else None

    async def of_server(self, guild: int) -> Sequence[Situation]:
        """The campaigns of a server, the newest first, at most 25."""
        own = select(campaigns.c.id).where(campaigns.c.guild == guild)
        return await _situations(self._context, await _newest(self._context, own, MOST_LOOKED_AT))

    async def waiting_for(self, user: int) -> Sequence[Situation]:
        """The campaigns in play that wait for this user, the longest waiting first."""
        found = await _situations(self._context, [each.campaign for each in await self.waits_for(user)])
        return [each for each in found if each.stage == "playing" and user in each.waiting_users]

    async def waits_for(self, user: int) -> Sequence[Waiting]:
        """The campaigns in play that wait for this user, the longest waiting first, in short: none of them is held, so
        nobody who plays there waits meanwhile; and only those are looked at whose turn card may name the user."""
        found: list[Waiting] = []
        for campaign in await _newest(self._context, _may_wait_for(user), MOST):
            with suppress(Exception):  # one that does not load waits for nobody
                found.append(await self._context.waiting(campaign))
        return sorted((each for each in found if user in each.users), key=lambda each: each.since)

    async def seated(self, user: int) -> Sequence[Situation]:
        """The campaigns in which this user has a seat and which are not over, the newest first."""
        return await _situations(self._context, await _newest(self._context, _seated(user), MOST_LOOKED_AT))
