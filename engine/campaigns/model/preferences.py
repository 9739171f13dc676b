"""A person's preferences, which apply in every campaign."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from engine.campaigns.model.calendars import Calendar, zone_of
from engine.campaigns.model.clock import from_milliseconds, to_milliseconds

QUIET = {"usual": (22, 10), "late": (0, 10)}
"""Quiet hours: the starting hour and the number of hours."""

LONGEST_STOP = timedelta(days=7)
"""How long clocks wait for someone who is away."""
VACATION = timedelta(days=30)
"""How long clocks may wait for a person in a year."""
YEAR = timedelta(days=365)
NOTHING = timedelta()


class Preferences(BaseModel):
    """A person's preferences; the default of each comes first.

    - locale: the language of private replies; None as in Discord.
    - pictures: usual, high contrast, large labels, or words only.
    - ask_first: True to confirm before dice and reveals.
    - tips: True to see tips; `told` are those seen, `told_at` when the last one was shown (milliseconds), `turns` how
      many turns were ended by panel.
    - away: until when no reminders are sent (milliseconds).
    - when_away: what happens meanwhile in campaigns with a shorter pace: clocks wait for up to 7 days, autopilot plays,
      or the seat is lent to `friend`, whose display name is `friend_name`.
    - vacations: the spans of the last year in which clocks have waited (milliseconds).
    - quiet: the hours of the night without reminders, if their time zone is known: the `zone` by name, or for people
      who chose it before zones had names, `hours`, the offset of their clock from UTC.
    - remind: after how many hours they are reminded; `half` of the time of the turn, or `off`.
    - avoid: people with whom no table is proposed to them; no one learns of it.
    - ahead: True for a mention when the turn of the player before them begins, instead of a reminder in their own.
    - rated: True to have a rating in competitive games, which only they see.
    - digest: the hour of the day at which they get a direct message about their tables; `digest_at` is when they got
      the last one (milliseconds), `digest_refused` is True if Discord refused one, which switched it off.
    """

    model_config = ConfigDict(frozen=True)

    locale: str | None = None
    pictures: Literal["usual", "contrast", "large", "words"] = "usual"
    ask_first: bool = True
    tips: bool = True
    told: tuple[str, ...] = ()
    told_at: int = 0
    turns: int = 0
    away: int = 0
    quiet: Literal["usual", "late", "none"] = "usual"
    hours: int | None = None
    zone: str | None = None
    when_away: Literal["wait", "autopilot", "lend"] = "wait"
    friend: int | None = None
    friend_name: str = ""
    vacations: tuple[tuple[int, int], ...] = ()
    remind: Literal["half", "off", "4", "8", "12", "24"] = "half"
    avoid: tuple[int, ...] = ()
    ahead: bool = False
    rated: bool = False
    digest: Literal["off", "6", "8", "12", "18", "21"] = "off"
    digest_at: int = 0
    digest_refused: bool = False

    @property
    def time_zone(self) -> tzinfo | None:
        """Returns this person's time zone, if known."""
        return zone_of(self.zone, self.hours)

    @property
    def calendar(self) -> Calendar:
        """Returns when clocks pause for this person, and when they want to be reminded."""
        quiet = None if self.quiet == "none" else QUIET[self.quiet]
        reminder = 0 if self.ahead or self.remind == "off" else None if self.remind == "half" else int(self.remind)
        return Calendar(self.time_zone, quiet, self._stops(), reminder)

    def digest_is_due(self, now: datetime) -> bool:
        """True if today's digest has not been sent, and its hour has come."""
        if self.digest == "off":
            return False
        zone = self.time_zone or UTC
        there, last = now.astimezone(zone), from_milliseconds(self.digest_at).astimezone(zone)
        return there.hour >= int(self.digest) and last.date() < there.date()

    def _stops(self) -> tuple[tuple[int, int], ...]:
        """Returns when clocks wait; an absence from before they did counts as one that ends with them."""
        before = self.away and not self.vacations and self.when_away == "wait"
        return ((self.away - LONGEST_STOP // timedelta(milliseconds=1), self.away),) if before else self.vacations

    def vacation_left(self, now: datetime) -> timedelta:
        """Returns how long clocks may still wait for this person in the year that ends now."""
        since = to_milliseconds(now - YEAR)
        used = sum(end - max(begin, since) for begin, end in self.vacations if end > since)
        return max(NOTHING, VACATION - timedelta(milliseconds=used))

    def leaving(self, until: datetime, now: datetime) -> dict[str, Any]:
        """Returns the preferences that change when this person goes away; a new absence replaces a running one."""
        home = self.model_copy(update=self.returning(now))
        at, since = to_milliseconds(now), to_milliseconds(now - YEAR)
        kept = tuple(span for span in home.vacations if span[1] > since)
        stop = min(until - now, LONGEST_STOP, home.vacation_left(now))
        waits = self.when_away == "wait" and stop > NOTHING
        stops = ((at, to_milliseconds(now + stop)),) if waits else ()
        return {"away": to_milliseconds(until), "vacations": (*kept, *stops)}

    def returning(self, now: datetime) -> dict[str, Any]:
        """Returns the preferences that change when this person is back: the rest of a vacation is not used up."""
        at = to_milliseconds(now)
        spans = ((begin, min(end, at)) for begin, end in self.vacations)
        return {"away": 0, "vacations": tuple(span for span in spans if span[0] < span[1])}

    def stops_until(self, now: datetime) -> datetime | None:
        """Returns until when clocks wait for this person, if they do."""
        at = to_milliseconds(now)
        return next((from_milliseconds(end) for begin, end in self._stops() if begin <= at < end), None)

    def away_until(self, now: datetime) -> datetime | None:
        """Returns until when this person is away, or None."""
        until = from_milliseconds(self.away)
        return until if until > now else None

    def rests_until(self, now: datetime, *, clocks: bool = False) -> datetime | None:
        """Returns until when this person gets no reminders, because they are away or have quiet hours; with `clocks`,
        until when their time cannot be over.
        """
        away = self.stops_until(now) if clocks else self.away_until(now)
        zone = self.time_zone
        if away is not None or zone is None or self.quiet == "none":
            return away
        begin, length = QUIET[self.quiet]
        there = now.astimezone(zone)
        asleep = (there - timedelta(hours=begin)).hour
        if asleep >= length:
            return None
        hour = there.replace(minute=0, second=0, microsecond=0)
        return (hour + timedelta(hours=length - asleep)).astimezone(UTC)
