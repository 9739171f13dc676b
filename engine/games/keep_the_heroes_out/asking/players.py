"""How players are asked: all together for a shared choice, or each separately."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Occasion, Option, Question, Table, Text


async def ask_table(
    table: Table, state: State, key: str, options: Sequence[Option], default: str = "", text: Text | None = None
) -> Any:
    """Asks all players for a shared choice. When time runs out, `default` counts, or the first option."""
    seats = list(dict.fromkeys(player.seat for player in state.players))
    return await table.ask(
        seats, Question(key, text=text, occasion="table", default=(default or options[0].id,)), options
    )


async def ask_players(
    table: Table,
    state: State,
    key: str,
    options: Mapping[int, Sequence[Option]],
    occasion: Occasion,
    default: Sequence[str] = (),
) -> dict[int, Any]:
    """Returns the choice of each of these players, who are asked concurrently. A seat with two clans answers for one
    after the other (KH-Q-18)."""
    chosen: dict[int, Any] = {}
    while asked := first_of_each_seat(state, [player for player in options if player not in chosen]):
        by_seat = {seat: options[player] for seat, player in asked.items()}
        answers = await table.ask_each(by_seat, Question(key, occasion=occasion, default=default))
        chosen |= {asked[seat]: answer for seat, answer in answers.items()}
    return chosen


def first_of_each_seat(state: State, players: Sequence[int]) -> dict[int, int]:
    """Returns the first player of each seat."""
    found: dict[int, int] = {}
    for player in players:
        found.setdefault(state.players[player].seat, player)
    return found
