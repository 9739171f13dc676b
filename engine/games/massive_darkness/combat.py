"""Attacks: what a Hero may attack, and how a combat is resolved (MD-COMBAT)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.games.massive_darkness.content import Ability
from engine.games.massive_darkness.state import CombatType, Enemy, Hero, Pillar, State
from engine.table import Option, Table


async def attack(
    table: Table,
    state: State,
    attacker: Hero | Enemy,
    defender: Hero | Enemy | Pillar,
    type: CombatType,
    *,
    weapons: Sequence[str] = (),
    granted: Sequence[Ability] = (),
    counts: bool = True,
) -> int:
    """Resolves an attack and returns the Damage that it dealt (MD-COMBAT-01).

    `weapons` are the cards with which a Hero attacks, `granted` the abilities that hold in this attack only. One that
    `counts` is answered by a Counterattack when the Hero's Activation ends (MD-CTR-01).
    """
    return 0


def attack_choices(state: State, hero: Hero, kinds: Collection[CombatType]) -> list[Option]:
    """Every attack of these types that a Hero can make now; the value is `(target id, type, weapons)` (MD-ACT-06 to
    09)."""
    return []
