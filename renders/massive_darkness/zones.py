"""What stands and lies in a Zone: tokens above, then Enemies, then Heroes, as large as they fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

from engine.games.massive_darkness.content import content
from engine.games.massive_darkness.state import State
from renders.canvas import palette
from renders.canvas.lettering import SMALLEST, width
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import SHAPES_KEPT, put, symbol, write
from renders.massive_darkness.look import TONES, token
from renders.massive_darkness.pieces import enemy_piece, hero_piece, pillar_piece

OBJECTIVES = {
    "artifact": "artifact",
    "library": "book",
    "lair": "lair",
    "firework": "explosive",
    "hidden": "hidden",
}
EDGE = 6  # px of a Zone that stay free at each side
SIZES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
TOKEN, FOE, HERO = 0.3, 0.56, 0.4  # of a Zone
LEAST = 20  # px
OVERLAP = 0.3  # how much of a Hero's piece the next one may cover

Maker = Callable[[int], Image.Image]


class Row(NamedTuple):
    """Pieces side by side, `gap` px apart."""

    pieces: tuple[Image.Image, ...]
    gap: int

    @property
    def wide(self) -> int:
        """Its width in px."""
        return sum(piece.width for piece in self.pieces) + self.gap * (len(self.pieces) - 1)

    @property
    def high(self) -> int:
        """Its height in px."""
        return max(piece.height for piece in self.pieces)


def put_contents(image: Image.Image, state: State, zone: str, corner: tuple[int, int], cell: int, below: int) -> None:
    """Everything in a Zone whose upper left corner is there; the first `below` px stay free."""
    wide, high = cell - 2 * EDGE, cell - 2 * EDGE - below
    sizes = [(size * cell, figures) for figures in (2, 1) for size in SIZES]
    arranged = (_arranged(state, zone, px, figures, wide) for px, figures in sizes)
    rows: list[Row] = []
    for rows in arranged:
        if sum(row.high for row in rows) <= high and all(row.wide <= wide for row in rows):
            break
    y = corner[1] + EDGE + below + (high - sum(row.high for row in rows)) / 2
    for row in rows:
        _put_row(image, row, corner[0] + cell / 2, y)
        y += row.high


def _put_row(image: Image.Image, row: Row, middle: float, top: float) -> None:
    x = middle - row.wide / 2
    for piece in row.pieces:
        put(image, piece, x, top + row.high, "lb")
        x += piece.width + row.gap


def _arranged(state: State, zone: str, px: float, figures: int, wide: int) -> list[Row]:
    """The rows at a size, a Zone being `px` large."""
    foes = [partial(enemy_piece, enemy, figures=figures) for enemy in state.enemies_in(zone)]
    pillars = [
        partial(pillar_piece, pillar.life) for pillar in state.pillars if pillar.zone == zone and pillar.standing
    ]
    heroes = [partial(hero_piece, hero) for hero in state.heroes if hero.zone == zone]
    hero = _even(px * HERO)
    return [
        *_rows(list(_tokens(state, zone)), _even(px * TOKEN), 4, wide),
        *_rows([*pillars, *foes], _even(px * FOE), 4, wide),
        *_rows(heroes, hero, -round(hero * OVERLAP), wide),
    ]


def _even(px: float) -> int:
    return max(LEAST, round(px / 2) * 2)


def _rows(makers: Sequence[Maker], px: int, gap: int, wide: int) -> list[Row]:
    """Pieces in rows no wider than that."""
    rows: list[Row] = []
    for make in makers:
        piece = make(px)
        longer = Row((*rows[-1].pieces, piece), gap) if rows else None
        if longer and longer.wide <= wide:
            rows[-1] = longer
        else:
            rows.append(Row((piece,), gap))
    return rows


def _tokens(state: State, zone: str) -> Iterator[Maker]:
    """Start, Exit and Stairs, Objectives, Treasure, then the Level token."""
    mission = content().missions[state.mission]
    if zone == mission.start:
        yield partial(token, "turn", palette.MUTED)
    if zone == mission.exit:
        yield partial(token, "exit", palette.GOOD)
    for letter, ends in mission.stairs.items():
        if zone in ends:
            yield partial(pill, "stairs", letter.upper(), palette.TEXT)
    for objective in state.objectives:
        if objective.zone == zone:
            kind = "hidden" if objective.face_down else objective.kind
            yield partial(token, OBJECTIVES[kind], palette.MAGIC)
    treasure = state.treasure.get(zone)
    if treasure and treasure.normal:
        yield partial(pill, "treasure", _count(treasure.normal), palette.WARM)
    if treasure and treasure.special:
        yield partial(pill, "special_treasure", _count(treasure.special), palette.WARM)
    for level in state.level_tokens:
        if level.zone == zone:
            yield partial(level_token, level.level, level.level == state.level)


def _count(number: int) -> str:
    return str(number) if number > 1 else ""


@kept(SHAPES_KEPT)
def pill(sign: str, figure: str, colour: str, px: int) -> Image.Image:
    """A token with a symbol and a figure beside it, round where there is none."""
    if not figure:
        return token(sign, colour, px)
    return _pill(sign, figure, palette.INK, colour, colour, max(px, 34))


def level_token(level: int, active: bool, px: int) -> Image.Image:
    """A Level token: full when it is that of the Current Level, an outline when not."""
    if active:
        return _pill("level", str(level), palette.GOOD, palette.INK, palette.INK, max(px, 34))
    return _pill("level", str(level), TONES.low, palette.MUTED, palette.MUTED, max(px, 34))


@kept(SHAPES_KEPT)
def _pill(sign: str, figure: str, fill: str, edge: str, ink: str, px: int) -> Image.Image:
    letters = max(SMALLEST, round(px * 0.66))
    inner = round(px * 0.56)
    wide = inner + width(figure, letters, "black") + px // 2 + 4
    sprite = plate(wide, px, fill, edge, line=max(3, px // 14), radius=px // 2).copy()
    put(sprite, symbol(sign, inner, ink), px // 4, px / 2, "lm")
    write(sprite, wide - px // 4, px / 2, figure, letters, palette.TEXT if fill != palette.GOOD else ink, "black", "rm")
    return sprite
