"""The end of a Mission (MD-END)."""

from __future__ import annotations

from typing import NoReturn

from engine.games.massive_darkness.missions import rules_of
from engine.games.massive_darkness.missions.base import MissionOver
from engine.games.massive_darkness.state import State
from engine.table import Table, Text


async def check_end(table: Table, state: State) -> None:
    """After every Action, Activation and Phase: whether the Mission is over (MD-END-03 to MD-END-06, MD-Q-33).

    Raises MissionOver if so; a loss comes before a victory.
    """
    rules = rules_of(state)
    if rules.is_lost(state):
        lose(table, state, Text("end-lost"))
    if rules.is_won(state):
        state.outcome = "won"
        table.tell(Text("end-won"))
        raise MissionOver


def lose(table: Table, state: State, why: Text) -> NoReturn:
    """The Heroes lose together, at once (MD-ROUND-12); always raises MissionOver."""
    state.outcome = "lost"
    table.tell(why)
    raise MissionOver
