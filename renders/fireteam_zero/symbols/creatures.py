"""Faces of the creatures: three families of three."""

from __future__ import annotations

from renders.canvas.pen import Pen, drawing


@drawing
def corrupted_animal(pen: Pen) -> None:
    """Snarling head of a hound with horns of bone."""
    pen.polygon((12, 4), (34, 26), (66, 26), (88, 4), (84, 46), (66, 74), (60, 96), (40, 96), (34, 74), (16, 46))
    pen.polygon((28, 42), (44, 50), (32, 54), cut=True)
    pen.polygon((72, 42), (56, 50), (68, 54), cut=True)
    for x in (42, 50, 58):
        pen.polygon((x - 4, 76), (x + 4, 76), (x, 88), cut=True)


@drawing
def corrupted_human(pen: Pen) -> None:
    """Hunched figure with long arms."""
    pen.disc(66, 22, 17)
    pen.polygon((30, 24), (74, 36), (82, 66), (70, 96), (30, 96), (22, 60))
    pen.line((28, 40), (10, 84), wide=12)
    pen.line((80, 48), (92, 88), wide=12)
    pen.disc(60, 20, 4, cut=True)
    pen.disc(72, 20, 4, cut=True)


@drawing
def chalice_bearer(pen: Pen) -> None:
    """Cup under two eyes."""
    pen.mirrored((50, 36), (88, 36), (80, 62), (60, 72), (58, 86), (78, 96), (50, 96))
    pen.oval(12, 28, 88, 46)
    pen.oval(22, 32, 78, 42, cut=True)
    pen.disc(32, 14, 10)
    pen.disc(68, 14, 10)
    pen.disc(32, 14, 4, cut=True)
    pen.disc(68, 14, 4, cut=True)


@drawing
def ember_shade(pen: Pen) -> None:
    """Flame with a face."""
    pen.polygon((50, 2), (64, 26), (80, 18), (90, 58), (74, 92), (50, 98), (26, 92), (10, 58), (24, 34), (36, 44))
    pen.polygon((28, 56), (44, 62), (32, 68), cut=True)
    pen.polygon((72, 56), (56, 62), (68, 68), cut=True)
    pen.oval(42, 76, 58, 90, cut=True)


@drawing
def pyre_knight(pen: Pen) -> None:
    """Helmet with flames above."""
    pen.mirrored((50, 34), (78, 40), (82, 76), (62, 97), (50, 97))
    pen.box(24, 58, 76, 67, 2, cut=True)
    pen.box(46, 58, 54, 92, cut=True)
    for x, y in ((30, 12), (50, 2), (70, 12)):
        pen.polygon((x - 10, 38), (x, y), (x + 10, 38))


@drawing
def lamplighter(pen: Pen) -> None:
    """Lantern on a hook."""
    pen.arc(50, 18, 14, 150, 390, 7)
    pen.polygon((26, 34), (50, 20), (74, 34))
    pen.box(24, 34, 76, 88, 6)
    pen.box(34, 42, 66, 80, 4, cut=True)
    pen.mirrored((50, 46), (60, 64), (50, 78))
    pen.box(18, 88, 82, 97, 3)


@drawing
def burrower(pen: Pen) -> None:
    """Round mouth with teeth."""
    pen.disc(50, 50, 47)
    pen.disc(50, 50, 30, cut=True)
    for dx, dy in ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7)):
        pen.polygon(
            (50 + 34 * dx - 9 * dy, 50 + 34 * dy + 9 * dx),
            (50 + 34 * dx + 9 * dy, 50 + 34 * dy - 9 * dx),
            (50 + 12 * dx, 50 + 12 * dy),
        )


@drawing
def host(pen: Pen) -> None:
    """Head that bursts open."""
    pen.mirrored((50, 40), (80, 30), (82, 66), (64, 96), (50, 96))
    for x, y in ((20, 14), (38, 2), (62, 2), (80, 14)):
        pen.line((50, 46), (x, y), wide=9)
        pen.disc(x, y, 7)
    pen.disc(38, 62, 7, cut=True)
    pen.disc(62, 62, 7, cut=True)
    pen.box(40, 78, 60, 84, 2, cut=True)


@drawing
def brood_mother(pen: Pen) -> None:
    """Spider over her eggs."""
    pen.disc(50, 30, 18)
    pen.oval(24, 38, 76, 84)
    for side in (-1, 1):
        for top, out in ((24, 6), (44, 2), (62, 8)):
            pen.line((50 + side * 20, 52), (50 + side * 40, top), (50 + side * (50 - out), top + 30), wide=6)
    for x, y in ((38, 88), (50, 92), (62, 88)):
        pen.disc(x, y, 8)
    pen.disc(43, 28, 4, cut=True)
    pen.disc(57, 28, 4, cut=True)
