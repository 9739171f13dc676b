"""Views of a seat, and copies of a state that reveal nothing (FZ-CARD-09, FZ-Q-11)."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

from engine.games.fireteam_zero.model.state import Hero, State
from engine.kit.decks import deal_anew, face_down
from engine.table.game import Shuffled


def view(state: State, seat: int | None) -> State:
    """Returns the state without face-down cards: all decks, and the hands of others unless they are open.

    It shares its public parts with the state and is read-only.
    """
    secret = not state.rulings.open_hands
    return replace(
        state,
        heroes=[_seen(hero, hidden=secret and hero.seat != seat) for hero in state.heroes],
        threat_deck=face_down(state.threat_deck),
        recon_deck=face_down(state.recon_deck),
    )


def _seen(hero: Hero, *, hidden: bool) -> Hero:
    return replace(hero, deck=face_down(hero.deck), hand=face_down(hero.hand) if hidden else hero.hand)


def redeal(state: State, shuffled: Shuffled) -> State:
    """Returns a copy with all decks shuffled, and secret hands dealt again with the decks."""
    sealed = deepcopy(state)
    redeal_for(sealed, None, shuffled)
    return sealed


def redeal_for(state: State, seat: int | None, shuffled: Shuffled) -> None:
    """Does so in place, except for the hands of a seat."""
    deal_anew(shuffled, state.threat_deck)
    deal_anew(shuffled, state.recon_deck)
    for hero in state.heroes:
        secret = not state.rulings.open_hands and hero.seat != seat
        deal_anew(shuffled, hero.deck, *([hero.hand] if secret else []))
