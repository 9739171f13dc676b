"""The value of positions for the strong levels: VP now, and what places promise for later turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.tyrants.board.places import neighbours
from engine.games.tyrants.model.content import sites
from engine.games.tyrants.model.state import State
from engine.games.tyrants.playing import scoring
from engine.games.tyrants.turns.actions import DEPLOY_POWER, KILL_POWER, SPY_POWER

PARTIAL = 0.5  # share of a site's value for a seat that is about to draw level with the strongest colour there
MARKER = 2.0  # VP for the Influence of a control marker
LAST_ROUND = 30  # until then total control of a marker's site counts; later than most matches end, as matches showed
FEWEST_TURNS = 2
NEARER = 0.85  # share of the value of total control that remains for each Power that it still needs
LEAD = 0.1  # VP for each troop more than the strongest rival colour
REACH = 0.05  # share of what lies next to a troop on a route
ROUTE = 0.5  # VP of a space of a route
NEW = 0.2  # share of the VP of a place that comes within reach
POSITIONS = 65_536  # cached values of single places

Spaces = tuple[int | None, ...]


def worth(state: State, seat: int) -> dict[str, float]:
    """Returns the seat's VP by source, and what its places promise beyond these, less the mean of its rivals'."""
    now = scoring.worth(state, seat)
    if state.phase == "over":
        return {**now, "position": 0.0}
    turns = _turns(state)
    places = sum(_relative(state.seats, seat, place, *_at(state, place), turns) for place in state.troops)
    return {**now, "position": places - now["sites"] - now["total_control"]}


def change(view: State, seat: int, place: str, before: int | None, after: int | None) -> float:
    """Returns the value of changing the owner of a space, with the places that come within reach."""
    spaces, spies = _at(view, place)
    if before not in spaces:
        return 0.0
    changed = list(spaces)
    changed[changed.index(before)] = after
    seats, turns = view.seats, _turns(view)
    after_it = _relative(seats, seat, place, tuple(changed), spies, turns)
    gained = after_it - _relative(seats, seat, place, spaces, spies, turns)
    return gained + (_new_reach(view, seat, place) if after == seat and seat not in spaces else 0.0)


def _turns(view: State) -> int:
    """Returns the turns for which total control of a marker's site is expected to give VP.

    Counted by rounds alone, so that no search avoids the end of the match.
    """
    return max(FEWEST_TURNS, LAST_ROUND - view.round)


def _at(view: State, place: str) -> tuple[Spaces, tuple[int, ...] | None]:
    """Returns the troops at a place, and the spies; None for a space of a route."""
    spies = view.spies.get(place)
    return tuple(view.troops[place]), None if spies is None else tuple(spies)


@lru_cache(maxsize=POSITIONS)
def _relative(seats: int, seat: int, place: str, spaces: Spaces, spies: tuple[int, ...] | None, turns: int) -> float:
    """Returns what a place promises a seat, less the mean of the others."""
    others = [_promise(other, place, spaces, spies, turns) for other in range(seats) if other != seat]
    return _promise(seat, place, spaces, spies, turns) - sum(others) / len(others)


def _promise(seat: int, place: str, spaces: Sequence[int | None], spies: tuple[int, ...] | None, turns: int) -> float:
    """Returns the value of a place in VP: full with control, partial on the way."""
    if spies is None:
        return sum(REACH * _vp(near) for near in neighbours()[place]) if seat in spaces else 0.0
    marker = sites()[place].marker
    base = _vp(place) + (MARKER if marker else 0.0)
    own = spaces.count(seat)
    rivals = max((spaces.count(other) for other in {*spaces} - {None, seat}), default=0)
    total = scoring.TOTAL_CONTROL_VP + turns * (marker or 0)
    enemies = len(spaces) - own - spaces.count(None)
    needed = DEPLOY_POWER * (len(spaces) - own) + KILL_POWER * enemies + SPY_POWER * len({*spies} - {seat})
    hope = total * NEARER**needed if own else 0.0
    if own <= rivals:
        return base * PARTIAL * own / (rivals + 1) + hope
    return base + LEAD * (own - rivals) + hope


def _new_reach(view: State, seat: int, place: str) -> float:
    """Returns the value of the places at which a troop here would be the first to give Presence."""
    near = neighbours()
    return sum(
        NEW * _vp(other)
        for other in near[place]
        if other != place
        and other in view.troops
        and not any(seat in view.troops.get(each, ()) for each in near[other])
    )


def _vp(place: str) -> float:
    return float(sites()[place].vp) if place in sites() else ROUTE
