"""Lessons of the first matches, each at its first opportunity."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.games.tyrants.model.content import cards
from engine.games.tyrants.model.state import State
from engine.table import Ask, Text

ComesUp = Callable[[State, Ask, int], bool]


def hints(view: State, ask: Ask, seat: int) -> Sequence[Text]:
    """Returns lessons that this question is the first to allow, the most urgent first."""
    return [Text(f"hint-{name}") for name, comes_up in HINTS.items() if comes_up(view, ask, seat)]


def _asks(*keys: str) -> ComesUp:
    return lambda view, ask, seat: ask.key in keys


def _offers(*beginnings: str) -> ComesUp:
    return lambda view, ask, seat: any(option.id.startswith(beginnings) for option in ask.options)


def _deploys(view: State, ask: Ask, seat: int) -> bool:
    return ask.key != "setup.troop" and any(option.id.startswith("deploy:") for option in ask.options)


def _controls_a_marker(view: State, ask: Ask, seat: int) -> bool:
    return ask.key == "turn.action" and any(marker.holder == seat for marker in view.markers.values())


def _has_promoted(view: State, ask: Ask, seat: int) -> bool:
    return ask.key == "turn.action" and bool(view.houses[seat].inner_circle)


def _holds_focus(view: State, ask: Ask, seat: int) -> bool:
    """True if a card with Focus is in hand: then the order of cards matters."""
    hand = [cards()[card] for card in view.houses[seat].hand if card in cards()]
    return ask.key == "turn.action" and any(step.do == "focus" for card in hand for step in card.effect)


def _is_last_round(view: State, ask: Ask, seat: int) -> bool:
    return ask.key == "turn.action" and view.last_round


HINTS: Mapping[str, ComesUp] = {
    "first-troop": _asks("setup.troop"),
    "last-round": _is_last_round,
    "promote": _asks("promote.card", "promote.grant"),
    "cards": _offers("play:"),
    "deploy": _deploys,
    "assassinate": _offers("assassinate:"),
    "recruit": _offers("recruit:"),
    "spy": _offers("place_spy:"),
    "return-spy": _offers("return_spy:"),
    "focus": _holds_focus,
    "crown": _controls_a_marker,
    "inner-circle": _has_promoted,
}
