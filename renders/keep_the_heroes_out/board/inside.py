"""The contents of a room as rows of sprites: the action, monsters, intruders, events, tokens."""

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
ACTION = 68  # height in px of the row with the room's action and treasure
APART, TIGHT = 10, 4  # px between two pieces, normally and in tight rooms
MARK = 40  # height in px of a row of events
TOKEN = 46
BADGE = 62  # width in px of the badge in the last row of tokens
SPECIAL = {"cells": ("dice",), "laboratory": ("laboratory",), "builder": ("coin", "becomes", "build")}

Row = Sequence[Image.Image]


class Level(NamedTuple):
    """The size of pieces and the maximum number of their rows. Further pieces are counted."""

    piece: int
    rows: int


LEVELS = (Level(72, 99), Level(64, 99), Level(56, 99), Level(56, 3), Level(56, 2), Level(56, 1))


def signs(room: str) -> tuple[str, ...]:
    """Returns the symbols of a room's action."""
    action = content().rooms[room].action
    return tuple(signs_of(action)) if action else SPECIAL.get(room, ())


class Inside:
    """The contents of a room. Its sprites are made once for all widths that are tried."""

    def __init__(self, state: State, room: str, *, chosen: bool = False, marks: Sequence[News] = ()) -> None:
        self.state, self.room, self.chosen = state, room, chosen
        self._marks = [_mark(each.number, each.kind) for each in marks]
        self._pieces: dict[int, list[Image.Image]] = {}

    def piece_rows(self, wide: int, level: Level) -> list[Row]:
        """Returns monsters, then intruders. In a room that is too full, the last sprite counts the others."""
        px = level.piece
        if px not in self._pieces:
            self._pieces[px] = [*self._monsters(px), *self._heroes(px, active=True), *self._heroes(px, active=False)]
        rows = _rows(self._pieces[px], wide - 2 * PAD)
        if len(rows) <= level.rows:
            return rows
        first = [*self._heroes(px, active=True)]  # acting intruders are always visible
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
        """Returns the events in this room, each with its number."""
        return _rows(self._marks, wide - 2 * PAD)

    def token_rows(self, wide: int) -> list[Row]:
        """Returns the portal, resources and traps. Equal tokens are shown one by one if they fit, else with a count."""
        space = wide - 2 * PAD - (BADGE if self.chosen else 0)
        singly, counted = self._tokens
        if _breadth(singly) <= space:
            return [singly] if singly or self.chosen else []
        return _rows(counted, space)

    @cached_property
    def _tokens(self) -> tuple[Row, Row]:
        """Returns the tokens one by one, and grouped with counts."""
        room = self.state.rooms[self.room]
        portal = [token("portal" if room.portal == "completed" else "incomplete", TOKEN)] if room.portal else []
        kinds = [(kind, room.tokens[kind]) for kind in CARRIED if room.tokens.get(kind)]
        singly = [token(kind, TOKEN) for kind, count in kinds for _ in range(count)]
        return [*portal, *singly], [*portal, *(token(kind, TOKEN, count) for kind, count in kinds)]

    def high(self, wide: int, level: Level) -> int:
        """Returns the height in px that the room needs."""
        rows = [*self.piece_rows(wide, level), *self.mark_rows(wide), *self.token_rows(wide)]
        return HEADER + ACTION + sum(row_high(row) + TIGHT for row in rows) + PAD

    def level_in(self, wide: int, high: int, level: Level) -> Level:
        """Returns the level with as many rows as fit this room, so that one crowded room does not limit the others."""
        alike = (each for each in LEVELS if each.piece == level.piece and each.rows > level.rows)
        return next((each for each in alike if self.high(wide, each) <= high), level)


@kept
def _mark(number: int, kind: str) -> Image.Image:
    """Draws an event with its number."""
    sign, role = SIGNS[kind]
    return tag(f"{number}", palette.colour(role), MARK, sign=sign)


def row_high(row: Row) -> int:
    """Returns the height of a row. A row without sprites leaves space for the badge."""
    return max((sprite.height for sprite in row), default=TOKEN)


def _breadth(sprites: Row) -> int:
    return sum(sprite.width + 8 for sprite in sprites) - 8


def _rows(sprites: Sequence[Image.Image], room: int) -> list[Row]:
    """Wraps the sprites into rows."""
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
