"""Migrations of saved states: one function from dict to dict for each version."""

from __future__ import annotations

from typing import Any

from engine.table.game import Migration


def pending_attack(state: dict[str, Any]) -> dict[str, Any]:
    """Adds combat state and reaction windows to the state; at a mark there is neither."""
    return state | {"course": None, "events": []}


MIGRATIONS: tuple[Migration, ...] = (pending_attack,)
