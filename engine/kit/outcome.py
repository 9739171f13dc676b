"""The end of a game that its seats win or lose together, raised anywhere in the rules."""

from __future__ import annotations

from typing import Literal, NoReturn, Protocol

Outcome = Literal["won", "lost"]


class Ending(Protocol):
    """A state that records how and why its chapter ended; None while it goes on."""

    outcome: Outcome | None
    reason: str | None


class GameOver(Exception):
    """The seats have won or lost; `state.outcome` says which. Only a game's `play` catches it."""


def win(state: Ending, reason: str) -> NoReturn:
    """All seats win."""
    _end(state, "won", reason)


def lose(state: Ending, reason: str) -> NoReturn:
    """All seats lose."""
    _end(state, "lost", reason)


def _end(state: Ending, outcome: Outcome, reason: str) -> NoReturn:
    state.outcome, state.reason = outcome, reason
    raise GameOver
