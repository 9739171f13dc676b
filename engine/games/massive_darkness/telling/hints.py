"""What the first Mission teaches, each thing at the moment when it is first possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.games.massive_darkness.board import is_dark
from engine.games.massive_darkness.state import State
from engine.table import Ask, Text

TEACHING = "t00"
"""The Mission that teaches."""


def hints(view: State, ask: Ask, seat: int) -> Sequence[Text]:
    """What this question is the first to offer, the most pressing first."""
    if view.mission != TEACHING or ask.key != "hero.action":
        return ()
    return [Text(f"hint-{name}") for name, comes_up in HINTS.items() if comes_up(view, ask, seat)]


def _offers(*beginnings: str) -> Callable[[State, Ask, int], bool]:
    return lambda view, ask, seat: any(option.id.startswith(beginnings) for option in ask.options)


def _in_shadow(view: State, ask: Ask, seat: int) -> bool:
    return is_dark(view, view.heroes[seat].zone)


def _enemies_are_there(view: State, ask: Ask, seat: int) -> bool:
    return bool(view.enemies)


HINTS: Mapping[str, Callable[[State, Ask, int], bool]] = {
    "attack": _offers("attack:"),
    "loot": _offers("pick"),
    "door": _offers("open:"),
    "move": _offers("move:"),
    "enemies": _enemies_are_there,
    "shadow": _in_shadow,
}
