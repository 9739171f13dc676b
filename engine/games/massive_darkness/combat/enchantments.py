"""The second step of a combat: numbers of Skills, cancelled symbols, Defense Enchantments, then Attack Enchantments
(MD-ENCH).

MD-Q-34: effects that cancel symbols without a price come first, the defender's before the attacker's. An attacker's
Enchantment that cancels Defense symbols is paid at the same time, because later it would have no effect (MD-Q-75).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from engine.games.massive_darkness.asking.players import ask_hero
from engine.games.massive_darkness.asking.wording import ability_text, effects_text
from engine.games.massive_darkness.combat.effects import apply, chosen
from engine.games.massive_darkness.combat.fight import ROLES, Fight
from engine.games.massive_darkness.combat.rerolls import DEFENSE_FIRST, reroll
from engine.games.massive_darkness.combat.skills import acting, is_paid
from engine.games.massive_darkness.combat.words import by, cost_text
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.effects_dice import Reroll
from engine.games.massive_darkness.model.effects_numbers import Cancel
from engine.games.massive_darkness.model.state import Hero, Role
from engine.table import Option, Text


async def enchantments(fight: Fight) -> None:
    """Carries out step 2 in order (MD-COMBAT-12, MD-COMBAT-13)."""
    for role in DEFENSE_FIRST:
        await _apply_skills(fight, role, "numbers")
    for role in DEFENSE_FIRST:
        await _apply_skills(fight, role, "cancel")
    await _activate(fight, "attack", cancelling=True)
    for role in DEFENSE_FIRST:
        await _activate(fight, role)


async def _apply_skills(fight: Fight, role: Role, moment: Literal["numbers", "cancel"]) -> None:
    """Applies Skills that add numbers or cancel symbols, which cost no symbols."""
    for ability, effects in acting(fight, role, moment):
        if await is_paid(fight, role, ability):
            effects = tuple(await chosen(fight, role, ability, effects))
            told = Text("combat-skill-acts", by=by(fight.fighter(role), ability), does=effects_text(effects))
            fight.table.tell(told)
            with credited(fight, ability):
                for effect in effects:
                    await apply(fight, role, effect)


async def _activate(fight: Fight, role: Role, *, cancelling: bool = False) -> None:
    """Activates the Enchantments of one side, as long as its symbols last: an Enemy's in printed order, a Hero's in the
    order it chooses (MD-ENCH-09, MD-ENCH-11, MD-Q-37)."""
    who = fight.fighter(role)
    while payable := list(_payable(fight, role, cancelling)):
        if not isinstance(who, Hero):
            ability: Ability | None = payable[0]
        elif _nothing_to_choose(fight, role, payable):
            ability = payable[0]
        else:
            ability = await _ask_enchantment(fight, role, who, payable)
        if ability is None:
            return
        await _use_enchantment(fight, role, ability)


def _payable(fight: Fight, role: Role, cancelling: bool) -> Iterator[Ability]:
    """Yields the Enchantments that can be activated now, each once even if several cards have it (MD-ENCH-08)."""
    bams, diamonds = fight.bams(role), fight.diamonds(role)
    if not bams and not diamonds:
        return
    for ability, left in _uses_left(fight, role):
        paid = ability.cost.bam <= bams and ability.cost.diamond <= diamonds
        if left > 0 and paid and (not cancelling or _cancels_defense(ability)):
            yield ability


def _uses_left(fight: Fight, role: Role) -> Iterator[tuple[Ability, int]]:
    """Yields how often each Enchantment can still be activated: once, or up to its Repeat limit, for each card with it
    (MD-ENCH-06, MD-ENCH-07)."""
    abilities = fight.enchantments(role)
    carried = Counter(ability.id for ability in abilities)
    activated = fight.side(role).activated
    for ability in {each.id: each for each in abilities}.values():
        yield ability, ability.repeat * carried[ability.id] - activated.get(ability.id, 0)


def _cancels_defense(ability: Ability) -> bool:
    return any(isinstance(effect, Cancel) and effect.origin == "defense" for effect in ability.effect)


def _nothing_to_choose(fight: Fight, role: Role, payable: list[Ability]) -> bool:
    """True if there is nothing to choose: every affordable Enchantment only helps, and no two compete for the same
    symbols."""
    left = [(ability.cost, times) for ability, times in _uses_left(fight, role) if ability in payable]
    bams = [cost.bam * times for cost, times in left if cost.bam]
    diamonds = [cost.diamond * times for cost, times in left if cost.diamond]
    return (
        all(effect.only_helps for ability in payable for effect in ability.effect)
        and (len(bams) <= 1 or sum(bams) <= fight.bams(role))
        and (len(diamonds) <= 1 or sum(diamonds) <= fight.diamonds(role))
    )


async def _ask_enchantment(fight: Fight, role: Role, hero: Hero, payable: list[Ability]) -> Ability | None:
    """Asks which Enchantment the Hero activates next, or none (MD-ENCH-09)."""
    options = [Option(each.id, Text("combat-enchant", ability=each.id), each, ability_text(each)) for each in payable]
    none = Option("done", Text("combat-enchant-done"), None)
    bams, diamonds = fight.bams(role), fight.diamonds(role)
    text = Text(f"ask-combat-{role}-enchantment", bams=bams, diamonds=diamonds)
    key, default = f"combat.{role}_enchantment", options[0].id
    ability: Ability | None = await ask_hero(
        fight.table, fight.state, hero, key, [*options, none], default=default, text=text
    )
    return ability


async def _use_enchantment(fight: Fight, role: Role, ability: Ability) -> None:
    """Pays for an Enchantment and applies it."""
    side = fight.side(role)
    side.bam_spent += ability.cost.bam
    side.diamond_spent += ability.cost.diamond
    side.activated[ability.id] = side.activated.get(ability.id, 0) + 1
    whose, cost = by(fight.fighter(role), ability), cost_text(ability.cost)
    fight.table.tell(Text("combat-enchants", by=whose, cost=cost, does=effects_text(ability.effect)))
    with credited(fight, ability):
        for effect in await chosen(fight, role, ability, ability.effect):
            if isinstance(effect, Reroll):
                await reroll(fight, role, ability, effect)
            else:
                await apply(fight, role, effect)
    fight.compute_damage()


@contextmanager
def credited(fight: Fight, ability: Ability) -> Iterator[None]:
    """Records an ability's changes of both sides' Hits and Shields."""
    before = {role: fight.side(role).bonus for role in ROLES}
    yield
    for role, bonus in before.items():
        side = fight.side(role)
        if side.bonus != bonus:
            side.gains[ability.id] = side.gains.get(ability.id, 0) + side.bonus - bonus
