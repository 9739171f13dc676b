"""Calendars of people: when the clock of a turn pauses for them (docs/behaviour.md#waiting)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta, timezone, tzinfo
from functools import lru_cache
from heapq import merge
from zoneinfo import ZoneInfo

from engine.campaigns.model.clock import from_milliseconds

Span = tuple[datetime, datetime]
DAY = timedelta(days=1)
MOST_QUIET = timedelta(hours=8)
"""How long quiet hours stop the clock in a day."""
MOST_IN_CAMPAIGN = timedelta(days=14)
"""How long vacations stop the clock of one campaign."""
SATURDAY = 5


@lru_cache
def zone_of(name: str | None, hours: int | None = None) -> tzinfo | None:
    """Returns a time zone by its name, else by its whole hours from UTC; None if neither is known."""
    if name is not None:
        try:
            return ZoneInfo(name)
        except (ValueError, OSError):  # unknown to this machine: ZoneInfoNotFoundError is a KeyError
            return None
        except KeyError:
            return None
    return None if hours is None else timezone(timedelta(hours=hours))


@dataclass(frozen=True, slots=True)
class Calendar:
    """Known times at which a person does not answer.

    - zone: None if unknown.
    - quiet: when the quiet hours of each day begin, and how long they are; None without.
    - vacations: spans in which clocks pause, in order (milliseconds).
    - reminder: the hours after which they want to be reminded; 0 for never, None for half of the time.
    - weekends: True if the clock pauses on Saturdays and Sundays.
    """

    zone: tzinfo | None = None
    quiet: tuple[int, int] | None = None
    vacations: Sequence[tuple[int, int]] = ()
    reminder: int | None = None
    weekends: bool = False

    def in_campaign(self, taken: int, *, weekends: bool) -> Calendar:
        """Returns the calendar in a campaign: vacations count from when the seat was taken, for at most 14 days."""
        left, spans = int(MOST_IN_CAMPAIGN / timedelta(milliseconds=1)), []
        for begin, end in self.vacations:
            begin = max(begin, taken)
            if begin < end and left > 0:
                spans.append((begin, min(end, begin + left)))
                left -= spans[-1][1] - begin
        return replace(self, vacations=tuple(spans), weekends=weekends)

    def rests(self, start: datetime) -> Iterable[Span]:
        """Returns the spans after `start` in which the clock pauses, by their beginnings; they may overlap."""
        vacations = ((from_milliseconds(begin), from_milliseconds(end)) for begin, end in self.vacations)
        return merge(vacations, self._nights(start), self._weekends(start))

    def _nights(self, start: datetime) -> Iterator[Span]:
        if self.quiet is None or self.zone is None:
            return
        hour, length = self.quiet
        for day in _days(start, self.zone):
            begin = datetime.combine(day, time(hour), self.zone).astimezone(UTC)
            ends = datetime.combine(day, time(hour), self.zone) + timedelta(hours=length)  # by the clock on the wall
            end = min(ends.astimezone(UTC), begin + MOST_QUIET)
            if begin < end:
                yield begin, end

    def _weekends(self, start: datetime) -> Iterator[Span]:
        if not self.weekends:
            return
        zone = self.zone or UTC
        for day in _days(start - 2 * DAY, zone):
            if day.weekday() == SATURDAY:
                begin = datetime.combine(day, time(), zone).astimezone(UTC)
                yield begin, datetime.combine(day + 2 * DAY, time(), zone).astimezone(UTC)


ALWAYS = Calendar()
"""The calendar of someone of whom nothing is known."""


def _days(start: datetime, zone: tzinfo) -> Iterator[datetime]:
    """Yields each day from the one before `start`, without end."""
    day = (start.astimezone(zone) - DAY).replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
    while True:
        yield day
        day += DAY


def after(start: datetime, amount: timedelta, calendar: Calendar = ALWAYS) -> datetime:
    """Returns the moment at which this amount of time has passed since `start`, without rests."""
    moment, left = start, amount
    for begin, end in calendar.rests(start):
        if moment + left <= begin:
            break
        left -= max(timedelta(), begin - moment)
        moment = max(moment, end)
    return moment + left


def counted(start: datetime, end: datetime, calendar: Calendar = ALWAYS) -> timedelta:
    """Returns how much time has passed between two moments, without rests; none if they are in the wrong order."""
    moment, passed = start, timedelta()
    for begin, rested in calendar.rests(start):
        if begin >= end or moment >= end:
            break
        passed += max(timedelta(), begin - moment)
        moment = max(moment, rested)
    return passed + max(timedelta(), end - moment)
