"""Fireteam Zero as a `Game`: everything the engine needs from it."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, ClassVar

from pydantic import JsonValue

from engine.games.fireteam_zero.autopilot.ahead import has_shown, intentions, prospect, pursue
from engine.games.fireteam_zero.autopilot.choose import choose
from engine.games.fireteam_zero.autopilot.counsel import recommended
from engine.games.fireteam_zero.autopilot.following import follows
from engine.games.fireteam_zero.autopilot.orders import ORDERS, PLAN
from engine.games.fireteam_zero.autopilot.reasons import reasons
from engine.games.fireteam_zero.autopilot.skill import SKILLS
from engine.games.fireteam_zero.autopilot.tension import ahead, remaining, tension
from engine.games.fireteam_zero.model.checking import mistakes_in
from engine.games.fireteam_zero.model.content import content_hash
from engine.games.fireteam_zero.model.options import Options
from engine.games.fireteam_zero.model.own import OWN_MISSIONS
from engine.games.fireteam_zero.model.state import State
from engine.games.fireteam_zero.operations.chapters import chapters
from engine.games.fireteam_zero.playing.invariants import faults
from engine.games.fireteam_zero.playing.migrations import MIGRATIONS
from engine.games.fireteam_zero.playing.play import begin_turn, play
from engine.games.fireteam_zero.playing.setup import setup
from engine.games.fireteam_zero.playing.view import redeal, redeal_for, view
from engine.games.fireteam_zero.telling.account import IMPORTANCE, account
from engine.games.fireteam_zero.telling.charts import charts
from engine.games.fireteam_zero.telling.deeds import DEEDS, tally
from engine.games.fireteam_zero.telling.describe import describe, seat_names, status
from engine.games.fireteam_zero.telling.glossary import glossary, own_glossary
from engine.games.fireteam_zero.telling.hints import hints
from engine.games.fireteam_zero.telling.impossible import impossible
from engine.games.fireteam_zero.telling.kept import kept
from engine.games.fireteam_zero.telling.lookup import changed, in_sight, piles, places
from engine.games.fireteam_zero.telling.names import names, own_names
from engine.games.fireteam_zero.telling.remembering import WEIGHTS, brief_standing, danger, figure, recap
from engine.games.fireteam_zero.telling.rolled import rolled
from engine.games.fireteam_zero.telling.shortcuts import GROUPS, next_up, runs, sets, together
from engine.games.fireteam_zero.telling.standing import advice, needs, opening, remedies, special, standing
from engine.table import (
    Advice,
    Ask,
    Chart,
    Figure,
    Game,
    Impossible,
    Level,
    Mistake,
    PickSet,
    Played,
    Recap,
    Result,
    Rolled,
    Run,
    Table,
    Text,
)
from engine.table.game import Shuffled


class FireteamZero(Game[State, Options]):
    """The rules, views and words of Fireteam Zero."""

    key = "fireteam_zero"
    seat_counts = (1, 2, 3, 4)
    competitive = False
    wins: ClassVar[Mapping[Level, float]] = {"strong": 0.64, "steady": 0.4, "simple": 0.26, "beginner": 0.13}
    """Measured, see docs/strength.md."""
    rules_version = 4
    migrations = MIGRATIONS
    state = State
    options = Options
    orders = ORDERS
    plans = (PLAN,)
    importance = IMPORTANCE
    weights = WEIGHTS
    deeds = DEEDS
    within_post = frozenset({"turn", "tactics"})
    own = OWN_MISSIONS.content(own_names, own_glossary)
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

    def looks_ahead(self, ask: Ask) -> bool:
        return ask.key == "fire.turn"

    def intentions(self, view: State, ask: Ask, most: int) -> Sequence[str]:
        return intentions(view, ask, most)

    def pursue(self, view: State, ask: Ask, intention: str) -> Sequence[str]:
        return pursue(view, ask, intention)

    def has_shown(self, state: State, since: int) -> bool:
        return has_shown(state, since)

    def prospect(self, state: State) -> float:
        return prospect(state)

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

    def recommended(self, view: State, ask: Ask, seat: int) -> Mapping[str, Text]:
        return recommended(view, ask, seat)

    def together(self, view: State, ask: Ask, picks: Sequence[str]) -> Text | None:
        return follows(view, ask, picks[0]) if ask.key == "fire.turn" else together(view, ask, picks)

    def sets(self, view: State, ask: Ask, suggested: Sequence[str]) -> Sequence[PickSet]:
        return sets(view, ask, suggested)

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

    def needs(self, options: Options, chapter: str, seats: Sequence[int]) -> Sequence[Text]:
        return needs(options, chapter, seats)

    def remedies(self, options: Options) -> Sequence[Text]:
        return remedies(options)

    def check_content(self, text: str) -> Sequence[Mistake]:
        return mistakes_in(text)


GAME = FireteamZero()
