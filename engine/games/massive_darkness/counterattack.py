"""Counterattacks at the end of an Activation (MD-CTR)."""

from __future__ import annotations

from engine.games.massive_darkness.enemy_activation import activate_enemy
from engine.games.massive_darkness.state import Enemy, Hero, State
from engine.games.massive_darkness.targets import is_hidden
from engine.games.massive_darkness.together import choose_enemy
from engine.table import Table


async def counterattacks(table: Table, state: State, hero: Hero) -> None:
    """Each Enemy that a Hero attacked in the Activation that ends is activated against it, in the order that the table
    chooses, as long as both live (MD-CTR-01 to MD-CTR-03, MD-CTR-07, MD-Q-28)."""
    waiting = _attacked(state)
    while waiting := [enemy for enemy in waiting if enemy in state.enemies and not is_hidden(state, enemy, hero)]:
        if hero.dead:
            break
        enemy = await choose_enemy(table, state, "enemies.next", waiting)
        waiting.remove(enemy)
        await activate_enemy(table, state, enemy, hero)
    for enemy in state.enemies:
        enemy.fewer_dice = 0


def _attacked(state: State) -> list[Enemy]:
    """The Enemies that still live of those attacked, each once (MD-CTR-02, MD-CTR-12)."""
    numbers = state.activation.attacked if state.activation else []
    return [enemy for enemy in state.enemies if enemy.number in numbers]
