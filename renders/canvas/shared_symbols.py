"""Symbols that several games use."""

from __future__ import annotations

from renders.canvas.pen import Pen, coloured, drawing


@coloured("COLD")
def shield(pen: Pen) -> None:
    """Heater shield with a bright half: protection."""
    pen.mirrored((50, 4), (88, 14), (88, 50), (74, 78), (50, 97))
    pen.polygon((50, 16), (78, 23), (78, 49), (67, 71), (50, 84), cut=True)


def _heart(pen: Pen) -> None:
    pen.disc(28, 34, 23)
    pen.disc(72, 34, 23)
    pen.polygon((7, 44), (93, 44), (50, 94))
    pen.box(28, 24, 72, 50)
    pen.polygon((42, 10), (58, 10), (50, 25), cut=True)


@coloured("BAD")
def heart(pen: Pen) -> None:
    """Full heart: one life left."""
    _heart(pen)


@coloured("BAD")
def wound(pen: Pen) -> None:
    """Heart cut by a jagged crack: a wound."""
    _heart(pen)
    pen.line((54, 10), (42, 36), (60, 50), (46, 92), wide=8, cut=True)


@drawing
def heart_empty(pen: Pen) -> None:
    """Outlined heart: life lost."""
    _heart(pen)
    small = Pen()
    _heart(small)
    pen.mask.paste(0, (65, 62), small.mask.resize((370, 370)))


@drawing
def treasure(pen: Pen) -> None:
    """Chest with a lock plate: treasure."""
    pen.pie(26, 44, 22, 180, 270)
    pen.pie(74, 44, 22, 270, 360)
    pen.box(26, 22, 74, 46)
    pen.box(4, 50, 96, 90, 5)
    pen.box(4, 38, 96, 45)
    pen.box(40, 42, 60, 68, 4, cut=True)
    pen.box(45, 46, 55, 63, 3)


@drawing
def trap(pen: Pen) -> None:
    """Toothed snap trap."""
    pen.pie(50, 70, 46, 180, 360)
    pen.pie(50, 72, 30, 180, 360, cut=True)
    pen.box(4, 72, 96, 84, 4)
    for x in (26, 44, 62):
        pen.polygon((x - 4, 70), (x + 16, 70), (x + 6, 48))


@drawing
def melee(pen: Pen) -> None:
    """Upright sword: close attack."""
    pen.polygon((50, 2), (61, 16), (58, 66), (42, 66), (39, 16))
    pen.box(22, 64, 78, 75, 5)
    pen.box(44, 74, 56, 90, 2)
    pen.disc(50, 91, 8)
    pen.line((50, 18), (50, 58), wide=5, cut=True)


@drawing
def ranged(pen: Pen) -> None:
    """Drawn bow with an arrow: ranged attack."""
    pen.arc(22, 50, 44, 285, 435, 10)
    pen.line((33, 8), (20, 50), (33, 92), wide=5)
    pen.box(18, 46, 88, 54)
    pen.polygon((80, 36), (99, 50), (80, 64))


@drawing
def book(pen: Pen) -> None:
    """Open book with lines."""
    pen.polygon((2, 20), (30, 14), (48, 24), (48, 90), (30, 80), (2, 84))
    pen.polygon((98, 20), (70, 14), (52, 24), (52, 90), (70, 80), (98, 84))
    for y in (36, 52, 66):
        pen.line((12, y), (38, y + 2), wide=5, cut=True)
        pen.line((88, y), (62, y + 2), wide=5, cut=True)


@drawing
def lair(pen: Pen) -> None:
    """Cave mouth with two eyes in the dark: a lair."""
    pen.mirrored((50, 10), (74, 20), (92, 52), (97, 94))
    pen.mirrored((50, 30), (66, 38), (76, 60), (78, 95), cut=True)
    pen.disc(40, 66, 8)
    pen.disc(60, 66, 8)


@drawing
def bones(pen: Pen) -> None:
    """Skull: a defeated figure."""
    pen.disc(50, 42, 38)
    pen.box(28, 62, 72, 94, 7)
    pen.disc(35, 44, 11, cut=True)
    pen.disc(65, 44, 11, cut=True)
    pen.polygon((50, 54), (57, 67), (43, 67), cut=True)
    for x in (40, 50, 60):
        pen.box(x - 2.5, 78, x + 2.5, 95, cut=True)


@drawing
def draw_card(pen: Pen) -> None:
    """Card with a plus: recruit or draw."""
    pen.box(22, 6, 78, 94, 9)
    pen.box(45, 30, 55, 70, cut=True)
    pen.box(30, 45, 70, 55, cut=True)


@drawing
def exhausted(pen: Pen) -> None:
    """Letter Z twice, rising: exhausted."""
    pen.line((10, 46), (50, 46), (10, 90), (50, 90), wide=12)
    pen.line((58, 10), (90, 10), (58, 46), (90, 46), wide=10)


@drawing
def exit_(pen: Pen) -> None:
    """Arch with an arrow leaving it: the exit."""
    pen.box(8, 36, 60, 97)
    pen.pie(34, 38, 26, 180, 360)
    pen.box(20, 42, 60, 97, cut=True)
    pen.pie(38, 42, 18, 180, 360, cut=True)
    pen.box(36, 60, 74, 74)
    pen.polygon((70, 46), (98, 67), (70, 88))


@drawing
def explosive(pen: Pen) -> None:
    """Round bomb with a lit fuse: explosive attack."""
    pen.disc(44, 62, 35)
    pen.box(56, 20, 76, 38, 3)
    pen.arc(82, 22, 16, 180, 280, 7)
    pen.star(88, 10, 6, 13, 5)
    pen.arc(44, 62, 23, 180, 250, 6, cut=True)


@coloured("BAD")
def hit(pen: Pen) -> None:
    """Two claw cuts: one hit."""
    pen.polygon((60, 4), (72, 12), (38, 60), (14, 92), (26, 50))
    pen.polygon((86, 16), (96, 26), (72, 66), (46, 94), (58, 58))
