"""The end of a Mission (MD-END)."""

from __future__ import annotations

from typing import NoReturn

from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import State
from engine.kit.outcome import GameOver
from engine.table import Table, Text


async def check_end(table: Table, state: State) -> None:
    """Checks after every Action and move, Activation and Phase whether the Mission is over (MD-END-03 to MD-END-06,
    MD-Q-33).

    Raises GameOver if so; a loss comes before a victory.
    """
    rules = rules_of(state)
    if rules.is_lost(state):
        lose(table, state, "end-lost")
    if rules.is_won(state):
        state.outcome, state.reason = "won", "end-won"
        table.tell(Text(state.reason))
        raise GameOver


def lose(table: Table, state: State, reason: str) -> NoReturn:
    """Ends the Mission: the Heroes lose together, at once (MD-ROUND-12). `reason` is the key of a text without
    arguments. Always raises GameOver."""
    state.outcome, state.reason = "lost", reason
    table.tell(Text(reason))
    raise GameOver
