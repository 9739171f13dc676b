"""Abilities used between two Actions or as one: Skills, Special Skills, Signature Skills, Items and Consumables
(MD-SKILL, MD-HERO-04, MD-SIG, MD-ITEM)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.games.massive_darkness.actions.spending import can_spend, end_movement, spend
from engine.games.massive_darkness.actions.use_effects import Target, carry_out, targets_of
from engine.games.massive_darkness.asking.wording import ability_text, effects_text
from engine.games.massive_darkness.board.decks import discard
from engine.games.massive_darkness.heroes.abilities import CACHE_SIZE, Held, Kit, conditions_hold
from engine.games.massive_darkness.heroes.inventory import take_out
from engine.games.massive_darkness.heroes.signature import pay, ways_to_pay
from engine.games.massive_darkness.model.effects import Effect, When
from engine.games.massive_darkness.model.effects_abilities import Ability, Cost
from engine.games.massive_darkness.model.effects_deeds import Command, Used
from engine.games.massive_darkness.model.state import ActionKind, Hero, State
from engine.table import Option, Seat, Table, Text


class Use(NamedTuple):
    """A chosen ability with its target or destination."""

    ability: Ability
    target: Target


def use_options(state: State, hero: Hero, kit: Kit) -> list[Option]:
    """Returns every Skill of its kit that the Hero can use as an Action now and that would have an effect."""
    return _options_at("action", state, hero, kit)


def free_options(state: State, hero: Hero, kit: Kit) -> list[Option]:
    """Returns everything in its kit that the Hero can use in its own Activation without an Action and that would have
    an effect. Signature Skills for combat are used there (MD-SIG-04, MD-SIG-06, MD-EQUIP-06)."""
    return _options_at("own_activation", state, hero, kit)


def _options_at(moment: When, state: State, hero: Hero, kit: Kit) -> list[Option]:
    return [
        option_for(ability, target)
        for ability in _usable(state, hero, kit.at(moment))
        for target in targets_of(state, hero, effect_of(ability))
    ]


def _usable(state: State, hero: Hero, held: Iterable[Held]) -> list[Ability]:
    """Returns the abilities that the Hero can pay for and whose conditions hold, each once even if several cards have
    it."""
    abilities = {each.id: each.ability for each in held if conditions_hold(state, hero, each.ability)}
    return [ability for ability in abilities.values() if _is_payable(state, hero, ability)]


def effect_of(ability: Ability) -> Effect:
    """Returns the single effect of such an ability."""
    return ability.effect[0]


def _is_payable(state: State, hero: Hero, ability: Ability) -> bool:
    """True if the Hero can pay the ability's cost, and has not reached its limit."""
    if ability.id in (*hero.used, *hero.used_in_round):
        return False
    if ability.cost.action and not can_spend(state, paid_as(ability)):
        return False
    return not ability.cost.xp or bool(ways_to_pay(state, hero, ability))


def paid_as(ability: Ability) -> ActionKind:
    """Returns the kind of Action that it costs: Charge and Sure Shot are Combat Actions (MD-SKILL-11, MD-SKILL-17,
    MD-Q-82)."""
    effect = effect_of(ability)
    return effect.paid_as if isinstance(effect, Used) else "any"


@lru_cache(maxsize=CACHE_SIZE)
def option_for(ability: Ability, target: Target) -> Option:
    """Returns the option to use an ability on a target. It is cached, because every decision lists the whole menu."""
    return Option(
        ":".join(filter(None, ("use", ability.id, target.id))),
        target.words(ability.id),
        Use(ability, target),
        _detail(ability),
        f"skill-{ability.id}",
        (target.zone,) if target.zone else (),
        "dice" if effect_of(ability).rolls else None,
    )


def _detail(ability: Ability) -> Text:
    """Returns its effect and cost. That it is used in the Hero's own Activation is not mentioned."""
    free = ability.when == "own_activation" and ability.cost == Cost()
    return effects_text(ability.effect) if free else ability_text(ability)


# ---------------------------------------------------------------- carried out


async def use(table: Table, state: State, hero: Hero, chosen: Use) -> None:
    """Uses an ability: pays its cost, then applies its effects. Only Actions, free ones included, end the current
    Movement Action; an Item may be used during it (MD-ACT-12, MD-EQUIP-06)."""
    ability, target = chosen
    if ability.cost.action or ability.cost.xp:
        await end_movement(table, state)
    granted = await _pay(table, state, hero, ability)
    table.tell(Text("use-told", hero=Seat(hero.seat), ability=ability.id))
    await carry_out(table, state, hero, effect_of(ability), target, granted)


async def _pay(table: Table, state: State, hero: Hero, ability: Ability) -> tuple[Ability, ...]:
    """Takes the cost. Returns the abilities granted by the Action that paid."""
    if ability.cost.xp:
        way = await table.ask(hero.seat, "use.pay", ways_to_pay(state, hero, ability))
        pay(table, hero, ability, way)
    elif ability.limit == "once_per_round":
        hero.used_in_round.append(ability.id)
    elif ability.limit or isinstance(effect_of(ability), Command):
        hero.used.append(ability.id)
    if ability.cost.discard_self:
        card = ability.id.partition(".")[0]
        take_out(hero, card)
        discard(state, card)
    return await spend(table, state, hero, paid_as(ability)) if ability.cost.action else ()
