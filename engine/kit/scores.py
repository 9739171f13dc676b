"""Scores: totals by seat, and who has the most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Score = Mapping[str, int]  # points by source


def totals(scores: Sequence[Score]) -> list[int]:
    """Returns the points of each seat from all sources."""
    return [sum(score.values()) for score in scores]


def leaders(points: Sequence[int]) -> tuple[int, ...]:
    """Returns the seats with the most points; several if they tie."""
    return tuple(seat for seat, each in enumerate(points) if each == max(points))
