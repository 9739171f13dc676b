"""M01 Scorched Earth: two Artifacts must be brought into the library (MD-M01)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.massive_darkness.missions.written import Written
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Hero, State
from engine.games.massive_darkness.model.tactics import Tactics
from engine.games.massive_darkness.model.vocabulary import Goal
from engine.table import Table

ARTIFACTS = 2
SECURED = "library_secured"


class ScorchedEarthTactics(Tactics):
    """Brings both Artifacts to the library."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Returns the library once both Artifacts are carried."""
        found = view.progress.get("artifacts", 0) == ARTIFACTS
        return content().missions[view.mission].library if found else ()


class ScorchedEarth(Written):
    """The Artifacts only count in the library, and only when a Round ends."""

    tactics = ScorchedEarthTactics()

    def counters(self, state: State) -> Mapping[str, range]:
        """Returns the counters, with the one for the secured library."""
        return {**super().counters(state), SECURED: range(1, 2)}

    async def round_ends(self, table: Table, state: State) -> None:
        """Secures the library if all bearers live and are there, with no Enemy, Stunned or not (MD-M01-02, MD-Q-56)."""
        library = content().missions[state.mission].library[0]
        bearers = [hero for hero in state.heroes if "artifact" in hero.goods]
        there = [hero for hero in bearers if hero.zone == library and not hero.dead]
        carried = sum(hero.goods.count("artifact") for hero in there)
        if carried == ARTIFACTS and not state.enemies_in(library):
            state.progress[SECURED] = 1

    def is_met(self, state: State, goal: Goal) -> bool:
        """True once a Round has ended with a secured library."""
        return SECURED in state.progress if goal.name == "library" else super().is_met(state, goal)
