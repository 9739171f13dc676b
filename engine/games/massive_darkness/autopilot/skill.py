"""The parts of a decision that autopilot considers at each level. Weaker levels leave out some."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.table import Level


class Skill(NamedTuple):
    """`strength`: if the Heroes are strong enough for a Level. `danger`: the Damage that a place or a fight may bring.
    `abilities`: Skills, healing and rerolls."""

    strength: bool = True
    danger: bool = True
    abilities: bool = True


WHOLE = Skill()
SKILLS: Mapping[Level, Skill] = {
    "strong": WHOLE,
    "steady": Skill(strength=False),
    "simple": Skill(strength=False, danger=False),
    "beginner": Skill(strength=False, danger=False, abilities=False),
}
