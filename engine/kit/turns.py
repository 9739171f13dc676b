"""Turn order around the table."""

from __future__ import annotations

from collections.abc import Iterator


def clockwise(seats: int, first: int) -> Iterator[int]:
    """Yields all seats once, beginning with `first`."""
    return ((first + step) % seats for step in range(seats))


def after(seat: int, seats: int) -> int:
    """Returns the next seat clockwise."""
    return (seat + 1) % seats
