"""The clock for everything shown or scheduled on Discord."""

from datetime import UTC, datetime


def utcnow() -> datetime:
    """Returns the current time in UTC."""
    return datetime.now(UTC)
