"""Counterattacks at the end of an Activation (MD-CTR)."""

from __future__ import annotations

from engine.games.massive_darkness.state import Hero, State
from engine.table import Table


async def counterattacks(table: Table, state: State, hero: Hero) -> None:
    """Activates each Enemy that a Hero attacked in the Activation that ends, against that Hero (MD-CTR-01)."""
