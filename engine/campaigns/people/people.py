"""People: what they have chosen, what is kept about them, and how they are forgotten."""

from __future__ import annotations

import logging
from typing import Any

from engine.campaigns.people.preferences import Preferences, preferences_of
from engine.campaigns.people.privacy import begin_to_forget, campaigns_with, forget_in
from engine.campaigns.runtime.room import Room, uncancellable
from engine.storage import StorageError
from engine.storage.queries import people

log = logging.getLogger(__name__)


class People(Room):
    """People: what they have chosen, what is kept about them, and how they are forgotten."""

    async def preferences(self, user: int) -> Preferences:
        """What a person has chosen for what is said to them; the usual where nothing is."""
        return await preferences_of(self._context, user)

    @uncancellable
    async def set_preferences(self, user: int, chosen: Preferences) -> None:
        """Keeps what a person has chosen."""
        await self._context.database.write(people.put_preferences(user, chosen.model_dump(mode="json")))

    async def data_of(self, user: int) -> dict[str, Any]:
        """Returns everything that is kept about a person, to be given to them as JSON."""
        chosen = (await self.preferences(user)).model_dump(mode="json")
        which = await campaigns_with(self._context, user)
        kept = [await self._context.database.read(people.kept_about, campaign, user) for campaign in which]
        return {"user": str(user), "preferences": chosen, "campaigns": kept}

    @uncancellable
    async def forget(self, user: int, name: str = "") -> int:
        """Takes preferences, names and the number of a person out of every campaign; in play, autopilot goes on in
        their seats; those of other processes do it in their next second. Files from before bring none of it back.
        `name` is what they are called now: a campaign that they named after themselves may not hold it anywhere else.
        Returns in how many campaigns they were."""
        here, everywhere = await begin_to_forget(self._context, user, name)
        for campaign in here:
            try:
                await forget_in(self._context, campaign, user)
            except (OSError, StorageError):
                raise
            except Exception:  # it stays scheduled, and is tried again
                log.exception("campaign %d: a person is not forgotten yet", campaign)
        return len(everywhere)
