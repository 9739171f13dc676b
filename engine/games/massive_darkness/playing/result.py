"""The result of a Mission (MD-END, MD-ROUND-12)."""

from __future__ import annotations

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Hero, State
from engine.games.massive_darkness.story.chapters import carried_on
from engine.table import Result, Text


def result(state: State) -> Result:
    """Returns the result: all Heroes win or lose together. A Hero's score is its unspent XP plus the price of its
    Skills."""
    return Result(
        winners=tuple(hero.seat for hero in state.heroes) if state.outcome == "won" else (),
        scores=tuple({"xp": hero.xp, "skills": _spent_on_skills(hero)} for hero in state.heroes),
        reason=Text(state.reason),
        carried=carried_on(state),
    )


def _spent_on_skills(hero: Hero) -> int:
    lines = content().classes[hero.hero_class].lines
    return sum(step.cost for line in lines for step in line.steps if step.id in hero.skills)
