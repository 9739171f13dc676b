"""The contents of a Zone in a picture for a phone: few, large pieces, and no text smaller than `LEAST`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PIL import Image

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Enemy, Hero, Pillar
from renders.canvas import palette
from renders.canvas.rows import AIR, Row, breadth, put_line, with_figure
from renders.massive_darkness.board.zones import Contents, Place, sized
from renders.massive_darkness.style.pieces import (
    enemy_piece,
    figures_of,
    hero_piece,
    looks_of,
    pillar_piece,
    ringed_piece,
    tag,
)

HERO, ENEMY = (0.34, 56, 80), (0.38, 58, 92)  # share of a Zone, least and largest px
TOKEN, TAG = 60, 72  # px of a token, and of the height of a figure
SQUEEZED = 1.3  # times the room that overlapping Enemies may need
CRAMMED = 1.6  # the same of all figures in one row
CROWDED = 0.78  # scale of more than two Heroes


def put_zone(
    image: Image.Image,
    inside: Contents,
    at: Place,
    hurt: Mapping[int, Image.Image] | None = None,
    ringed: Sequence[int] = (),
) -> None:
    """Draws tokens at the top, Enemies and Heroes in one or two rows. `hurt` are the losses to show with each Hero by
    seat; Heroes in `ringed` have a ring."""
    left, right = at.x + 4 + at.doors.left // 2, at.x + at.cell - 4 - at.doors.right // 2
    room, middle = right - left, (left + right) / 2
    tokens = [each.piece(TAG if each.figure else TOKEN) for each in inside.tokens]
    heroes = [*_heroes(inside, at.cell, hurt or {}, ringed)]
    head = max([at.badge[1] + 2 if at.badge[0] else 0, *(each.height for each in tokens)])
    rows = in_rows(inside, at, heroes, room, head)
    x, y = at.start
    put_line(image, tokens, x, y + TAG // 2 - at.row // 2, max(TOKEN, right - x), "lm")
    tall = _height(rows)
    foot = at.y + at.cell - 6 - at.doors.bottom // 2
    top = min(foot - tall, max(at.y + head + 6, at.y + (at.cell + head - tall) // 2)) if rows else 0
    for row in rows:
        top += max(each.height for each in row)
        put_line(image, row, middle, top, room, "mb")
        top += AIR


def in_rows(inside: Contents, at: Place, heroes: Row, room: float, head: int) -> Sequence[Row]:
    """Returns Enemies and Heroes in one row, or in two if these fit below the tokens; else in one row without figures,
    which the column beside the map has. A crowd has two rows of small figures."""
    foes = [*_foes(inside.foes, at.cell, room)]
    if breadth([*foes, *heroes]) > room:
        rows: list[Row] = [row for row in (foes, heroes) if row]
        if len(rows) < 2 or head + _height(rows) <= at.cell - at.doors.bottom // 2:
            return rows
        foes = [_foe(each, sized(ENEMY, at.cell), plain=True) for each in inside.foes]
        if breadth([*foes, *heroes]) > room * CRAMMED:
            return [[_foe(each, ENEMY[1], plain=True) for each in inside.foes], heroes]
    return [[*foes, *heroes]] if foes or heroes else []


def _height(rows: Sequence[Row]) -> int:
    return sum(max(each.height for each in row) for row in rows) + AIR * (len(rows) - 1)


def _heroes(
    inside: Contents, cell: int, hurt: Mapping[int, Image.Image], ringed: Sequence[int]
) -> Iterator[Image.Image]:
    """Yields the Heroes, those with a ring and the acting one first."""
    px = round(sized(HERO, cell) * (CROWDED if len(inside.heroes) > 2 else 1))
    for hero in sorted(inside.heroes, key=lambda each: (each.seat not in ringed, each.seat != inside.acting)):
        piece = _hero(hero, px, acts=hero.seat == inside.acting, ringed=hero.seat in ringed)
        yield with_figure(piece, hurt[hero.seat]) if hero.seat in hurt else piece


def _hero(hero: Hero, px: int, *, acts: bool, ringed: bool) -> Image.Image:
    return ringed_piece(hero, px, acts=acts) if ringed and not hero.dead else hero_piece(hero, px, acts=acts)


def _foes(foes: Sequence[Enemy | Pillar], cell: int, room: float) -> Iterator[Image.Image]:
    """Yields Enemies with their figures; if they do not fit, without; if there are too many, the first with the number
    of all."""
    px = sized(ENEMY, cell)
    whole = [_foe(each, px) for each in foes]
    alone = [_foe(each, px, plain=True) for each in foes]
    if breadth(whole) <= room:
        yield from whole
    elif len(alone) == 1 or breadth(alone) <= room * SQUEEZED:
        yield from alone
    else:
        yield with_figure(alone[0], tag("", f"×{len(foes)}", palette.BAD, TAG))


def _foe(foe: Enemy | Pillar, px: int, *, plain: bool = False) -> Image.Image:
    """Draws an Enemy with its Minions, or the Life of a single one; or a Pillar."""
    if isinstance(foe, Pillar):
        return pillar_piece(None, px)
    piece = enemy_piece(foe, px, figures=0)
    sign, figure = figures_of(foe)[0]
    if plain or (not figure and content().enemy(foe.card).kind == "mob" and not sign):
        return piece
    return with_figure(piece, tag(sign, figure, looks_of(foe.card).rim, TAG))
