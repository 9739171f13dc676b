"""Autopilot's forecast of the next invasion: how many heroes enter each room, how many pass it, and what that costs.

Heroes are summoned by the guild cards that are left, walk towards the Vault, and are held up by traps, monsters and
treasures. Arrivals in a room follow a Poisson distribution around the expected number.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import NamedTuple

from engine.games.keep_the_heroes_out.autopilot.gambles import cards_left
from engine.games.keep_the_heroes_out.autopilot.valuations import MOST
from engine.games.keep_the_heroes_out.guild.deck import cards_of_an_invasion
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.layout import Shape, of_shape, shape
from engine.games.keep_the_heroes_out.model.pieces import CELLS, VAULT
from engine.games.keep_the_heroes_out.model.state import State

DEFEAT = 12.0  # the cost of losing the treasure of the Vault, in the unit of `valuations`
TREASURE = 0.3  # the cost of losing another treasure, for each point of its value
PASSING = 0.35  # the least cost of a hero who reaches the Vault
MOST_ARRIVALS = 7
AHEAD = 1.0  # invasions


class Place(NamedTuple):
    """A room's contents: heroes and monsters by vitality, traps, and the value of the treasure."""

    heroes: int
    guards: int
    traps: int
    treasure: int


def place_of(heroes: int, guards: int, traps: int, treasure: int) -> Place:
    """Returns a room's contents; more than nine of a kind make no difference."""
    return Place(min(heroes, MOST), min(guards, MOST), min(traps, MOST), treasure)


@dataclass(frozen=True, slots=True)
class Traffic:
    """The expected number of heroes to enter each room, and the cost of a hero who leaves it for the next."""

    arrivals: Mapping[str, float]
    costs: Mapping[str, float]

    def value(self, room: str, place: Place) -> float:
        """Returns what the invasion is expected to cost in a room, as a negative number."""
        return -_cost(room, place, self.arrivals.get(room, 0.0), self.costs.get(room, 0.0))


NO_TRAFFIC = Traffic({}, {})


def traffic(view: State, places: Mapping[str, Place]) -> Traffic:
    """Returns the forecast for the present position."""
    summoned = _summoned(tuple(cards_left(view).items()), cards_of_an_invasion(view), shape(view))
    return _traffic(shape(view), tuple(places.items()), summoned)


@lru_cache(maxsize=256)
def _traffic(rooms: Shape, contents: tuple[tuple[str, Place], ...], summoned: tuple[tuple[str, float], ...]) -> Traffic:
    """Looks first inwards for who comes how far, then outwards for what one more hero costs."""
    lying, places, arrivals = of_shape(rooms), dict(contents), defaultdict(float, summoned)
    inwards = sorted((room for room in places if room in lying.steps), key=lambda room: -lying.steps[room])
    for room in inwards:
        passing, _ = _expected(places[room], round(arrivals[room], 1))
        toward = lying.toward.get(room, ())
        for there in toward:
            arrivals[there] += passing / len(toward)
    costs: dict[str, float] = {VAULT: 0.0}
    one_more: dict[str, float] = {}
    for room in reversed(inwards):
        if room != VAULT:
            toward = lying.toward[room]
            costs[room] = sum(one_more[there] for there in toward) / len(toward)
        each = arrivals[room]
        more = _cost(room, places[room], each + 0.5, costs[room]) - _cost(room, places[room], each, costs[room])
        one_more[room] = max(2 * more, PASSING if room == VAULT else 0.0)
    return Traffic(arrivals, costs)


@lru_cache(maxsize=256)
def _summoned(left: tuple[tuple[str, int], ...], cards: int, rooms: Shape) -> tuple[tuple[str, float], ...]:
    """Returns the expected number of heroes summoned into each room, who then act."""
    share = AHEAD * cards / max(1, sum(count for _, count in left))
    found: dict[str, float] = defaultdict(float)
    for card, count in left:
        hero = content().hero_cards.get(card)
        if hero is None:
            continue
        there = of_shape(rooms).of_type.get(hero.type, ())
        for room in there:
            if room != CELLS or hero.hero_class == "mage":
                found[room] += share * count * min(1.0, 2 / len(there))
    return tuple(found.items())


def _cost(room: str, place: Place, arrivals: float, each: float) -> float:
    """Returns the expected cost in a room; `each` is that of a hero who leaves it."""
    passing, lost = _expected(place, round(arrivals, 1))
    return DEFEAT * lost if room == VAULT else each * passing + TREASURE * place.treasure * lost


@lru_cache(maxsize=1 << 16)
def _expected(place: Place, arrivals: float) -> tuple[float, float]:
    """Returns how many heroes are expected to pass a room, and the probability that its treasure is plundered."""
    likely, passing, lost = exp(-arrivals), 0.0, 0.0
    for number in range(1, MOST_ARRIVALS + 1):
        likely *= arrivals / number
        past, plundered = _after(place, number)
        passing += likely * past
        lost += likely * plundered
    return passing, lost


@lru_cache(maxsize=1 << 16)
def _after(place: Place, arrivals: int) -> tuple[int, bool]:
    """Returns how many heroes pass a room if they enter one by one, and whether its treasure is plundered.

    Each arrival wakes the heroes in the room.
    """
    heroes, guards, traps, treasure = place
    passed = 0
    for _ in range(arrivals):
        if traps:
            traps -= 1
            continue
        active = heroes + 1
        heroes = min(active, guards)
        guards -= heroes
        active -= heroes
        if treasure and active:
            taking = treasure if active >= treasure else active
            heroes += taking
            active -= taking
            treasure = 0 if taking == treasure else treasure
        passed += active
    return passed, treasure < place.treasure
