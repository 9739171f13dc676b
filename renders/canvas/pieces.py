"""Pieces of seats and neutral pieces: shape, letter and colour with a dark rim and a hard shadow."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PIL import Image, ImageDraw

from renders.canvas import palette
from renders.canvas.lettering import font
from renders.canvas.looks import kept
from renders.canvas.palette import SEATS, SeatLook, Shape
from renders.canvas.plates import plate
from renders.canvas.sprites import put, supersampled, symbol

Point = tuple[float, float]
SCALE = 4
FACES: Mapping[Shape, tuple[float, float]] = {
    "disc": (0.62, 0.5),
    "triangle": (0.52, 0.62),
    "square": (0.68, 0.5),
    "cross": (0.54, 0.5),
}
FACE = (0.58, 0.5)  # size of a face relative to the shape, and the height of its centre


def outline(shape: Shape, px: float) -> list[Point]:
    """Returns the corners of a seat's shape on a square of `px`. All shapes look equally large."""
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


@kept
def seat_piece(seat: int, px: int, acts: bool = False) -> Image.Image:
    """Draws a piece of a seat. In high contrast, a piece of the acting seat has a white rim."""
    if palette.high_contrast():
        return _solid_piece(SEATS[seat], px, acts)
    look = SEATS[seat]
    return _blank_piece(look, px, 0.5 if look.shape == "triangle" else 0.56)


def _blank_piece(look: SeatLook, px: int, letter: float = 0) -> Image.Image:
    """Draws the shape with rim and hard shadow. `letter` is the letter's height relative to the shape, if any."""
    rim, drop = max(2, px // 16), max(2, px // 14)
    side = px + 4 * rim + drop
    points = _scaled(look.shape, px, 2 * rim)

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for down in (0, drop * SCALE):
            shifted = [(x, y + down) for x, y in points]
            draw.polygon(shifted, fill=palette.INK)
            draw.line([*shifted, *shifted[:2]], fill=palette.INK, width=rim * 2 * SCALE, joint="curve")
        draw.polygon(points, fill=look.colour)
        if letter:
            _draw_letter(draw, look, px, 2 * rim, letter)

    return supersampled((side, side), SCALE, palette.clear(palette.INK), paint)


def _solid_piece(look: SeatLook, px: int, acts: bool) -> Image.Image:
    """Draws a solid shape of the usual size: a large letter and an ink rim, or a smaller letter and a white rim."""
    pad, drop = 2 * max(2, px // 16), max(2, px // 14)
    side = px + 2 * pad + drop
    shape = round(px * 0.86) if acts else px
    off = pad + (px - shape) / 2
    points = _scaled(look.shape, shape, off)
    rims = ((px * 0.18, palette.CHOICE), (px * 0.055, palette.INK)) if acts else ((px * 0.085, palette.INK),)

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for grow, fill in rims:
            _draw_grown(draw, look.shape, points, (off + shape / 2) * SCALE, (shape * 0.475 + grow) * SCALE, grow, fill)
        draw.polygon(points, fill=look.colour)
        _draw_letter(draw, look, shape, off, 0.56 if look.shape == "triangle" else 0.72)

    return supersampled((side, side), SCALE, palette.clear(palette.INK), paint)


def _draw_grown(
    draw: ImageDraw.ImageDraw, shape: Shape, points: list[Point], middle: float, radius: float, grow: float, fill: str
) -> None:
    """Draws a shape extended by `grow` px on every side. A disc is drawn by its radius, because a line along its
    many points would fray."""
    if shape == "disc":
        draw.ellipse((middle - radius, middle - radius, middle + radius, middle + radius), fill=fill)
        return
    draw.polygon(points, fill=fill)
    draw.line([*points, *points[:2]], fill=fill, width=round(2 * grow * SCALE), joint="curve")


def _scaled(shape: Shape, px: int, off: float) -> list[Point]:
    return [((x + off) * SCALE, (y + off) * SCALE) for x, y in outline(shape, px)]


def _draw_letter(draw: ImageDraw.ImageDraw, look: SeatLook, px: int, off: float, share: float) -> None:
    """Draws the seat's letter at the centre, `share` as high as the shape. It is lower on a triangle."""
    low = 0.6 if look.shape == "triangle" else 0.5
    at = ((px / 2 + off) * SCALE, (px * low + off) * SCALE)
    face = font(round(px * share * SCALE), "black")
    draw.text(at, look.letter, fill=palette.on(look.colour), font=face, anchor="mm")


@kept
def faced_piece(seat: int, px: int, face: str) -> Image.Image:
    """Draws a piece of a seat with a symbol instead of the letter."""
    look, pad = SEATS[seat], 2 * max(2, px // 16)
    share, middle = FACES.get(look.shape, FACE)
    piece = _blank_piece(look, px).copy()
    put(piece, symbol(face, round(px * share), palette.on(look.colour)), px / 2 + pad, px * middle + pad, "mm")
    return piece


def ringed(piece: Image.Image) -> Image.Image:
    """Returns a piece in the ring that marks one hit left."""
    wide, high = piece.size
    sprite = Image.new("RGBA", (wide + 8, high + 8))
    put(sprite, plate(wide + 8, high + 8, palette.INK, palette.BAD, line=5, radius=(min(wide, high) + 8) // 2), 0, 0)
    put(sprite, piece, 4, 4)
    return sprite


@kept
def white_piece(px: int) -> Image.Image:
    """Draws a neutral piece: a pale ring with a hole and no letter."""
    rim, drop = max(2, px // 16), max(2, px // 14)
    side = px + 4 * rim + drop
    near, far = rim * SCALE, (side - drop - rim) * SCALE
    middle, hole = (near + far) / 2, round(px * 0.27 * SCALE)

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for down in (drop * SCALE, 0):
            draw.ellipse((near, near + down, far, far + down), fill=palette.INK)
        inner = (near + rim * SCALE, far - rim * SCALE)
        draw.ellipse((inner[0], inner[0], inner[1], inner[1]), fill=palette.WHITE_PIECE)
        draw.ellipse((middle - hole, middle - hole, middle + hole, middle + hole), fill=palette.INK)

    return supersampled((side, side), SCALE, palette.clear(palette.INK), paint)
