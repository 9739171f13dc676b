"""Caches calendars and habits of people, so that a deadline can be computed without reading their preferences."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic

from engine.campaigns.model.calendars import Calendar
from engine.campaigns.model.habits import Habit
from engine.campaigns.model.preferences import Preferences
from engine.recent import Recent
from engine.storage import Database
from engine.storage.queries import habits, people

MOST_KNOWN = 100_000
RELIABLE_SECONDS = 60.0  # if other processes may change them


class Calendars:
    """The calendars and habits of the players of loaded campaigns; `shared` with other processes or not."""

    def __init__(self, *, shared: bool) -> None:
        self.known: Recent[int, Calendar] = Recent(MOST_KNOWN)
        self.habits: Recent[int, Habit] = Recent(MOST_KNOWN)
        self._shared = shared
        self._read_at: Recent[int, float] = Recent(MOST_KNOWN)

    async def know(self, database: Database, users: Iterable[int]) -> None:
        """Reads the calendars of these people that are not known yet, in one query."""
        wanted = [user for user in users if self._is_unknown(user)]
        if wanted:
            for row in await database.read(habits.of_all, wanted):
                self.habits[row.user] = Habit(tuple(row.hours), row.since, row.last)
            stored = await database.read(people.preferences_of_all, wanted)
            for user in wanted:
                self.put(user, Preferences.model_validate(stored.get(user) or {}))

    def of(self, user: int) -> Calendar | None:
        """Returns the calendar of a person; None if it is not known, or may have changed since."""
        return None if self._is_unknown(user) else self.known[user]

    def _is_unknown(self, user: int) -> bool:
        if user not in self.known:
            return True
        return self._shared and monotonic() - self._read_at[user] > RELIABLE_SECONDS

    def forget(self, user: int) -> None:
        """Drops what is known about a person."""
        self.known.pop(user, None)
        self.habits.pop(user, None)

    def put(self, user: int, chosen: Preferences) -> None:
        """Replaces the calendar of a person."""
        self.known[user], self._read_at[user] = chosen.calendar, monotonic()
