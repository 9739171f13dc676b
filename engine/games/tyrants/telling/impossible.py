"""Explains why a basic action is impossible: its cost, missing Presence or no free space."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Literal

from engine.games.tyrants.asking import choices
from engine.games.tyrants.board.places import neighbours, places
from engine.games.tyrants.board.presence import enemy_spies, enemy_troops, has_troops, places_with_presence
from engine.games.tyrants.cards import piles
from engine.games.tyrants.model.content import cards
from engine.games.tyrants.model.state import State
from engine.games.tyrants.telling.shortcuts import given_by_hand
from engine.games.tyrants.turns.actions import DEPLOY_POWER, KILL_POWER, SPY_POWER
from engine.table import Ask, Impossible, Option, Text

DEAR = ("why-cards-first", "why-too-dear")  # reasons that only name a price


def impossible(view: State, ask: Ask, seat: int) -> Sequence[Impossible]:
    """Returns the unavailable basic actions of a turn with their reasons (TY-TURN-05); those that only cost too much
    first, the cheapest before the others.
    """
    if ask.key != "turn.action":
        return ()
    found = [replace(each, group=each.id.partition(":")[0]) for each in _wanted(view, seat) if each.id not in ask.by_id]
    return sorted(found, key=_distance)


def _distance(why_not: Impossible) -> tuple[bool, int]:
    """Returns how far an action is from being possible: whether it lacks more than a price, and the price."""
    price = why_not.why.args.get("price")
    count = price.args.get("count") if isinstance(price, Text) else None
    return why_not.why.key not in DEAR, count if isinstance(count, int) else 0


def _wanted(view: State, seat: int) -> Iterator[Impossible]:
    everywhere = places(view)
    reached = places_with_presence(view, seat) if has_troops(view, seat) else list(everywhere)
    lacks = partial(_lacks, view, reached)
    if view.houses[seat].troops:
        yield from (lacks(option, DEPLOY_POWER, to_enter=True) for option in choices.deploys(view, everywhere))
    killing = partial(_lacks, view, places_with_presence(view, seat))
    troops = choices.troops("assassinate", enemy_troops(view, seat, everywhere))
    yield from (killing(option, KILL_POWER) for option in troops)
    yield from (killing(option, SPY_POWER) for option in choices.spies(enemy_spies(view, seat, everywhere)))
    yield from (_recruit(view, card) for card in _on_sale(view))


def _lacks(view: State, reached: Sequence[str], option: Option, power: int, *, to_enter: bool = False) -> Impossible:
    """Returns the reason against an action at a place: its space first, then Presence, then Power."""
    (place,) = option.places
    if to_enter and None not in view.troops[place]:
        return Impossible(option.id, option.text, Text("why-no-space", what=option.text, place=place))
    if place not in reached:
        why = Text("why-no-presence", what=option.text, nearest=_nearest(place, reached))
        return Impossible(option.id, option.text, why, tuple(reached))
    return Impossible(option.id, option.text, _too_dear(view, option, "power", power))


def _recruit(view: State, card: str) -> Impossible:
    (option,) = choices.of_cards("recruit", "market", [card])
    return Impossible(option.id, option.text, _too_dear(view, option, "influence", cards()[card].cost or 0))


def _too_dear(view: State, option: Option, means: Literal["power", "influence"], price: int) -> Text:
    """Returns what an option costs and what the seat has; if its unplayed cards give the rest, what they give."""
    have: int = getattr(view.turn, means)
    amounts = {"price": Text(means, count=price), "have": Text(means, count=have)}
    gain = given_by_hand(view)[means]
    if have + gain >= price > have:
        return Text("why-cards-first", what=option.text, **amounts, gain=Text(means, count=gain))
    return Text("why-too-dear", what=option.text, **amounts)


def _on_sale(view: State) -> list[str]:
    return [*piles.market_row(view), *(card for card in piles.RECRUITABLE_SUPPLY if view.supply.get(card))]


def _nearest(place: str, reached: Sequence[str]) -> str | Text:
    """Returns the nearest reached place, by steps."""
    near, seen = [place], {place}
    while near:
        found = next((each for each in reached if each in near), None)
        if found is not None:
            return found
        near = [each for here in near for each in neighbours()[here] if each not in seen]
        seen.update(near)
    return Text("why-nowhere")
