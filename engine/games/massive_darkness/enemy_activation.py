"""The Activation of one Enemy, in the Enemy Phase or to counterattack (MD-EPH-02, MD-CTR-03)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.massive_darkness.state import Enemy, Hero, State
from engine.table import Table


async def activate_all(table: Table, state: State, enemies: Sequence[Enemy]) -> None:
    """Activates several Enemies one after another, in the order that the table chooses (MD-EPH-01)."""


async def activate_enemy(table: Table, state: State, enemy: Enemy, only: Hero | None = None) -> None:
    """Activates an Enemy; in a Counterattack its `only` target is the Hero that attacked it (MD-CTR-04)."""
