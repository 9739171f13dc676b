"""Finds campaigns by id, thread, server, or waiting player."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeVar

from engine.campaigns.model.situation import Situation, Waiting
from engine.campaigns.runtime.computing import NeverEnded
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.service import Service
from engine.storage.queries import campaigns, turn_messages
from engine.storage.queries.typed import as_columns

log = logging.getLogger(__name__)

Done = TypeVar("Done")

MOST_LOOKED_AT = 200  # some of these may not load
SECONDS_TO_LOOK = 2.0  # extra seconds for reading, compared with a step of the rules
MOST = 25  # campaigns in one list, as many as fit into a menu


class Place(NamedTuple):
    """The ids of a campaign's server, channel and thread; None if there is none yet."""

    guild: int | None
    channel: int | None
    thread: int | None


async def _situations(context: Context, those: Iterable[int]) -> list[Situation]:
    """Returns the situations of the first of these campaigns; those that do not load are skipped and do not count."""
    found: list[Situation] = []
    for campaign in those:
        if len(found) == MOST:
            break
        try:
            found.append(await context.situation(campaign))
        except Exception:
            log.exception("campaign %d cannot be shown", campaign)
    return found


class Lookup(Service):
    """Finds campaigns by id, thread, server, or waiting player."""

    async def situation(self, campaign: int) -> Situation:
        """Returns the situation of a campaign. Raises UnknownCampaign."""
        return await self._context.situation(campaign)

    async def compute(self, campaign: int, work: Callable[[], Done]) -> Done:
        """Returns the result of `work` on a campaign's situation, computed off the event loop.

        Raises NeverEnded if it takes too long; the campaign is then paused, and its state is not shown until something
        changes.
        """
        try:
            return await self._context.computing.run(campaign, work, longer=SECONDS_TO_LOOK)
        except NeverEnded:
            self._context.hide(campaign)
            raise

    async def place(self, campaign: int) -> Place | None:
        """Returns where a campaign is played, even if it does not load; None if it does not exist."""
        row = await self._context.database.read(campaigns.columns_of, campaign, Place._fields)
        return Place(**as_columns(row)) if row else None

    async def turn_message(self, campaign: int) -> int | None:
        """Returns the id of a campaign's turn message, if it has one."""
        return (await self._context.database.read(turn_messages.of_campaign, campaign)).message

    async def of_thread(self, thread: int) -> Situation | None:
        """Returns the campaign of this thread, if any."""
        found = await self._context.database.read(campaigns.of_thread, thread)
        return None if found is None else await self._context.situation(found)

    async def of_server(self, guild: int) -> Sequence[Situation]:
        """Returns the campaigns of a server, newest first, at most 25."""
        found = await self._context.database.read(campaigns.of_server, guild, MOST_LOOKED_AT)
        return await _situations(self._context, found)

    async def names_on(self, guild: int) -> set[str]:
        """Returns the names of all campaigns of a server."""
        return await self._context.database.read(campaigns.names_on, guild)

    async def with_free_seats(self, guild: int) -> Sequence[Situation]:
        """Returns the open campaigns of a server with seats that anyone can take, lobbies first, at most 25."""
        found = await self._context.database.read(campaigns.with_free_seats, guild, MOST_LOOKED_AT)
        shown = [each for each in await _situations(self._context, found) if each.facts.thread and not each.facts.pause]
        free = [each for each in shown if any(seated.can_be_taken for seated in each.seats)]
        return sorted(free, key=lambda each: (each.stage != "lobby", -each.id))

    async def waiting_for(self, user: int) -> Sequence[Situation]:
        """Returns the campaigns in play that wait for this user, the longest waiting first."""
        found = await _situations(self._context, [each.campaign for each in await self.waits_for(user)])
        return [each for each in found if each.stage == "playing" and user in each.waiting_users]

    async def waits_for(self, user: int) -> Sequence[Waiting]:
        """Returns summaries of the campaigns in play that wait for this user, the longest waiting first.

        None of them is held, so that no player has to wait. Only those whose turn message may mention the user are
        read.
        """
        found: list[Waiting] = []
        for campaign in await self._context.database.read(campaigns.that_may_wait_for, user, MOST):
            with suppress(Exception):  # a campaign that does not load waits for no one
                found.append(await self._context.waiting(campaign))
        return sorted((each for each in found if user in each.users), key=lambda each: each.since)

    async def seated(self, user: int) -> Sequence[Situation]:
        """Returns the unfinished campaigns in which this user has a seat, newest first."""
        found = await self._context.database.read(campaigns.with_seat_of, user, MOST_LOOKED_AT)
        return await _situations(self._context, found)

    async def game_of(self, user: int, guild: int, channel: int) -> str | None:
        """Returns the only game played in a channel; else the only one that this user plays."""
        found = await self._context.database.read(campaigns.games_of, user, guild, channel)
        return next((min(games) for games in found if len(games) == 1), None)
