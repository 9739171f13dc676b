"""What a person has chosen for everything that is said to them, whatever the campaign."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.runtime.context import Context
from engine.storage.queries import people

QUIET = {"usual": (22, 10), "late": (0, 10)}
"""Quiet hours: the hour at which they begin, and how many they are."""


class Preferences(BaseModel):
    """Of each the usual choice comes first.

    locale: the language of private answers, None as in Discord. pictures: with them as usual, in high contrast or with
    large labels, or words only. ask_first: whether to be asked before dice and reveals. tips: whether to be told them;
    `told` are those that were, `told_at` when the last one was (milliseconds), `turns` how many turns were ended by
    panel. away: until when nobody reminds this person (milliseconds). quiet: the hours of their night, in which nobody
    does either, once it is known how many `hours` their clock is ahead of UTC.
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
        """Until when this person is away; None where they are not."""
        until = from_milliseconds(self.away)
        return until if until > now else None

    def rests_until(self, now: datetime) -> datetime | None:
        """Until when nobody should remind this person: they are away, or have their quiet hours."""
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
    """Returns what a person has chosen; the defaults where nothing is."""
    stored = await context.database.read(people.preferences_of, user)
    return Preferences.model_validate(stored or {})
