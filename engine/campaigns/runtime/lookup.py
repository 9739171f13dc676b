"""Finding campaigns: by id, thread, server, or who is waited for."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeVar

from engine.campaigns.model.situation import Situation, Waiting
from engine.campaigns.runtime.computing import NeverEnded
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.room import Room
from engine.storage.queries import campaigns

log = logging.getLogger(__name__)

Done = TypeVar("Done")

MOST_LOOKED_AT = 200  # of which some may not load
SECONDS_TO_LOOK = 2.0  # that looking may take longer than a step of the rules
MOST = 25  # campaigns in one list, as many as a menu holds


class Place(NamedTuple):
    """Where a campaign is played: ids of its server, channel and thread; None where there is none yet."""

    guild: int | None
    channel: int | None
    thread: int | None


async def _situations(context: Context, those: Iterable[int]) -> list[Situation]:
    """The first of these campaigns; one that cannot be loaded neither hides another nor counts."""
    found: list[Situation] = []
    for campaign in those:
        if len(found) == MOST:
            break
        try:
            found.append(await context.situation(campaign))
        except Exception:
            log.exception("campaign %d cannot be shown", campaign)
    return found


class Lookup(Room):
    """Finding campaigns: by id, thread, server, or who is waited for."""

    async def situation(self, campaign: int) -> Situation:
        """How a campaign stands. Raises UnknownCampaign."""
        return await self._context.situation(campaign)

    async def compute(self, campaign: int, work: Callable[[], Done]) -> Done:
        """Returns what `work` makes of a campaign's situation, computed off the event loop. Raises NeverEnded if it
        takes too long; the campaign is then paused, and its state is not shown until something is changed."""
        try:
            return await self._context.computing.run(campaign, work, longer=SECONDS_TO_LOOK)
        except NeverEnded:
            self._context.hide(campaign)
            raise

    async def place(self, campaign: int) -> Place | None:
        """Returns where a campaign is played, even one that cannot be loaded; None where there is no such campaign."""
        row = await self._context.database.read(campaigns.columns_of, campaign, Place._fields)
        return Place(*row) if row else None

    async def of_thread(self, thread: int) -> Situation | None:
        """The campaign that is played in this thread, if any."""
        found = await self._context.database.read(campaigns.of_thread, thread)
        return None if found is None else await self._context.situation(found)

    async def of_server(self, guild: int) -> Sequence[Situation]:
        """The campaigns of a server, the newest first, at most 25."""
        found = await self._context.database.read(campaigns.of_server, guild, MOST_LOOKED_AT)
        return await _situations(self._context, found)

    async def waiting_for(self, user: int) -> Sequence[Situation]:
        """The campaigns in play that wait for this user, the longest waiting first."""
        found = await _situations(self._context, [each.campaign for each in await self.waits_for(user)])
        return [each for each in found if each.stage == "playing" and user in each.waiting_users]

    async def waits_for(self, user: int) -> Sequence[Waiting]:
        """The campaigns in play that wait for this user, the longest waiting first, in short: none of them is held, so
        nobody who plays there waits meanwhile; and only those are looked at whose turn card may name the user."""
        found: list[Waiting] = []
        for campaign in await self._context.database.read(campaigns.that_may_wait_for, user, MOST):
            with suppress(Exception):  # one that does not load waits for nobody
                found.append(await self._context.waiting(campaign))
        return sorted((each for each in found if user in each.users), key=lambda each: each.since)

    async def seated(self, user: int) -> Sequence[Situation]:
        """The campaigns in which this user has a seat and which are not over, the newest first."""
        found = await self._context.database.read(campaigns.with_seat_of, user, MOST_LOOKED_AT)
        return await _situations(self._context, found)
