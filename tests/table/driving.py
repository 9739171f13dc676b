"""A game made of one rule, so that a test of the kernel can say in a few lines what is asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.table import ChanceAsk, Game, Option, Result, Session, Table, Text
from tests.playing import varied
from tests.toy.game import GAME


@dataclass(slots=True)
class Pad:
    """A state on which a rule records its results."""

    seats: int
    written: list[Any] = field(default_factory=list)
    events: list[Any] = field(default_factory=list)


Rule = Callable[[Table, Pad], Awaitable[None]]


def game_of(rule: Rule) -> Game:
    """Returns a game of two to four seats that is over when `rule` is."""

    async def play(table: Table, state: Pad) -> Result:
        await rule(table, state)
        return Result((0,), ({},) * state.seats, Text("toy-result"), {})

    return varied(
        GAME,
        key="one-rule",
        state=Pad,
        setup=lambda chapter, seats, options, carried: Pad(seats),
        play=play,
        seat_names=lambda pad: [Text("toy-keeper")] * pad.seats,
        faults=lambda state: (),
    )


def first_of(ask: ChanceAsk) -> Sequence[int]:
    """Chance without chance: the first face or item, and no change of order."""
    return range(len(ask.items)) if ask.kind == "shuffle" else [0] * ask.count


def session_of(rule: Rule, seats: int = 2) -> Session:
    """Returns a session of that game at its first ask."""
    return Session.start(game_of(rule), seats, first_of)


def options(*ids: str) -> list[Option]:
    """Options whose values are their ids in capitals."""
    return [Option(each, Text("toy-card", card=each), each.upper()) for each in ids]
