"""The bank of a seat: time that it has left for all of its turns (docs/behaviour.md#waiting)."""

from __future__ import annotations

from datetime import timedelta

BANK = timedelta(days=3)
INCREMENT = timedelta(hours=12)
MOST = timedelta(days=4)
LEAST = timedelta(hours=1)
"""For each question, even if nothing is left."""


def left_of(bank: int | None) -> timedelta:
    """Returns what is left of a stored bank (milliseconds); a seat begins with a full one."""
    return BANK if bank is None else timedelta(milliseconds=bank)


def time_of(bank: int | None) -> timedelta:
    """Returns how long the next answer may take."""
    return max(LEAST, left_of(bank))


def charged(bank: int | None, used: timedelta) -> int:
    """Returns the bank after an answer that took `used`."""
    return _stored(max(timedelta(), left_of(bank) - max(timedelta(), used)))


def credited(bank: int | None) -> int:
    """Returns the bank after a turn."""
    return _stored(max(left_of(bank), min(MOST, left_of(bank) + INCREMENT)))


def _stored(span: timedelta) -> int:
    return span // timedelta(milliseconds=1)
