"""Caches readers' preferences, so that answers need not wait for them. If other processes may change them, they are
read each time."""

from __future__ import annotations

from typing import Any

from engine.campaigns import Campaigns, Preferences
from engine.recent import Recent

MOST_KEPT = 10_000  # readers; the least recently active are dropped first


class Readers:
    """The preferences of recently active users."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns
        self._known: Recent[int, Preferences] = Recent(MOST_KEPT)

    async def load(self, user: int) -> None:
        """Loads a user's preferences. Call before answering."""
        known = self._known.get(user) if self._campaigns.shards.whole else None
        self._known[user] = known or await self._campaigns.people.preferences(user)

    def of(self, user: int) -> Preferences:
        """Returns this reader's preferences; the defaults until they are loaded."""
        return self._known.get(user) or Preferences()

    def know(self, user: int, chosen: Preferences) -> None:
        """Caches preferences that were stored elsewhere."""
        self._known[user] = chosen

    def forget(self, user: int) -> None:
        """Drops a reader's cached preferences."""
        self._known.pop(user, None)

    async def change(self, user: int, **chosen: Any) -> Preferences:
        """Stores changed preferences and returns all of them."""
        await self.load(user)
        changed = self.of(user).model_copy(update=chosen)
        self._known[user] = changed
        await self._campaigns.people.set_preferences(user, changed)
        return changed
