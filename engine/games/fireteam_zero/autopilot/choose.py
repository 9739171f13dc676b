"""What autopilot chooses."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.fireteam_zero.state import State
from engine.table import Ask


def choose(view: State, ask: Ask, seat: int) -> Sequence[str]:
    """The default, or the first options."""
    return ask.default or [option.id for option in ask.options[: ask.pick[0]]]
