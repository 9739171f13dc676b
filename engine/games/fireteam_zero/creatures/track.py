"""The threat track (FZ-THREAT-02 to FZ-THREAT-11)."""

from __future__ import annotations

from engine.games.fireteam_zero.creatures.entering import join_pool
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.notation import AddToPool, of_kind
from engine.games.fireteam_zero.model.state import State
from engine.table import Table, Text

MARKED = (4, 8, 12, 16)  # spaces on which a threat card is drawn (FZ-THREAT-07)
END = MARKED[-1]


def next_card(state: State) -> int:
    """Returns the next space that draws a card; 0 when none does any more."""
    return next(iter(MARKED[state.reached :]), 0)


def steps_left(state: State) -> int:
    """Returns the steps of the marker to the next threat card; 0 when none is drawn any more."""
    return max(0, next_card(state) - state.marker)


async def advance(table: Table, state: State, n: int) -> None:
    """Moves the marker space by space and draws a card for each marked space that it reaches for the first time. Beyond
    the last space nothing happens (FZ-THREAT-03, FZ-THREAT-05, FZ-THREAT-08)."""
    before = state.marker
    for _ in range(min(n, END - state.marker)):
        state.marker += 1
        if state.marker in MARKED[state.reached :]:
            state.reached += 1
            reveal(table, state)
    if state.marker != before:
        table.tell(Text("threat-advanced", marker=state.marker, count=state.marker - before))


def reveal(table: Table, state: State) -> None:
    """Puts the top threat card in force (FZ-THREAT-04)."""
    if not state.threat_deck:
        return
    card = table.draw(state.threat_deck)
    state.threats.append(card)
    table.tell(Text("threat-revealed", card=card))
    for effect in of_kind(content().threats[card].does, AddToPool):
        join_pool(table, state, effect.creature, effect.n)


def fall_back(table: Table, state: State, n: int) -> None:
    """Moves the marker back, not below 0; revealed cards stay (FZ-THREAT-10)."""
    before = state.marker
    state.marker = max(0, state.marker - n)
    if state.marker != before:
        table.tell(Text("threat-fell", marker=state.marker, count=before - state.marker))
