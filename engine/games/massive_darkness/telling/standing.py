"""The state of the Mission: at its start, on its sheet, and during play (MD-OBJ)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import State
from engine.table import Text


def opening(state: State) -> Sequence[Text]:
    """Returns the objectives in order with the progress, the ways to lose, and the first step."""
    mission = rules_of(state)
    goals = Text("opening-goal", goals=_in_a_row(mission.goals(state)))
    lost = [Text("opening-lost", tokens=state.lifebringer), *mission.perils(state)]
    closed = "closed" in state.doors.values()
    return [goals, _in_a_row(lost), Text("opening-first" if closed else "opening-first-without-doors")]


def objectives_and_rules(state: State) -> Sequence[Text]:
    """Returns the objectives in order with the progress, then the special rules."""
    mission = rules_of(state)
    return [*mission.objectives(state), *mission.notes(state)]


def special(state: State) -> Sequence[Text]:
    """Returns the Mission's special rules with their counters. The ways to lose were shown at the beginning."""
    mission = rules_of(state)
    perils = mission.perils(state)
    return [note for note in mission.notes(state) if note not in perils]


def standing(state: State, seat: int | None) -> Sequence[Text]:
    """Returns the first open objective with the progress."""
    goals = rules_of(state).open_goals(state) if state.round else ()
    return [Text("live-standing", goal=goal) for goal in goals[:1]]


def _in_a_row(texts: Sequence[Text]) -> Text:
    """Joins sentences."""
    return reduce(lambda first, then: Text("sentences", first=first, then=then), texts)
