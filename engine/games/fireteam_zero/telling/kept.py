"""Additions of a mission to its operation: the cards that each role has taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.table import Text


def kept(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Text]:
    """Yields the new cards of each role."""
    had = before.get("taken", {})
    for role, cards in after.get("taken", {}).items():
        if new := [card for card in cards if card not in had.get(role, ())]:
            yield Text("journal-kept", who=role, what=tuple(new))
