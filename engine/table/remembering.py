"""Summaries for a player who was away: a seat's figure, and what moved the game, with weights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.table.text import Text


@dataclass(frozen=True, slots=True)
class Figure:
    """The number that shows how a seat is doing, from open information. `low`: the seat is close to falling."""

    kind: Literal["vp", "life", "monsters", "cards"]
    value: int
    low: bool = False


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that moved the game between two views.

    - `text`: the sentence for everyone; `engine.kit.ranking.addressed` makes it one for a reader.
    - `weight`: how far it moved someone towards victory or defeat, in hundredths of a game.
    - `seats`: the seats it is about, the first being the one that acts or suffers.
    - `gains` and `loses`: the seats for which it is good or bad.
    - `place`: where it happened; empty if nowhere. `change`: the number to show there; 0 for none.
    - `ends`: True if it may end the game, so that it comes before everything else.
    """

    text: Text
    weight: float
    seats: tuple[int, ...] = ()
    gains: frozenset[int] = frozenset()
    loses: frozenset[int] = frozenset()
    place: str = ""
    change: int = 0
    ends: bool = False


@dataclass(frozen=True, slots=True)
class Deed:
    """A title that the seat with the highest count earns: at least `least`, and `rate` for each round.

    `spread` is the usual difference between good and average counts for each round, by which deeds are compared.
    """

    key: str
    rate: float
    spread: float
    least: int


@dataclass(frozen=True, slots=True)
class Recap:
    """A stretch of play in short.

    - `happenings`: what moved the game, in the order of play.
    - `doings`: for each seat, what it did and suffered, in a few words each; the most important first.
    - `moves`: origin, destination and seat (None: an enemy) of each move that an arrow can show.
    """

    happenings: tuple[Happening, ...] = ()
    doings: tuple[tuple[Text, ...], ...] = ()
    moves: tuple[tuple[str, str, int | None], ...] = ()
