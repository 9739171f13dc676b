"""Tyrants of the Underdark as a `Game`: everything the engine needs from it."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from typing import ClassVar

from pydantic import JsonValue

from engine.games.tyrants.autopilot.choose import choose
from engine.games.tyrants.autopilot.expert import choose_at, compared
from engine.games.tyrants.autopilot.orders import ORDERS
from engine.games.tyrants.autopilot.position import worth
from engine.games.tyrants.autopilot.reasons import reasons
from engine.games.tyrants.model.content import content_hash
from engine.games.tyrants.model.options import Options
from engine.games.tyrants.model.state import State
from engine.games.tyrants.playing.invariants import faults
from engine.games.tyrants.playing.migrations import MIGRATIONS
from engine.games.tyrants.playing.play import begin_turn, play
from engine.games.tyrants.playing.setup import chapters, setup
from engine.games.tyrants.playing.view import redeal, redeal_for, view
from engine.games.tyrants.telling.account import IMPORTANCE, account
from engine.games.tyrants.telling.charts import charts
from engine.games.tyrants.telling.deeds import DEEDS, tally
from engine.games.tyrants.telling.describe import describe, status
from engine.games.tyrants.telling.hints import hints
from engine.games.tyrants.telling.impossible import impossible
from engine.games.tyrants.telling.lookup import changed, glossary, in_sight, inspectable_places, piles
from engine.games.tyrants.telling.names import names, seat_names
from engine.games.tyrants.telling.remembering import WEIGHTS, brief_standing, figure, recap
from engine.games.tyrants.telling.shortcuts import GROUPS, next_up, runs
from engine.games.tyrants.telling.standing import opening, standing
from engine.table import Ask, Chart, Figure, Game, Impossible, Level, Option, Played, Recap, Result, Run, Table, Text
from engine.table.game import Shuffled


class Tyrants(Game[State, Options]):
    """The rules, views and words of Tyrants of the Underdark."""

    key = "tyrants"
    seat_counts = (2, 3, 4)
    competitive = True
    wins: ClassVar[Mapping[Level, float]] = {"strong": 1.5, "steady": 1.0, "simple": 0.5, "beginner": 0.0}
    """An even player is like the level Steady."""
    rules_version = 1
    migrations = MIGRATIONS
    state = State
    options = Options
    orders = ORDERS
    importance = IMPORTANCE
    weights = WEIGHTS
    deeds = DEEDS
    within_post = frozenset({"turn"})
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

    def view(self, state: State, seat: int | None) -> State:
        return view(state, seat)

    def redeal(self, state: State, shuffled: Shuffled) -> State:
        return redeal(state, shuffled)

    def choose(self, view: State, ask: Ask, seat: int) -> Sequence[str]:
        return choose(view, ask, seat)

    def redeal_for(self, state: State, seat: int, shuffled: Shuffled) -> None:
        redeal_for(state, seat, shuffled)

    def begin_turn(self, state: State, seat: int) -> bool:
        return begin_turn(state, seat)

    def choose_at(self, view: State, ask: Ask, seat: int, level: Level) -> Sequence[str]:
        return choose_at(view, ask, seat, level)

    def compared(self, view: State, ask: Ask, seat: int) -> Sequence[Option]:
        return compared(view, ask, seat)

    def worth(self, state: State, seat: int) -> Mapping[str, float]:
        return worth(state, seat)

    def reasons(self, view: State, ask: Ask, seat: int, pick: Sequence[str]) -> Sequence[Text]:
        return reasons(view, ask, seat, pick)

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

    def standing(self, state: State, seat: int | None) -> Sequence[Text]:
        return standing(state, seat)

    def brief_standing(self, view: State) -> Text | None:
        return brief_standing(view)

    def figure(self, view: State, seat: int) -> Figure:
        return figure(view, seat)

    def recap(self, before: State, after: State, told: Sequence[Text]) -> Recap:
        return recap(before, after, told)

    def tally(self, told: Sequence[Text], views: Sequence[State]) -> Mapping[str, Mapping[int, int]]:
        return tally(told, views)

    def charts(self, played: Played) -> Sequence[Chart]:
        return charts(played)

    def glossary(self) -> Mapping[str, Text]:
        return glossary()

    def places(self, view: State) -> Sequence[str]:
        return inspectable_places(view)

    def changed(self, before: State, after: State) -> frozenset[str]:
        return changed(before, after)

    def piles(self, view: State, seat: int) -> Mapping[str, Sequence[str]]:
        return piles(view, seat)

    def in_sight(self, view: State, seat: int | None) -> Sequence[str]:
        return in_sight(view, seat)


GAME = Tyrants()
