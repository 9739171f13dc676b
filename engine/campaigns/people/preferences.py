"""A person's preferences, which apply in every campaign."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.runtime.context import Context
from engine.storage.queries import people

QUIET = {"usual": (22, 10), "late": (0, 10)}
"""Quiet hours: the starting hour and the number of hours."""


class Preferences(BaseModel):
    """A person's preferences; the default of each comes first.

    - locale: the language of private replies; None as in Discord.
    - pictures: usual, high contrast, large labels, or words only.
    - ask_first: True to confirm before dice and reveals.
    - tips: True to see tips; `told` are those seen, `told_at` when the last one was shown (milliseconds), `turns` how
      many turns were ended by panel.
    - away: until when no reminders are sent (milliseconds).
    - quiet: the hours of the night without reminders, if `hours`, the offset of their clock from UTC, is known.
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

    def away_until(self, now: datetime) -> datetime | None:
        """Returns until when this person is away, or None."""
        until = from_milliseconds(self.away)
        return until if until > now else None

    def rests_until(self, now: datetime) -> datetime | None:
        """Returns until when this person gets no reminders: they are away or have quiet hours."""
        away = self.away_until(now)
        if away is not None or self.hours is None or self.quiet == "none":
            return away
        begin, length = QUIET[self.quiet]
        there = now + timedelta(hours=self.hours)
        asleep = (there - timedelta(hours=begin)).hour
        if asleep >= length:
            return None
        hour = now.replace(minute=0, second=0, microsecond=0)
        return hour + timedelta(hours=length - asleep)


async def preferences_of(context: Context, user: int) -> Preferences:
    """Returns a person's preferences, or the defaults."""
    stored = await context.database.read(people.preferences_of, user)
    return Preferences.model_validate(stored or {})
