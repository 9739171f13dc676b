"""Massive Darkness as a `Game` for the engine."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, ClassVar

from pydantic import JsonValue

from engine.games.massive_darkness.asking.glossary import glossary
from engine.games.massive_darkness.autopilot.choose import choose
from engine.games.massive_darkness.autopilot.orders import ORDERS
from engine.games.massive_darkness.autopilot.reasons import reasons
from engine.games.massive_darkness.autopilot.skill import SKILLS
from engine.games.massive_darkness.autopilot.tension import ahead, at_end, remaining, tension
from engine.games.massive_darkness.missions.checking import mistakes_in
from engine.games.massive_darkness.model.content import content_hash
from engine.games.massive_darkness.model.options import Options, advice, remedies
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.playing.invariants import faults
from engine.games.massive_darkness.playing.migrations import MIGRATIONS
from engine.games.massive_darkness.playing.play import begin_turn, play
from engine.games.massive_darkness.playing.setup import setup
from engine.games.massive_darkness.playing.view import redeal, redeal_for, view
from engine.games.massive_darkness.story.chapters import chapters
from engine.games.massive_darkness.telling.account import IMPORTANCE, account
from engine.games.massive_darkness.telling.charts import charts
from engine.games.massive_darkness.telling.deeds import DEEDS, tally
from engine.games.massive_darkness.telling.describe import describe, seat_names, status
from engine.games.massive_darkness.telling.hints import hints
from engine.games.massive_darkness.telling.impossible import impossible
from engine.games.massive_darkness.telling.kept import kept
from engine.games.massive_darkness.telling.lookup import changed, in_sight, piles, places
from engine.games.massive_darkness.telling.names import names
from engine.games.massive_darkness.telling.remembering import WEIGHTS, brief_standing, danger, figure, recap
from engine.games.massive_darkness.telling.shortcuts import GROUPS, next_up, runs
from engine.games.massive_darkness.telling.standing import opening, special, standing
from engine.games.massive_darkness.telling.sums import rolled
from engine.table import (
    Advice,
    Ask,
    Chart,
    Figure,
    Game,
    Impossible,
    Level,
    Mistake,
    Played,
    Recap,
    Result,
    Rolled,
    Run,
    Table,
    Text,
)
from engine.table.game import Shuffled


class MassiveDarkness(Game[State, Options]):
    """The rules, views and words of Massive Darkness."""

    key = "massive_darkness"
    seat_counts = (1, 2, 3, 4, 5, 6)
    competitive = False
    wins: ClassVar[Mapping[Level, float]] = {"strong": 0.6, "steady": 0.47, "simple": 0.38, "beginner": 0.31}
    """Measured, see docs/strength.md."""
    rules_version = 3
    migrations = MIGRATIONS
    state = State
    options = Options
    orders = ORDERS
    importance = IMPORTANCE
    weights = WEIGHTS
    deeds = DEEDS
    within_post = frozenset({"turn", "enemies", "experience", "event"})
    groups = GROUPS

    def content_hash(self) -> str:
        return content_hash()

    def chapters(self, options: Options, carried: Mapping[str, JsonValue]) -> Sequence[str]:
        return chapters(options, carried)

    def setup(self, chapter: str, seats: int, options: Options, carried: Mapping[str, JsonValue]) -> State:
        return setup(chapter, seats, options, carried)

    def play(self, table: Table, state: State) -> Awaitable[Result]:
        return play(table, state)

    def faults(self, state: State) -> Sequence[str]:
        return faults(state)

    def round_of(self, state: State) -> int | None:
        return state.round or None

    def events(self, state: State) -> list[Any]:
        return state.events

    def view(self, state: State, seat: int | None) -> State:
        return view(state, seat)

    def redeal(self, state: State, shuffled: Shuffled) -> State:
        return redeal(state, shuffled)

    def choose(self, view: State, ask: Ask, seat: int) -> Sequence[str]:
        return choose(view, ask, seat)

    def choose_at(self, view: State, ask: Ask, seat: int, level: Level) -> Sequence[str]:
        return choose(view, ask, seat, SKILLS[level])

    def redeal_for(self, state: State, seat: int, shuffled: Shuffled) -> None:
        redeal_for(state, seat, shuffled)

    def begin_turn(self, state: State, seat: int) -> bool:
        return begin_turn(state, seat)

    def reasons(self, view: State, ask: Ask, seat: int, pick: Sequence[str]) -> Sequence[Text]:
        return reasons(view, ask, seat, pick)

    def rolled(self, view: State, told: Sequence[Text], seat: int) -> Rolled | None:
        return rolled(view, told, seat)

    def runs(self, view: State, ask: Ask, seat: int) -> Sequence[Run]:
        return runs(view, ask, seat)

    def next_up(self, view: State, ask: Ask, seat: int) -> str | None:
        return next_up(view, ask, seat)

    def impossible(self, view: State, ask: Ask, seat: int) -> Sequence[Impossible]:
        return impossible(view, ask, seat)

    def hints(self, view: State, ask: Ask, seat: int) -> Sequence[Text]:
        return hints(view, ask, seat)

    def names(self, locale: str) -> Mapping[str, str | Text]:
        return names(locale)

    def seat_names(self, state: State) -> Sequence[Text]:
        return seat_names(state)

    def status(self, state: State, seat: int) -> Text:
        return status(state, seat)

    def describe(self, view: State) -> Sequence[Text]:
        return describe(view)

    def account(self, told: Sequence[Text]) -> Sequence[Text]:
        return account(told)

    def opening(self, view: State) -> Sequence[Text]:
        return opening(view)

    def special(self, view: State) -> Sequence[Text]:
        return special(view)

    def standing(self, state: State, seat: int | None) -> Sequence[Text]:
        return standing(state, seat)

    def brief_standing(self, view: State) -> Text | None:
        return brief_standing(view)

    def figure(self, view: State, seat: int) -> Figure:
        return figure(view, seat)

    def danger(self, view: State) -> int:
        return danger(view)

    def tension(self, view: State) -> Sequence[Text]:
        return tension(view)

    def ahead(self, view: State, seat: int) -> Text | None:
        return ahead(view, seat)

    def at_end(self, view: State, seat: int) -> Text | None:
        return at_end(view, seat)

    def remaining(self, view: State) -> Text | None:
        return remaining(view)

    def recap(self, before: State, after: State, told: Sequence[Text]) -> Recap:
        return recap(before, after, told)

    def tally(self, told: Sequence[Text], views: Sequence[State]) -> Mapping[str, Mapping[int, int]]:
        return tally(told, views)

    def kept(self, before: Mapping[str, JsonValue], after: Mapping[str, JsonValue]) -> Sequence[Text]:
        return list(kept(before, after))

    def charts(self, played: Played) -> Sequence[Chart]:
        return charts(played)

    def glossary(self) -> Mapping[str, Text]:
        return glossary()

    def places(self, view: State) -> Sequence[str]:
        return places(view)

    def changed(self, before: State, after: State) -> frozenset[str]:
        return changed(before, after)

    def piles(self, view: State, seat: int) -> Mapping[str, Sequence[str]]:
        return piles(view, seat)

    def in_sight(self, view: State, seat: int | None) -> Sequence[str]:
        return in_sight(view, seat)

    def advice(self, options: Options, chapter: str) -> Sequence[Advice]:
        return advice(options, chapter)

    def remedies(self, options: Options) -> Sequence[Text]:
        return remedies(options)

    def check_content(self, text: str) -> Sequence[Mistake]:
        return mistakes_in(text)


GAME = MassiveDarkness()
