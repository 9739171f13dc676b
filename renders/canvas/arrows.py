"""Arrows for moves and consequences: a coloured shaft with an ink outline."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from renders.canvas import palette
from renders.canvas.looks import kept
from renders.canvas.sprites import supersampled

SCALE = 3
CASING = 5
Point = tuple[int, int]


@kept
def arrow(points: tuple[Point, ...], colour: str | None = None, line: int = 12) -> tuple[Image.Image, Point]:
    """Draws an arrow along `points`; returns its sprite and the position of the sprite's upper left corner."""
    pad = line * 3
    left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    wide, high = max(x for x, _ in points) + pad - left, max(y for _, y in points) + pad - top
    way = [((x - left) * SCALE, (y - top) * SCALE) for x, y in points]

    def paint(draw: ImageDraw.ImageDraw) -> None:
        _draw_stroke(draw, way, line * SCALE, CASING * SCALE, palette.INK)
        _draw_stroke(draw, way, line * SCALE, 0, colour or palette.TEXT)

    return supersampled((wide, high), SCALE, palette.clear(palette.INK), paint), (left, top)


def _draw_stroke(draw: ImageDraw.ImageDraw, way: list[Point], line: int, grow: int, fill: str) -> None:
    """Draws an arrow along `way`, `line` px thick and extended by `grow` px on every side."""
    (ax, ay), (bx, by) = way[-2:]
    turn, head = math.atan2(by - ay, bx - ax), line * 2.5
    neck = (bx - head * math.cos(turn) * 0.8, by - head * math.sin(turn) * 0.8)
    draw.line([*way[:-1], neck], fill=fill, width=line + 2 * grow, joint="curve")
    (x, y), radius = way[0], line / 2 + grow
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)
    tip, long = (bx + grow * math.cos(turn), by + grow * math.sin(turn)), head + grow * 1.6
    barbs = [(tip[0] - long * math.cos(turn + lean), tip[1] - long * math.sin(turn + lean)) for lean in (-0.55, 0.55)]
    draw.polygon([tip, *barbs], fill=fill)
