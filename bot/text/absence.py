"""Parses how long someone is away: a number of days, or a date such as "28 Nov"."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, tzinfo

LONGEST_ABSENCE = 30  # days
NOON = 12  # UTC, when it is that date nearly everywhere
DAYS = re.compile(r"([0-9]{1,4})(?:\s*d[^\W\d_]*)?")
ISO_DATE = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})")
DAY_FIRST = re.compile(r"([0-9]{1,2})(?:st|nd|rd|th|º|\.)?\s*(?:de\s+|of\s+)?([^\W\d_]{3,})\.?")
MONTH_FIRST = re.compile(r"([^\W\d_]{3,})\.?\s*([0-9]{1,2})(?:st|nd|rd|th)?")
MONTHS = "jan/ene feb/fev mar apr/abr may/mai jun jul aug/ago sep/set oct/out nov dec/dic/dez"
"""Beginnings of the months in the bot's languages."""
NUMBER_OF_MONTH = {start: number for number, starts in enumerate(MONTHS.split(), 1) for start in starts.split("/")}


def away_until(typed: str, now: datetime, zone: tzinfo | None) -> datetime | None:
    """Returns when someone is back; None if the text is neither 1 to `LONGEST_ABSENCE` days nor a date within them. A
    date starts at midnight in their time zone, or is at noon UTC if that is unknown."""
    text = " ".join(typed.casefold().split())
    on = _date(text, now.astimezone(zone or UTC))
    if on is not None:
        until = (on if zone is not None else on.replace(hour=NOON)).astimezone(UTC)
    elif (days := DAYS.fullmatch(text)) is not None and 1 <= int(days[1]) <= LONGEST_ABSENCE:
        until = now + timedelta(days=int(days[1]))
    else:
        return None
    return until if now < until <= now + timedelta(days=LONGEST_ABSENCE + 1) else None


def _date(text: str, today: datetime) -> datetime | None:
    """Returns midnight of a date, as UTC. Without a year, it is the next such date."""
    if iso := ISO_DATE.fullmatch(text):
        return _midnight(today, int(iso[1]), int(iso[2]), int(iso[3]))
    found = DAY_FIRST.fullmatch(text) or MONTH_FIRST.fullmatch(text)
    if found is None:
        return None
    day, name = (found[1], found[2]) if found[1].isdigit() else (found[2], found[1])
    month = NUMBER_OF_MONTH.get(name[:3])
    if month is None:
        return None
    past = (month, int(day)) <= (today.month, today.day)
    return _midnight(today, today.year + past, month, int(day))


def _midnight(today: datetime, year: int, month: int, day: int) -> datetime | None:
    try:
        return today.replace(year=year, month=month, day=day, hour=0, minute=0, second=0, microsecond=0)
    except ValueError:
        return None
