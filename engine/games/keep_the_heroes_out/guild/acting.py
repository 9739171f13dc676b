"""Active heroes act until none is left, one step at a time in the players' order (KH-INVADE-03 to KH-INVADE-05,
KH-HERO-5 to KH-HERO-8)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import NamedTuple

from engine.games.keep_the_heroes_out.asking.players import ask_table
from engine.games.keep_the_heroes_out.dungeon.pieces import is_guarded, unlike
from engine.games.keep_the_heroes_out.guild.attacks import attack
from engine.games.keep_the_heroes_out.guild.charge import charge, wait
from engine.games.keep_the_heroes_out.guild.choices import hero_text
from engine.games.keep_the_heroes_out.guild.deck import card_over
from engine.games.keep_the_heroes_out.guild.order import USUAL, in_usual_order, that_matter
from engine.games.keep_the_heroes_out.guild.plunder import plunder
from engine.games.keep_the_heroes_out.guild.summoning import arrive
from engine.games.keep_the_heroes_out.model.state import Hero, State
from engine.table import Option, Table, Text

Act = Callable[[Table, State, str, list[Hero]], Awaitable[None]]


class Next(NamedTuple):
    """A possible next step of heroes in a room."""

    act: Act
    room: str
    heroes: list[Hero]


async def resolve_heroes(table: Table, state: State) -> None:
    """Resolves active heroes until none is left, including those that become active in between (KH-SCEN-02, KH-Q-36).

    A Prisoner may have drawn the last guild card: then it is completely resolved now, unless another one still is.
    """
    if state.resolving:
        return
    state.resolving = True
    while steps := list(_steps(state)):
        options = in_usual_order(state, that_matter(state, steps)) if len(steps) > 1 else steps
        step = await _next_step(table, state, options)
        await step.act(table, state, step.room, step.heroes)
    state.resolving = False
    if not state.guild_deck and state.guild_card is None:
        await card_over(table, state)


async def _next_step(table: Table, state: State, options: Sequence[Option]) -> Next:
    """Returns the step that the players choose, or the usual one until the end of the turn (KH-INVADE-04,
    KH-INVADE-05)."""
    usual: Next = options[0].value
    if len(options) == 1 or state.turn.usual_order:
        return usual
    text = Text("ask-table-hero-of", card=state.guild_card) if state.guild_card else None
    chosen: Next | None = await ask_table(table, state, "table.hero", [*options, USUAL], text=text)
    if chosen is None:
        state.turn.usual_order = True
    return chosen or usual


def _steps(state: State) -> Iterator[Option]:
    """Yields the possible next steps: of one hero if it matters which, else of all active heroes of a room.

    A hero that would act in the room of one that has just been summoned waits for it (KH-HERO-1-10).
    """
    active: dict[str, list[Hero]] = {}
    for hero in state.heroes:
        if hero.active:
            active.setdefault(hero.room, []).append(hero)
    for room, heroes in active.items():
        arriving = [hero for hero in heroes if hero.stage == "arriving"]
        if arriving:
            yield from _one_of(room, arriving, _arrives, "step-arrive")
        elif is_guarded(state, room):
            yield from _one_of(room, heroes, _attacks, "step-attack")
        else:
            yield _together(state, room, heroes)


def _one_of(room: str, heroes: Sequence[Hero], act: Act, key: str) -> Iterator[Option]:
    for name, hero in unlike(heroes).items():
        yield Option(f"{name}:{room}", hero_text(key, hero), Next(act, room, [hero]), places=(room,))


def _together(state: State, room: str, heroes: list[Hero]) -> Option:
    """Returns the step in which heroes plunder, wait or charge, depending on the treasure of their room
    (KH-HERO-6-05)."""
    act, key = _common_step(state, room, len(heroes))
    return Option(f"all:{room}", Text(key, room=room, count=len(heroes)), Next(act, room, heroes), places=(room,))


def _common_step(state: State, room: str, heroes: int) -> tuple[Act, str]:
    treasure = state.rooms[room].treasure
    if treasure is None:
        return charge, "step-charge"
    return (plunder, "step-plunder") if heroes >= treasure.value else (_wait, "step-wait")


async def _arrives(table: Table, state: State, room: str, heroes: list[Hero]) -> None:
    await arrive(table, state, heroes[0])


async def _attacks(table: Table, state: State, room: str, heroes: list[Hero]) -> None:
    await attack(table, state, heroes[0])


async def _wait(table: Table, state: State, room: str, heroes: list[Hero]) -> None:
    wait(table, state, room, heroes)
