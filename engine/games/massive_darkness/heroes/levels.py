"""The Current Level, and how it rises (MD-LEVEL)."""

from __future__ import annotations

from engine.games.massive_darkness.board.zones import tile_level
from engine.games.massive_darkness.heroes.life import becomes_usable
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Hero, State
from engine.table import Table, Text


async def check_level(table: Table, state: State) -> None:
    """Raises the Current Level to the highest Level of the tiles with living Heroes, after an Action or a Phase
    (MD-LEVEL-04, MD-LEVEL-09, MD-LEVEL-19, MD-Q-70)."""
    if rules_of(state).level_rises_by_tiles:
        await raise_level(table, state, tile_level(state, *[hero.zone for hero in state.living]) or 0)


async def raise_level(table: Table, state: State, level: int) -> None:
    """Sets the Current Level if this one is higher; it never falls (MD-LEVEL-06 to MD-LEVEL-08). Acquired Skills of the
    Levels reached can be used from now on (MD-LEVEL-10)."""
    if level <= state.level:
        return
    before, state.level = state.level, level
    table.tell(Text("level-rises", level=level))
    for hero in state.heroes:
        _unlock(table, state, hero, before)


def _unlock(table: Table, state: State, hero: Hero, before: int) -> None:
    for line in content().classes[hero.hero_class].lines:
        for step in line.steps:
            if step.id in hero.skills and before < step.level <= state.level:
                becomes_usable(table, state, hero, step)
