"""When people usually answer: counts of 24 hours, and what they say about a table (docs/behaviour.md#lobby)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache

from engine.campaigns.model.clock import from_milliseconds, to_milliseconds

HOURS = 24
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
KEPT_FOR = timedelta(days=90)
"""After this time all counts are halved, so that new habits replace old ones."""
FEWEST_DAYS = 7
ENOUGH = 10  # noted hours of each person, so that a lobby can mention them
MOST_OF_IT = 0.7  # the part of the presses that the usual hours hold
WIDEST = 12  # hours; wider ones say nothing
LONGEST_WAIT = 14 * HOURS  # hours until an answer that are looked at


@dataclass(frozen=True, slots=True)
class Habit:
    """In how many hours a person has pressed something, by the hour of the day where they are.

    Counted since the moment `since`, and last in the hour of `last` (milliseconds).
    """

    hours: tuple[int, ...] = (0,) * HOURS
    since: int = 0
    last: int = 0

    def noted(self, now: datetime, zone: tzinfo | None) -> Habit:
        """Returns the habit after a press. Each hour counts once."""
        at, this_hour = to_milliseconds(now), now.replace(minute=0, second=0, microsecond=0)
        if self.last >= to_milliseconds(this_hour):
            return self
        hours, since = self.hours, self.since or at
        if from_milliseconds(since) < now - KEPT_FOR:
            hours, since = tuple(count // 2 for count in hours), to_milliseconds(now - KEPT_FOR / 2)
        local = now.astimezone(zone or UTC).hour
        counted = tuple(count + (hour == local) for hour, count in enumerate(hours))
        return replace(self, hours=counted, since=since, last=at)

    @property
    def is_known(self) -> bool:
        """True if there is enough to say something."""
        return sum(self.hours) >= ENOUGH

    def chances(self, zone: tzinfo | None) -> tuple[float, ...]:
        """Returns how likely the person is there in each hour of the day, from 0 h UTC."""
        days = max(FEWEST_DAYS, (from_milliseconds(self.last) - from_milliseconds(self.since)) / DAY)
        offset = from_milliseconds(self.last).astimezone(zone or UTC).utcoffset() or timedelta()
        shift = round(offset / HOUR)
        return tuple([min(1.0, self.hours[(hour + shift) % HOURS] / days) for hour in range(HOURS)])


@dataclass(frozen=True, slots=True)
class Rhythm:
    """The pace to expect of a table: the hours, from 0 h UTC, in which most answers come (None: at any time), and how
    long a round of one turn each takes."""

    hours: tuple[int, int] | None
    round: timedelta

    def turns_a_day(self, seats: int) -> float:
        """Returns how many turns are played in a day."""
        return seats * (DAY / self.round)


@lru_cache(maxsize=1024)
def rhythm(chances: tuple[tuple[float, ...], ...]) -> Rhythm | None:
    """Returns what to expect of people with these chances, in turn order; None if someone is hardly ever there.

    Cached, because it takes some milliseconds.
    """
    if not chances or any(sum(each) < 1 / FEWEST_DAYS for each in chances):
        return None
    at = [1 / HOURS] * HOURS
    took = 0.0
    for _ in range(3):  # the hour at which a round begins depends on the rounds before
        took = 0.0
        for person in chances:
            waited, at = _answered(at, person)
            took += waited
    return Rhythm(_usual(chances), timedelta(hours=took))


def _answered(at: Sequence[float], chances: Sequence[float]) -> tuple[float, list[float]]:
    """Returns the expected hours until a person answers who is asked at these hours, and when that is."""
    waits, ends = 0.0, [0.0] * HOURS
    for hour, weight in enumerate(at):
        left = weight
        for wait in range(LONGEST_WAIT):
            there = (hour + wait) % HOURS
            answered = left * chances[there]
            waits += answered * (wait + 0.5)
            ends[there] += answered
            left -= answered
            if left < 1e-6:
                break
        waits += left * LONGEST_WAIT
        ends[hour] += left
    return waits, ends


def _usual(chances: Sequence[Sequence[float]]) -> tuple[int, int] | None:
    """Returns the shortest span of hours that holds most of the presses; None if it is too wide."""
    sums = [sum(person[hour] for person in chances) for hour in range(HOURS)]
    for width in range(1, WIDEST + 1):
        spans = {first: sum(sums[(first + each) % HOURS] for each in range(width)) for first in range(HOURS)}
        best = max(spans, key=lambda first: spans[first])
        if spans[best] >= MOST_OF_IT * sum(sums):
            return best, (best + width) % HOURS
    return None
