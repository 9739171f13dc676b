"""Places of the board: those in play, their neighbours and areas."""

from __future__ import annotations

from functools import cache

from engine.games.tyrants.model.content import board, numbers
from engine.games.tyrants.model.state import Section, State
from engine.kit.maps import linked

AREAS: dict[Section, str] = {"left": "west", "center": "centre", "right": "east"}


def sections(seats: int, outer: Section) -> list[Section]:
    """Returns the sections in play for this number of players (TY-SETUP-02 to TY-SETUP-05)."""
    in_play: dict[int, set[Section]] = {2: {"center"}, 3: {"center", outer}, 4: {"left", "center", "right"}}
    return [section for section in AREAS if section in in_play[seats]]


def places(state: State) -> tuple[str, ...]:
    """Returns all places in play, from west to east and in each section by number: sites, then spaces of routes."""
    return _places(tuple(state.sections))


def sites(state: State) -> tuple[str, ...]:
    """Returns the sites in play, in the same order."""
    return _sites(tuple(state.sections))


@cache
def _places(in_play: tuple[Section, ...]) -> tuple[str, ...]:
    order = list(AREAS)
    found = [place for place, section in _section_of().items() if section in in_play]
    return tuple(sorted(found, key=lambda place: (order.index(_section_of()[place]), numbers()[place])))


@cache
def _sites(in_play: tuple[Section, ...]) -> tuple[str, ...]:
    known = {site.id for site in board().sites}
    return tuple(place for place in _places(in_play) if place in known)


@cache
def _section_of() -> dict[str, Section]:
    """Returns the section of each place. A route from the center to an outer site belongs to the outer section
    (TY-SETUP-07).
    """
    found: dict[str, Section] = {site.id: site.section for site in board().sites}
    for route in board().routes:
        found |= dict.fromkeys((route.place(index) for index in range(len(route.spaces))), route.section)
    return found


@cache
def areas() -> dict[str, str]:
    """Returns the area of each place: west, centre or east."""
    return {place: AREAS[section] for place, section in _section_of().items()}


@cache
def neighbours() -> dict[str, tuple[str, ...]]:
    """Returns each place of the whole board with itself and its neighbours (TY-PRES-04)."""
    graph = linked(_section_of(), ((route.a, *route.places, route.b) for route in board().routes))
    return {place: (place, *near) for place, near in graph.items()}
