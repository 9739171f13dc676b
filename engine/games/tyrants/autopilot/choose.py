"""The autopilot: plays every card, recruits the best it can pay, and spends Power where it gains most control."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from engine.games.tyrants.asking.choices import SKIP
from engine.games.tyrants.board.places import neighbours
from engine.games.tyrants.board.presence import Spy, Troop
from engine.games.tyrants.cards.piles import OUTCAST
from engine.games.tyrants.model.content import Focus, cards
from engine.games.tyrants.model.content import sites as site_cards
from engine.games.tyrants.model.state import State
from engine.games.tyrants.model.vocabulary import STEPS
from engine.games.tyrants.turns.actions import Action
from engine.kit.choices import most_valuable
from engine.table import Ask, Option

Worth = Callable[[State, int, Option], float]

PLAY, RECRUIT = 1000.0, 100.0  # cards first, then the market, then the map
TROPHY_VP = 1.0
TOTAL_CONTROL_VP = 2.0
MARKER_TURNS = 4  # further turns for which a marker counts
POSITIONS = 16_384  # cached values of single places
REACH = 0.05  # value of a newly adjacent place, as a share of what it holds


def choose(view: State, ask: Ask, seat: int) -> Sequence[str]:
    """Returns the most valuable options according to the seat's view; all with a value if several may be picked."""
    worth = WORTH.get(ask.key, _first)
    return most_valuable(ask, lambda option: worth(view, seat, option))


# ---------------------------------------------------------------- what a place is worth


def held_value(view: State, seat: int, place: str, spaces: Sequence[int | None]) -> float:
    """Returns the value in VP of a seat's share of a place with these troops: full with control, partial on the way."""
    return _held_value(seat, place, tuple(spaces), _spies_at(view, place))


def _spies_at(view: State, place: str) -> tuple[int, ...] | None:
    """Returns the spies at a site; None for a space of a route."""
    return tuple(view.spies[place]) if place in view.spies else None


@lru_cache(maxsize=POSITIONS)
def _held_value(seat: int, place: str, spaces: tuple[int | None, ...], spies: tuple[int, ...] | None) -> float:
    if spies is None:
        return sum(REACH * _vp(near) for near in neighbours()[place]) if seat in spaces else 0.0
    own = spaces.count(seat)
    rivals = max((spaces.count(other) for other in {*spaces} - {None, seat}), default=0)
    if own <= rivals:
        return _vp(place) * 0.4 * own / (rivals + 1)
    lead = 0.1 * (own - rivals)
    spied = any(spy != seat for spy in spies)
    total = TOTAL_CONTROL_VP if own == len(spaces) and not spied else 0.0
    return _vp(place) + lead + total + _marker_vp(place, bool(total))


def relative_value(view: State, seat: int, place: str, spaces: Sequence[int | None]) -> float:
    """Returns the seat's own hold on a place minus that of the others."""
    return _relative_value(view.seats, seat, place, tuple(spaces), _spies_at(view, place))


@lru_cache(maxsize=POSITIONS)
def _relative_value(
    seats: int, seat: int, place: str, spaces: tuple[int | None, ...], spies: tuple[int, ...] | None
) -> float:
    others = [other for other in range(seats) if other != seat]
    loss = sum(_held_value(other, place, spaces, spies) for other in others) / len(others)
    return _held_value(seat, place, spaces, spies) - loss


def change(view: State, seat: int, place: str, before: int | None, after: int | None) -> float:
    """Returns the value of changing the owner of a space."""
    spaces = view.troops[place]
    if before not in spaces:
        return 0.0
    changed = list(spaces)
    changed[changed.index(before)] = after
    return relative_value(view, seat, place, changed) - relative_value(view, seat, place, spaces)


@cache
def _vp(place: str) -> float:
    return float(site_cards()[place].vp) if place in site_cards() else 0.5


def _marker_vp(site: str, total: bool) -> float:
    marker = site_cards()[site].marker
    return 0.0 if marker is None else 1.0 + MARKER_TURNS * marker * total


# ---------------------------------------------------------------- what an option is worth


def _action(view: State, seat: int, option: Option) -> float:
    """Ranks cards, then the market, then Power by value per point; the end of the turn comes last."""
    action: Action | None = option.value
    if action is None:
        return 0.0
    if action.kind == "play":
        return PLAY + _eagerness(action.target)
    if action.kind == "recruit":
        return RECRUIT + _card_worth(action.target)
    return POWER[action.kind](view, seat, action.target)


@cache
def _eagerness(card: str) -> float:
    """Ranks Outcasts first, so that there is a card to discard, and cards with Focus after those of their aspect."""
    if card == OUTCAST:
        return 20.0
    focus = any(isinstance(step, Focus) for step in cards()[card].effect)
    return float(cards()[card].cost or 0) + (0.0 if focus else 10.0) - (0.0 if cards()[card].cost else 10.0)


@cache
def _card_worth(card: str) -> float:
    return float(cards()[card].cost or 0) + 0.5 * cards()[card].inner_circle_vp + 0.1 * cards()[card].deck_vp


def _deploy_power(view: State, seat: int, place: str) -> float:
    return 0.01 + max(0.0, change(view, seat, place, None, seat))


def _kill_power(view: State, seat: int, troop: Troop) -> float:
    return (TROPHY_VP + change(view, seat, troop.place, troop.owner, None)) / 3


def _spy_power(view: State, seat: int, spy: Spy) -> float:
    own = view.troops[spy.site].count(seat) == len(view.troops[spy.site])
    return (TOTAL_CONTROL_VP + _marker_vp(spy.site, True) if own else -1.0) / 3


def _vp_power(view: State, seat: int, nothing: None) -> float:
    return 1.0


POWER: dict[str, Callable[[State, int, Any], float]] = {
    "deploy": _deploy_power,
    "deploy_vp": _vp_power,
    "assassinate": _kill_power,
    "return_spy": _spy_power,
}


def _setup(view: State, seat: int, option: Option) -> float:
    """Prefers a start near many valuable sites."""
    return sum(_vp(near) for near in neighbours()[option.value]) + _vp(option.value)


def _deploy(view: State, seat: int, option: Option) -> float:
    return _deploy_power(view, seat, option.value)


def _target(view: State, seat: int, option: Option) -> float:
    """Values a trophy, or only the removed piece; supplanting also places an own troop there."""
    if option.value is None:
        return 0.0
    if isinstance(option.value, Spy):
        return 3 * _spy_power(view, seat, option.value)
    verb = option.id.partition(":")[0]
    place, owner = option.value
    gained = change(view, seat, place, owner, seat if verb == "supplant" else None)
    return gained + (TROPHY_VP if verb in ("assassinate", "supplant") else 0.0)


def _destination(view: State, seat: int, option: Option) -> float:
    """Prefers a place where a rival's troop does least harm; a route is mostly harmless."""
    rival = (seat + 1) % view.seats
    return change(view, seat, option.value, None, rival)


def _spy(view: State, seat: int, option: Option) -> float:
    """Prefers sites where rivals lose total control, or where many of their troops come within reach."""
    site: str = option.value
    rivals = sum(troop is not None and troop != seat for troop in view.troops[site])
    totally = rivals == len(view.troops[site])
    return _vp(site) * 0.1 + rivals + (TOTAL_CONTROL_VP + _marker_vp(site, True) if totally else 0.0)


def _spy_back(view: State, seat: int, option: Option) -> float:
    return 0.0 if option.id == SKIP else 10.0 - _spy(view, seat, option)


def _branch(view: State, seat: int, option: Option) -> float:
    """Prefers killing to paying to gaining, and never an option without effect."""
    first = option.value[0]
    return -1.0 if option.detail else STEPS[first].value(first)


def _pay(view: State, seat: int, option: Option) -> float:
    """Prefers to pay with spies, and with cheap cards only."""
    if option.id == SKIP:
        return 0.0
    if option.id.startswith("return_own_spy:"):
        return 1.0 + sum(troop not in (None, seat) for troop in view.troops[option.value])
    return 2.5 - cards()[option.value].inner_circle_vp


def _promotion(view: State, seat: int, option: Option) -> float:
    """Prefers the greatest gain of inner-circle VP over deck VP."""
    if option.id == SKIP:
        return 0.0
    return float(cards()[option.value].inner_circle_vp - cards()[option.value].deck_vp)


def _card(view: State, seat: int, option: Option) -> float:
    return _card_worth(option.value) if option.value else 0.0


def _no_devouring(view: State, seat: int, option: Option) -> float:
    return float(option.id == SKIP)


def _leading_opponent(view: State, seat: int, option: Option) -> float:
    """Prefers the leading opponent."""
    rival: int = option.value
    held = sum(held_value(view, rival, site, view.troops[site]) for site in view.spies)
    return held + view.houses[rival].vp


def _trophy(view: State, seat: int, option: Option) -> float:
    """Returns only the seat's own troops."""
    return 0.0 if option.id == SKIP else float(option.value.owner == seat) - 0.5


def _first(view: State, seat: int, option: Option) -> float:
    return float(option.id != SKIP)


WORTH: dict[str, Worth] = {
    "setup.troop": _setup,
    "turn.action": _action,
    "card.choose_one": _branch,
    "card.deploy": _deploy,
    "card.destination": _destination,
    "card.devour": _no_devouring,
    "card.opponent": _leading_opponent,
    "card.pay": _pay,
    "card.recruit": _card,
    "card.spy": _spy,
    "card.spy_back": _spy_back,
    "card.target": _target,
    "card.trophy": _trophy,
    "promote.card": _promotion,
}
