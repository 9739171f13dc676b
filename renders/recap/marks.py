"""Marks on a map that was cut out: light on what changed, rings, numbers, figures and arrows."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import dist

from PIL import Image, ImageDraw

from renders.canvas import palette
from renders.canvas.arrows import arrow
from renders.canvas.lettering import width
from renders.canvas.looks import kept
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import frame, plate
from renders.canvas.sprites import put, supersampled, write
from renders.recap.maps import Box, Cut, MapPart

DIM = 0.6  # how much darker unchanged places are
RING = 6
MOST_ARROWS = 6
Spot = tuple[int, int]


@kept
def number(n: int, px: int) -> Image.Image:
    """Draws the number of an event: a warm disc, because white numbers are choices."""
    k = 4

    def paint(pen: ImageDraw.ImageDraw) -> None:
        pen.ellipse((0, 0, px * k - 1, px * k - 1), fill=palette.INK)
        pen.ellipse((14, 14, px * k - 15, px * k - 15), fill=palette.WARM)

    sprite = supersampled((px, px), k, palette.clear(palette.INK), paint)
    write(sprite, px / 2, px / 2, str(n), round(px * 0.68), palette.INK, "black", "mm")
    return sprite


@kept
def chip(words: str, fill: str, px: int, seat: int | None) -> Image.Image:
    """Draws a figure in a pill, after the piece of a seat."""
    high, lead = round(px * 1.45), round(px * 1.25) if seat is not None else 0
    wide = lead + width(words, px, "black") + round(px * 0.7)
    sprite = plate(wide, high, fill, palette.INK, line=4, radius=high // 2).copy()
    if seat is not None:
        put(sprite, seat_piece(seat, round(px * 0.95)), px * 0.3, high / 2, "lm")
    write(sprite, px * 0.3 + lead, high / 2, words, px, palette.on(fill), "black", "lm")
    return sprite


def shade(cut: Cut, lit: Collection[str], ringed: Collection[str]) -> Image.Image:
    """Returns the map with unchanged places dimmed, and rings around the places of events."""
    board = cut.image
    dim = Image.blend(board, Image.new("RGB", board.size, palette.INK), DIM)
    mask = Image.new("L", board.size, 0)
    pen = ImageDraw.Draw(mask)
    for place in {*lit, *ringed} & cut.boxes.keys():
        x, y, wide, high = cut.boxes[place]
        pen.rounded_rectangle((x - RING, y - RING, x + wide + RING, y + high + RING), 16, fill=255)
    dim.paste(board, (0, 0), mask)
    for place in sorted({*ringed} & cut.boxes.keys()):
        x, y, wide, high = cut.boxes[place]
        ring = frame(round(wide + 2 * RING), round(high + 2 * RING), palette.WARM, line=RING, radius=16)
        put(dim, ring, x + wide / 2, y + high / 2, "mm")
    return dim


def put_arrows(board: Image.Image, cut: Cut, moves: Sequence[tuple[str, str, int | None]], line: int = 9) -> None:
    """Draws at most six arrows, from beside one middle to before the other, so that pieces stay visible."""
    known = [each for each in moves if each[0] in cut.boxes and each[1] in cut.boxes and each[0] != each[1]]
    for start, end, seat in known[-MOST_ARROWS:]:
        _, _, wide, high = cut.boxes[end]
        ends = _shortened(_middle(cut.boxes[start]), _middle(cut.boxes[end]), 0.3 * min(wide, high))
        colour = palette.SEATS[seat].colour if seat is not None else palette.BAD
        sprite, at = arrow(ends, colour, line)
        put(board, sprite, *at)


def put_chip(board: Image.Image, part: MapPart, box: Box, words: str, fill: str, seat: int | None) -> None:
    """Draws a figure at a place, where the game has room for it."""
    x, y, wide, high = box
    if part.chips == "below":
        sprite = chip(words, fill, 34, seat)
        put(board, sprite, min(max(x + wide / 2, sprite.width / 2), board.width - sprite.width / 2), y + high - 8, "mt")
    elif part.chips == "edge":
        put(board, chip(words, fill, 28, seat), x + wide / 2, min(y + high + 8, board.height - 22), "mm")
    else:
        put(board, chip(words, fill, 34, seat), min(x + wide + 8, board.width), max(0, y - 10), "rt")


def put_numbers(board: Image.Image, part: MapPart, cut: Cut, places: Sequence[str]) -> None:
    """Draws the numbers of events at their places, side by side where several are about one place."""
    at: dict[str, int] = {}
    for n, place in enumerate(places, 1):
        if place in cut.boxes:
            x, y, wide, _ = cut.boxes[place]
            step = 46 * at.get(place, 0)
            across = x + wide - 4 - step if part.chips == "below" else x + 4 + step
            at[place] = at.get(place, 0) + 1
            put(board, number(n, 54), min(max(28, across), board.width - 28), max(28, y + 4), "mm")


def _middle(box: Box) -> Spot:
    x, y, wide, high = box
    return round(x + wide / 2), round(y + high / 2)


def _shortened(start: Spot, end: Spot, off: float) -> tuple[Spot, Spot]:
    long = max(1.0, dist(start, end))
    step = min(off, long / 3) / long
    across, down = (end[0] - start[0]) * step, (end[1] - start[1]) * step
    return (round(start[0] + across), round(start[1] + down)), (round(end[0] - across), round(end[1] - down))
