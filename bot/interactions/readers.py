"""What readers have chosen for themselves, kept at hand, so that an answer need not wait for it; where other processes
may change it, it is read each time."""

from __future__ import annotations

from typing import Any

from engine.campaigns import Campaigns, Preferences
from engine.recent import Recent

MOST_KEPT = 10_000  # readers; whoever was not heard of for longest is read again


class Readers:
    """The preferences of whoever has pressed or typed something lately."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns
        self._known: Recent[int, Preferences] = Recent(MOST_KEPT)

    async def load(self, user: int) -> None:
        """To be called before somebody is answered."""
        known = self._known.get(user) if self._campaigns.shards.whole else None
        self._known[user] = known or await self._campaigns.people.preferences(user)

    def of(self, user: int) -> Preferences:
        """What this reader has chosen; the usual, as long as it is not loaded."""
        return self._known.get(user) or Preferences()

    def forget(self, user: int) -> None:
        """Drops what is at hand about a reader."""
        self._known.pop(user, None)

    async def change(self, user: int, **chosen: Any) -> Preferences:
        """Keeps some of it, and returns it all."""
        await self.load(user)
        changed = self.of(user).model_copy(update=chosen)
        self._known[user] = changed
        await self._campaigns.people.set_preferences(user, changed)
        return changed
