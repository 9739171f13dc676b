"""Abilities used outside of a combat: their effects and targets."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, NamedTuple

from engine.games.massive_darkness.actions.spending import running_activation
from engine.games.massive_darkness.actions.travel import (
    CHARGE_MOVES,
    SURE_SHOT_MOVES,
    charges,
    free_attack,
    reachable_zones,
    sure_shots,
    travel,
)
from engine.games.massive_darkness.board.zones import reach
from engine.games.massive_darkness.heroes.damage import direct_damage, heal
from engine.games.massive_darkness.model.effects import Effect
from engine.games.massive_darkness.model.effects_abilities import Ability, Actions, Charge, SureShot, granted_by
from engine.games.massive_darkness.model.effects_deeds import Command, DirectDamage, Heal, Teleport
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Hero, State
from engine.table import Seat, Table, Text


class Target(NamedTuple):
    """The target of an ability: a Hero by seat, an Enemy by number and card, or a Zone. An ability may also have no
    target."""

    zone: str = ""
    seat: int | None = None
    enemy: int | None = None
    card: str = ""

    @property
    def id(self) -> str:
        """This target in the id of an option: `h0`, `e3` or a Zone; empty if there is none."""
        if self.seat is not None:
            return f"h{self.seat}"
        return self.zone if self.enemy is None else f"e{self.enemy}"

    def words(self, ability: str) -> Text:
        """Returns the label of the option to use an ability on this target."""
        if self.seat is not None:
            return Text("use-on-hero", ability=ability, other=Seat(self.seat))
        if self.enemy is not None:
            return Text("use-on-enemy", ability=ability, enemy=self.card, zone=self.zone)
        return Text("use-to-zone", ability=ability, zone=self.zone) if self.zone else Text("use-alone", ability=ability)


def targets_of(state: State, hero: Hero, effect: Effect) -> Iterable[Target]:
    """Returns all targets on which an effect would change something now; none if it would do nothing."""
    return USES[type(effect)].targets(state, hero, effect)


async def carry_out(
    table: Table, state: State, hero: Hero, effect: Effect, target: Target, granted: tuple[Ability, ...]
) -> None:
    """Applies an ability's effect. Its granted abilities and `granted` work in an attack that it gives."""
    await USES[type(effect)].resolve(table, state, hero, effect, target, (*granted_by(effect), *granted))


# ---------------------------------------------------------------- Actions, healing, Damage

Granted = tuple[Ability, ...]


def _simply(state: State, hero: Hero, effect: Actions) -> Iterable[Target]:
    return (Target(),)


async def _act_more(table: Table, state: State, hero: Hero, effect: Actions, target: Target, granted: Granted) -> None:
    """Adds Actions to the current Activation."""
    running_activation(state).actions += effect.value


def _wounded(state: State, hero: Hero, effect: Heal) -> Iterable[Target]:
    """Returns the Hero, and its living Allies in the Zone if the effect reaches them."""
    reached = state.heroes_in(hero.zone) if effect.who == "self_or_ally_in_zone" else [hero]
    return (Target(each.zone, seat=each.seat) for each in reached if each.life < each.max_life)


async def _heal(table: Table, state: State, hero: Hero, effect: Heal, target: Target, granted: Granted) -> None:
    """Heals an amount of Damage, or all of it (MD-GLOSS-01)."""
    healed = hero if target.seat is None else state.heroes[target.seat]
    heal(table, state, healed, effect.healing(healed.max_life - healed.life))


def _enemies(state: State, hero: Hero, effect: DirectDamage) -> Iterable[Target]:
    """Returns the Enemies in line of sight at this Range; without one, those of the Hero's Zone."""
    nearest, farthest = effect.range or (0, 0)
    away, may = reach(state, hero.zone), rules_of(state).can_be_attacked
    return (
        Target(each.zone, enemy=each.number, card=each.card)
        for each in state.enemies
        if each.zone in away and nearest <= away[each.zone] <= farthest and may(state, each)
    )


async def _damage(table: Table, state: State, hero: Hero, effect: DirectDamage, target: Target, _: Granted) -> None:
    """Deals Damage outside a combat, which is not an attack (MD-HERO-06, MD-Q-69, MD-Q-71)."""
    enemy = state.enemy(target.enemy) if target.enemy else None
    if enemy is not None:
        await direct_damage(table, state, enemy, effect.dice or effect.value, hero)


# ---------------------------------------------------------------- moves


def _teleports(state: State, hero: Hero, effect: Teleport) -> Iterable[Target]:
    return map(Target, reachable_zones(state, hero, effect.value, elusive=True))


async def _teleport(table: Table, state: State, hero: Hero, effect: Teleport, target: Target, _: Granted) -> None:
    await travel(table, state, hero, target.zone, most=effect.value, elusive=True)


def _charges(state: State, hero: Hero, effect: Charge) -> Iterable[Target]:
    return map(Target, charges(state, hero))


async def _charge(table: Table, state: State, hero: Hero, effect: Charge, target: Target, granted: Granted) -> None:
    await travel(table, state, hero, target.zone, most=CHARGE_MOVES, elusive=False)
    await free_attack(table, state, hero, "melee", granted)


def _sure_shots(state: State, hero: Hero, effect: SureShot) -> Iterable[Target]:
    return map(Target, sure_shots(state, hero))


async def _sure_shot(
    table: Table, state: State, hero: Hero, effect: SureShot, target: Target, granted: Granted
) -> None:
    await travel(table, state, hero, target.zone, most=SURE_SHOT_MOVES, elusive=True)
    await free_attack(table, state, hero, "ranged", granted)


# ---------------------------------------------------------------- others


def _commanded(state: State, hero: Hero, effect: Command) -> Iterable[Target]:
    """Any other living Hero, however far away (MD-Q-45)."""
    return (Target(each.zone, seat=each.seat) for each in state.living if each is not hero)


async def _command(table: Table, state: State, hero: Hero, effect: Command, target: Target, granted: Granted) -> None:
    """Marks the other Hero, who acts after this from the menu of Actions (MD-SKILL-08)."""
    running_activation(state).commanded = target.seat


class Using(NamedTuple):
    """How an effect is used: its targets, and what it does to the chosen one."""

    targets: Callable[[State, Hero, Any], Iterable[Target]]
    resolve: Callable[[Table, State, Hero, Any, Target, Granted], Awaitable[None]]


USES: Mapping[type[Effect], Using] = {
    Actions: Using(_simply, _act_more),
    Heal: Using(_wounded, _heal),
    DirectDamage: Using(_enemies, _damage),
    Teleport: Using(_teleports, _teleport),
    Charge: Using(_charges, _charge),
    SureShot: Using(_sure_shots, _sure_shot),
    Command: Using(_commanded, _command),
}
"""Every effect that a Hero can use in its Activation."""
