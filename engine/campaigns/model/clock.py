"""The injected clock, which tests and the local Discord can move."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Any source of the current time."""

    def now(self) -> datetime:
        """Returns the current time with its zone."""
        ...


class SystemClock:
    """The clock of this machine."""

    def now(self) -> datetime:
        """Returns the current time in UTC."""
        return datetime.now(UTC)


def to_milliseconds(moment: datetime) -> int:
    """Returns milliseconds since 1970, the form in which times are stored."""
    return int(moment.timestamp() * 1000)


def from_milliseconds(stored: int) -> datetime:
    """Returns the inverse of `to_milliseconds`."""
    return datetime.fromtimestamp(stored / 1000, UTC)
