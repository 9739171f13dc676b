"""Migrations of states: one function for each change, oldest first."""

from __future__ import annotations

from typing import Any

from engine.table.game import Migration


def what_triggered_the_end(state: dict[str, Any]) -> dict[str, Any]:
    """Adds the trigger of the end. Earlier states only stored that there was one; an empty market deck is assumed to be
    it.
    """
    left = {name: value for name, value in state.items() if name != "last_round"}
    trigger = "barracks" if state["market_deck"] else "market"
    return left | {"trigger": trigger if state["last_round"] else None}


MIGRATIONS: tuple[Migration, ...] = (what_triggered_the_end,)
