"""How states of earlier versions become states of today: one plain dict to dict function a version."""

from __future__ import annotations

from typing import Any

from engine.table.game import Migration


def pending_attack(state: dict[str, Any]) -> dict[str, Any]:
    """Combat state and reaction windows became part of the state; at a mark there is neither."""
    return state | {"course": None, "events": []}


MIGRATIONS: tuple[Migration, ...] = (pending_attack,)
