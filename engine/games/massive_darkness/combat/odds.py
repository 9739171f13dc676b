"""What dice show on average: for autopilot, and for who weighs an attack."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from engine.games.massive_darkness.content import content
from engine.games.massive_darkness.state import Colour

Dice = tuple[tuple[Colour, int], ...]


def mean(dice: Iterable[tuple[Colour, int]]) -> float:
    """The Hits or Shields of these dice on average."""
    return sum(_mean(colour) * count for colour, count in dice)


@lru_cache(maxsize=4096)
def damage(attack: Dice, defense: Dice) -> float:
    """The Damage of such an attack on average: the Hits that no Shield stops."""
    hits, shields = _spread(attack), _spread(defense)
    return sum((hit - shield) * p * q for hit, p in hits.items() for shield, q in shields.items() if hit > shield)


@lru_cache(maxsize=1024)
def _spread(dice: Dice) -> Mapping[int, float]:
    """How likely each number of Hits or Shields is."""
    spread = {0: 1.0}
    for colour, count in dice:
        faces = content().dice[colour].faces
        for _ in range(count):
            rolled: dict[int, float] = defaultdict(float)
            for shown, chance in spread.items():
                for face in faces:
                    rolled[shown + face.hits + face.shields] += chance / len(faces)
            spread = rolled
    return spread


@cache
def _mean(colour: Colour) -> float:
    faces = content().dice[colour].faces
    return sum(face.hits + face.shields for face in faces) / len(faces)
