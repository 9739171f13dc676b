"""Actions of a hero other than moving: attack, search, tasks, and actions of cards (FZ-HERO-10 to FZ-HERO-12)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from engine.games.fireteam_zero.asking.players import ask_owner
from engine.games.fireteam_zero.board.figures import active
from engine.games.fireteam_zero.board.figures import hero as hero_of
from engine.games.fireteam_zero.board.numbers import has_rule
from engine.games.fireteam_zero.cards.carrying_out import Context, declare, heroes_concerned
from engine.games.fireteam_zero.cards.piles import draw
from engine.games.fireteam_zero.combat.attack import attack_action
from engine.games.fireteam_zero.combat.targets import Target, attack_options
from engine.games.fireteam_zero.missions.tasks import Job, take_action
from engine.games.fireteam_zero.missions.tasks import actions as tasks
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.notation import Act
from engine.games.fireteam_zero.model.pieces import HeroId
from engine.games.fireteam_zero.model.state import Hero, State
from engine.games.fireteam_zero.turns.searching import pay, price, search, token_here
from engine.table import Option, Table, Text

HEALED = 2  # cards drawn by a hero who is patched up
NOTHING = Option("pass", Text("act-pass"))

Do = Callable[[Table, State, Hero, Any], Awaitable[None]]


# ---------------------------------------------------------------- what uses up the action of a turn


class Patient(NamedTuple):
    """A hero who can be patched up."""

    id: HeroId


async def _heal(table: Table, state: State, hero: Hero, patient: Patient) -> None:
    await draw(table, state, hero_of(state, patient.id), HEALED)


ACTIONS: Mapping[type[Any], Do] = {Target: attack_action, Job: take_action, Patient: _heal}
"""The function of each action, by the type of choice (FZ-HERO-11, FZ-HERO-12)."""


def actions(state: State, hero: Hero) -> list[Option]:
    """Attacks; tasks, board tokens and what focus cards let him do."""
    return [*attack_options(state, hero), *tasks(state, hero), *_healing(state, hero)]


def _healing(state: State, hero: Hero) -> list[Option]:
    if not has_rule(state, hero, "heal_action"):
        return []
    lay = board_of(state)
    near = [each for each in active(state) if each is not hero and lay.distance(each.location, hero.location) <= 1]
    return [_heal_option(each.id) for each in near]


@cache
def _heal_option(hero: HeroId) -> Option:
    return Option(f"heal:{hero}", Text("act-heal", hero=hero), Patient(hero), group="act")


# ---------------------------------------------------------------- search


class Search(NamedTuple):
    """A search; one in a turn is paid for, one that an effect gives is not."""

    paid: bool


async def _search(table: Table, state: State, hero: Hero, chosen: Search) -> None:
    """Pays for a search, and searches."""
    if chosen.paid:
        pay(state, hero)
    await search(table, state, hero)


DEEDS: Mapping[type[Any], Do] = {**ACTIONS, Search: _search}
"""The functions of a hero's deeds other than moving, by the type of choice."""


@cache
def _search_option(how: str, chosen: Search, place: str) -> Option:
    return Option("search", Text(f"act-search-{how}"), chosen, group="act", places=(place,), final="card")


def searches(state: State, hero: Hero) -> list[Option]:
    """Returns the possible searches with their costs (FZ-SEARCH-07)."""
    how = price(state, hero) if token_here(state, hero) else None
    if how is None:
        return []
    return [_search_option(how.replace("_", "-"), Search(paid=True), hero.location)]


def is_free(search: Option) -> bool:
    """True if a search does not take the action of the turn."""
    return search.text.key != "act-search-action"


# ---------------------------------------------------------------- actions that an effect gives


async def act(table: Table, state: State, effect: Act, context: Context) -> None:
    """Offers the searcher one free action of this kind now (FZ-HERO-10)."""
    for hero in heroes_concerned(state, "searcher", context):
        options = [*_given(state, hero, effect), NOTHING]
        text = _asked(hero.id)
        chosen = await ask_owner(
            table, state, hero, "fire.act", options, default=(NOTHING.id,), text=text, private=True
        )
        if chosen is not None:
            await DEEDS[type(chosen)](table, state, hero, chosen)


def _given(state: State, hero: Hero, effect: Act) -> Iterator[Option]:
    """Yields the actions that an effect gives a choice of."""
    if effect.what in ("attack", "any"):
        yield from attack_options(state, hero)
    if effect.what in ("search", "any") and token_here(state, hero):
        yield _search_option("free", Search(paid=False), hero.location)
    if effect.what == "any":
        yield from tasks(state, hero)
        yield from _healing(state, hero)


@cache
def _asked(hero: HeroId) -> Text:
    return Text("ask-fire-act", hero=hero)


declare(Act, act)
