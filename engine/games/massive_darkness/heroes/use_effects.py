"""What each ability does that is used outside of a combat, and on whom or where it can be used."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import NamedTuple, cast

from engine.games.massive_darkness.abilities import amount
from engine.games.massive_darkness.board import reach
from engine.games.massive_darkness.combat.damage import direct_damage, heal
from engine.games.massive_darkness.content import Ability, Effect, Operation
from engine.games.massive_darkness.heroes.travel import (
    CHARGE,
    SURE_SHOT,
    charges,
    free_attack,
    journeys,
    sure_shots,
    travel,
)
from engine.games.massive_darkness.missions.hooks import rules_of
from engine.games.massive_darkness.state import Colour, Hero, State
from engine.table import Seat, Table, Text


class Target(NamedTuple):
    """What an ability is used on or where it leads: a Hero by its seat, an Enemy by its number and card, or a Zone;
    without any of them it is simply used."""

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
        """The choice to use an ability on this target."""
        if self.seat is not None:
            return Text("use-on-hero", ability=ability, other=Seat(self.seat))
        if self.enemy is not None:
            return Text("use-on-enemy", ability=ability, enemy=self.card, zone=self.zone)
        return Text("use-to-zone", ability=ability, zone=self.zone) if self.zone else Text("use-alone", ability=ability)


def targets_of(state: State, hero: Hero, effect: Effect) -> Iterable[Target]:
    """All targets on which an effect would do something now; none where it would do nothing."""
    return TARGETS[effect.do](state, hero, effect)


async def carry_out(
    table: Table, state: State, hero: Hero, effect: Effect, target: Target, granted: tuple[Ability, ...]
) -> None:
    """Does what an ability does. In the attack that it grants work those of its brackets and `granted`."""
    await DOING[effect.do](table, state, hero, effect, target, (*effect.granted, *granted))


# ---------------------------------------------------------------- on whom, and where to


def _simply(state: State, hero: Hero, effect: Effect) -> Iterable[Target]:
    return (Target(),)


def _wounded(state: State, hero: Hero, effect: Effect) -> Iterable[Target]:
    """The Hero, and its living Allies in the Zone if the effect reaches them."""
    reached = state.heroes_in(hero.zone) if effect.who == "self_or_ally_in_zone" else [hero]
    return (Target(each.zone, seat=each.seat) for each in reached if each.life < each.max_life)


def _enemies(state: State, hero: Hero, effect: Effect) -> Iterable[Target]:
    """The Enemies in line of sight at this Range."""
    assert isinstance(effect.range, tuple)
    nearest, farthest = effect.range
    away, may = reach(state, hero.zone), rules_of(state).can_be_attacked
    return (
        Target(each.zone, enemy=each.number, card=each.card)
        for each in state.enemies
        if nearest <= away.get(each.zone, -1) <= farthest and may(state, each)
    )


def _teleports(state: State, hero: Hero, effect: Effect) -> Iterable[Target]:
    return map(Target, journeys(state, hero, amount(effect), elusive=True))


def _charges(state: State, hero: Hero, effect: Effect) -> Iterable[Target]:
    return map(Target, charges(state, hero))


def _sure_shots(state: State, hero: Hero, effect: Effect) -> Iterable[Target]:
    return map(Target, sure_shots(state, hero))


def _commanded(state: State, hero: Hero, effect: Effect) -> Iterable[Target]:
    """Any other living Hero, however far away (MD-Q-45)."""
    return (Target(each.zone, seat=each.seat) for each in state.living if each is not hero)


TARGETS: Mapping[Operation, Callable[[State, Hero, Effect], Iterable[Target]]] = {
    "actions": _simply,
    "heal": _wounded,
    "direct_damage": _enemies,
    "teleport": _teleports,
    "charge": _charges,
    "sure_shot": _sure_shots,
    "command": _commanded,
}

# ---------------------------------------------------------------- done

Granted = tuple[Ability, ...]


async def _act_more(table: Table, state: State, hero: Hero, effect: Effect, target: Target, granted: Granted) -> None:
    """More Actions in the running Activation."""
    assert state.activation is not None
    state.activation.actions += amount(effect)


async def _heal(table: Table, state: State, hero: Hero, effect: Effect, target: Target, granted: Granted) -> None:
    """Heals so much Damage, or completely (MD-GLOSS-01)."""
    assert target.seat is not None
    healed = state.heroes[target.seat]
    missing = healed.max_life - healed.life
    heal(table, state, healed, missing if effect.value == "full" else amount(effect))


async def _damage(table: Table, state: State, hero: Hero, effect: Effect, target: Target, granted: Granted) -> None:
    """Damage without a combat; that is no attack (MD-HERO-06, MD-Q-69, MD-Q-71)."""
    enemy = state.enemy(target.enemy or 0)
    assert enemy is not None
    damage = cast("Mapping[Colour, int]", effect.value) if isinstance(effect.value, dict) else amount(effect)
    await direct_damage(table, state, enemy, damage, hero)


async def _teleport(table: Table, state: State, hero: Hero, effect: Effect, target: Target, granted: Granted) -> None:
    await travel(table, state, hero, target.zone, most=amount(effect), elusive=True)


async def _charge(table: Table, state: State, hero: Hero, effect: Effect, target: Target, granted: Granted) -> None:
    await travel(table, state, hero, target.zone, most=CHARGE, elusive=False)
    await free_attack(table, state, hero, "melee", granted)


async def _sure_shot(table: Table, state: State, hero: Hero, effect: Effect, target: Target, granted: Granted) -> None:
    await travel(table, state, hero, target.zone, most=SURE_SHOT, elusive=True)
    await free_attack(table, state, hero, "ranged", granted)


async def _command(table: Table, state: State, hero: Hero, effect: Effect, target: Target, granted: Granted) -> None:
    """The menu of Actions lets the other Hero act when this is over (MD-SKILL-08)."""
    assert state.activation is not None
    state.activation.commanded = target.seat


DOING: Mapping[Operation, Callable[[Table, State, Hero, Effect, Target, Granted], Awaitable[None]]] = {
    "actions": _act_more,
    "heal": _heal,
    "direct_damage": _damage,
    "teleport": _teleport,
    "charge": _charge,
    "sure_shot": _sure_shot,
    "command": _command,
}
