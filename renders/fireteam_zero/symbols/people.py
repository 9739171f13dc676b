"""Symbols of the heroes' roles and of the specialists."""

from __future__ import annotations

from renders.canvas.pen import Pen, drawing


@drawing
def leader(pen: Pen) -> None:
    """Three chevrons: the leader."""
    for y in (12, 38, 64):
        pen.polygon((8, y + 24), (50, y), (92, y + 24), (92, y + 8), (50, y - 16), (8, y + 8))


@drawing
def close_combat(pen: Pen) -> None:
    """Knife in a fist: close combat."""
    pen.polygon((54, 60), (62, 52), (98, 2), (90, 40), (68, 66))
    pen.box(20, 52, 60, 90, 14)
    for y in (62, 72, 82):
        pen.line((24, y), (42, y), wide=4, cut=True)
    pen.line((4, 96), (26, 76), wide=14)


@drawing
def marksman(pen: Pen) -> None:
    """Rifle with a scope: the marksman."""
    pen.polygon((2, 70), (30, 52), (98, 44), (98, 52), (50, 60), (40, 72), (28, 66), (8, 88))
    pen.box(34, 30, 70, 42, 5)
    pen.box(48, 40, 54, 52)


@drawing
def demolitions(pen: Pen) -> None:
    """Grenade with its pin: demolitions."""
    pen.oval(18, 34, 72, 98)
    pen.box(34, 16, 58, 36, 3)
    pen.polygon((40, 6), (66, 6), (86, 44), (78, 50), (58, 18), (40, 18))
    pen.arc(86, 22, 10, 0, 360, 5)
    for y in (54, 70):
        pen.line((22, y), (68, y), wide=5, cut=True)
    pen.line((45, 40), (45, 94), wide=5, cut=True)


@drawing
def patty(pen: Pen) -> None:
    """Head with an open eye on the brow: the psychic."""
    pen.disc(50, 40, 34)
    pen.mirrored((50, 66), (70, 66), (92, 98), (50, 98))
    pen.mirrored((50, 24), (66, 34), (66, 38), (50, 48), cut=True)
    pen.disc(50, 36, 7)
    pen.disc(38, 58, 4, cut=True)
    pen.disc(62, 58, 4, cut=True)


@drawing
def henry(pen: Pen) -> None:
    """Head with spectacles over a book: the occultist."""
    pen.disc(50, 32, 30)
    pen.disc(38, 34, 10, cut=True)
    pen.disc(62, 34, 10, cut=True)
    pen.box(46, 30, 54, 37, cut=True)
    pen.polygon((4, 70), (46, 64), (46, 94), (4, 98))
    pen.polygon((96, 70), (54, 64), (54, 94), (96, 98))
