"""Questions to a Hero's player, and questions that any player may answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.massive_darkness.model.state import Hero, State
from engine.table import Occasion, Option, Question, Table, Text


async def ask_hero(
    table: Table,
    state: State,
    hero: Hero,
    key: str,
    options: Sequence[Option],
    *,
    default: str | Sequence[str],
    text: Text | None = None,
    pick: tuple[int, int] = (1, 1),
) -> Any:
    """Asks a Hero's player: a turn question in the Hero's own Activation, else a reaction. `default` counts when time
    runs out."""
    occasion: Occasion = "turn" if state.active == hero.seat else "reaction"
    default = [default] if isinstance(default, str) else default
    return await table.ask(hero.seat, Question(key, text=text, occasion=occasion, default=default, pick=pick), options)


async def ask_table(
    table: Table, state: State, key: str, options: Sequence[Option], default: str, text: Text | None = None
) -> Any:
    """Asks all players, including those whose Hero is dead. `default` counts when time runs out."""
    seats = [hero.seat for hero in state.heroes]
    return await table.ask(seats, Question(key, text, occasion="table", default=(default,)), options)
