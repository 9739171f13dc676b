"""Carries out cards: each kind of effect is declared beside the function that does it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.games.fireteam_zero.asking.players import ask_owner, ask_team
from engine.games.fireteam_zero.board.figures import active, creature, hero
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.notation import Effect
from engine.games.fireteam_zero.model.pieces import HeroId
from engine.games.fireteam_zero.model.state import Event, Hero, OfCreature, OfHero, State
from engine.table import Option, Table, Text


@dataclass(frozen=True, slots=True)
class Context:
    """The source of an effect.

    A `card` that its `owner` plays, in reaction to an event about the `subject`; a discovery of a `searcher`; a
    `creature`; or without any of them the mission.
    """

    owner: HeroId | None = None
    subject: Event | None = None
    searcher: HeroId | None = None
    creature: int | None = None
    card: str | None = None


Do = Callable[[Table, State, Any, Context], Awaitable[None]]
declared: dict[type[Effect], Do] = {}


def declare(kind: type[Effect], do: Do) -> None:
    """Declares how a kind of effect is carried out."""
    declared[kind] = do


async def carry_out(table: Table, state: State, effects: Sequence[Effect], context: Context) -> None:
    """Carries out effects in the printed order; an impossible one changes nothing (FZ-EFFECT-01)."""
    for effect in effects:
        await declared[type(effect)](table, state, effect, context)


# ---------------------------------------------------------------- whom it concerns


def heroes_concerned(state: State, who: str, context: Context, within: int | None = None) -> list[Hero]:
    """Returns the active heroes an effect refers to, in turn order (FZ-KO-15).

    `self`, `subject`, `searcher`, `heroes` or `allies`; `within` so many steps of where it happens.
    """
    standing = active(state)
    if who in ("heroes", "allies"):
        found = [each for each in standing if who == "heroes" or each.id != context.owner]
    else:
        named = _named(who, context)
        found = [each for each in standing if each.id == named]
    here = where(state, context)
    if within is None or here is None:
        return found
    return [each for each in found if board_of(state).distance(here, each.location) <= within]


def _named(who: str, context: Context) -> HeroId | None:
    if who == "subject":
        return context.subject.hero if isinstance(context.subject, OfHero) else None
    return context.searcher if who == "searcher" else context.owner


def player_of(state: State, context: Context) -> Hero:
    """Returns the hero who plays the card: some effects are only on cards of heroes."""
    assert context.owner is not None
    return hero(state, context.owner)


def creature_concerned(context: Context) -> int | None:
    """Returns the creature of a reaction's event, or its attacker."""
    if isinstance(context.subject, OfCreature):
        return context.subject.creature
    return context.subject.attacker if context.subject else None


def where(state: State, context: Context) -> str | None:
    """Returns the location from which an effect measures its range; None for an effect of the mission."""
    if context.creature is not None:
        there = creature(state, context.creature)
        return there.location if there else None
    figure = context.owner or context.searcher
    return hero(state, figure).location if figure else None


async def choose(
    table: Table,
    state: State,
    key: str,
    options: Sequence[Option],
    context: Context,
    pick: tuple[int, int] = (1, 1),
    text: Text | None = None,
    *,
    private: bool = False,
) -> Any:
    """Asks for a choice within a card: its owner, the searcher, or all players (FZ-EFFECT-02)."""
    figure = context.owner or context.searcher
    if figure is None:
        return await ask_team(table, state, key, options, text=text)
    default = () if pick != (1, 1) else (options[0].id,)
    return await ask_owner(table, state, hero(state, figure), key, options, pick, default, text, private=private)
