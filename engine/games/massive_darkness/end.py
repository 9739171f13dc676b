"""The End Phase (MD-END)."""

from __future__ import annotations

from engine.games.massive_darkness.state import State
from engine.table import Table


async def end_phase(table: Table, state: State) -> None:
    """What lasts until the End Phase ends, and the First Player token passes to the left (MD-END-01, MD-END-02)."""
