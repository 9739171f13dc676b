"""The terrain of a location: grass and a track, rubble, a terrace with its rock face, sandbags, or a dense thicket.

The details differ from location to location and are the same in every picture of a mission.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from random import Random

from PIL import ImageDraw

from renders.canvas import palette
from renders.fireteam_zero.style import look

SCALE = 2
GAP = 3  # px between two locations
Point = tuple[float, float]


class Pencil:
    """Draws in picture coordinates on a larger canvas."""

    def __init__(self, draw: ImageDraw.ImageDraw) -> None:
        self._draw = draw

    def box(self, x0: float, y0: float, x1: float, y1: float, fill: str, radius: float = 0) -> None:
        """Draws a filled rectangle with round corners."""
        k = SCALE
        self._draw.rounded_rectangle((x0 * k, y0 * k, x1 * k - 1, y1 * k - 1), radius * k, fill=fill)

    def polygon(self, corners: Collection[Point], fill: str) -> None:
        """Draws a filled polygon."""
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in corners], fill=fill)

    def oval(self, x: float, y: float, across: float, down: float, fill: str) -> None:
        """Draws a filled ellipse around a point."""
        k = SCALE
        self._draw.ellipse(((x - across) * k, (y - down) * k, (x + across) * k, (y + down) * k), fill=fill)

    def line(self, x0: float, y0: float, x1: float, y1: float, fill: str, wide: float) -> None:
        """Draws a line with square ends."""
        self._draw.line((x0 * SCALE, y0 * SCALE, x1 * SCALE, y1 * SCALE), fill=fill, width=round(wide * SCALE))


class Ground:
    """One location to draw: its corner and size, its colour in three tones, and its own sequence of chances."""

    def __init__(self, pencil: Pencil, kind: str, corner: tuple[int, int], cell: int, seed: str) -> None:
        self.pencil, self.cell, self.chance = pencil, cell, Random(seed)
        self.x, self.y = corner
        self.tone = look.floor(kind)
        self.dark = palette.either(palette.mix(self.tone, look.seam(), 0.32), "#000000")
        self.pale = palette.either(palette.mix(self.tone, "#ffffff", 0.13), "#767676")

    def at(self, across: float, down: float) -> Point:
        """Returns the point at these shares of the location."""
        return self.x + across * self.cell, self.y + down * self.cell

    def shaped(self, corners: Collection[Point], fill: str) -> None:
        """Draws a polygon whose corners are shares of the location."""
        self.pencil.polygon([self.at(*corner) for corner in corners], fill)


def draw_terrain(pencil: Pencil, terrain: Collection[str], corner: tuple[int, int], cell: int, seed: str) -> None:
    """Draws the ground of a location and what is on it. High contrast has only the signs that carry meaning."""
    kind = next((each for each in ("impassable", "elevated", "difficult", "cover") if each in terrain), "plain")
    ground = Ground(pencil, kind, corner, cell, seed)
    x, y = corner
    pencil.box(x + GAP, y + GAP, x + cell - GAP, y + cell - GAP, ground.tone, 10)
    if "impassable" in terrain:
        _draw_thicket(ground)
        return
    if not palette.high_contrast():
        _draw_grass(ground, bare=kind == "difficult")
    if "elevated" in terrain:
        _draw_terrace(ground)
    if "difficult" in terrain:
        _draw_rubble(ground)
    if "cover" in terrain:
        _draw_bags(ground)


def _draw_grass(ground: Ground, *, bare: bool) -> None:
    """Draws worn patches, and tufts of grass unless the ground is bare."""
    chance, cell = ground.chance, ground.cell
    for _ in range(3):
        across, down = chance.uniform(0.2, 0.8), chance.uniform(0.2, 0.8)
        fill = palette.mix(ground.tone, chance.choice((look.seam(), "#c9b27a")), 0.1)
        ground.pencil.oval(
            *ground.at(across, down), cell * chance.uniform(0.1, 0.18), cell * chance.uniform(0.06, 0.1), fill
        )
    for _ in range(0 if bare else 9):
        x, y = ground.at(chance.uniform(0.08, 0.9), chance.uniform(0.12, 0.92))
        fill = chance.choice((ground.pale, ground.dark))
        for lean in (-0.02, 0.0, 0.022):
            ground.pencil.line(x + lean * cell * 0.5, y, x + lean * cell, y - cell * 0.035, fill, max(1.5, cell / 110))


def _stone(ground: Ground, across: float, down: float, size: float) -> None:
    """Draws a boulder: its shadow, its dark side and its lit top."""
    chance = ground.chance
    turns = [2 * math.pi * i / 6 + chance.uniform(-0.25, 0.25) for i in range(6)]
    reach = [size * chance.uniform(0.8, 1.1) for _ in turns]
    body = [(across + math.cos(t) * r, down + math.sin(t) * r * 0.8) for t, r in zip(turns, reach, strict=True)]
    if palette.high_contrast():
        ground.shaped(body, ground.dark)
        return
    ground.shaped([(a + 0.012, d + 0.03) for a, d in body], palette.mix(ground.tone, look.seam(), 0.55))
    ground.shaped(body, palette.mix(ground.tone, "#8b857a", 0.45))
    ground.shaped([(across + (a - across) * 0.62 - 0.01, down + (d - down) * 0.55 - 0.022) for a, d in body], "#97907f")


def _draw_rubble(ground: Ground) -> None:
    """Draws difficult ground: boulders of several sizes, and splinters between them."""
    spots = (
        (0.17, 0.26, 0.085),
        (0.76, 0.2, 0.1),
        (0.5, 0.55, 0.07),
        (0.82, 0.62, 0.085),
        (0.22, 0.76, 0.095),
        (0.56, 0.84, 0.06),
    )
    for across, down, size in spots:
        _stone(ground, across + ground.chance.uniform(-0.03, 0.03), down + ground.chance.uniform(-0.03, 0.03), size)
    if palette.high_contrast():
        return
    for _ in range(7):
        x, y = ground.at(ground.chance.uniform(0.1, 0.9), ground.chance.uniform(0.1, 0.9))
        side = ground.cell * 0.016
        ground.pencil.polygon([(x - side, y + side), (x, y - side), (x + side * 1.4, y + side * 0.6)], ground.dark)


def _draw_terrace(ground: Ground) -> None:
    """Draws high ground: a lit plateau above a rock face with cracks."""
    x, y, cell = ground.x, ground.y, ground.cell
    face, lip = y + cell * 0.8, cell * 0.045
    if palette.high_contrast():
        ground.pencil.box(x + GAP, y + cell - 18, x + cell - GAP, y + cell - GAP, ground.dark, 8)
        for inset in (round(cell * 0.09), round(cell * 0.18)):
            ground.pencil.box(x + inset, y + inset, x + cell - inset, y + cell - inset - 8, ground.pale, 12)
            ground.pencil.box(
                x + inset + 3, y + inset + 3, x + cell - inset - 3, y + cell - inset - 11, ground.tone, 10
            )
        return
    rock = palette.mix(ground.tone, "#3a332a", 0.72)
    ground.pencil.box(x + GAP, face - 12, x + cell - GAP, y + cell - GAP, rock, 10)
    for _ in range(9):
        left = x + cell * ground.chance.uniform(0.05, 0.95)
        foot = face + cell * ground.chance.uniform(0.08, 0.17)
        ground.pencil.line(
            left,
            face,
            left + cell * ground.chance.uniform(-0.03, 0.03),
            foot,
            palette.mix(rock, "#000000", 0.35),
            cell / 70,
        )
    ground.pencil.box(x + GAP, face - lip, x + cell - GAP, face, palette.mix(ground.tone, "#ffffff", 0.3), 3)
    ground.pencil.box(x + cell * 0.07, y + cell * 0.07, x + cell * 0.93, face - lip * 2, ground.pale, 16)
    ground.pencil.box(
        x + cell * 0.07 + 4,
        y + cell * 0.07 + 4,
        x + cell * 0.93 - 4,
        face - lip * 2 - 4,
        palette.mix(ground.tone, "#ffffff", 0.05),
        14,
    )


def _bags(ground: Ground) -> Iterator[tuple[float, float, float, float]]:
    """Yields the boxes of sandbags along the upper and the left edge, as shares of the location."""
    for i in range(4):
        yield 0.06 + i * 0.225, 0.045, 0.26 + i * 0.225, 0.145
    for i in range(3):
        yield 0.035, 0.17 + i * 0.225, 0.135, 0.37 + i * 0.225


def _draw_bags(ground: Ground) -> None:
    """Draws cover: two layers of sandbags along two edges."""
    tone, cell = look.bags(), ground.cell
    radius = cell * 0.05
    for left, top, right, bottom in _bags(ground):
        (x0, y0), (x1, y1) = ground.at(left, top), ground.at(right, bottom)
        if not palette.high_contrast():
            ground.pencil.box(
                x0 + 1, y0 + cell * 0.022, x1 + 1, y1 + cell * 0.03, palette.mix(tone, look.seam(), 0.72), radius
            )
        ground.pencil.box(x0, y0, x1, y1, tone, radius)
        if palette.high_contrast():
            continue
        light = palette.mix(tone, "#ffffff", 0.26)
        ground.pencil.box(x0 + cell * 0.02, y0 + cell * 0.014, x1 - cell * 0.02, y0 + cell * 0.042, light, cell * 0.014)
        seam = palette.mix(tone, look.seam(), 0.45)
        if right - left > bottom - top:
            ground.pencil.line((x0 + x1) / 2, y0 + cell * 0.05, (x0 + x1) / 2, y1 - 2, seam, cell / 90)
        else:
            ground.pencil.line(x0 + 3, (y0 + y1) / 2, x1 - 3, (y0 + y1) / 2, seam, cell / 90)


def _draw_thicket(ground: Ground) -> None:
    """Draws impassable ground: a dense thicket; two strokes across in high contrast."""
    x, y, cell = ground.x, ground.y, ground.cell
    if palette.high_contrast():
        far = round(cell * 0.17)
        ground.pencil.line(x + far, y + far, x + cell - far, y + cell - far, "#a0a0a0", 10)
        ground.pencil.line(x + cell - far, y + far, x + far, y + cell - far, "#a0a0a0", 10)
        return
    crowns = (
        (0.26, 0.28, 0.2),
        (0.7, 0.25, 0.21),
        (0.5, 0.5, 0.2),
        (0.24, 0.7, 0.2),
        (0.74, 0.7, 0.21),
        (0.5, 0.8, 0.14),
    )
    for across, down, size in crowns:
        across, down = across + ground.chance.uniform(-0.03, 0.03), down + ground.chance.uniform(-0.03, 0.03)
        middle, reach = ground.at(across, down), size * cell
        ground.pencil.oval(middle[0] + reach * 0.06, middle[1] + reach * 0.16, reach, reach * 0.96, "#0b0e08")
        for part, fill in ((1.0, "#1f2a19"), (0.74, "#2a3821"), (0.42, "#37482a")):
            off = (1 - part) * reach * 0.42
            ground.pencil.oval(middle[0] - off, middle[1] - off, reach * part, reach * part * 0.94, fill)
        for turn in range(0, 360, 45):
            lean = math.radians(turn + ground.chance.uniform(0, 40))
            leaf = middle[0] + math.cos(lean) * reach * 0.9, middle[1] + math.sin(lean) * reach * 0.86
            ground.pencil.oval(*leaf, reach * 0.17, reach * 0.15, "#1f2a19")
