"""The contents of a location in a picture for a phone: few, large pieces, and no text smaller than `LEAST`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from PIL import Image

from engine.games.fireteam_zero.board.figures import creatures_at, heroes_at, specialists_at
from engine.games.fireteam_zero.board.numbers import life
from engine.games.fireteam_zero.model.state import State
from renders.canvas import palette
from renders.canvas.plates import tag
from renders.canvas.rows import AIR, Row, breadth, put_line, with_figure
from renders.canvas.sprites import put, symbol, write
from renders.fireteam_zero.board.cells import acting_hero, in_danger, lying_on, rank, sized
from renders.fireteam_zero.style.pieces import creature_piece, endangered_piece, hero_piece, specialist_piece
from renders.panel import LEAST
from renders.scene import Scene

HERO, CREATURE, TOKEN = (0.36, 52, 88), (0.42, 56, 104), (0.28, 40, 64)  # share of a location, least and largest px
TAG = 72  # px of the height of a figure
CROWDED = 0.76  # scale of more than two heroes
EDGE = 8
BADGE = 80  # px of the first row that a location's name takes


def put_location(
    image: Image.Image,
    scene: Scene,
    location: str,
    corner: tuple[int, int],
    cell: int,
    hurt: Mapping[str, Image.Image] | None = None,
) -> None:
    """Draws tokens at the top, creatures and people in one or two rows, and a number to search at the bottom.

    After a phase, `hurt` are the losses to show with each hero, and there are no numbers to search.
    """
    state: State = scene.view
    (x, y), room = corner, cell - 2 * EDGE
    if hurt is None:
        _put_spawn(image, state, location, corner, cell)
    tokens = list(lying_on(state, location, sized(TOKEN, cell), TAG))
    put_line(image, tokens, x + cell - EDGE, y + EDGE, room - (BADGE if location in scene.job.badges else 0), "rt")
    people = [*_people(state, location, cell, hurt or {})]
    if breadth(people) > room:  # the column beside the map has the losses, too
        people = [*_people(state, location, cell, {})]
    creatures = [*_creatures(state, location, cell, room if not people else room - people[0].width - AIR)]
    if not people and not creatures:
        return
    rows: list[Row] = [[*creatures, *people]]
    if breadth(rows[0]) > room:
        rows = [row for row in ([*_creatures(state, location, cell, room)], people) if row]
    beside = breadth(tokens) + AIR if tokens and len(rows) > 1 else 0  # creatures stand on the left of tokens
    if beside:
        rows[0] = [*_creatures(state, location, cell, room - beside)]
    tall = sum(max(each.height for each in row) for row in rows) + AIR * (len(rows) - 1)
    head = max((each.height for each in tokens), default=0) if len(rows) == 1 else 0
    top = y + EDGE + max(0, head, (room + head - tall) // 2) if tall + head <= room else y + cell - EDGE - tall
    badged = location in scene.job.badges and top < y + EDGE + BADGE
    for row in rows:
        high = max(each.height for each in row)
        if beside and row is rows[0]:
            put_line(image, row, x + EDGE, top + high, room - beside, "lb")
        elif badged and row is rows[0] and len(rows) > 1:
            put_line(image, row, x + cell - EDGE, top + high, room - BADGE, "rb")
        else:
            put_line(image, row, x + cell / 2, top + high, room, "mb")
        top += high + AIR


def _creatures(state: State, location: str, cell: int, room: float) -> Iterator[Image.Image]:
    """Yields a piece for each kind of creature with its number, the strongest first; if they do not fit, one piece with
    the number of all."""
    found = creatures_at(state, location)
    kinds = Counter(each.kind for each in found)
    marked = {each.kind for each in found if each.guards is not None}
    px = sized(CREATURE, cell)
    pieces = [
        _creature(kind, px, count, marked=kind in marked)
        for kind, count in sorted(kinds.items(), key=lambda each: -rank(each[0]))
    ]
    if len(found) == 1 and cell >= 200 and life(state, found[0]) > 1:
        left = tag(str(life(state, found[0])), palette.BAD, TAG, sign="heart")
        pieces = [with_figure(pieces[0], left)]
    if len(pieces) > 1 and breadth(pieces) > room:
        strongest = max(kinds, key=rank)
        pieces = [_creature(strongest, px, len(found), marked=bool(marked))]
    yield from pieces


def _creature(kind: str, px: int, count: int, *, marked: bool) -> Image.Image:
    piece = creature_piece(kind, px, marked=marked)
    return with_figure(piece, tag(f"×{count}", palette.BAD, TAG)) if count > 1 else piece


def _people(state: State, location: str, cell: int, hurt: Mapping[str, Image.Image]) -> Iterator[Image.Image]:
    """Yields the heroes with their losses, those in danger first, then specialists."""
    now, crowded = acting_hero(state), len(heroes_at(state, location)) > 2
    px = round(sized(HERO, cell) * (CROWDED if crowded else 1))
    for hero in sorted(heroes_at(state, location), key=lambda each: (not in_danger(state, each), each.id != now)):
        index, acts = state.heroes.index(hero), hero.id == now
        ringed = in_danger(state, hero)
        piece = endangered_piece(index, px, acts=acts) if ringed else hero_piece(index, px, acts=acts, down=hero.down)
        yield with_figure(piece, hurt[hero.id]) if hero.id in hurt else piece
    for specialist in specialists_at(state, location):
        yield specialist_piece(specialist, round(px * 0.72))


def _put_spawn(image: Image.Image, state: State, location: str, corner: tuple[int, int], cell: int) -> None:
    """Draws a spawn point with its number. One that can still be searched has a magnifying glass."""
    for found in state.spawn:
        if found.location == location:
            px = min(54, cell // 4)
            sign, tone = ("spawn", palette.MUTED) if found.searched else ("search", palette.MAGIC)
            x, y = corner[0] + 10, corner[1] + cell - 8
            put(image, symbol(sign, px, tone, palette.INK), x, y, "lb")
            write(image, x + px + 8, y + 8, str(found.number), LEAST, palette.TEXT, "black", "lb")
