"""Lessons of the first games, each at its first opportunity."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.games.fireteam_zero.board.figures import specialists_at
from engine.games.fireteam_zero.model.state import State
from engine.table import Ask, Text

ComesUp = Callable[[State, Ask], bool]


def hints(view: State, ask: Ask, seat: int) -> Sequence[Text]:
    """Returns lessons that this question is the first to allow, the most urgent first."""
    return [Text(f"hint-{name}") for name, comes_up in HINTS.items() if comes_up(view, ask)]


def _asks(*keys: str) -> ComesUp:
    return lambda view, ask: ask.key in keys


def _offers(group: str) -> ComesUp:
    return lambda view, ask: ask.key == "fire.turn" and any(option.group == group for option in ask.options)


def _offers_option(option: str) -> ComesUp:
    return lambda view, ask: ask.key == "fire.turn" and option in ask.by_id


def _escorts(view: State, ask: Ask) -> bool:
    return ask.key == "fire.turn" and any(specialists_at(view, hero.location) for hero in view.heroes)


def _reacts(view: State, ask: Ask) -> bool:
    return any(option.group == "react" for option in ask.options)


HINTS: Mapping[str, ComesUp] = {
    "stand": _asks("fire.stand"),
    "plan": _asks("fire.ready"),
    "react": _reacts,
    "lose": _asks("fire.lose"),
    "response": _asks("fire.tactics"),
    "turn": _asks("fire.turn"),
    "attack": _offers("attack"),
    "attack-cards": _asks("fire.attack_cards"),
    "search": _offers_option("search"),
    "escort": _escorts,
    "order": _asks("fire.activation"),
    "coin": _asks("fire.coin"),
}
