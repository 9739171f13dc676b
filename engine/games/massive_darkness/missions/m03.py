"""M03 The Chosen One: one Hero has to carry a broken Artifact out (MD-M03)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.massive_darkness.asking.players import ask_table
from engine.games.massive_darkness.board.zones import board, distances
from engine.games.massive_darkness.enemies.spawn import spawn_roaming
from engine.games.massive_darkness.missions.written import Written, give_artifact
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.outcome import lose
from engine.games.massive_darkness.model.state import Hero, Objective, State
from engine.games.massive_darkness.model.tactics import Tactics
from engine.games.massive_darkness.model.vocabulary import Goal
from engine.table import Option, Question, Seat, Table, Text

CHOSEN, ARTIFACT = "chosen", "artifact"  # a seat, and the Artifact's card
BEAST = "beast"
PARTS = 3
BEASTS = 2


class TheChosenOneTactics(Tactics):
    """Brings the Chosen out alive."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Returns the Exit, together with the Chosen, once the Artifact is complete."""
        way_out = board(view).exit
        return [way_out] if way_out and view.progress.get("parts", 0) == PARTS else ()

    def leaving(self, view: State) -> Sequence[Hero]:
        """Returns the Chosen."""
        return [chosen_hero(view)]

    def is_precious(self, view: State, hero: Hero) -> bool:
        """True for the Chosen."""
        return hero is chosen_hero(view)


class TheChosenOne(Written):
    """The Chosen must live, and leave with the Artifact."""

    tactics = TheChosenOneTactics()

    roles = (BEAST,)
    counted_from_the_start = (CHOSEN,)

    def counters(self, state: State) -> Mapping[str, range]:
        """Returns the counters, with those for the Chosen and the carried Artifact."""
        artifacts = range(len(content().artifacts))
        return {**super().counters(state), CHOSEN: range(len(state.heroes)), ARTIFACT: artifacts}

    def perils(self, state: State) -> Sequence[Text]:
        """Names the death of the Chosen."""
        chosen = state.progress.get(CHOSEN)
        return [Text("note-m03-nobody") if chosen is None else Text("note-m03-chosen", hero=Seat(chosen))]

    def notes(self, state: State) -> Sequence[Text]:
        """Puts the note about the Chosen first."""
        return [*self.perils(state), *super().notes(state)]

    async def setup(self, table: Table, state: State) -> None:
        """Asks the players for the Chosen; by default the Hero with the most Life, of equals the first (MD-M03-03)."""
        seats = range(len(state.heroes))
        options = [Option(f"h{seat}", Text("mission-chosen", hero=Seat(seat)), seat) for seat in seats]
        default = max(state.heroes, key=lambda hero: hero.max_life)
        state.progress[CHOSEN] = await ask_table(table, state, "mission.chosen", options, default.id)
        table.tell(Text("mission-chosen-is", hero=Seat(state.progress[CHOSEN])))

    async def hero_died(self, table: Table, state: State, hero: Hero) -> None:
        """Ends the Mission when the Chosen dies (MD-M03-04)."""
        if hero.seat == state.progress[CHOSEN]:
            lose(table, state, "end-chosen-dead")

    async def picked_up(self, table: Table, state: State, hero: Hero, objective: Objective) -> None:
        """Completes the Artifact with the last part, which wakes the beasts (MD-M03-05 to MD-M03-07)."""
        await super().picked_up(table, state, hero, objective)
        if state.progress["parts"] == PARTS:
            card = await give_artifact(table, state, chosen_hero(state))
            if card:
                state.progress[ARTIFACT] = content().artifacts.index(card)
            for zone in await self._lairs(table, state):
                beast = await spawn_roaming(table, state, zone, role=BEAST, must=True)
                if beast is not None:
                    beast.hidden_from_events = True  # MD-M03-08

    async def _lairs(self, table: Table, state: State) -> Sequence[str]:
        """Returns two Zones with a Lair token, chosen by the players if there are more, by default those farthest from
        the Chosen (MD-Q-59)."""
        lairs = [each.zone for each in state.objectives if each.kind == "lair"]
        if len(lairs) <= BEASTS:
            return lairs
        away = distances(state, chosen_hero(state).zone)
        lairs.sort(key=lambda zone: -away.get(zone, len(away)))
        options = [Option(f"zone:{zone}", Text("mission-lair", zone=zone), zone, places=(zone,)) for zone in lairs]
        default = [option.id for option in options[:BEASTS]]
        zones: Sequence[str] = await table.ask(
            range(len(state.heroes)),
            Question("mission.lairs", occasion="table", default=default, pick=(BEASTS, BEASTS)),
            options,
        )
        return zones

    def is_met(self, state: State, goal: Goal) -> bool:
        """True if the Chosen is at the Exit with the Artifact (MD-M03-02, MD-Q-33)."""
        if goal.name != "escape":
            return super().is_met(state, goal)
        whole = state.progress.get("parts", 0) == PARTS
        return whole and chosen_hero(state).zone == board(state).exit and self._carried(state, [chosen_hero(state)])

    def is_lost(self, state: State) -> bool:
        """True if no Hero has the Artifact any more (MD-END-04)."""
        return not self._carried(state, state.heroes)

    def _carried(self, state: State, heroes: Sequence[Hero]) -> bool:
        """True if one of these Heroes carries the Artifact, or if there is none."""
        if ARTIFACT not in state.progress:
            return True
        card = content().artifacts[state.progress[ARTIFACT]]
        return any(card in hero.inventory for hero in heroes)


def chosen_hero(state: State) -> Hero:
    """Returns the Chosen."""
    return state.heroes[state.progress[CHOSEN]]
