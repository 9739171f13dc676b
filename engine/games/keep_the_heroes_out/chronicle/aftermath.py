"""Handles the end of a scenario in a chronicle: score and reward, or another try (KH-CHRON-07 to 09, KH-CHRON-15)."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.asking.players import ask_table
from engine.games.keep_the_heroes_out.chronicle.chapters import allowed_clans, following, place_of, points
from engine.games.keep_the_heroes_out.chronicle.clans import choose_clans
from engine.games.keep_the_heroes_out.chronicle.rewards import give_reward
from engine.games.keep_the_heroes_out.model.state import Chronicle, State
from engine.table import Option, Table, Text


async def aftermath(table: Table, state: State) -> None:
    """Handles a victory's reward or a defeat, then clans for the next scenario."""
    chronicle = state.chronicle
    assert chronicle is not None  # a scenario outside a chronicle has no aftermath
    if state.outcome == "won":
        _count(table, state, chronicle)
        await give_reward(table, state, chronicle)
        chronicle.next = following(state.scenario)
    else:
        chronicle.next = await _after_defeat(table, state, chronicle)
    if chronicle.next is not None and _clans_may_change(state, chronicle.next):
        await choose_clans(table, state, chronicle, allowed_clans(chronicle.next), range(len(state.players)))


def _count(table: Table, state: State, chronicle: Chronicle) -> None:
    """Adds up the score (KH-CHRON-15)."""
    won = points(state)
    chronicle.won.append(state.scenario)
    chronicle.score += won
    table.tell(Text("chronicle-score", points=won, score=chronicle.score))


async def _after_defeat(table: Table, state: State, chronicle: Chronicle) -> str | None:
    """Chooses the same scenario again, or the next one.

    The default is the next one, so that a chronicle ends (KH-CHRON-07).
    """
    options = [
        Option("pass_over", Text("chronicle-pass-over", scenario=state.scenario), False),
        Option("repeat", Text("chronicle-repeat", scenario=state.scenario), True),
    ]
    if await ask_table(table, state, "chronicle.after_defeat", options):
        return state.scenario
    chronicle.passed.append(state.scenario)
    return following(state.scenario)


def _clans_may_change(state: State, coming: str) -> bool:
    """True after a defeat and at the beginning of a chapter (KH-CHRON-08)."""
    return state.outcome == "lost" or place_of(coming)[0] != place_of(state.scenario)[0]
