"""The likely moves of creatures in the next threat phase: toward the nearest hero, as far as they walk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.games.fireteam_zero.board.figures import active, creatures_at
from engine.games.fireteam_zero.board.numbers import attack_range, speed, strength
from engine.games.fireteam_zero.model.layout import FAR, Board, board_of
from engine.games.fireteam_zero.model.state import Creature, Hero, State

Way = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Forecast:
    """The ways with their number of creatures; by hero the attacks with their dice; where the attackers are now."""

    ways: Mapping[Way, int] = field(default_factory=dict)
    attacks: Mapping[str, int] = field(default_factory=dict)
    dice: Mapping[str, int] = field(default_factory=dict)
    origins: frozenset[str] = frozenset()


def forecast(state: State) -> Forecast:
    """Returns the most likely moves and attacks of the creatures if all heroes stay."""
    lay, heroes = board_of(state), active(state)
    ways, attacks, dice = Counter[Way](), Counter[str](), Counter[str]()
    origins = set[str]()
    for place in lay.locations:
        for creature in creatures_at(state, place):
            target = _nearest(lay, creature, heroes)
            if target is None or "activation" in creature.skips:
                continue
            reach, steps = attack_range(state, creature), 0 if "move" in creature.skips else speed(state, creature)
            way = _way(lay, creature.location, target.location, steps, reach)
            if len(way) > 1:
                ways[way] += 1
            if lay.distance(way[-1], target.location) <= reach and "attack" not in creature.skips:
                attacks[target.id] += 1
                origins.add(creature.location)
                dice[target.id] = max(dice[target.id], strength(state, creature))
    return Forecast(ways, attacks, dice, frozenset(origins))


def _nearest(lay: Board, creature: Creature, heroes: list[Hero]) -> Hero | None:
    """Returns the hero with the fewest steps to go, the first in turn order of equals."""
    reached = [each for each in heroes if lay.steps(creature.location, each.location) < FAR]
    return min(reached, key=lambda each: lay.steps(creature.location, each.location), default=None)


def _way(lay: Board, start: str, goal: str, steps: int, reach: int) -> Way:
    """Returns the locations of a shortest way, up to the first from which the goal can be attacked."""
    way = [start]
    while len(way) <= steps and lay.distance(way[-1], goal) > reach:
        nearer = lay.nearer(way[-1], goal)
        if not nearer:
            break
        way.append(min(nearer, key=lambda each: lay.steps(each, goal)))
    return tuple(way)
