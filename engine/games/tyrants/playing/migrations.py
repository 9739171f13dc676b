"""How states of earlier shapes become states of today: one function for each change, the oldest first."""

from __future__ import annotations

from typing import Any

from engine.table.game import Migration


def what_triggered_the_end(state: dict[str, Any]) -> dict[str, Any]:
    """It was only kept that something had; where the market deck is empty, it was taken to be that."""
    left = {name: value for name, value in state.items() if name != "last_round"}
    trigger = "barracks" if state["market_deck"] else "market"
    return left | {"trigger": trigger if state["last_round"] else None}


MIGRATIONS: tuple[Migration, ...] = (what_triggered_the_end,)
