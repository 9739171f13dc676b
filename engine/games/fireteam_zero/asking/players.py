"""Questions to players: to all for a shared choice, or to the player of a hero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.fireteam_zero.model.state import Hero, State
from engine.table import Option, Question, Table, Text


def seats(state: State) -> list[int]:
    """Returns all seats in order."""
    return sorted({hero.seat for hero in state.heroes})


def is_alone(state: State, hero: Hero) -> bool:
    """True if the hero's player has no other hero."""
    return [each.seat for each in state.heroes].count(hero.seat) == 1


async def ask_team(
    table: Table, state: State, key: str, options: Sequence[Option], default: str = "", text: Text | None = None
) -> Any:
    """Asks all players for a shared choice; without a `default` the first option counts when time runs out."""
    everyone = seats(state)
    quiet = everyone if state.phase == "threat" and state.reactions != "ask" else ()
    asked = Question(key, text, "table", default=(default or options[0].id,), on_request=quiet)
    return await table.ask(everyone, asked, options)


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
    """Asks the player of a hero; outside their turn it is a reaction.

    `private`: the options come from the hand, or from something only this player has seen. Without a `default`
    autopilot decides when time runs out. Questions in a threat phase have one, because many players are not waited for
    there.
    """
    asked = Question(
        key,
        text,
        "turn" if in_own_turn(state, hero) else "reaction",
        default=default,
        pick=pick,
        on_request=(hero.seat,) if on_request(state, hero.seat) else (),
        private=private,
    )
    return await table.ask(hero.seat, asked, options, always=always)


def on_request(state: State, seat: int) -> bool:
    """True if a seat is waited for only if it asked to be, by the setting for reactions (FZ-Q-40).

    That is in the threat phase, in the turns of others, and with orders alone whenever another player plays a tactical
    response.
    """
    if state.reactions == "ask":
        return False
    if state.phase == "heroes":
        return seat != acting(state).seat
    if state.phase == "threat":
        return True
    responding = next((hero.seat for hero in state.heroes if hero.id == state.responded), None)
    return state.reactions == "orders" and seat != responding


def acting(state: State) -> Hero:
    """Returns the hero whose turn it is in the hero phase."""
    return in_order(state)[state.active]


def in_own_turn(state: State, hero: Hero) -> bool:
    """True if it is the turn of this hero's player."""
    return state.phase == "heroes" and acting(state).seat == hero.seat


def in_order(state: State) -> list[Hero]:
    """Returns the heroes in turn order: clockwise from the first-player token (FZ-HERO-01, FZ-Q-20)."""
    return state.heroes[state.first :] + state.heroes[: state.first]
