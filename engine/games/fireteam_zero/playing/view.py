"""What a seat may see, and how a copy of a state is made that tells nothing (FZ-CARD-09, FZ-Q-11)."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

from engine.games.fireteam_zero.model.state import Hero, State
from engine.kit.decks import deal_anew, face_down
from engine.table.game import Shuffled


def view(state: State, seat: int | None) -> State:
    """The state without what lies face down: all decks, and the hands of others unless they are played open.

    It shares its open parts with the state and is for reading only.
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
    """A copy with all decks shuffled, and secret hands dealt anew with the decks."""
    sealed = deepcopy(state)
    deal_anew(shuffled, sealed.threat_deck)
    deal_anew(shuffled, sealed.recon_deck)
    for hero in sealed.heroes:
        deal_anew(shuffled, hero.deck, *([] if sealed.rulings.open_hands else [hero.hand]))
    return sealed
