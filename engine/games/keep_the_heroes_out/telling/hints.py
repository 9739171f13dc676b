"""Lessons of the first games, each at its first opportunity."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Ask, Text

ComesUp = Callable[[State, Ask], bool]


def hints(view: State, ask: Ask, seat: int) -> Sequence[Text]:
    """Returns lessons that this question is the first to allow, the most urgent first."""
    return [Text(f"hint-{name}") for name, comes_up in HINTS.items() if comes_up(view, ask)]


def _asks(*keys: str) -> ComesUp:
    return lambda view, ask: ask.key in keys


def _offers(*groups: str) -> ComesUp:
    return lambda view, ask: any(option.group.startswith(groups) for option in ask.options)


def _can_carry(view: State, ask: Ask) -> bool:
    return any(option.text.key == "way-move-with" for option in ask.options)


def _can_take_loot(view: State, ask: Ask) -> bool:
    return any(option.text.key == "way-room-loot" for option in ask.options)


def _is_second_wave(view: State, ask: Ask) -> bool:
    return ask.key == "turn.card" and view.wave > 1


def _has_turned_before(view: State, ask: Ask) -> bool:
    return ask.key == "turn.card" and view.round > 1


HINTS: Mapping[str, ComesUp] = {
    "defend": _asks("defend.attack"),
    "order": _asks("table.hero"),
    "cards": _asks("turn.card"),
    "attack": _offers("melee", "ranged"),
    "loot": _can_take_loot,
    "carry": _can_carry,
    "activate": _offers("activate"),
    "move": _offers("move"),
    "ambush": _offers("ambush"),
    "renew": _asks("renew.card"),
    "gamble": _offers("gamble"),
    "wave": _is_second_wave,
    "count": _has_turned_before,
}
