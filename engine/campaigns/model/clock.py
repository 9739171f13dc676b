"""What time it is: injected, so that tests and the local Discord can turn the clock."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Anything that tells the time."""

    def now(self) -> datetime:
        """The time now, with its zone."""
        ...


class SystemClock:
    """The clock of this machine."""

    def now(self) -> datetime:
        """The time now, in UTC."""
        return datetime.now(UTC)


def to_milliseconds(moment: datetime) -> int:
    """Milliseconds since 1970, the form in which times are stored."""
    return int(moment.timestamp() * 1000)


def from_milliseconds(stored: int) -> datetime:
    """The inverse of `to_milliseconds`."""
    return datetime.fromtimestamp(stored / 1000, UTC)
