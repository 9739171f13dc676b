"""Pieces of seats and of nobody: shape, letter and colour on a dark rim with a hard shadow."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from renders.canvas import palette
from renders.canvas.lettering import font
from renders.canvas.palette import INK, SEATS, WHITE_PIECE, Shape
from renders.canvas.sprites import SHAPES_KEPT, supersampled

Point = tuple[float, float]
SCALE = 4


def outline(shape: Shape, px: float) -> list[Point]:
    """The corners of a seat's shape on a field of px by px; all shapes look equally large."""
    if shape == "disc":
        return _around(64, px, (0.95,))
    if shape == "star":
        return _around(12, px, (1.08, 0.68))
    corners: dict[Shape, tuple[Point, ...]] = {
        "square": ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)),
        "triangle": ((0.5, 0), (1, 0.92), (0, 0.92)),
        "diamond": ((0.5, -0.04), (1.04, 0.5), (0.5, 1.04), (-0.04, 0.5)),
        "cross": (
            *((0.27, 0), (0.73, 0), (0.73, 0.27), (1, 0.27), (1, 0.73), (0.73, 0.73)),
            *((0.73, 1), (0.27, 1), (0.27, 0.73), (0, 0.73), (0, 0.27), (0.27, 0.27)),
        ),
    }
    return [(x * px, y * px) for x, y in corners[shape]]


def _around(count: int, px: float, radii: tuple[float, ...]) -> list[Point]:
    half = px / 2
    turns = [2 * math.pi * i / count for i in range(count)]
    reach = [half * radii[i % len(radii)] for i in range(count)]
    return [(half + r * math.sin(turn), half - r * math.cos(turn)) for turn, r in zip(turns, reach, strict=True)]


@lru_cache(maxsize=SHAPES_KEPT)
def seat_piece(seat: int, px: int) -> Image.Image:
    """A piece of a seat."""
    look = SEATS[seat]
    rim, drop = max(2, px // 16), max(2, px // 14)
    side = px + 4 * rim + drop
    points = [((x + 2 * rim) * SCALE, (y + 2 * rim) * SCALE) for x, y in outline(look.shape, px)]
    low = 0.6 if look.shape == "triangle" else 0.5
    size = round(px * (0.5 if look.shape == "triangle" else 0.56) * SCALE)
    at = ((px / 2 + 2 * rim) * SCALE, (px * low + 2 * rim) * SCALE)

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for down in (0, drop * SCALE):
            shifted = [(x, y + down) for x, y in points]
            draw.polygon(shifted, fill=INK)
            draw.line([*shifted, *shifted[:2]], fill=INK, width=rim * 2 * SCALE, joint="curve")
        draw.polygon(points, fill=look.colour)
        draw.text(at, look.letter, fill=palette.on(look.colour), font=font(size, "black"), anchor="mm")

    return supersampled((side, side), SCALE, palette.clear(INK), paint)


@lru_cache(maxsize=SHAPES_KEPT)
def white_piece(px: int) -> Image.Image:
    """A piece of nobody: a pale ring with a hole, without letter."""
    rim, drop = max(2, px // 16), max(2, px // 14)
    side = px + 4 * rim + drop
    near, far = rim * SCALE, (side - drop - rim) * SCALE
    middle, hole = (near + far) / 2, round(px * 0.27 * SCALE)

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for down in (drop * SCALE, 0):
            draw.ellipse((near, near + down, far, far + down), fill=INK)
        inner = (near + rim * SCALE, far - rim * SCALE)
        draw.ellipse((inner[0], inner[0], inner[1], inner[1]), fill=WHITE_PIECE)
        draw.ellipse((middle - hole, middle - hole, middle + hole, middle + hole), fill=INK)

    return supersampled((side, side), SCALE, palette.clear(INK), paint)
