"""The file of a scenario: its dungeon, its guild deck and its rules (docs/content.md)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BeforeValidator, Field

from engine.games.keep_the_heroes_out.model.pieces import ROOMS, ClanId, RoomId
from engine.games.keep_the_heroes_out.model.vocabulary import (
    Activation,
    Condition,
    Counter,
    HeroCards,
    Modifiers,
    Rule,
    Steps,
)
from engine.kit.content import Piece
from engine.kit.named import Id, Locales, Named

NO_ROOM: Final = "."


def _place(room: str) -> str:
    if room not in (*ROOMS, NO_ROOM):
        raise ValueError(
            f"there is no room `{room}`: write one of {', '.join(ROOMS)}, or {NO_ROOM} where there is none"
        )
    return room


Place = Annotated[RoomId | Literal["."], BeforeValidator(_place)]
WIDEST = 12  # in one row, as many as there are rooms
Row = Annotated[tuple[Place, ...], Field(max_length=WIDEST)]
Clans = Annotated[int, Field(ge=1, le=6)]  # number of clans in play
Copies = Annotated[int, Field(ge=1, le=10)]
Value = Annotated[int, Field(ge=1, le=4)]
Degrees = Literal[0, 90, 180, 270]


class ScenarioCard(Named):
    """A guild card of a scenario, with its text for the players (KH-GUILD-02)."""

    id: Id
    copies: Copies
    text: Locales
    do: Annotated[Steps, Field(min_length=1)]


class GuildDeck(Piece):
    """The changes of the guild deck in this scenario: its own cards, and added or removed hero cards (KH-SETUP-24);
    `more` are added from a number of clans on, `fewer` are removed up to a number (KH-SETUP-25)."""

    own: tuple[ScenarioCard, ...] = ()
    add: tuple[HeroCards, ...] = ()
    remove: tuple[HeroCards, ...] = ()
    more: dict[Clans, tuple[str, ...]] = Field(default_factory=dict)
    fewer: dict[Clans, tuple[str, ...]] = Field(default_factory=dict)

    @property
    def added(self) -> list[str]:
        """All added hero cards, regardless of the number of clans."""
        return [each.card for each in self.add for _ in range(each.n)]

    @property
    def removed(self) -> frozenset[str]:
        """The hero cards that are taken out."""
        return frozenset(each.card for each in self.remove)


class Recommended(Piece):
    """The intended players, and the numbers of clans with which the scenario is much `harder` or `easier` than with 2
    or 4."""

    players: tuple[Clans, ...] = (1, 2, 3, 4)
    clans: tuple[ClanId, ...] = ()
    harder: tuple[Clans, ...] = ()
    easier: tuple[Clans, ...] = ()


class Scenario(Named):
    """A scenario. `grid` lists the rooms in rows from top to bottom, `.` for an empty cell; `rotate` the clockwise
    rotation of rooms in degrees; `treasures` the value in each room; `start` the room in which clans begin instead of
    that of their clan card; `builder_pile` the rooms that can be built, by default all unused ones."""

    id: Id
    rating: Annotated[int, Field(ge=1, le=5)] = 3
    text: Locales
    grid: Annotated[tuple[Row, ...], Field(min_length=1, max_length=WIDEST)]
    rotate: dict[RoomId, Degrees] = Field(default_factory=dict)
    treasures: dict[RoomId, Value]
    portals_incomplete: tuple[RoomId, ...] = ()
    start: dict[ClanId | Literal["all"], RoomId] = Field(default_factory=dict)
    builder_pile: tuple[RoomId, ...] | None = None
    guild: GuildDeck = GuildDeck()
    counters: tuple[Counter, ...] = ()
    modifiers: Modifiers = Modifiers()
    rules: tuple[Rule, ...] = ()
    activations: tuple[Activation, ...] = ()
    win_requires: tuple[Condition, ...] = ()
    win_if: tuple[Condition, ...] = ()
    lose_if: tuple[Condition, ...] = ()
    recommended: Recommended = Recommended()

    @property
    def rooms(self) -> dict[RoomId, tuple[int, int]]:
        """The rooms of the dungeon with column and row, counted from 0."""
        return {
            room: (column, row)
            for row, rooms in enumerate(self.grid)
            for column, room in enumerate(rooms)
            if room != NO_ROOM
        }

    def start_room(self, clan: ClanId) -> str | None:
        """Returns where a clan begins, if the scenario defines it (KH-SETUP-23)."""
        return self.start.get(clan, self.start.get("all"))
