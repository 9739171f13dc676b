"""The final scoring (TY-SCORE)."""

from __future__ import annotations

from engine.games.tyrants.board.control import controls, controls_totally
from engine.games.tyrants.board.places import sites
from engine.games.tyrants.model.content import cards
from engine.games.tyrants.model.content import sites as site_cards
from engine.games.tyrants.model.state import State
from engine.kit.scores import leaders, totals
from engine.kit.turns import after
from engine.table import Result, Text

TOTAL_CONTROL_VP = 2
SOURCES = ("sites", "total_control", "trophies", "deck", "inner_circle", "tokens")


def score(state: State, seat: int) -> dict[str, int]:
    """Returns the six sources of VP of one seat, in scoring order (TY-SCORE-01 to TY-SCORE-07)."""
    house, seen = state.houses[seat], in_sight(state, seat)
    deck = sum(cards()[card].deck_vp for card in (*house.deck, *house.hand, *house.discard))
    return {source: seen.get(source, deck) for source in SOURCES}


def in_sight(state: State, seat: int) -> dict[str, int]:
    """Returns the VP that a seat would score now from public information: every source but its deck. Accepts any
    view.
    """
    house = state.houses[seat]
    own = [site for site in sites(state) if controls(state, seat, site)]
    return {
        "sites": sum(site_cards()[site].vp for site in own),
        "total_control": TOTAL_CONTROL_VP * sum(controls_totally(state, seat, site) for site in own),
        "trophies": sum(house.trophies.values()),
        "inner_circle": sum(cards()[card].inner_circle_vp for card in house.inner_circle),
        "tokens": house.vp,
    }


def worth(state: State, seat: int) -> dict[str, float]:
    """Returns the VP that a seat would score now by source, minus the mean of its rivals'."""
    own, rivals = score(state, seat), [score(state, other) for other in range(state.seats) if other != seat]
    return {source: own[source] - sum(each[source] for each in rivals) / len(rivals) for source in SOURCES}


def result(state: State) -> Result:
    """Returns the result: the highest total wins, and ties share the win (TY-SCORE-08, TY-SCORE-09).

    Carried on: the number of the match, wins and VP so far, and the next start player, clockwise from this match's.
    """
    scores = tuple(score(state, seat) for seat in range(state.seats))
    points = totals(scores)
    winners = leaders(points)
    return Result(
        winners=winners,
        scores=scores,
        reason=Text("reason-barracks" if state.trigger == "barracks" else "reason-market"),
        carried={
            "match": state.match,
            "wins": [won + (seat in winners) for seat, won in enumerate(state.wins)],
            "total_vp": [before + total for before, total in zip(state.total_vp, points, strict=True)],
            "start_player": after(state.start_player, state.seats),
        },
    )
