"""M08 Big Game Hunting: three Executors behind Pillars (MD-M08)."""

from __future__ import annotations

from engine.games.massive_darkness.heroes.treasure import hero_draws
from engine.games.massive_darkness.missions.written import Written, give_artifact
from engine.games.massive_darkness.model.state import Enemy, Hero, State
from engine.table import Table

TREASURES, LEVEL = 3, 4


class BigGameHunting(Written):
    """Rewards the Hero who kills an Executor."""

    async def enemy_died(self, table: Table, state: State, enemy: Enemy, by: Hero | None) -> None:
        """Draws 3 Treasure cards of Level 4 and an Artifact for the Hero, in addition to its Equipment (MD-M08-07)."""
        await super().enemy_died(table, state, enemy, by)
        if enemy.role.startswith("executor") and by is not None and not by.dead:
            await hero_draws(table, state, by, [LEVEL] * TREASURES, from_token=False)
            await give_artifact(table, state, by)
