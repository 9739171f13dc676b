"""The End Phase (MD-END)."""

from __future__ import annotations

from engine.games.massive_darkness.heroes.levels import check_level
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.outcome import check_end
from engine.games.massive_darkness.model.state import State
from engine.kit.turns import after
from engine.table import Seat, Table, Text


async def end_phase(table: Table, state: State) -> None:
    """Ends effects that last until the End Phase, then passes the First Player token to the left (MD-END-01,
    MD-END-02). No card's effect lasts that long, and abilities used once in a Round become available again, so there is
    no order to choose."""
    rules = rules_of(state)
    for hero in state.heroes:
        hero.used_in_round = []
    await rules.round_ends(table, state)
    await check_end(table, state)
    state.first_player = after(state.first_player, len(state.heroes))
    table.tell(Text("enemies-first-player", hero=Seat(state.first_player)))
    await rules.first_player_passed(table, state)
    await check_level(table, state)
    await check_end(table, state)
