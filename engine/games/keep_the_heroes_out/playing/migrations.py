"""How states of earlier versions become states of today: one plain dict to dict function a version."""

from __future__ import annotations

from typing import Any

from engine.games.keep_the_heroes_out.model.own import OWN_SCENARIOS
from engine.table.game import Migration


def usual_order(state: dict[str, Any]) -> dict[str, Any]:
    """A table may have heroes act in the usual order for a turn; before that it was always asked."""
    return state | {"turn": state["turn"] | {"usual_order": False}}


def own_scenario(state: dict[str, Any]) -> dict[str, Any]:
    """A scenario that is none of the game's comes along with the state; before that only the host had it."""
    return state | {"own": OWN_SCENARIOS.offered().get(state["scenario"], "")}


MIGRATIONS: tuple[Migration, ...] = (usual_order, own_scenario)
