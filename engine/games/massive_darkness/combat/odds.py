"""Average results of dice, for autopilot and for players who consider an attack."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Colour
from engine.kit import dice
from engine.kit.dice import Spread, mean_excess, spread

Dice = tuple[tuple[Colour, int], ...]


def mean(pool: Iterable[tuple[Colour, int]]) -> float:
    """Returns the average Hits or Shields of these dice."""
    return sum(mean_of(colour) * count for colour, count in pool)


@lru_cache(maxsize=4096)
def damage(attack: Dice, defense: Dice) -> float:
    """Returns the average Damage of an attack: the Hits that no Shield stops."""
    return mean_excess(_spread(attack), _spread(defense))


@lru_cache(maxsize=1024)
def _spread(pool: Dice) -> Spread:
    """Returns the probability of each number of Hits or Shields."""
    return spread(_values(colour) for colour, count in pool for _ in range(count))


@cache
def mean_of(colour: Colour) -> float:
    """Returns the average Hits or Shields of one die."""
    return dice.mean(_values(colour))


@cache
def _values(colour: Colour) -> tuple[int, ...]:
    return tuple(face.hits + face.shields for face in content().dice[colour].faces)
