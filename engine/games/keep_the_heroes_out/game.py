"""Keep the Heroes Out! as a `Game` for the engine."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, ClassVar

from pydantic import JsonValue

from engine.games.keep_the_heroes_out.autopilot.choose import choose
from engine.games.keep_the_heroes_out.autopilot.orders import ORDERS
from engine.games.keep_the_heroes_out.autopilot.reasons import reasons
from engine.games.keep_the_heroes_out.autopilot.skill import SKILLS
from engine.games.keep_the_heroes_out.autopilot.tension import remaining, tension
from engine.games.keep_the_heroes_out.chronicle.chapters import advice, allowed_clans, chapters
from engine.games.keep_the_heroes_out.model.checking import mistakes_in
from engine.games.keep_the_heroes_out.model.content import content_hash
from engine.games.keep_the_heroes_out.model.options import Options
from engine.games.keep_the_heroes_out.model.own import OWN_SCENARIOS
from engine.games.keep_the_heroes_out.model.state import State
from engine.games.keep_the_heroes_out.playing.invariants import faults
from engine.games.keep_the_heroes_out.playing.migrations import MIGRATIONS
from engine.games.keep_the_heroes_out.playing.play import begin_turn, play
from engine.games.keep_the_heroes_out.playing.setup import setup
from engine.games.keep_the_heroes_out.playing.view import redeal, redeal_for, view
from engine.games.keep_the_heroes_out.telling.account import IMPORTANCE, account
from engine.games.keep_the_heroes_out.telling.charts import charts
from engine.games.keep_the_heroes_out.telling.deeds import DEEDS, tally
from engine.games.keep_the_heroes_out.telling.describe import describe, seat_names, status
from engine.games.keep_the_heroes_out.telling.glossary import glossary, own_glossary
from engine.games.keep_the_heroes_out.telling.hints import hints
from engine.games.keep_the_heroes_out.telling.impossible import impossible
from engine.games.keep_the_heroes_out.telling.kept import kept
from engine.games.keep_the_heroes_out.telling.lookup import changed, in_sight, piles, places
from engine.games.keep_the_heroes_out.telling.names import names, own_names
from engine.games.keep_the_heroes_out.telling.remembering import WEIGHTS, brief_standing, danger, figure, recap
from engine.games.keep_the_heroes_out.telling.shortcuts import GROUPS, next_up, runs
from engine.games.keep_the_heroes_out.telling.standing import opening, remedies, special, standing
from engine.games.keep_the_heroes_out.telling.wasted import wasted
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
    Run,
    Table,
    Text,
)
from engine.table.game import Shuffled


class KeepTheHeroesOut(Game[State, Options]):
    """The rules, views and words of Keep the Heroes Out!."""

    key = "keep_the_heroes_out"
    seat_counts = (1, 2, 3, 4, 5, 6)
    competitive = False
    wins: ClassVar[Mapping[Level, float]] = {"strong": 0.78, "steady": 0.56, "simple": 0.5, "beginner": 0.31}
    """Measured, see docs/strength.md."""
    rules_version = 3
    migrations = MIGRATIONS
    state = State
    options = Options
    orders = ORDERS
    importance = IMPORTANCE
    weights = WEIGHTS
    deeds = DEEDS
    within_post = frozenset({"turn", "cards"})
    own = OWN_SCENARIOS.content(own_names, own_glossary)
    groups = GROUPS

    def content_hash(self) -> str:
        return content_hash()

    def chapters(self, options: Options, carried: Mapping[str, JsonValue]) -> Sequence[str]:
        return chapters(options, carried)

    def allowed(self, options: Options, chapter: str, name: str) -> Sequence[str] | None:
        return allowed_clans(chapter) if name == "clans" and options.mode == "chronicle" else None

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
        return choose(view, ask)

    def choose_at(self, view: State, ask: Ask, seat: int, level: Level) -> Sequence[str]:
        return choose(view, ask, SKILLS[level])

    def redeal_for(self, state: State, seat: int, shuffled: Shuffled) -> None:
        redeal_for(state, seat, shuffled)

    def begin_turn(self, state: State, seat: int) -> bool:
        return begin_turn(state, seat)

    def reasons(self, view: State, ask: Ask, seat: int, pick: Sequence[str]) -> Sequence[Text]:
        return reasons(view, ask, seat, pick)

    def runs(self, view: State, ask: Ask, seat: int) -> Sequence[Run]:
        return runs(view, ask, seat)

    def next_up(self, view: State, ask: Ask, seat: int) -> str | None:
        return next_up(view, ask, seat)

    def impossible(self, view: State, ask: Ask, seat: int) -> Sequence[Impossible]:
        return impossible(view, ask, seat)

    def wasted(self, view: State, ask: Ask, pick: str) -> Text | None:
        return wasted(view, ask, pick)

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


GAME = KeepTheHeroesOut()
