"""Views of a seat, and copies of a match that reveal nothing (TY-HIDDEN)."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

from engine.games.tyrants.model.state import House, State
from engine.kit.decks import deal_anew, face_down
from engine.table.game import Shuffled


def view(state: State, seat: int | None) -> State:
    """Returns the state with other hands and all face-down decks hidden; counts stay public (TY-HIDDEN-01 to -08).

    It shares its public parts with the state and is read-only. The seat's own deck is hidden too: its cards can be
    deduced, but not their order.
    """
    houses = [_seen(house, owner == seat) for owner, house in enumerate(state.houses)]
    return replace(state, houses=houses, market_deck=face_down(state.market_deck))


def _seen(house: House, own: bool) -> House:
    hand = list(house.hand) if own else face_down(house.hand)
    return replace(house, hand=hand, deck=face_down(house.deck))


def redeal(state: State, shuffled: Shuffled) -> State:
    """Returns a copy with the market deck shuffled, and each hand dealt again from hand and deck."""
    sealed = deepcopy(state)
    deal_anew(shuffled, sealed.market_deck)
    for house in sealed.houses:
        deal_anew(shuffled, house.hand, house.deck)
    return sealed


def redeal_for(state: State, seat: int, shuffled: Shuffled) -> None:
    """Deals again, in place, all cards that a seat cannot know: the market deck, its own deck, and other hands and
    decks (TY-HIDDEN-01 to -08).
    """
    deal_anew(shuffled, state.market_deck)
    for owner, house in enumerate(state.houses):
        deal_anew(shuffled, *([house.deck] if owner == seat else [house.hand, house.deck]))
