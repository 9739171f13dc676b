"""Lookups: places, changes at them, and the texts of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from engine.games.tyrants.asking.choices import card_detail
from engine.games.tyrants.board.places import places
from engine.games.tyrants.model.content import board, cards, sites
from engine.games.tyrants.model.state import State
from engine.games.tyrants.telling.surroundings import ways, worth
from engine.table import Text


def inspectable_places(view: State) -> Sequence[str]:
    """Returns every site and route space in play."""
    return places(view)


def changed(before: State, after: State) -> frozenset[str]:
    """Returns the places at which troops, spies or the control marker changed."""
    return frozenset(place for place in places(after) if _at(before, place) != _at(after, place))


def _at(view: State, place: str) -> tuple[object, ...]:
    marker = view.markers.get(place)
    holding = (marker.holder, marker.total) if marker else None
    return view.troops.get(place), view.spies.get(place), holding


def piles(view: State, seat: int) -> Mapping[str, Sequence[str]]:
    """Returns hand, discard pile and inner circle; only the hands of others are hidden (TY-HIDDEN)."""
    house = view.houses[seat]
    return {"hand": house.hand, "discard": house.discard, "inner-circle": house.inner_circle}


def in_sight(view: State, seat: int | None) -> Sequence[str]:
    """Returns the hand of the reader, the market, and the cards played this turn."""
    hand = view.houses[seat].hand if seat is not None else ()
    piles_beside = [card for card, left in view.supply.items() if left]
    return [*hand, *filter(None, view.market), *piles_beside, *(each.card for each in view.turn.played)]


@cache
def glossary() -> Mapping[str, Text]:
    """Returns each card: cost, aspect, effect, and its VP in deck and inner circle.

    And each site of the whole board: its value and neighbours.
    """
    return {**{card: _entry(card) for card in cards()}, **{site: _site(site) for site in sites()}}


def _site(site: str) -> Text:
    start = Text("site-start") if sites()[site].start else Text("nothing")
    every = (*sites(), *(place for route in board().routes for place in route.places))
    return Text("site-entry", **worth(site), spaces=sites()[site].spaces, ways=ways(site, every), start=start)


def _entry(card: str) -> Text:
    found = cards()[card]
    effect = card_detail(card)
    if found.cost is not None:
        effect = Text("cost-and-detail", cost=Text("influence", count=found.cost), detail=effect)
    return Text("card-entry", detail=effect, deck=found.deck_vp, inner=found.inner_circle_vp)
