"""Migrations of saved states: one function from dict to dict for each version."""

from __future__ import annotations

from typing import Any

from engine.games.keep_the_heroes_out.model.own import OWN_SCENARIOS
from engine.table.game import Migration


def usual_order(state: dict[str, Any]) -> dict[str, Any]:
    """Adds the usual order of heroes, which players can choose for a turn; before, they were always asked."""
    return state | {"turn": state["turn"] | {"usual_order": False}}


def own_scenario(state: dict[str, Any]) -> dict[str, Any]:
    """Adds the file of a custom scenario to the state; before, only the host had it."""
    return state | {"own": OWN_SCENARIOS.offered().get(state["scenario"], "")}


MIGRATIONS: tuple[Migration, ...] = (usual_order, own_scenario)
