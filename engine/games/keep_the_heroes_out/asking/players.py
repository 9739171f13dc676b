"""How players are asked: all of them for a common choice, or each for himself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Occasion, Option, Table, Text


async def ask_table(
    table: Table, state: State, key: str, options: Sequence[Option], default: str = "", text: Text | None = None
) -> Any:
    """A choice of all players; the first option counts when time runs out, unless another is the `default`."""
    seats = list(dict.fromkeys(player.seat for player in state.players))
    return await table.ask(seats, key, options, text=text, occasion="table", default=(default or options[0].id,))


async def ask_players(
    table: Table,
    state: State,
    key: str,
    options: Mapping[int, Sequence[Option]],
    occasion: Occasion,
    default: Sequence[str] = (),
) -> dict[int, Any]:
    """Returns the choice of each of these players, asked at once; a seat with two clans answers for one after the other
    (KH-Q-18).
    """
    chosen: dict[int, Any] = {}
    while asked := first_of_each_seat(state, [player for player in options if player not in chosen]):
        by_seat = {seat: options[player] for seat, player in asked.items()}
        answers = await table.ask_each(by_seat, key, occasion=occasion, default=default)
        chosen |= {asked[seat]: answer for seat, answer in answers.items()}
    return chosen


def first_of_each_seat(state: State, players: Sequence[int]) -> dict[int, int]:
    """By seat, the first of its players."""
    found: dict[int, int] = {}
    for player in players:
        found.setdefault(state.players[player].seat, player)
    return found
