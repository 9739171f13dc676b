"""Shared by the Mission tests: a compact map, and rules that may end the Mission."""

from __future__ import annotations

from engine.games.massive_darkness.actions.picking import pick_up
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.outcome import check_end
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.phases.end import end_phase
from engine.games.massive_darkness.phases.hero import activate, begin_hero_phase
from engine.games.massive_darkness.telling.standing import objectives_and_rules
from engine.kit.outcome import GameOver
from engine.table import Table
from engine.words import Words
from tests.games.massive_darkness.position import Play, Rule

WORDS = Words("en", ("data.massive_darkness.texts",))


def tiles(mission: str) -> set[str]:
    """Returns the tile faces of a map."""
    return {placed.tile for placed in content().missions[mission].tiles}


def levels(mission: str) -> set[int]:
    """Returns the values of the Level tokens of a map."""
    return {token.level for token in content().missions[mission].level_tokens}


def closed_doors(mission: str) -> int:
    """Returns the closed Doors of a map."""
    return sum(door.state == "closed" for door in content().missions[mission].doors)


def may_end(rule: Rule) -> Rule:
    """Returns a rule after which the end of the Mission is checked, as after every Action and Phase."""

    async def played(table: Table, state: State) -> None:
        try:
            await rule(table, state)
            await check_end(table, state)
        except GameOver:
            state.phase = "aftermath"

    return played


def play(state: State, rule: Rule, **chance: object) -> Play:
    """Plays a rule that may end the Mission."""
    return Play(state, may_end(rule), chance)  # type: ignore[arg-type]


async def set_up(table: Table, state: State) -> None:
    """The Mission's own part of the set-up."""
    await rules_of(state).setup(table, state)


async def start_round(table: Table, state: State) -> None:
    """The start of a Round."""
    await begin_hero_phase(table, state)


async def end_round(table: Table, state: State) -> None:
    """The End Phase."""
    await end_phase(table, state)


async def first_acts(table: Table, state: State) -> None:
    """The Activation of the first Hero."""
    await activate(table, state, state.heroes[0])


async def first_picks_up(table: Table, state: State) -> None:
    """The first Hero picks up everything in its Zone."""
    await pick_up(table, state, state.heroes[0])


def told(state: State) -> list[str]:
    """Returns the objectives and special rules in English."""
    return [WORDS.say(text) for text in objectives_and_rules(state)]
