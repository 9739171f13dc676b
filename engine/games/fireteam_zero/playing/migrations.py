"""States of earlier shapes, each brought to the next one."""

from __future__ import annotations

from typing import Any

from engine.table.game import Migration


def own_mission(state: dict[str, Any]) -> dict[str, Any]:
    """Adds the file of a custom mission to the state; before, there were none."""
    return state | {"own": ""}


def last_attack(state: dict[str, Any]) -> dict[str, Any]:
    """The last attack is kept for its picture; of those before it there is none."""
    return state | {"fight": None}


MIGRATIONS: tuple[Migration, ...] = (own_mission, last_attack)
