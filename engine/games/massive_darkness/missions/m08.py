"""M08 Big Game Hunting: three Executors behind Pillars (MD-M08)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.massive_darkness.board import board, distances
from engine.games.massive_darkness.heroes.treasure import hero_draws
from engine.games.massive_darkness.missions.written import Written, give_artifact
from engine.games.massive_darkness.state import Enemy, Hero, State
from engine.table import Table

TREASURES, LEVEL = 3, 4


class BigGameHunting(Written):
    """Whoever kills an Executor is rewarded."""

    def heads_for(self, state: State, hero: Hero) -> Sequence[str]:
        """To an Executor that is awake, else to the nearest Pillar on the tile of the weakest."""
        executors = sorted((enemy for enemy in state.enemies if enemy.role), key=lambda enemy: enemy.life)
        awake = [enemy.zone for enemy in executors if not self.is_dormant(state, enemy)]
        if awake or not executors:
            return awake
        zones, away = board(state).zones, distances(state, board(state).start)
        tile = zones[executors[0].zone].tile
        standing = [each.zone for each in state.pillars if each.standing and zones[each.zone].tile == tile]
        return sorted(standing, key=lambda zone: away.get(zone, len(away)))[:1]

    async def enemy_died(self, table: Table, state: State, enemy: Enemy, by: Hero | None) -> None:
        """Beside its Equipment the Hero draws 3 Treasure cards of Level 4 and an Artifact (MD-M08-07)."""
        await super().enemy_died(table, state, enemy, by)
        if enemy.role.startswith("executor") and by is not None and not by.dead:
            await hero_draws(table, state, by, [LEVEL] * TREASURES, from_token=False)
            await give_artifact(table, state, by)


RULES = BigGameHunting()
