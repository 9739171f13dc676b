"""Scenarios written for one test: their steps and rules in the words of a file, played in a position.

play = steps(position(...), "[{place: {token: frog, n: 2, in: sewers}}]")
state = position(scenario=written("rules: [{when: setup, do: [{...}]}]"))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import yaml
from pydantic import TypeAdapter

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.hooks import NOWHERE, Event, Trigger, scenario
from engine.games.keep_the_heroes_out.model.scenario import Scenario
from engine.games.keep_the_heroes_out.model.selectors import read_rooms
from engine.games.keep_the_heroes_out.model.state import State
from engine.games.keep_the_heroes_out.model.vocabulary import Condition, Steps
from engine.games.keep_the_heroes_out.scenarios.counting import holds, select
from engine.games.keep_the_heroes_out.scenarios.steps import carry_out
from engine.table import Table
from tests.games.keep_the_heroes_out.position import Play
from tests.games.playing import dotted, to_the_end_of

WRITTEN = "written_for_a_test"


def steps(state: State, text: str, event: Event = NOWHERE, **chance: Sequence[Any]) -> Play:
    """Steps in play."""
    read = TypeAdapter(Steps).validate_python(yaml.safe_load(text))

    async def rule(table: Table, state: State) -> None:
        await carry_out(table, state, read, event)

    return Play(state, to_the_end_of(rule), dotted(chance))


def happens(state: State, trigger: Trigger, event: Event = NOWHERE) -> Play:
    """Runs the scenario's effects at a moment."""

    async def rule(table: Table, state: State) -> None:
        await scenario().happen(table, state, trigger, event)

    return Play(state, rule)


def keys(play: Play) -> list[str]:
    """Returns the log lines in order."""
    return [tell.text.key for tell in play.told]


def selected(state: State, text: str, here: str | None = None) -> list[str]:
    """Returns the rooms that a selector means."""
    return sorted(select(state, read_rooms(text), Event(here)))


def holding(state: State, text: str, here: str | None = None, hero: str | None = None) -> bool:
    """True if a condition holds."""
    return holds(state, Condition.model_validate(yaml.safe_load(text)), Event(here, hero))


def write(text: str) -> str:
    """Returns a scenario in the dungeon of First Watch with these words more; it stays until `tear_up`."""
    first_watch = content().scenarios["first_watch"].model_dump(include={"name", "source", "text", "grid", "treasures"})
    words = first_watch | {"id": WRITTEN} | yaml.safe_load(text)
    content().scenarios[WRITTEN] = Scenario.model_validate(words)  # type: ignore[index]
    return WRITTEN


def tear_up() -> None:
    """Takes it out of the content again."""
    content().scenarios.pop(WRITTEN, None)  # type: ignore[attr-defined]
