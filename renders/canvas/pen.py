"""The pen that draws symbols, and the registry of symbols: shared ones and those of imported games.

A symbol is a silhouette with cut-outs of 6 to 8 units and no part thinner than 5, so that it reads at 24 px.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PIL import Image, ImageDraw

from renders.canvas import palette

GRID = 100
SCALE = 5
Point = tuple[float, float]


class Pen:
    """Draws on a grid of 100 × 100 at five times the size. `cut` erases instead of drawing."""

    def __init__(self) -> None:
        self.mask = Image.new("L", (GRID * SCALE, GRID * SCALE), 0)
        self._draw = ImageDraw.Draw(self.mask)

    def polygon(self, *points: Point, cut: bool = False) -> None:
        """Draws a filled polygon."""
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=_fill(cut))

    def mirrored(self, *points: Point, cut: bool = False) -> None:
        """Draws a polygon mirrored about x = 50; the points give its right half, from top to bottom."""
        self.polygon(*points, *[(100 - x, y) for x, y in reversed(points)], cut=cut)

    def disc(self, x: float, y: float, radius: float, cut: bool = False) -> None:
        """Draws a filled circle."""
        self.oval(x - radius, y - radius, x + radius, y + radius, cut)

    def oval(self, x0: float, y0: float, x1: float, y1: float, cut: bool = False) -> None:
        """Draws a filled ellipse in a box."""
        self._draw.ellipse([v * SCALE for v in (x0, y0, x1, y1)], fill=_fill(cut))

    def box(self, x0: float, y0: float, x1: float, y1: float, radius: float = 0, cut: bool = False) -> None:
        """Draws a filled rectangle with round corners."""
        self._draw.rounded_rectangle([v * SCALE for v in (x0, y0, x1, y1)], radius * SCALE, fill=_fill(cut))

    def line(self, *points: Point, wide: float = 8, cut: bool = False) -> None:
        """Draws a stroke with round ends."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.line(scaled, fill=_fill(cut), width=round(wide * SCALE), joint="curve")
        for x, y in (points[0], points[-1]):
            self.disc(x, y, wide / 2, cut)

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, wide: float = 8, cut: bool = False
    ) -> None:
        """Draws part of a ring. Angles are in degrees, clockwise from three o'clock."""
        reach = radius + wide / 2
        box = [v * SCALE for v in (x - reach, y - reach, x + reach, y + reach)]
        self._draw.arc(box, start, end, fill=_fill(cut), width=round(wide * SCALE))

    def pie(self, x: float, y: float, radius: float, start: float, end: float, cut: bool = False) -> None:
        """Draws a filled sector of a circle."""
        box = [v * SCALE for v in (x - radius, y - radius, x + radius, y + radius)]
        self._draw.pieslice(box, start, end, fill=_fill(cut))

    def star(self, x: float, y: float, points: int, outer: float, inner: float, cut: bool = False) -> None:
        """Draws a star with one point upward."""
        angles = [math.radians(180 * i / points - 90) for i in range(2 * points)]
        radii = [outer if i % 2 == 0 else inner for i in range(2 * points)]
        corners = [(x + r * math.cos(a), y + r * math.sin(a)) for a, r in zip(angles, radii, strict=True)]
        self.polygon(*corners, cut=cut)


def _fill(cut: bool) -> int:
    return 0 if cut else 255


Drawing = Callable[[Pen], None]
SYMBOLS: dict[str, Drawing] = {}
_ROLES: dict[str, str] = {}  # colour role of symbols within text


def drawing(function: Drawing) -> Drawing:
    """Registers a drawing as the symbol of its function's name."""
    SYMBOLS[_name(function)] = function
    return function


def coloured(role: str) -> Callable[[Drawing], Drawing]:
    """Like `drawing`, for a symbol that has this role's colour within text."""

    def add(function: Drawing) -> Drawing:
        _ROLES[_name(function)] = role
        return drawing(function)

    return add


def colour_of(name: str) -> str | None:
    """Returns the colour of a symbol within text. None means the colour of the text."""
    role = _ROLES.get(name)
    return palette.colour(role) if role else None


def _name(function: Drawing) -> str:
    return function.__name__.rstrip("_")


@cache
def mask(name: str) -> Image.Image:
    """Returns the symbol's mask at 500 × 500."""
    pen = Pen()
    SYMBOLS[name](pen)
    return pen.mask
