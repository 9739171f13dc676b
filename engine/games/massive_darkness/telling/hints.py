"""Lessons of the first games, each at its first opportunity."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.games.massive_darkness.board.zones import board, is_dark
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import State
from engine.table import Ask, Text

TEACHING = "t00"
"""The Mission that ends at the Exit and teaches so."""


def hints(view: State, ask: Ask, seat: int) -> Sequence[Text]:
    """Returns lessons that this question is the first to allow, the most urgent first."""
    exit_zone = board(view).exit or ""
    return [Text(f"hint-{name}", zone=exit_zone) for name, comes_up in HINTS.items() if comes_up(view, ask, seat)]


ComesUp = Callable[[State, Ask, int], bool]


def _acting(comes_up: ComesUp) -> ComesUp:
    """Returns a lesson that only appears in an Activation."""
    return lambda view, ask, seat: ask.key == "hero.action" and comes_up(view, ask, seat)


def _offers(*beginnings: str) -> ComesUp:
    return _acting(lambda view, ask, seat: any(option.id.startswith(beginnings) for option in ask.options))


def _in_shadow(view: State, ask: Ask, seat: int) -> bool:
    return is_dark(view, view.heroes[seat].zone)


def _enemies_are_there(view: State, ask: Ask, seat: int) -> bool:
    return bool(view.enemies)


def _level_has_risen(view: State, ask: Ask, seat: int) -> bool:
    return view.level > 1


def _only_the_way_out_is_left(view: State, ask: Ask, seat: int) -> bool:
    return view.mission == TEACHING and len(rules_of(view).open_goals(view)) == 1


def _chooses_a_weapon(view: State, ask: Ask, seat: int) -> bool:
    return ask.key == "setup.weapon"


HINTS: Mapping[str, ComesUp] = {
    "dice": _chooses_a_weapon,
    "exit": _acting(_only_the_way_out_is_left),
    "attack": _offers("attack:"),
    "loot": _offers("pick"),
    "door": _offers("open:"),
    "move": _offers("move:"),
    "enemies": _acting(_enemies_are_there),
    "shadow": _acting(_in_shadow),
    "transmute": _offers("transmute"),
    "level": _acting(_level_has_risen),
}
