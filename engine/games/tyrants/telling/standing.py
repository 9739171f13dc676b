"""Scores before the end, and the goal of a match."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tyrants.model.state import State
from engine.games.tyrants.playing.scoring import score
from engine.table import Seat, Text

HIDDEN_SOURCE = "deck"
"""The VP that only their owner sees before the end: those of deck, hand and discard pile."""


def opening(view: State) -> Sequence[Text]:
    """The goal, the two ends (TY-END-01, TY-END-02), and the first choice while it is open."""
    first = [Text("opening-first")] if view.phase in ("setup", "deployment") else []
    return [Text("opening-goal"), Text("opening-end"), *first]


def standing(state: State, seat: int | None) -> Sequence[Text]:
    """Returns the public VP of all seats: sites, total control, trophies, inner circle and tokens.

    And those of this seat with its own cards (TY-SCORE-01 to TY-SCORE-07).
    """
    if state.phase == "setup":
        return ()
    everybody = tuple(
        Text("live-standing-seat", letter=Seat(each).letter, vp=in_sight(state, each)) for each in range(state.seats)
    )
    lines = [Text("live-standing", seats=everybody)]
    if seat is not None:
        open_vp, cards = in_sight(state, seat), score(state, seat)[HIDDEN_SOURCE]
        lines.append(Text("live-standing-own", vp=open_vp, cards=cards, total=open_vp + cards))
    return lines


def in_sight(state: State, seat: int) -> int:
    """Returns the public VP of a seat."""
    return sum(vp for source, vp in score(state, seat).items() if source != HIDDEN_SOURCE)
