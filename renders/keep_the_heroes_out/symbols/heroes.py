"""Faces of intruders."""

from __future__ import annotations

from renders.canvas.pen import Pen, drawing


@drawing
def rogue(pen: Pen) -> None:
    """Hood over a masked face: a Rogue."""
    pen.mirrored((50, 4), (76, 20), (84, 60), (94, 95))
    pen.mirrored((50, 28), (68, 40), (66, 62), (50, 72), cut=True)
    pen.box(30, 46, 70, 54)
    pen.disc(42, 50, 4, cut=True)
    pen.disc(58, 50, 4, cut=True)


@drawing
def warrior(pen: Pen) -> None:
    """Plumed helmet: a Warrior."""
    pen.polygon((44, 2), (84, 6), (96, 34), (76, 24))
    pen.mirrored((50, 18), (76, 26), (80, 60), (66, 96), (50, 96))
    pen.box(26, 46, 74, 56, 2, cut=True)
    pen.box(46, 46, 54, 88, cut=True)


@drawing
def archer(pen: Pen) -> None:
    """Hood with a bow across: an Archer."""
    pen.mirrored((50, 8), (68, 20), (74, 54), (72, 96))
    pen.mirrored((50, 30), (62, 38), (60, 58), (50, 66), cut=True)
    pen.disc(45, 48, 4)
    pen.disc(56, 48, 4)
    pen.arc(60, 56, 40, 300, 430, 16, cut=True)
    pen.arc(60, 56, 38, 295, 435, 8)
    pen.line((77, 18), (73, 94), wide=4)


@drawing
def mage(pen: Pen) -> None:
    """Pointed hat over a beard: a Mage."""
    pen.polygon((50, 0), (74, 40), (26, 40))
    pen.oval(10, 34, 90, 52)
    pen.mirrored((50, 56), (72, 56), (66, 84), (50, 99))
    pen.disc(41, 63, 4, cut=True)
    pen.disc(59, 63, 4, cut=True)


@drawing
def champion(pen: Pen) -> None:
    """Crowned face with long hair: the Champion."""
    pen.polygon((22, 34), (16, 4), (34, 18), (50, 0), (66, 18), (84, 4), (78, 34))
    pen.mirrored((50, 38), (80, 38), (92, 96), (66, 96), (50, 96))
    pen.mirrored((50, 46), (66, 46), (68, 66), (50, 84), cut=True)
    pen.disc(42, 58, 5)
    pen.disc(58, 58, 5)
    pen.line((44, 72), (56, 72), wide=5)
