"""What is in a room, as sprites in rows: the action, monsters, those who break in, what happened, tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.state import CARRIED, State
from renders.canvas import palette
from renders.canvas.looks import kept
from renders.canvas.plates import tag
from renders.keep_the_heroes_out.board.news import SIGNS, News
from renders.keep_the_heroes_out.style.cards import signs_of
from renders.keep_the_heroes_out.style.pieces import hero, monster, token

HEADER, PAD = 56, 12
ACTION = 68  # px of the row with the room's action and its treasure
APART, TIGHT = 10, 4  # px between two pieces, and where there is little room
MARK = 40  # px of a row of what happened
TOKEN = 46
BADGE = 62  # px that the badge takes of the last row of tokens
SPECIAL = {"cells": ("dice",), "laboratory": ("laboratory",), "builder": ("coin", "becomes", "build")}

Row = Sequence[Image.Image]


class Level(NamedTuple):
    """How large pieces are, and in how many rows they stand at most; the others are counted."""

    piece: int
    rows: int


LEVELS = (Level(72, 99), Level(64, 99), Level(56, 99), Level(56, 3), Level(56, 2), Level(56, 1))


def signs(room: str) -> tuple[str, ...]:
    """The symbols of the action of a room."""
    action = content().rooms[room].action
    return tuple(signs_of(action)) if action else SPECIAL.get(room, ())


class Inside:
    """What is in a room. Its sprites are found once for all widths that are tried."""

    def __init__(self, state: State, room: str, *, chosen: bool = False, marks: Sequence[News] = ()) -> None:
        self.state, self.room, self.chosen = state, room, chosen
        self._marks = [_mark(each.number, each.kind) for each in marks]
        self._pieces: dict[int, list[Image.Image]] = {}

    def piece_rows(self, wide: int, level: Level) -> list[Row]:
        """Monsters, then those who break in; the last of a room that is too full is how many more there are."""
        px = level.piece
        if px not in self._pieces:
            self._pieces[px] = [*self._monsters(px), *self._heroes(px, active=True), *self._heroes(px, active=False)]
        rows = _rows(self._pieces[px], wide - 2 * PAD)
        if len(rows) <= level.rows:
            return rows
        first = [*self._heroes(px, active=True)]  # whoever acts is seen even so
        rows = _rows([*first, *(each for each in self._pieces[px] if each not in first)], wide - 2 * PAD)
        left_out = sum(len(row) for row in rows[level.rows :])
        shown = list(rows[: level.rows])
        shown[-1] = [*shown[-1][:-1], tag(f"+{left_out + 1}", palette.TEXT, 44)]
        return shown

    def _monsters(self, px: int) -> Iterator[Image.Image]:
        for index, player in enumerate(self.state.players):
            alike = Counter([each.wounds for each in player.monsters if each.room == self.room])
            vitality = content().clans[player.clan].vitality
            for wounds, count in sorted(alike.items()):
                yield monster(index, player.clan, px, count, vitality - wounds if vitality > 1 else 0)

    def _heroes(self, px: int, *, active: bool) -> Iterator[Image.Image]:
        here = [each for each in self.state.heroes if each.room == self.room and each.active == active]
        alike = Counter([(each.hero_class, each.vitality - each.wounds if each.vitality > 1 else 0) for each in here])
        for (hero_class, life), count in sorted(alike.items()):
            yield hero(hero_class, px, active=active, count=count, life=life)

    def mark_rows(self, wide: int) -> list[Row]:
        """What happened here, each with its number."""
        return _rows(self._marks, wide - 2 * PAD)

    def token_rows(self, wide: int) -> list[Row]:
        """The portal, resources and traps; those of a kind side by side if there is room, else counted."""
        space = wide - 2 * PAD - (BADGE if self.chosen else 0)
        singly, counted = self._tokens
        if _breadth(singly) <= space:
            return [singly] if singly or self.chosen else []
        return _rows(counted, space)

    @cached_property
    def _tokens(self) -> tuple[Row, Row]:
        """One by one, and those of a kind with how many they are."""
        room = self.state.rooms[self.room]
        portal = [token("portal" if room.portal == "completed" else "incomplete", TOKEN)] if room.portal else []
        kinds = [(kind, room.tokens[kind]) for kind in CARRIED if room.tokens.get(kind)]
        singly = [token(kind, TOKEN) for kind, count in kinds for _ in range(count)]
        return [*portal, *singly], [*portal, *(token(kind, TOKEN, count) for kind, count in kinds)]

    def high(self, wide: int, level: Level) -> int:
        """How high the room must be for all this."""
        rows = [*self.piece_rows(wide, level), *self.mark_rows(wide), *self.token_rows(wide)]
        return HEADER + ACTION + sum(row_high(row) + TIGHT for row in rows) + PAD

    def level_in(self, wide: int, high: int, level: Level) -> Level:
        """With as many rows as a room of this size takes: that another one is too full hides nobody here."""
        alike = (each for each in LEVELS if each.piece == level.piece and each.rows > level.rows)
        return next((each for each in alike if self.high(wide, each) <= high), level)


@kept(200)
def _mark(number: int, kind: str) -> Image.Image:
    """What happened, with its number."""
    sign, role = SIGNS[kind]
    return tag(f"{number}", palette.colour(role), MARK, sign=sign)


def row_high(row: Row) -> int:
    """How high a row is; one without sprites keeps room for the badge."""
    return max((sprite.height for sprite in row), default=TOKEN)


def _breadth(sprites: Row) -> int:
    return sum(sprite.width + 8 for sprite in sprites) - 8


def _rows(sprites: Sequence[Image.Image], room: int) -> list[Row]:
    """The sprites in as many rows as they take."""
    rows: list[list[Image.Image]] = []
    x = 0
    for sprite in sprites:
        if rows and x + sprite.width <= room:
            rows[-1].append(sprite)
        else:
            rows.append([sprite])
            x = 0
        x += sprite.width + TIGHT
    return list(rows)
