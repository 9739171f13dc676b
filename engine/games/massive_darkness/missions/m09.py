"""M09 Maze of Darkness: an Artifact must be held against wave after wave (MD-M09)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.massive_darkness.board.zones import board, tile_zones
from engine.games.massive_darkness.enemies.spawn import spawn_guard, spawn_roaming
from engine.games.massive_darkness.heroes.levels import raise_level
from engine.games.massive_darkness.missions.written import Written
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.outcome import lose
from engine.games.massive_darkness.model.state import HIGHEST_LEVEL, Enemy, Hero, State, Treasure
from engine.games.massive_darkness.model.tactics import Tactics
from engine.games.massive_darkness.model.vocabulary import Goal
from engine.table import Table, Text

LAST_WAVE = 10  # the Round in which the last Enemies appear (MD-M09-11)
GUARD_TOKENS = (2, 3, 4, 5)
TREASURE_TILE, TREASURES = "3r", 2
ROUNDS_TO_WAIT = 4  # Rounds after the last wave until no more Enemies are expected


class MazeOfDarknessTactics(Tactics):
    """Holds the Rooms around the Artifact."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Returns Treasure around the Artifact, else the Rooms there to hold; at last, the Enemies that do not come."""
        if view.round > LAST_WAVE + ROUNDS_TO_WAIT:
            return ()
        rooms = [zone for zone in tile_zones(view, TREASURE_TILE) if board(view).zones[zone].room]
        return [zone for zone in rooms if zone in view.treasure] or rooms


class MazeOfDarkness(Written):
    """No Events, no reinforcements: Enemies come in waves (MD-M09-06 to MD-M09-08)."""

    tactics = MazeOfDarknessTactics()

    def perils(self, state: State) -> Sequence[Text]:
        """Names the destruction of the Artifact."""
        return [self.note(state, "lost")]

    no_events = True
    no_reinforcements = True
    level_rises_by_tiles = False

    def figures(self, state: State) -> dict[str, object]:
        """Returns the Round, and that of the last wave."""
        return {"round": state.round, "last": LAST_WAVE}

    async def setup(self, table: Table, state: State) -> None:
        """Places the first four Guards (MD-M09-05)."""
        await super().setup(table, state)
        await _guards(table, state, must=True)

    async def round_starts(self, table: Table, state: State) -> None:
        """Spawns a Roaming Monster in even Rounds and Guards of the next Level in odd ones, none after the tenth
        (MD-M09-09 to MD-M09-13, MD-M09-20)."""
        if state.round > LAST_WAVE or state.round == 1:
            return
        if state.round % 2 == 0:
            await spawn_roaming(table, state, _token(state, state.round // 2))
            return
        if state.level < HIGHEST_LEVEL:
            await raise_level(table, state, state.level + 1)
        await _guards(table, state)

    async def enemy_phase_starts(self, table: Table, state: State) -> None:
        """Destroys the Artifact if an Enemy is in its Zone (MD-M09-03)."""
        if state.enemies_in(_artifact(state)):
            lose(table, state, "end-artifact-destroyed")

    def is_met(self, state: State, goal: Goal) -> bool:
        """True if all waves have come and no Enemy is left (MD-M09-04)."""
        return state.round >= LAST_WAVE and not state.enemies

    def targets_pillars(self, state: State) -> bool:
        """Always True (MD-M09-14)."""
        return True

    def holds(self, state: State, enemy: Enemy) -> bool:
        """True if there is a Pillar in its Zone (MD-M09-15)."""
        return any(pillar.standing and pillar.zone == enemy.zone for pillar in state.pillars)

    def walks_to(self, state: State, enemy: Enemy) -> str | None:
        """Returns the Artifact's Zone (MD-M09-17)."""
        return _artifact(state)


async def _guards(table: Table, state: State, *, must: bool = False) -> None:
    """Spawns a Guard at each Level token except the first, then Treasure in the centre (MD-M09-12, MD-M09-18)."""
    for level in GUARD_TOKENS:
        await spawn_guard(table, state, _token(state, level), must=must)
    for zone in tile_zones(state, TREASURE_TILE):
        if board(state).zones[zone].room:
            here = state.treasure.setdefault(zone, Treasure())
            here.normal = max(here.normal, TREASURES - here.special)


def _token(state: State, level: int) -> str:
    """Returns the Zone of a Level token of the map."""
    return next(token.zone for token in content().missions[state.mission].level_tokens if token.level == level)


def _artifact(state: State) -> str:
    return content().missions[state.mission].artifact[0]
