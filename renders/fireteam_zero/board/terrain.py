"""The terrain of a location: grass and a track, rubble, a terrace with its rock face, sandbags, or a dense thicket.

The details differ from location to location and are the same in every picture of a mission.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from random import Random

from PIL import ImageDraw

from renders.canvas import palette
from renders.fireteam_zero.style import look

SCALE = 2
GAP, EDGE = 2, 6  # px between two locations, and of their round corners
STEPS = 40  # points of a bend of the track
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


def draw_floor(pencil: Pencil, terrain: Collection[str], corner: tuple[int, int], cell: int, seed: str) -> None:
    """Draws the bare ground of a location, with worn patches."""
    ground = _ground_of(pencil, terrain, corner, cell, seed)
    x, y = corner
    pencil.box(x + GAP, y + GAP, x + cell - GAP, y + cell - GAP, ground.tone, EDGE)
    if palette.high_contrast() or "impassable" in terrain:
        return
    for _ in range(4):
        across, down = ground.chance.uniform(0.24, 0.76), ground.chance.uniform(0.2, 0.8)
        fill = palette.mix(ground.tone, ground.chance.choice((look.seam(), "#c9b27a")), 0.1)
        reach = ground.chance.uniform(0.13, 0.21)
        ground.shaped(_blot(ground, across, down, reach), fill)


def draw_details(pencil: Pencil, terrain: Collection[str], corner: tuple[int, int], cell: int, seed: str) -> None:
    """Draws what is on the ground of a location. High contrast has only the signs that carry meaning."""
    ground = _ground_of(pencil, terrain, corner, cell, f"{seed}+")
    if "impassable" in terrain:
        _draw_thicket(ground)
        return
    if not palette.high_contrast() and "elevated" not in terrain:
        _draw_growth(ground, bare="difficult" in terrain)
    if "elevated" in terrain:
        _draw_terrace(ground)
        if not palette.high_contrast():
            _draw_growth(ground, bare=True)
    if "difficult" in terrain:
        _draw_rubble(ground)
    elif "cover" not in terrain and "elevated" not in terrain and not palette.high_contrast():
        ground.chance.choice(FINDS)(ground)
    if "cover" in terrain:
        _draw_bags(ground)


def _ground_of(pencil: Pencil, terrain: Collection[str], corner: tuple[int, int], cell: int, seed: str) -> Ground:
    kind = next((each for each in ("impassable", "elevated", "difficult", "cover") if each in terrain), "plain")
    return Ground(pencil, kind, corner, cell, seed)


def draw_track(pencil: Pencil, way: Sequence[Point], cell: int) -> None:
    """Draws a dirt track with two ruts through these points."""
    points = [*_curved(way)]
    verge, dirt, rut = (palette.mix(look.floor("plain"), look.floor("difficult"), share) for share in (0.4, 0.8, 1.0))
    ruts = palette.mix(rut, look.seam(), 0.3)
    for fill, wide in ((verge, 0.33), (dirt, 0.27)):
        for x, y in points:
            pencil.oval(x, y, cell * wide / 2, cell * wide / 2, fill)
    for side in (-1, 1):
        beside = [_aside(one, two, side * cell * 0.066) for one, two in pairwise(points)]
        for one, two in pairwise(beside):
            pencil.line(*one, *two, ruts, cell / 45)


def _curved(way: Sequence[Point]) -> Iterator[Point]:
    """Yields points close to each other along a curve through the middles between these points."""
    middles = [((x0 + x1) / 2, (y0 + y1) / 2) for (x0, y0), (x1, y1) in pairwise(way)]
    for start, bend, end in zip(middles, way[1:-1], middles[1:], strict=False):
        for i in range(STEPS):
            t = i / STEPS
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            yield a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]


def _aside(one: Point, two: Point, by: float) -> Point:
    """Returns the first point, moved at a right angle to the way to the second one."""
    far = math.dist(one, two) or 1.0
    return one[0] - (two[1] - one[1]) / far * by, one[1] + (two[0] - one[0]) / far * by


def _blot(ground: Ground, across: float, down: float, reach: float) -> list[Point]:
    """Returns the corners of an irregular patch."""
    turns = [2 * math.pi * i / 11 for i in range(11)]
    far = [reach * ground.chance.uniform(0.72, 1.1) for _ in turns]
    return [(across + math.cos(t) * r, down + math.sin(t) * r * 0.62) for t, r in zip(turns, far, strict=True)]


def _draw_growth(ground: Ground, *, bare: bool) -> None:
    """Draws tufts of grass in groups, and low flowers; few on bare ground."""
    chance, cell = ground.chance, ground.cell
    for _ in range(2 if bare else 6):
        middle = chance.uniform(0.1, 0.9), chance.uniform(0.14, 0.92)
        fill = chance.choice((ground.pale, ground.dark))
        for _ in range(chance.randint(2, 4)):
            x, y = ground.at(middle[0] + chance.uniform(-0.05, 0.05), middle[1] + chance.uniform(-0.03, 0.03))
            for lean in (-0.024, 0.0, 0.026):
                ground.pencil.line(
                    x + lean * cell * 0.4, y, x + lean * cell, y - cell * 0.042, fill, max(1.5, cell / 95)
                )
    if bare or chance.random() < 0.5:
        return
    middle = chance.uniform(0.2, 0.8), chance.uniform(0.2, 0.8)
    for _ in range(5):
        at = ground.at(middle[0] + chance.uniform(-0.08, 0.08), middle[1] + chance.uniform(-0.06, 0.06))
        ground.pencil.oval(*at, cell * 0.009, cell * 0.009, "#cfc48f")


# -------------------------------------------------------------------- what lies about


def _draw_crater(ground: Ground) -> None:
    """Draws the crater of a shell: thrown-up earth around a dark hollow."""
    across, down = ground.chance.uniform(0.3, 0.7), ground.chance.uniform(0.3, 0.42)
    earth = palette.mix(ground.tone, look.floor("difficult"), 0.75)
    ground.shaped(_blot(ground, across, down, 0.2), earth)
    (x, y), reach = ground.at(across, down), ground.cell * 0.12
    ground.pencil.oval(x, y, reach, reach * 0.6, palette.mix(earth, look.seam(), 0.45))
    ground.pencil.oval(x, y + reach * 0.14, reach * 0.84, reach * 0.44, palette.mix(earth, look.seam(), 0.68))
    for _ in range(5):
        turn = ground.chance.uniform(0, 2 * math.pi)
        ground.pencil.oval(
            x + math.cos(turn) * reach * 1.5, y + math.sin(turn) * reach, ground.cell * 0.012, ground.cell * 0.01, earth
        )


def _draw_log(ground: Ground) -> None:
    """Draws a fallen trunk with a cut end."""
    across, down, lean = (
        ground.chance.uniform(0.16, 0.4),
        ground.chance.uniform(0.26, 0.38),
        ground.chance.uniform(-0.05, 0.08),
    )
    (x0, y0), (x1, y1) = ground.at(across, down), ground.at(across + 0.42, down + lean)
    wide, bark = ground.cell * 0.075, "#3f3324"
    ground.pencil.line(x0, y0 + wide * 0.6, x1, y1 + wide * 0.6, ground.dark, wide)
    ground.pencil.line(x0, y0, x1, y1, bark, wide)
    ground.pencil.line(x0, y0 - wide * 0.26, x1, y1 - wide * 0.26, palette.mix(bark, "#97907f", 0.4), wide * 0.2)
    ground.pencil.oval(x0, y0, wide * 0.36, wide * 0.5, "#97907f")
    ground.pencil.oval(x0, y0, wide * 0.2, wide * 0.3, bark)


def _draw_bushes(ground: Ground) -> None:
    """Draws two or three low bushes in a corner."""
    left = ground.chance.choice((0.2, 0.72))
    for _ in range(3):
        x, y = ground.at(left + ground.chance.uniform(-0.1, 0.1), ground.chance.uniform(0.16, 0.3))
        reach = ground.cell * ground.chance.uniform(0.055, 0.085)
        ground.pencil.oval(x + reach * 0.1, y + reach * 0.4, reach, reach * 0.8, ground.dark)
        ground.pencil.oval(x, y, reach, reach * 0.86, "#2a3821")
        ground.pencil.oval(x - reach * 0.25, y - reach * 0.25, reach * 0.6, reach * 0.5, "#37482a")


def _draw_fence(ground: Ground) -> None:
    """Draws a few posts of a broken fence with wire."""
    down, lean = ground.chance.uniform(0.2, 0.32), ground.chance.uniform(-0.04, 0.04)
    spots = [(0.14 + i * 0.2 + ground.chance.uniform(-0.03, 0.03), down + i * lean * 0.5) for i in range(4)]
    cell, wood = ground.cell, "#3f3324"
    tops = [ground.at(across, each - 0.09) for across, each in spots]
    for one, two in pairwise(tops):
        ground.pencil.line(one[0], one[1] + cell * 0.03, two[0], two[1] + cell * 0.03, ground.dark, cell / 130)
    for across, each in spots:
        (x, y), (_, top) = ground.at(across, each), ground.at(across, each - 0.1)
        ground.pencil.oval(x + cell * 0.012, y, cell * 0.03, cell * 0.014, ground.dark)
        ground.pencil.line(x, y, x + cell * 0.008, top, wood, cell / 38)


FINDS = (*[_draw_crater] * 2, *[_draw_log] * 2, *[_draw_bushes] * 3, _draw_fence)
"""Finds on open ground. They have no meaning in the rules."""


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
