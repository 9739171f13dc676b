"""Movement Actions of Heroes, and what holds them (MD-MOVE, MD-ACT-11 to MD-ACT-14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.massive_darkness.actions.spending import can_spend, running_activation, spend
from engine.games.massive_darkness.board.zones import layout
from engine.games.massive_darkness.heroes.abilities import is_elusive, movement_points
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Hero, State
from engine.table import Seat, Table, Text


def is_held(state: State, hero: Hero) -> bool:
    """True if Enemies keep a Hero in its Zone; Stunned ones do not, nor does anything hold an Elusive Hero
    (MD-MOVE-04, MD-MOVE-07, MD-MOVE-08)."""
    return any(not enemy.stunned for enemy in state.enemies_in(hero.zone)) and not is_elusive(state, hero)


def steps(state: State, hero: Hero) -> Sequence[str]:
    """The Zones to which a Hero may move next, unless Enemies hold it (MD-ACT-14)."""
    return () if is_held(state, hero) else free_steps(state)(hero.zone)


def free_steps(state: State) -> Callable[[str], Sequence[str]]:
    """Returns the Zones next to each Zone for a Hero who is not held. It is made once for a board, because paths have
    many steps.
    """
    ways, may_enter = layout(state).ways, rules_of(state).can_enter
    return lambda zone: [there for there in ways[zone] if may_enter(state, zone, there)]


async def step(table: Table, state: State, hero: Hero, zone: str) -> None:
    """Moves a Hero to a neighbouring Zone, whatever that costs."""
    hero.zone = zone
    table.tell(Text("hero-moves", hero=Seat(hero.seat), zone=zone))
    await rules_of(state).hero_moved(table, state, hero)


def has_points(state: State) -> bool:
    """True if a Movement Point is at hand: of the running Movement Action, or of one that could be begun."""
    running = state.activation
    return running is not None and (running.movement_points is not None or can_spend(state, "movement"))


async def spend_point(table: Table, state: State, hero: Hero) -> None:
    """Spends a Movement Point; without a running Movement Action begins one (MD-ACT-11)."""
    running = running_activation(state)
    if running.movement_points is None:
        await spend(table, state, hero, "movement")
        running.movement_points = movement_points(state, hero)
    running.movement_points -= 1
