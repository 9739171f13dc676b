"""Additions of a Mission to its story: the Skills that each Hero acquired."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.table import Seat, Text


def kept(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Text]:
    """Yields the new Skills of each Hero (MD-STORY-44)."""
    for seat, hero in enumerate(after.get("heroes", ())):
        had = before["heroes"][seat]["skills"] if before.get("heroes") else ()
        if new := [each for each in hero["skills"] if each not in had]:
            yield Text("journal-kept", who=Seat(seat), what=tuple(new))
