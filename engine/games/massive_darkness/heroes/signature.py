"""The cost of Signature Skills, in combat and outside it (MD-SIG, MD-COND-12)."""

from __future__ import annotations

from typing import Literal

from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.state import Hero, State
from engine.table import Option, Seat, Table, Text

Payment = Literal["xp", "micro"]


def ways_to_pay(state: State, hero: Hero, ability: Ability) -> list[Option]:
    """Returns how a Hero can pay for a Skill that costs XP: 1 XP, or 1 Micro-XP in Story Mode; never twice before its
    next Activation (MD-SIG-01 to MD-SIG-05, MD-STORY-04, MD-Q-27)."""
    if ability.id in hero.used:
        return []
    ways: list[tuple[Payment, bool]] = [("xp", hero.xp > 0), ("micro", state.story and hero.micro_xp > 0)]
    return [Option(way, Text(f"use-pay-{way}"), way) for way, has in ways if has]


def pay(table: Table, hero: Hero, ability: Ability, way: Payment) -> None:
    """Takes the cost of a Skill and records its use."""
    hero.xp -= way == "xp"
    hero.micro_xp -= way == "micro"
    hero.used.append(ability.id)
    table.tell(Text(f"use-paid-{way}", hero=Seat(hero.seat), ability=ability.id))
