"""Additions of a scenario to its chronicle: the cards that each clan keeps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.table import Seat, Text


def kept(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Text]:
    """Yields the new cards of each clan."""
    for seat, member in enumerate(after.get("members", ())):
        had = [card for card, _ in before["members"][seat]["kept"]] if before.get("members") else []
        if new := [card for card, _ in member["kept"] if card not in had]:
            yield Text("journal-kept", who=Seat(seat), what=tuple(new))
