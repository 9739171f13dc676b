"""The rules of all scenarios, read from their files."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.keep_the_heroes_out.model.content import content_of, scenario_of
from engine.games.keep_the_heroes_out.model.hooks import NOWHERE, Event, Scenario, Trigger
from engine.games.keep_the_heroes_out.model.state import State
from engine.games.keep_the_heroes_out.scenarios.activations import usable, use
from engine.games.keep_the_heroes_out.scenarios.counting import holds
from engine.games.keep_the_heroes_out.scenarios.steps import carry_out
from engine.kit.outcome import lose, win
from engine.table import Table

BUILT = "built"


class Written(Scenario):
    """A scenario as defined by its file."""

    async def happen(self, table: Table, state: State, trigger: Trigger, event: Event = NOWHERE) -> None:
        """Carries out the rules with this trigger, in the order of the file (KH-SCEN-13)."""
        if trigger == BUILT and BUILT in state.counters:
            state.counters[BUILT] += 1
        for rule in scenario_of(state).rules:
            if rule.when == trigger and holds(state, rule.condition, event):
                await carry_out(table, state, rule.do, event)

    async def guild_card(self, table: Table, state: State, card: str) -> None:
        """Carries out the steps of a scenario card."""
        await carry_out(table, state, content_of(state).scenario_cards[card].do, NOWHERE)

    async def check_end(self, table: Table, state: State) -> None:
        """Checks defeats first: if both hold, the players lose (KH-WIN-08, KH-SCEN-32)."""
        scenario = scenario_of(state)
        if any(holds(state, condition, NOWHERE) for condition in scenario.lose_if):
            lose(state, "scenario")
        if any(holds(state, condition, NOWHERE) for condition in scenario.win_if):
            win(state, "scenario")

    def requirements_met(self, state: State) -> bool:
        """True if all requirements are met (KH-WIN-07)."""
        return all(holds(state, each, NOWHERE) for each in scenario_of(state).win_requires)

    def activations(self, state: State, player: int) -> Sequence[tuple[str, str]]:
        """Returns the file's activations that can be used now."""
        return tuple(usable(state, player))

    async def activate(self, table: Table, state: State, player: int, activation: str, room: str) -> None:
        """Pays for it and carries it out."""
        await use(table, state, activation, room)
