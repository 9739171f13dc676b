"""What a hero may do besides moving: attack, search, tasks, and actions that his cards give (FZ-HERO-10 to
FZ-HERO-12)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from engine.games.fireteam_zero.asking import ask_owner
from engine.games.fireteam_zero.board.figures import active
from engine.games.fireteam_zero.board.layout import board_of
from engine.games.fireteam_zero.cards.carrying_out import Context, declare, heroes_concerned
from engine.games.fireteam_zero.cards.notation import Act
from engine.games.fireteam_zero.cards.numbers import has_rule
from engine.games.fireteam_zero.cards.piles import draw
from engine.games.fireteam_zero.combat.attack import attack_action
from engine.games.fireteam_zero.combat.targets import attack_options
from engine.games.fireteam_zero.missions.tasks import actions as tasks
from engine.games.fireteam_zero.missions.tasks import take_action
from engine.games.fireteam_zero.pieces import HeroId
from engine.games.fireteam_zero.state import Hero, State
from engine.games.fireteam_zero.turns.searching import pay, price, search, token_here
from engine.table import Option, Table, Text

HEALED = 2  # cards that a hero draws who is patched up
NOTHING = Option("pass", Text("act-pass"))

Do = Callable[[Table, State, Hero, Any], Awaitable[None]]


class Deed(NamedTuple):
    """Something to do, and with what."""

    do: Do
    what: Any = None


def doing(found: Sequence[Option], do: Do) -> list[Option]:
    """These options, each with what it does."""
    return [
        Option(each.id, each.text, Deed(do, each.value), each.detail, each.group, each.places, each.final, each.about)
        for each in found
    ]


def attacks(state: State, hero: Hero) -> list[Option]:
    """The targets of an Attack (FZ-HERO-11)."""
    return doing(attack_options(state, hero), attack_action)


def other_actions(state: State, hero: Hero) -> list[Option]:
    """Actions of tasks, board tokens and focus cards (FZ-HERO-12)."""
    return [*doing(tasks(state, hero), take_action), *_healing(state, hero)]


def _healing(state: State, hero: Hero) -> list[Option]:
    if not has_rule(state, hero, "heal_action"):
        return []
    lay = board_of(state)
    near = [each for each in active(state) if each is not hero and lay.distance(each.location, hero.location) <= 1]
    return [_heal_option(each.id, each) for each in near]


def _heal_option(hero_id: HeroId, hero: Hero) -> Option:
    return Option(f"heal:{hero_id}", Text("act-heal", hero=hero_id), Deed(_heal, hero), group="act")


async def _heal(table: Table, state: State, hero: Hero, other: Hero) -> None:
    await draw(table, state, other, HEALED)


async def _search(table: Table, state: State, hero: Hero, how: str) -> None:
    """A search in a turn, paid for."""
    pay(state, hero)
    await search(table, state, hero)


async def _free_search(table: Table, state: State, hero: Hero, how: str) -> None:
    await search(table, state, hero)


@cache
def _search_option(how: str, do: Do, place: str) -> Option:
    return Option("search", Text(f"act-search-{how}"), Deed(do, how), group="act", places=(place,), final="card")


def searches(state: State, hero: Hero) -> list[Option]:
    """Search, where it is possible, at what it costs (FZ-SEARCH-07)."""
    how = price(state, hero)
    if how is None or token_here(state, hero) is None:
        return []
    return [_search_option(how.replace("_", "-"), _search, hero.location)]


# ---------------------------------------------------------------- actions that an effect gives


async def act(table: Table, state: State, effect: Act, context: Context) -> None:
    """The searcher may take one free action of this kind now (FZ-HERO-10)."""
    for hero in heroes_concerned(state, "searcher", context):
        options: list[Option] = []
        if effect.what in ("attack", "any"):
            options += attacks(state, hero)
        if effect.what in ("search", "any") and token_here(state, hero):
            options.append(_search_option("free", _free_search, hero.location))
        if effect.what == "any":
            options += other_actions(state, hero)
        options.append(NOTHING)
        text = _asked(hero.id)
        deed: Deed | None = await ask_owner(
            table, state, hero, "fire.act", options, default=(NOTHING.id,), text=text, private=True
        )
        if deed is not None:
            await deed.do(table, state, hero, deed.what)


@cache
def _asked(hero: HeroId) -> Text:
    return Text("ask-fire-act", hero=hero)


declare(Act, act)
