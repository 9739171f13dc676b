"""The Event Phase (MD-EVENT)."""

from __future__ import annotations

from engine.games.massive_darkness.state import State
from engine.table import Table


async def event_phase(table: Table, state: State) -> None:
    """Draws one Event card and does what it says (MD-EVENT-01)."""
