"""People: preferences, stored personal data, and erasure."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from engine.campaigns.model.audit import line_as_data
from engine.campaigns.model.preferences import Preferences
from engine.campaigns.people.away import come_home, leave_seats
from engine.campaigns.people.preferences import preferences_of
from engine.campaigns.people.privacy import begin_to_forget, campaigns_with, forget_in
from engine.campaigns.runtime.service import Service, uncancellable
from engine.campaigns.runtime.waits import stop_watching
from engine.storage import StorageError
from engine.storage.queries import audit, campaigns, habits, lessons, looking, people

log = logging.getLogger(__name__)

MOST = 25  # campaigns that may wait for a person


@dataclass(frozen=True, slots=True)
class Gone:
    """The preferences of someone who is away, and the number of their seats that autopilot or a friend plays."""

    preferences: Preferences
    autopilots: int
    lent: int


DIRECT_MESSAGES = 0  # Discord's first shard serves them


class People(Service):
    """People: preferences, stored personal data, and erasure."""

    async def preferences(self, user: int) -> Preferences:
        """Returns a person's preferences, or the defaults."""
        return await preferences_of(self._context, user)

    @uncancellable
    async def set_preferences(self, user: int, chosen: Preferences) -> None:
        """Stores a person's preferences. If their calendar has changed, the campaigns that wait for them follow it."""
        context = self._context
        before = context.calendars.of(user)
        if before is None:
            before = (await preferences_of(context, user)).calendar
        await context.database.write(people.put_preferences(user, chosen.model_dump(mode="json")))
        context.calendars.put(user, chosen)
        if chosen.calendar != before:
            await self._look_again(user)

    async def _look_again(self, user: int) -> None:
        """Schedules the next step of each campaign that waits for this person again."""
        for campaign in await self._context.database.read(campaigns.that_may_wait_for, user, MOST):
            with suppress(Exception):  # a campaign that does not load waits for no one
                async with self._context.changing(campaign) as change:
                    stop_watching(change)

    @uncancellable
    async def go_away(self, user: int, until: datetime) -> Gone:
        """Notes that this person is away, and leaves their seats to autopilot or a friend if they have chosen that.

        Clocks wait otherwise, for 7 days and what is left of 30 days a year at most.
        """
        context, now = self._context, self._context.clock.now()
        chosen = await preferences_of(context, user)
        chosen = chosen.model_copy(update=chosen.leaving(until, now))
        await self.set_preferences(user, chosen)
        return Gone(chosen, *await leave_seats(context, user, chosen, now))

    async def with_digest_due(self) -> Sequence[int]:
        """Returns the people whose daily digest is to be sent now; none unless this process serves direct messages."""
        if not self._context.shards.holds(DIRECT_MESSAGES):
            return ()
        now = self._context.clock.now()
        stored = await self._context.database.read(people.with_digest)
        wanted = {user: Preferences.model_validate(chosen) for user, chosen in stored.items()}
        return [user for user, chosen in wanted.items() if chosen.digest_is_due(now)]

    @uncancellable
    async def come_back(self, user: int) -> Preferences:
        """Notes that this person is back, and returns their seats."""
        chosen = await preferences_of(self._context, user)
        chosen = chosen.model_copy(update=chosen.returning(self._context.clock.now()))
        await self.set_preferences(user, chosen)
        await come_home(self._context, user)
        return chosen

    async def data_of(self, user: int) -> dict[str, Any]:
        """Returns all stored data about a person, as JSON."""
        chosen = (await self.preferences(user)).model_dump(mode="json")
        which = await campaigns_with(self._context, user)
        kept = [await self._context.database.read(people.kept_about, campaign, user) for campaign in which]
        learnt = [
            {"lesson": row.lesson, "step": row.step, "choices": row.acts, "done": row.done, "used": row.used}
            for row in await self._context.database.read(lessons.of_user, user)
        ]
        hours = [row.hours for row in await self._context.database.read(habits.of_all, [user])]
        looks = [
            {"server": str(row.guild), "games": row.games, "pace": row.pace, "until": row.until}
            for row in await self._context.database.read(looking.of_user, user)
        ]
        return {
            "user": str(user),
            "looking": looks,
            "preferences": chosen,
            "hours": hours[0] if hours else [],
            "lessons": learnt,
            "moderation": [line_as_data(row) for row in await self._context.database.read(audit.naming, user)],
            "campaigns": kept,
        }

    @uncancellable
    async def forget(self, user: int, name: str = "") -> int:
        """Removes preferences, names and id of a person from every campaign; in play, autopilot takes over their seats.

        Other processes do so for their campaigns within a second. Older files do not bring the data back. `name` is the
        person's current name: a campaign named after them may contain it nowhere else. Returns the number of campaigns
        they were in.
        """
        here, everywhere = await begin_to_forget(self._context, user, name)
        for campaign in here:
            try:
                await forget_in(self._context, campaign, user)
            except (OSError, StorageError):
                raise
            except Exception:  # the job stays and is retried
                log.exception("campaign %d: a person could not be erased yet", campaign)
        return len(everywhere)
