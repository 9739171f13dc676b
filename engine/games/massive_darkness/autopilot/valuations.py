"""What abilities are worth, for autopilot, in Hits and Shields on average."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from engine.games.massive_darkness.combat.odds import mean
from engine.games.massive_darkness.content import Ability, Effect, Operation, Step
from engine.games.massive_darkness.state import Colour

NEXT_LEVEL = 0.6  # how much of its worth a Skill keeps that only comes with the next Level
SELDOM = 0.5  # how often a condition holds
SYMBOL = {"bam": 0.5, "diamond": 0.3}  # how often a symbol is there to pay with
SPENT = 0.4  # what is left of the worth when XP, an Action or the card itself is spent
USUAL = 0.4  # what an effect is worth that is not listed

EACH: Mapping[Operation, float] = {
    "hits": 1.0,
    "shields": 1.2,
    "damage": 1.4,
    "max_life": 0.7,
    "regeneration": 1.2,
    "attacker_hits": 1.0,
    "defender_shields": 0.7,
    "attacker_damage": 0.8,
    "attacker_dice": 1.0,
    "defender_dice": 0.8,
    "actions": 1.5,
    "elusive": 0.8,
    "heal": 0.6,
}
"""What one point of an effect is worth."""


def gain(step: Step, level: int) -> float:
    """What a Skill brings for each point of XP at the Current Level or, a little less, at the next one."""
    if step.level > level + 1:
        return 0.0
    return sum(map(merit, step.abilities)) / step.cost * (1.0 if step.level <= level else NEXT_LEVEL)


def merit(ability: Ability) -> float:
    """What an ability is worth: its effects, by how often it can be used."""
    if ability.id not in _known:
        _known[ability.id] = sum(map(_effect, ability.effect)) * _chance(ability)
    return _known[ability.id]


_known: dict[str, float] = {}


def _effect(effect: Effect) -> float:
    if effect.do == "add_dice" and isinstance(effect.value, dict):
        return mean((colour, effect.value[colour]) for colour in get_args(Colour) if colour in effect.value)
    count = abs(effect.value) if isinstance(effect.value, int) else 1
    return EACH.get(effect.do, USUAL) * count


def _chance(ability: Ability) -> float:
    chance = SELDOM ** len(ability.condition)
    for symbol, often in SYMBOL.items():
        chance *= often ** getattr(ability.cost, symbol)
    if ability.cost.xp or ability.cost.action or ability.cost.discard_self:
        chance *= SPENT
    return chance * (1 + (ability.repeat - 1) * SELDOM)
