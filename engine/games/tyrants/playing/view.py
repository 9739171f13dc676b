"""What a seat may see, and how a copy of a match is made that tells nothing (TY-HIDDEN)."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

from engine.games.tyrants.model.state import House, State
from engine.kit.decks import deal_anew, face_down
from engine.table.game import Shuffled


def view(state: State, seat: int | None) -> State:
    """The state with the hands of others and all face-down decks hidden; counts stay open (TY-HIDDEN-01 to -08).

    It shares its open parts with the state and is for reading only. The own deck is hidden, too: what it holds could
    be worked out, its order could not.
    """
    houses = [_seen(house, owner == seat) for owner, house in enumerate(state.houses)]
    return replace(state, houses=houses, market_deck=face_down(state.market_deck))


def _seen(house: House, own: bool) -> House:
    hand = list(house.hand) if own else face_down(house.hand)
    return replace(house, hand=hand, deck=face_down(house.deck))


def redeal(state: State, shuffled: Shuffled) -> State:
    """A copy with the market deck shuffled, and each hand dealt anew from hand and deck."""
    sealed = deepcopy(state)
    deal_anew(shuffled, sealed.market_deck)
    for house in sealed.houses:
        deal_anew(shuffled, house.hand, house.deck)
    return sealed
