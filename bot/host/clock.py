"""The time, for everything that is shown or waited for on Discord."""

from datetime import UTC, datetime


def utcnow() -> datetime:
    """Returns the present moment, in UTC."""
    return datetime.now(UTC)
