"""The value of positions for the strong levels: VP now, and what places promise for later turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.tyrants.board.places import neighbours
from engine.games.tyrants.model.content import sites
from engine.games.tyrants.model.state import State
from engine.games.tyrants.playing import scoring

PARTIAL = 0.5  # share of a site's value for a seat that is about to draw level with the strongest colour there
MARKER = 2.0  # VP for the Influence of a control marker
MARKER_TURNS = 8  # turns for which total control of a marker's site is expected to give VP
FILLED = 0.5  # share of the value of total control, for a controlled site whose spaces are all filled but one
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
    places = sum(_relative(state.seats, seat, place, *_at(state, place)) for place in state.troops)
    return {**now, "position": places - now["sites"] - now["total_control"]}


def change(view: State, seat: int, place: str, before: int | None, after: int | None) -> float:
    """Returns the value of changing the owner of a space, with the places that come within reach."""
    spaces, spies = _at(view, place)
    if before not in spaces:
        return 0.0
    changed = list(spaces)
    changed[changed.index(before)] = after
    gained = _relative(view.seats, seat, place, tuple(changed), spies) - _relative(
        view.seats, seat, place, spaces, spies
    )
    return gained + (_new_reach(view, seat, place) if after == seat and seat not in spaces else 0.0)


def _at(view: State, place: str) -> tuple[Spaces, tuple[int, ...] | None]:
    """Returns the troops at a place, and the spies; None for a space of a route."""
    spies = view.spies.get(place)
    return tuple(view.troops[place]), None if spies is None else tuple(spies)


@lru_cache(maxsize=POSITIONS)
def _relative(seats: int, seat: int, place: str, spaces: Spaces, spies: tuple[int, ...] | None) -> float:
    """Returns what a place promises a seat, less the mean of the others."""
    others = [_promise(other, place, spaces, spies) for other in range(seats) if other != seat]
    return _promise(seat, place, spaces, spies) - sum(others) / len(others)


def _promise(seat: int, place: str, spaces: Sequence[int | None], spies: tuple[int, ...] | None) -> float:
    """Returns the value of a place in VP: full with control, partial on the way."""
    if spies is None:
        return sum(REACH * _vp(near) for near in neighbours()[place]) if seat in spaces else 0.0
    marker = sites()[place].marker
    base = _vp(place) + (MARKER if marker else 0.0)
    own = spaces.count(seat)
    rivals = max((spaces.count(other) for other in {*spaces} - {None, seat}), default=0)
    if own <= rivals:
        return base * PARTIAL * own / (rivals + 1)
    total = scoring.TOTAL_CONTROL_VP + MARKER_TURNS * (marker or 0)
    is_total = own == len(spaces) and not any(spy != seat for spy in spies)
    return base + LEAD * (own - rivals) + total * (1.0 if is_total else FILLED * own / len(spaces))


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
