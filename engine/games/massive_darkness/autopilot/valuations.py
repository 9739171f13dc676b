"""Values of abilities for autopilot, in average Hits and Shields."""

from __future__ import annotations

from engine.games.massive_darkness.combat.odds import mean
from engine.games.massive_darkness.model.content import Step
from engine.games.massive_darkness.model.effects_abilities import Ability

NEXT_LEVEL_SHARE = 0.6  # share of its value that a Skill of the next Level has now
CONDITION_CHANCE = 0.5  # how often a condition holds
SYMBOL_CHANCES = {"bam": 0.5, "diamond": 0.3}  # how often a symbol is available to pay with
SPENT_SHARE = 0.4  # share of the value left after spending XP, an Action or the card itself


def skill_value(step: Step, level: int) -> float:
    """Returns a Skill's value for each point of XP at the Current Level or, slightly less, at the next one."""
    if step.level > level + 1:
        return 0.0
    return sum(map(ability_value, step.abilities)) / step.cost * (1.0 if step.level <= level else NEXT_LEVEL_SHARE)


def ability_value(ability: Ability) -> float:
    """Returns the value of an ability: its effects, weighted by how often it can be used."""
    if ability.id not in _known:
        _known[ability.id] = sum(effect.worth(mean) for effect in ability.effect) * _chance(ability)
    return _known[ability.id]


_known: dict[str, float] = {}


def _chance(ability: Ability) -> float:
    chance = CONDITION_CHANCE ** len(ability.condition)
    for symbol, often in SYMBOL_CHANCES.items():
        chance *= often ** getattr(ability.cost, symbol)
    if ability.cost.xp or ability.cost.action or ability.cost.discard_self:
        chance *= SPENT_SHARE
    return chance * (1 + (ability.repeat - 1) * CONDITION_CHANCE)
