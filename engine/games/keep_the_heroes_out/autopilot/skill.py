"""The parts of a decision that autopilot considers at each level. Weaker levels leave out some."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.table import Level


class Skill(NamedTuple):
    """`forecast`: where the next invasion is expected. `far`: moves over several rooms. `hand`: all cards of the hand
    together, instead of the best one at a time."""

    forecast: bool = True
    far: bool = True
    hand: bool = True


WHOLE = Skill()
SKILLS: Mapping[Level, Skill] = {
    "strong": WHOLE,
    "steady": Skill(forecast=False),
    "simple": Skill(forecast=False, far=False),
    "beginner": Skill(forecast=False, far=False, hand=False),
}
