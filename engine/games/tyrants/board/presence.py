"""Presence, and what it lets a player reach (TY-PRES)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.games.tyrants.board.places import neighbours, places, sites
from engine.games.tyrants.model.content import Target
from engine.games.tyrants.model.state import WHITE, State


class Troop(NamedTuple):
    """A troop of a colour at a place; troops of one colour at one site are equal."""

    place: str
    owner: int


class Spy(NamedTuple):
    """A spy of a seat at a site."""

    site: str
    owner: int


class Trophy(NamedTuple):
    """A killed troop of an owner in the trophy hall of a seat."""

    hall: int
    owner: int


def presence(state: State, seat: int) -> set[str]:
    """Returns the places where a seat has Presence: one step from its troops, and the sites of its spies (TY-PRES-01 to
    TY-PRES-14)."""
    near = neighbours()
    reached: set[str] = set()
    for place, spaces in state.troops.items():
        if seat in spaces:
            reached.update(near[place])
    reached.update(site for site, spies in state.spies.items() if seat in spies)
    return reached


def places_with_presence(state: State, seat: int) -> list[str]:
    """Returns the places in play where a seat has Presence, in board order."""
    reached = presence(state, seat)
    return [place for place in places(state) if place in reached]


def has_troops(state: State, seat: int) -> bool:
    """True if any troop of this seat is on the map."""
    return any(seat in spaces for spaces in state.troops.values())


def empty_places(state: State, among: Iterable[str]) -> list[str]:
    """Returns the places that have an empty troop space."""
    return [place for place in among if None in state.troops[place]]


def deploy_places(state: State, seat: int, reached: Sequence[str] | None = None) -> list[str]:
    """Returns where a seat may deploy: with Presence, or anywhere if it has no troop on the map (TY-ACT-DEPLOY-01 to
    -03).

    `reached` are the places with Presence, if known already.
    """
    if not has_troops(state, seat):
        return empty_places(state, places(state))
    return empty_places(state, places_with_presence(state, seat) if reached is None else reached)


def enemy_troops(state: State, seat: int, among: Iterable[str], target: Target = "enemy") -> list[Troop]:
    """Returns enemy troops at some places, white or of other players (TY-SPACE-16), one for each place and colour."""
    if target == "white":
        return [Troop(place, WHITE) for place in among if WHITE in state.troops[place]]
    found = []
    for place in among:
        owners = {owner for owner in state.troops[place] if owner is not None and owner != seat}
        found += [Troop(place, owner) for owner in sorted(owners)]
    return found


def enemy_spies(state: State, seat: int, among: Iterable[str]) -> list[Spy]:
    """Spies of other players at some places (TY-SPACE-17)."""
    return [Spy(site, owner) for site in among for owner in sorted(state.spies.get(site, ())) if owner != seat]


def own_spy_sites(state: State, seat: int) -> list[str]:
    """Returns the sites where a seat has a spy."""
    return [site for site in sites(state) if seat in state.spies[site]]
