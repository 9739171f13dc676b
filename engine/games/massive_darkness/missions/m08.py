"""M08 Big Game Hunting: three Executors behind Pillars (MD-M08)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.massive_darkness.board.zones import board, nearest
from engine.games.massive_darkness.heroes.treasure import hero_draws
from engine.games.massive_darkness.missions.written import Written, give_artifact
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Enemy, Hero, State
from engine.games.massive_darkness.model.tactics import Tactics
from engine.table import Table

TREASURES, LEVEL = 3, 4


class BigGameHuntingTactics(Tactics):
    """Kills one Executor after the other, the weakest first."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Returns an awake Executor, else the nearest Pillar on the tile of the weakest."""
        executors = sorted((enemy for enemy in view.enemies if enemy.role), key=lambda enemy: enemy.life)
        awake = [enemy.zone for enemy in executors if not rules_of(view).is_dormant(view, enemy)]
        if awake or not executors:
            return awake
        zones = board(view).zones
        tile = zones[executors[0].zone].tile
        standing = [each.zone for each in view.pillars if each.standing and zones[each.zone].tile == tile]
        return nearest(view, board(view).start, standing)


class BigGameHunting(Written):
    """Rewards the Hero who kills an Executor."""

    tactics = BigGameHuntingTactics()

    async def enemy_died(self, table: Table, state: State, enemy: Enemy, by: Hero | None) -> None:
        """Draws 3 Treasure cards of Level 4 and an Artifact for the Hero, in addition to its Equipment (MD-M08-07)."""
        await super().enemy_died(table, state, enemy, by)
        if enemy.role.startswith("executor") and by is not None and not by.dead:
            await hero_draws(table, state, by, [LEVEL] * TREASURES, from_token=False)
            await give_artifact(table, state, by)
