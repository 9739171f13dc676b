"""The parts of a decision that autopilot considers at each level. Weaker levels leave out some."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.table import Level


class Skill(NamedTuple):
    """`others`: the danger for the other heroes after a turn. `danger`: that for the acting hero. `reactions`: cards
    played as reactions and tactical responses."""

    others: bool = True
    danger: bool = True
    reactions: bool = True


WHOLE = Skill()
SKILLS: Mapping[Level, Skill] = {
    "strong": WHOLE,
    "steady": Skill(others=False),
    "simple": Skill(others=False, danger=False),
    "beginner": Skill(others=False, danger=False, reactions=False),
}
