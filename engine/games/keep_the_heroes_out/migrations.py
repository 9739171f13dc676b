"""How states of earlier versions become states of today: one plain dict to dict function a version."""

from __future__ import annotations

from typing import Any

from engine.table.game import Migration


def usual_order(state: dict[str, Any]) -> dict[str, Any]:
    """A table may have heroes act in the usual order for a turn; before that it was always asked."""
    return state | {"turn": state["turn"] | {"usual_order": False}}


MIGRATIONS: tuple[Migration, ...] = (usual_order,)
