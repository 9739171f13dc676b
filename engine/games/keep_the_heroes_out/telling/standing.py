"""Texts about a scenario: its beginning, its special rules, and its progress."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.keep_the_heroes_out.model.content import content, scenario_of
from engine.games.keep_the_heroes_out.model.options import Options
from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Text


def opening(view: State) -> Sequence[Text]:
    """Returns the goal and the length, how the scenario is lost, and its introduction with the first step."""
    first, second = content().reveal[view.difficulty]
    goal = Text("opening-goal", cards=len(view.guild_deck) + len(view.guild_discard), first=first, second=second)
    about = Text("said", text=f"{view.scenario}.text")
    return [goal, Text("opening-lost"), Text("sentences", first=about, then=Text("opening-first"))]


def special(view: State) -> Sequence[Text]:
    """Returns the special rules with their counters, and the scenario's guild cards."""
    cards = [Text("special-card", card=card.id, text=f"{card.id}.text") for card in scenario_of(view).guild.own]
    counters = [Text("board-counter", counter=each, count=count) for each, count in view.counters.items()]
    return [Text("said", text=f"{view.scenario}.text"), *counters, *cards]


def standing(state: State, seat: int | None) -> Sequence[Text]:
    """Returns the number of guild cards until the end (KH-WIN-01)."""
    if not state.round or state.outcome:
        return ()
    return [Text("live-standing", wave=state.wave, left=len(state.guild_deck))]


def remedies(options: Options) -> Sequence[Text]:
    """Returns advice after a defeat: an easier level if there is one, and the most common cause."""
    easier = [Text("remedy-difficulty")] if options.difficulty != "family" else []
    return [Text("remedy-guard"), *easier]
