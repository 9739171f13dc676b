"""Dice are rolled again, turned and filled before the Enchantments (MD-REROLL, MD-COMBAT-11, MD-Q-35, MD-Q-36)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.games.massive_darkness.combat_skills import acting, is_paid, kind_for
from engine.games.massive_darkness.combat_words import die_text, dice_texts, side_name
from engine.games.massive_darkness.content import Ability, Effect, Face, content
from engine.games.massive_darkness.effects import chosen_effects
from engine.games.massive_darkness.fight import Fight, Role
from engine.games.massive_darkness.state import Die, Hero
from engine.table import Option, Text

DEFENSE_FIRST: tuple[Role, Role] = ("defense", "attack")  # MD-COMBAT-13
FACES = tuple(range(6))


async def rerolls(fight: Fight) -> None:
    """All rerolls by Skills: general ones, then those of blank results; in each rank the defender's come first."""
    for blanks_only in (False, True):
        for role in DEFENSE_FIRST:
            for ability, effects in acting(fight, role, "reroll"):
                for effect in effects:
                    if (effect.dice == "blank") == blanks_only:
                        await reroll(fight, role, ability, effect)


async def reroll(fight: Fight, role: Role, ability: Ability, effect: Effect) -> None:
    """One effect that rolls dice again (MD-REROLL-05 to 07)."""
    sets = [each for each in _sets(role, effect) if _candidates(fight, each, effect)]
    if not sets or not await is_paid(fight, role, ability):
        return
    dice = await _picked(fight, role, sets, ability, effect)
    if not dice:
        return
    faces = await fight.table.roll("combat.reroll", FACES, len(dice))
    for die, face in zip(dice, faces, strict=True):
        die.face, die.rerolled = face, True
    whose = sets[0] if dice[0] in fight.side(sets[0]).dice else sets[-1]
    told = Text("combat-rerolled", ability=ability.id, who=side_name(fight, role), dice=dice_texts(fight, whose))
    fight.table.tell(told)


def _sets(role: Role, effect: Effect) -> tuple[Role, ...]:
    """The sets of dice that an effect may reroll, the bearer's own first (MD-REROLL-07)."""
    if effect.value == "attack_or_defense":
        return ("attack", "defense") if role == "attack" else ("defense", "attack")
    return ("attack",) if effect.value == "attack" else ("defense",)


def _candidates(fight: Fight, role: Role, effect: Effect) -> list[Die]:
    """The dice of a set that an effect may reroll."""
    return [die for die, face in fight.faces(role) if effect.dice != "blank" or face.is_blank]
