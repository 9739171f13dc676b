"""The start of a Round, and the Activation of each Hero (MD-ROUND-02 to MD-ROUND-05, MD-ACT)."""

from __future__ import annotations

from engine.games.massive_darkness.actions.menu import act, actions
from engine.games.massive_darkness.actions.spending import add_extra_actions, new_activation
from engine.games.massive_darkness.enemies.counterattack import counterattacks
from engine.games.massive_darkness.heroes.abilities import kit_of_hero, regeneration
from engine.games.massive_darkness.heroes.damage import heal
from engine.games.massive_darkness.heroes.levels import check_level
from engine.games.massive_darkness.heroes.life import resurrect
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.outcome import check_end
from engine.games.massive_darkness.model.state import Hero, State
from engine.kit.turns import clockwise
from engine.table import Seat, Table, Text


async def begin_hero_phase(table: Table, state: State) -> None:
    """Starts the Round: the dead rise, then the Mission's own rules apply (MD-ROUND-02, MD-Q-08). Then the living
    Heroes wait for their Activations, the First Player's first (MD-ROUND-03, MD-ROUND-10)."""
    table.tell(Text("hero-round", round=state.round, first=Seat(state.first_player)))
    await resurrect(table, state)
    await rules_of(state).round_starts(table, state)
    await check_end(table, state)
    seats = clockwise(len(state.heroes), state.first_player)
    state.waiting = [seat for seat in seats if not state.heroes[seat].dead]


async def end_hero_phase(table: Table, state: State) -> None:
    """Checks the Level after the last Hero's Activation: a Counterattack may have pulled a Hero to a tile of a higher
    Level (MD-LEVEL-04)."""
    await check_level(table, state)
    await check_end(table, state)


async def activate(table: Table, state: State, hero: Hero) -> None:
    """Plays a player's turn: the Hero's Activation, then the Counterattacks against it; again if a card grants a
    further Activation (MD-ROUND-04, MD-ACT-19, MD-Q-81)."""
    state.active, state.arrows, left = hero.seat, [], 1
    while left and not hero.dead:
        left += await _activate_once(table, state, hero) - 1
        if left and not hero.dead:
            table.tell(Text("hero-again", hero=Seat(hero.seat)))
    state.active = state.activation = None
    await check_end(table, state)


async def _activate_once(table: Table, state: State, hero: Hero) -> int:
    """Plays one Activation, Regeneration first (MD-SKILL-14), with its Counterattacks, which a dead Hero does not
    suffer (MD-Q-09). Returns the number of further Activations granted."""
    hero.used = []
    kit = kit_of_hero(state, hero)
    state.activation = running = new_activation(state, hero, kit)
    heal(table, state, hero, regeneration(state, hero))
    while not running.ended and not hero.dead:
        await act(table, state, hero, await table.ask(hero.seat, "hero.action", actions(state, hero, kit), always=True))
        kit = kit_of_hero(state, hero)
        add_extra_actions(state, hero, kit, running)
    await counterattacks(table, state, hero)
    return running.granted
