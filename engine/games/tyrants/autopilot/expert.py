"""The rules of the strong levels: what they recruit, where they spend Power, and which options a search compares."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from engine.games.tyrants.autopilot import choose as simple
from engine.games.tyrants.autopilot.position import change
from engine.games.tyrants.board.places import neighbours
from engine.games.tyrants.board.presence import Spy, Troop
from engine.games.tyrants.model import content
from engine.games.tyrants.model.content import cards, sites
from engine.games.tyrants.model.state import State
from engine.games.tyrants.turns.actions import KILL_POWER, Action
from engine.kit.choices import first_of_its_kind, most_valuable
from engine.kit.maps import distances
from engine.table import Ask, Level, Option

TROPHY_VP = 1.0
COST, INNER_CIRCLE = 2.0, 2.0  # weights in the price of a card; its VP in the deck count once
CONDITIONAL = 0.6  # share of what depends on a cost or a condition
STEP_VALUES: dict[type, float] = {
    content.Deploy: 2.0,
    content.Assassinate: 2.0,
    content.Supplant: 2.0,
    content.PlaceSpy: 2.0,
    content.ReturnPiece: 2.0,
    content.MoveTroop: 2.0,
    content.PromoteAtEndOfTurn: 5.0,
    content.PromoteNow: 5.0,
    content.Draw: 1.0,
}
"""Values of single steps of cards, in Influence."""

COMPARED = frozenset({
    *("card.deploy", "card.target", "card.spy", "card.destination"),
    *("card.choose_one", "card.pay", "card.spy_back"),
})  # fmt: skip
"""Questions about cards whose answers can be compared at the end of the turn."""


def play_on(view: State, ask: Ask, seat: int) -> Sequence[str]:
    """Returns what the strong levels pick without a search."""
    worth = WORTH.get(ask.key)
    if worth is None:
        return simple.choose(view, ask, seat)
    return most_valuable(ask, lambda option: worth(view, seat, option))


def choose_at(view: State, ask: Ask, seat: int, level: Level) -> Sequence[str]:
    """Returns the pick of a level without a search. A beginner does the kind of thing that the simple rules do."""
    if level in ("strong", "steady"):
        return play_on(view, ask, seat)
    usual = simple.choose(view, ask, seat)
    return first_of_its_kind(ask, usual) if level == "beginner" else usual


def compared(view: State, ask: Ask, seat: int) -> Sequence[Option]:
    """Returns the options to compare at the end of the turn: ways to spend Power once all cards are played, and
    targets of cards. Empty for recruits and promotions, whose value shows later.
    """
    if ask.key in COMPARED:
        return ask.options
    if ask.key != "turn.action" or play_on(view, ask, seat)[0].partition(":")[0] not in POWER:
        return ()
    return [option for option in ask.options if option.value is not None and option.value.kind in POWER]


def _action(view: State, seat: int, option: Option) -> float:
    """Ranks cards, then the market, then Power by value per point; the end of the turn comes last."""
    action: Action | None = option.value
    if action is None or action.kind == "play":
        return simple.WORTH["turn.action"](view, seat, option)
    if action.kind == "recruit":
        return simple.RECRUIT + price(action.target)
    return POWER[action.kind](view, seat, action.target)


@cache
def price(card: str) -> float:
    """Values what a card costs, its VP, and what it does on the map and for the inner circle."""
    found = cards()[card]
    vp = INNER_CIRCLE * found.inner_circle_vp + found.deck_vp
    return COST * (found.cost or 0) + vp + sum(map(_step_value, found.effect))


def acts(card: str) -> bool:
    """True if a card acts on the map, promotes or draws."""
    return any(_step_value(step) for step in cards()[card].effect)


def _step_value(step: content.Step) -> float:
    if isinstance(step, content.ChooseOne):
        return step.times * max(sum(map(_step_value, branch)) for branch in step.options)
    if isinstance(step, content.Pay | content.Focus | content.When):
        return CONDITIONAL * sum(map(_step_value, step.then))
    return STEP_VALUES.get(type(step), 0.0) * getattr(step, "times", 1)


def _deploy_power(view: State, seat: int, place: str) -> float:
    return 0.01 + max(0.0, change(view, seat, place, None, seat))


def _kill_power(view: State, seat: int, troop: Troop) -> float:
    return (TROPHY_VP + change(view, seat, troop.place, troop.owner, None)) / KILL_POWER


POWER: dict[str, Callable[[State, int, Any], float]] = {
    **simple.POWER,
    "deploy": _deploy_power,
    "assassinate": _kill_power,
}


def _setup(view: State, seat: int, option: Option) -> float:
    """Prefers a start near the control markers that give most VP."""
    return sum(
        (sites()[site].marker or 0) / distance**2
        for site, distance in _ways_from(option.value).items()
        if site in view.markers
    )


@cache
def _ways_from(start: str) -> Mapping[str, int]:
    return distances(neighbours(), start)


def _deploy(view: State, seat: int, option: Option) -> float:
    return _deploy_power(view, seat, option.value)


def _target(view: State, seat: int, option: Option) -> float:
    """Values a trophy, or only the removed piece; supplanting also places an own troop there."""
    if option.value is None or isinstance(option.value, Spy):
        return simple.WORTH["card.target"](view, seat, option)
    verb = option.id.partition(":")[0]
    place, owner = option.value
    gained = change(view, seat, place, owner, seat if verb == "supplant" else None)
    return gained + (TROPHY_VP if verb in ("assassinate", "supplant") else 0.0)


def _card(view: State, seat: int, option: Option) -> float:
    return price(option.value) if option.value else 0.0


WORTH: dict[str, simple.Worth] = {
    "setup.troop": _setup,
    "turn.action": _action,
    "card.deploy": _deploy,
    "card.recruit": _card,
    "card.target": _target,
}
"""Questions that the strong levels answer otherwise than the simple rules."""
