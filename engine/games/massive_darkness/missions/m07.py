"""M07 Sparks in the Dark: two Levers open the way out (MD-M07)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.massive_darkness.actions.doors import open_door
from engine.games.massive_darkness.board.zones import distances, door_id
from engine.games.massive_darkness.missions.placing import place
from engine.games.massive_darkness.missions.written import Written
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Hero, State
from engine.games.massive_darkness.model.tactics import Tactics, points_left
from engine.table import Table, Text

HALTS: Mapping[str, str] = {"c1": "c5", "g2": "g5"}
"""A Zone on the way to each Lever from which one Activation suffices. A patrol that comes while Heroes wait there is of
a low Level, and too far away to reach a Lever before the Door opens."""


class SparksInTheDarkTactics(Tactics):
    """Holds both Levers at once."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Sends every other Hero to the same Lever, until the Door is open. They halt where the Level is low until they
        can reach it in one Activation."""
        mission = content().missions[view.mission]
        if not any(now == "special" for now in view.doors.values()):
            return ()
        lever = mission.lair[hero.seat % len(mission.lair)]
        far = distances(view, hero.zone).get(lever, 0)
        return [HALTS.get(lever, lever) if far > points_left(view, hero) else lever]

    def spawns_best(self, view: State, zone: str) -> int:
        """Returns the distance of the nearest Lever."""
        away = distances(view, zone)
        return min(away.get(lever, len(away)) for lever in content().missions[view.mission].lair)


class SparksInTheDark(Written):
    """The Exit is locked."""

    tactics = SparksInTheDarkTactics()

    async def round_starts(self, table: Table, state: State) -> None:
        """Opens the locked Door when living Heroes, Stunned or not, are at both Levers. A single Hero needs one
        (MD-M07-03, MD-M07-05 to MD-M07-08, MD-Q-65)."""
        mission = content().missions[state.mission]
        locked = [door_id(*door.between) for door in mission.doors if door.state == "special"]
        held = sum(bool(state.heroes_in(zone)) for zone in mission.lair)
        for door in locked:
            if state.doors[door] == "special" and held >= min(len(mission.lair), state.heroes_at_start):
                table.tell(Text("mission-levers", door=door))
                await open_door(table, state, door, None)
                for placed in mission.enemies:
                    await place(table, state, placed)
