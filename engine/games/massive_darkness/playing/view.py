"""Views of a seat, and copies of a Mission that reveal nothing (MD-DECK, MD-Q-80)."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

from engine.games.massive_darkness.board.decks import piles
from engine.games.massive_darkness.model.state import Decks, Objective, Pile, State
from engine.kit.decks import deal_anew, face_down
from engine.table.game import Shuffled


def view(state: State, seat: int | None) -> State:
    """Returns the state without hidden parts: the order and faces of all decks, and face-down Objective tokens. The
    Heroes have no secrets from each other, so everyone sees the same.

    It shares its open parts with the state and is for reading only.
    """
    objectives = [_seen(objective) for objective in state.objectives]
    return replace(state, decks=_unseen(state.decks), objectives=objectives)


def _seen(objective: Objective) -> Objective:
    return replace(objective, kind="hidden") if objective.face_down else objective


def _unseen(decks: Decks) -> Decks:
    return replace(
        decks,
        guards=[_face_down(pile) for pile in decks.guards],
        treasures=[_face_down(pile) for pile in decks.treasures],
        minor=_face_down(decks.minor),
        major=_face_down(decks.major),
        doors=_face_down(decks.doors),
        events=_face_down(decks.events),
        artifacts=_face_down(decks.artifacts),
    )


def _face_down(pile: Pile) -> Pile:
    return Pile(face_down(pile.draw), pile.discard)


def redeal(state: State, shuffled: Shuffled) -> State:
    """Returns a copy with all decks shuffled and the face-down Objective tokens dealt again."""
    sealed = deepcopy(state)
    redeal_for(sealed, 0, shuffled)
    return sealed


def redeal_for(state: State, seat: int, shuffled: Shuffled) -> None:
    """Shuffles all decks and deals the face-down Objective tokens again, in place; no seat knows more than others."""
    for _, pile in piles(state.decks):
        deal_anew(shuffled, pile.draw)
    covered = [objective for objective in state.objectives if objective.face_down]
    for objective, kind in zip(covered, shuffled([each.kind for each in covered]), strict=True):
        objective.kind = kind
