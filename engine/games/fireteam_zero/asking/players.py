"""How players are asked: all of them for a common choice, or whoever plays a hero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.fireteam_zero.model.state import Hero, State
from engine.table import Option, Table, Text


def seats(state: State) -> list[int]:
    """All seats, in their order."""
    return sorted({hero.seat for hero in state.heroes})


def is_alone(state: State, hero: Hero) -> bool:
    """Whether the hero's player has no other one."""
    return [each.seat for each in state.heroes].count(hero.seat) == 1


async def ask_team(
    table: Table, state: State, key: str, options: Sequence[Option], default: str = "", text: Text | None = None
) -> Any:
    """A choice of all players; the first option counts when time runs out, unless another is the `default`."""
    return await table.ask(
        seats(state),
        key,
        options,
        text=text,
        occasion="table",
        default=(default or options[0].id,),
        on_request=state.phase == "threat" and state.reactions != "ask",
    )


async def ask_owner(
    table: Table,
    state: State,
    hero: Hero,
    key: str,
    options: Sequence[Option],
    pick: tuple[int, int] = (1, 1),
    default: Sequence[str] = (),
    text: Text | None = None,
    *,
    always: bool = False,
    private: bool = False,
) -> Any:
    """A choice of whoever plays the hero; outside his turn it answers something that happens to him. `private`: it is
    from his hand, or from what he alone has looked at.

    Without a `default` it is autopilot's choice that counts when time runs out; what may be asked in a threat phase has
    one, for there many are not waited for.
    """
    return await table.ask(
        hero.seat,
        key,
        options,
        pick=pick,
        text=text,
        occasion="turn" if in_own_turn(state, hero) else "reaction",
        default=default,
        always=always,
        on_request=on_request(state, hero.seat),
        private=private,
    )


def on_request(state: State, seat: int) -> bool:
    """Whether a seat is waited for only if it has asked to be, by the table's setting for reactions (FZ-Q-40): in the
    threat phase, in the turns of others, and with orders alone whenever somebody else plays a tactical response."""
    if state.reactions == "ask":
        return False
    if state.phase == "heroes":
        return seat != acting(state).seat
    if state.phase == "threat":
        return True
    responding = next((hero.seat for hero in state.heroes if hero.id == state.responded), None)
    return state.reactions == "orders" and seat != responding


def acting(state: State) -> Hero:
    """The hero whose turn it is in the hero phase."""
    return in_order(state)[state.active]


def in_own_turn(state: State, hero: Hero) -> bool:
    """Whether it is the turn of this hero's player."""
    return state.phase == "heroes" and acting(state).seat == hero.seat


def in_order(state: State) -> list[Hero]:
    """The heroes in turn order: clockwise from the first-player token (FZ-HERO-01, FZ-Q-20)."""
    return state.heroes[state.first :] + state.heroes[: state.first]
