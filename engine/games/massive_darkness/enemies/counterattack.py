"""Counterattacks at the end of an Activation (MD-CTR)."""

from __future__ import annotations

from collections.abc import Set

from engine.games.massive_darkness.asking.table_choices import choose_enemy
from engine.games.massive_darkness.enemies.activation import activate_enemy
from engine.games.massive_darkness.enemies.targets import is_hidden
from engine.games.massive_darkness.model.state import Enemy, Hero, State
from engine.table import Table, Text


async def counterattacks(table: Table, state: State, hero: Hero) -> None:
    """Activates each Enemy that a Hero attacked in the ending Activation against it, once, in the players' order, as
    long as both live (MD-CTR-01 to MD-CTR-03, MD-CTR-07, MD-Q-09, MD-Q-28)."""
    attacked = set(state.activation.attacked) if state.activation else set()
    while not hero.dead and (able := _able(state, hero, attacked)):
        enemy = await choose_enemy(table, state, "enemies.next", able, Text("ask-enemies-next-counterattack"))
        attacked.remove(enemy.number)
        await activate_enemy(table, state, enemy, hero)
    for enemy in state.enemies:
        enemy.fewer_dice = 0


def _able(state: State, hero: Hero, attacked: Set[int]) -> list[Enemy]:
    """Returns the attacked Enemies that are alive and from which the Hero is not hidden. An earlier Counterattack may
    have pulled it into sight (MD-CTR-02, MD-CTR-06, MD-CTR-12)."""
    return [enemy for enemy in state.enemies if enemy.number in attacked and not is_hidden(state, enemy, hero)]
