"""The Enemy Phase (MD-EPH)."""

from __future__ import annotations

from engine.games.massive_darkness.state import State
from engine.table import Table


async def begin_enemy_phase(table: Table, state: State) -> None:
    """Notes which Enemies are to be activated: those on the board now (MD-EPH-01, MD-EPH-23)."""


async def activate_next_enemy(table: Table, state: State) -> None:
    """Activates one of the waiting Enemies, which the table chooses (MD-EPH-01)."""


async def reinforcements(table: Table, state: State) -> None:
    """Each Agent on the board calls a Guard of its own Level; then the Phase ends (MD-AGENT-02, MD-EPH-22)."""
