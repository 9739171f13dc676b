"""What autopilot picks: a first, simple policy."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.keep_the_heroes_out.state import State
from engine.table import Ask


def choose(view: State, ask: Ask, seat: int) -> Sequence[str]:
    """The default where there is one, else the first choices."""
    return ask.default or [option.id for option in ask.options[: max(1, ask.pick[0])]]
