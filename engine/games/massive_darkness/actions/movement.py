"""Movement Actions of Heroes, and what prevents them (MD-MOVE, MD-ACT-11 to MD-ACT-14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.massive_darkness.actions.spending import can_spend, running_activation, spend
from engine.games.massive_darkness.board.zones import layout
from engine.games.massive_darkness.heroes.abilities import is_elusive, movement_points
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Hero, State
from engine.table import Seat, Table, Text


def is_held(state: State, hero: Hero) -> bool:
    """True if Enemies keep a Hero in its Zone. Stunned ones do not, and nothing holds an Elusive Hero (MD-MOVE-04,
    MD-MOVE-07, MD-MOVE-08)."""
    return any(not enemy.stunned for enemy in state.enemies_in(hero.zone)) and not is_elusive(state, hero)


def steps(state: State, hero: Hero) -> Sequence[str]:
    """Returns the Zones to which a Hero may move next, unless Enemies hold it (MD-ACT-14)."""
    return () if is_held(state, hero) else free_steps(state)(hero.zone)


def free_steps(state: State) -> Callable[[str], Sequence[str]]:
    """Returns a function from each Zone to its neighbours for a Hero who is not held. It is created once for a board,
    because paths have many steps."""
    ways, may_enter = layout(state).ways, rules_of(state).can_enter
    return lambda zone: [there for there in ways[zone] if may_enter(state, zone, there)]


async def step(table: Table, state: State, hero: Hero, zone: str) -> None:
    """Moves a Hero to a neighbouring Zone at any cost."""
    hero.zone = zone
    table.tell(Text("hero-moves", hero=Seat(hero.seat), zone=zone))
    await rules_of(state).hero_moved(table, state, hero)


def has_points(state: State) -> bool:
    """True if a Movement Point is available, from the current Movement Action or from one that could begin."""
    running = state.activation
    return running is not None and (running.movement_points is not None or can_spend(state, "movement"))


async def spend_point(table: Table, state: State, hero: Hero) -> None:
    """Spends a Movement Point, beginning a Movement Action if necessary (MD-ACT-11)."""
    running = running_activation(state)
    if running.movement_points is None:
        await spend(table, state, hero, "movement")
        running.movement_points = movement_points(state, hero)
    running.movement_points -= 1
