"""People: preferences, stored personal data, and erasure."""

from __future__ import annotations

import logging
from typing import Any

from engine.campaigns.people.preferences import Preferences, preferences_of
from engine.campaigns.people.privacy import begin_to_forget, campaigns_with, forget_in
from engine.campaigns.runtime.service import Service, uncancellable
from engine.storage import StorageError
from engine.storage.queries import lessons, people

log = logging.getLogger(__name__)


class People(Service):
    """People: preferences, stored personal data, and erasure."""

    async def preferences(self, user: int) -> Preferences:
        """Returns a person's preferences, or the defaults."""
        return await preferences_of(self._context, user)

    @uncancellable
    async def set_preferences(self, user: int, chosen: Preferences) -> None:
        """Stores a person's preferences."""
        await self._context.database.write(people.put_preferences(user, chosen.model_dump(mode="json")))

    async def data_of(self, user: int) -> dict[str, Any]:
        """Returns all stored data about a person, as JSON."""
        chosen = (await self.preferences(user)).model_dump(mode="json")
        which = await campaigns_with(self._context, user)
        kept = [await self._context.database.read(people.kept_about, campaign, user) for campaign in which]
        learnt = [
            {"lesson": row.lesson, "step": row.step, "choices": row.acts, "done": row.done, "used": row.used}
            for row in await self._context.database.read(lessons.of_user, user)
        ]
        return {"user": str(user), "preferences": chosen, "lessons": learnt, "campaigns": kept}

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
