"""Symbols that every game uses."""

from __future__ import annotations

import math

from renders.canvas.pen import Pen, drawing


@drawing
def turn(pen: Pen) -> None:
    """Hourglass between two bars: turn, round."""
    pen.box(18, 4, 82, 15, 4)
    pen.box(18, 85, 82, 96, 4)
    pen.polygon((26, 18), (74, 18), (55, 50), (74, 82), (26, 82), (45, 50))
    pen.polygon((38, 26), (62, 26), (50, 46), cut=True)


@drawing
def eye(pen: Pen) -> None:
    """Open eye: in sight."""
    pen.mirrored((50, 20), (72, 26), (98, 50), (72, 74), (50, 80))
    pen.disc(50, 50, 21, cut=True)
    pen.disc(50, 50, 13)
    pen.disc(55, 45, 4, cut=True)


@drawing
def hidden(pen: Pen) -> None:
    """Eye under a slash: hidden, only its owner knows."""
    eye(pen)
    pen.line((14, 90), (90, 10), wide=17, cut=True)
    pen.line((12, 92), (88, 12), wide=8)


@drawing
def dice(pen: Pen) -> None:
    """Die with five pips: roll."""
    pen.box(8, 8, 92, 92, 18)
    for x, y in ((30, 30), (70, 30), (50, 50), (30, 70), (70, 70)):
        pen.disc(x, y, 8, cut=True)


@drawing
def hand(pen: Pen) -> None:
    """Fan of three cards: hand."""
    pen.polygon((4, 34), (32, 20), (46, 78), (24, 90))
    pen.polygon((96, 34), (68, 20), (54, 78), (76, 90))
    pen.box(31, 7, 69, 87, 7, cut=True)
    pen.box(35, 10, 65, 84, 6)


@drawing
def deck(pen: Pen) -> None:
    """Stack of three cards: deck."""
    for y in (34, 20, 6):
        pen.box(18, y, 82, y + 60, 8, cut=True)
        pen.box(22, y + 4, 78, y + 56, 6)


@drawing
def discard(pen: Pen) -> None:
    """Card thrown on its side under an arrow: discard pile."""
    pen.box(8, 56, 92, 96, 7)
    pen.box(43, 4, 57, 28, 3)
    pen.polygon((26, 26), (74, 26), (50, 52))


@drawing
def becomes(pen: Pen) -> None:
    """Short arrow to the right: becomes, is paid for by."""
    pen.box(6, 42, 62, 58, 6)
    pen.polygon((52, 18), (96, 50), (52, 82))


@drawing
def check(pen: Pen) -> None:
    """Tick: done, ready."""
    pen.line((10, 54), (38, 82), (90, 20), wide=17)


@drawing
def warning(pen: Pen) -> None:
    """Triangle with an exclamation mark: warning."""
    pen.polygon((50, 4), (98, 92), (2, 92))
    pen.box(44, 34, 56, 66, 4, cut=True)
    pen.disc(50, 78, 7, cut=True)


@drawing
def laurel(pen: Pen) -> None:
    """Laurel of two branches: winner."""
    pen.arc(50, 46, 38, -20, 200, 5)
    for degrees in range(-36, 80, 23):
        for outward in (0.45, -0.45):
            _leaf(pen, math.radians(degrees), outward)
    pen.star(50, 48, 5, 24, 10)


def _leaf(pen: Pen, turn: float, outward: float) -> None:
    """Draws a leaf at an angle on the right branch, leaning outward or inward, and its mirror image on the left one."""
    x, y = 50 + 38 * math.cos(turn), 46 + 38 * math.sin(turn)
    along = turn - math.pi / 2 + outward
    shape = ((0, 0), (9, 6), (21, 0), (9, -6))
    corners = [
        (x + far * math.cos(along) - side * math.sin(along), y + far * math.sin(along) + side * math.cos(along))
        for far, side in shape
    ]
    pen.polygon(*corners)
    pen.polygon(*[(100 - px, py) for px, py in corners])


@drawing
def crown(pen: Pen) -> None:
    """Crown with three balls: leader or boss."""
    pen.polygon((10, 80), (4, 30), (28, 52), (50, 18), (72, 52), (96, 30), (90, 80))
    pen.box(10, 84, 90, 95, 3)
    for x, y in ((8, 26), (50, 13), (92, 26)):
        pen.disc(x, y, 7)


@drawing
def move(pen: Pen) -> None:
    """Boot with a welt: movement."""
    pen.polygon((22, 6), (58, 6), (56, 48), (84, 64), (94, 74), (94, 84), (14, 84), (22, 50))
    pen.box(14, 87, 94, 97, 3)
    pen.line((22, 24), (56, 24), wide=6, cut=True)


@drawing
def crossed(pen: Pen) -> None:
    """Two crossed strokes: taken away, gone."""
    pen.line((12, 12), (88, 88), wide=13)
    pen.line((88, 12), (12, 88), wide=13)
