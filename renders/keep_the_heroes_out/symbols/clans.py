"""Faces of the nine clans. Each can be recognised by its outline."""

from __future__ import annotations

from renders.canvas.pen import Pen, drawing


@drawing
def red_dragon(pen: Pen) -> None:
    """Horned lizard head in profile: the Red Dragon."""
    pen.polygon(
        *((12, 96), (16, 52), (30, 30), (12, 6), (46, 18), (64, 4), (64, 24), (84, 40), (98, 58), (94, 70), (66, 66)),
        *((56, 76), (74, 84), (58, 97)),
    )
    pen.polygon((48, 36), (66, 42), (52, 48), cut=True)
    pen.disc(86, 56, 3.5, cut=True)


@drawing
def kobolds(pen: Pen) -> None:
    """Long-snouted head under two small horns, with a sling's stone: Kobolds."""
    pen.mirrored((50, 16), (62, 20), (66, 2), (78, 26), (84, 44), (70, 60), (64, 90), (50, 98))
    pen.polygon((16, 44), (2, 30), (6, 58), (22, 56))
    pen.polygon((84, 44), (98, 30), (94, 58), (78, 56))
    pen.polygon((30, 38), (46, 48), (34, 52), cut=True)
    pen.polygon((70, 38), (54, 48), (66, 52), cut=True)
    pen.disc(43, 84, 4, cut=True)
    pen.disc(57, 84, 4, cut=True)
    pen.line((38, 72), (62, 72), wide=5, cut=True)


@drawing
def gnolls(pen: Pen) -> None:
    """Hyena's head with round ears and a mane: Gnolls."""
    pen.mirrored((50, 4), (58, 16), (66, 8), (70, 22), (80, 62), (66, 76), (62, 96), (50, 98))
    pen.disc(18, 24, 17)
    pen.disc(82, 24, 17)
    pen.disc(18, 24, 7, cut=True)
    pen.disc(82, 24, 7, cut=True)
    pen.polygon((28, 42), (46, 46), (40, 54), (30, 52), cut=True)
    pen.polygon((72, 42), (54, 46), (60, 54), (70, 52), cut=True)
    pen.mirrored((50, 66), (60, 66), (56, 76), (50, 78), cut=True)
    pen.polygon((40, 84), (46, 94), (50, 84), (54, 94), (60, 84), (60, 81), (40, 81), cut=True)


@drawing
def slimes(pen: Pen) -> None:
    """Drop-shaped blob with two eyes: Slimes."""
    pen.mirrored((50, 6), (58, 24), (78, 42), (92, 70), (92, 88), (78, 95))
    pen.disc(36, 60, 8, cut=True)
    pen.disc(64, 60, 8, cut=True)
    pen.arc(50, 68, 14, 30, 150, 6, cut=True)


@drawing
def skeletons(pen: Pen) -> None:
    """Skull in an open helmet over crossed bones: Skeletons."""
    for start, end in (((10, 72), (90, 94)), ((90, 72), (10, 94))):
        pen.line(start, end, wide=9)
        for x, y in (start, end):
            pen.disc(x, y, 8)
    pen.disc(50, 40, 41, cut=True)
    pen.box(26, 60, 74, 90, 6, cut=True)
    pen.disc(50, 36, 34)
    pen.box(32, 56, 68, 84, 5)
    pen.disc(36, 40, 10, cut=True)
    pen.disc(64, 40, 10, cut=True)
    pen.polygon((50, 50), (56, 61), (44, 61), cut=True)
    for x in (41, 50, 59):
        pen.box(x - 2.5, 70, x + 2.5, 85, cut=True)


@drawing
def ratlings(pen: Pen) -> None:
    """Round-eared rodent face: Ratlings."""
    pen.disc(20, 26, 20)
    pen.disc(80, 26, 20)
    pen.mirrored((50, 18), (72, 26), (78, 52), (58, 90), (50, 94))
    pen.disc(20, 26, 9, cut=True)
    pen.disc(80, 26, 9, cut=True)
    pen.disc(37, 48, 6, cut=True)
    pen.disc(63, 48, 6, cut=True)
    pen.box(44, 80, 56, 90, 2, cut=True)


@drawing
def gremlins(pen: Pen) -> None:
    """Bat-eared round head with a wide grin: Gremlins."""
    pen.disc(50, 54, 36)
    pen.polygon((24, 34), (0, 4), (2, 44), (20, 70))
    pen.polygon((76, 34), (100, 4), (98, 44), (80, 70))
    pen.polygon((10, 20), (20, 38), (16, 50), (9, 40), cut=True)
    pen.polygon((90, 20), (80, 38), (84, 50), (91, 40), cut=True)
    pen.disc(36, 46, 10, cut=True)
    pen.disc(64, 46, 10, cut=True)
    pen.disc(38, 47, 4)
    pen.disc(62, 47, 4)
    pen.pie(50, 64, 22, 0, 180, cut=True)
    for x in (36, 50, 64):
        pen.polygon((x - 6, 63), (x + 6, 63), (x, 73))


@drawing
def ghosts(pen: Pen) -> None:
    """Sheet with a wavy hem and hollow eyes: Ghosts."""
    pen.pie(50, 42, 38, 180, 360)
    pen.box(12, 41, 88, 82)
    for x in (12, 37.5, 63):
        pen.polygon((x, 80), (x + 25, 80), (x + 12.5, 98))
    pen.oval(26, 32, 44, 58, cut=True)
    pen.oval(56, 32, 74, 58, cut=True)
    pen.oval(42, 62, 58, 80, cut=True)


@drawing
def witches(pen: Pen) -> None:
    """Hooked nose under a broad bent hat, hair at both sides: Witches."""
    pen.polygon((26, 44), (36, 16), (58, 2), (86, 10), (64, 18), (76, 44))
    pen.oval(2, 36, 98, 56)
    pen.polygon((16, 52), (34, 54), (28, 98), (8, 90))
    pen.polygon((84, 52), (66, 54), (72, 98), (92, 90))
    pen.mirrored((50, 56), (68, 56), (64, 82), (50, 98))
    pen.disc(40, 64, 5, cut=True)
    pen.disc(60, 64, 5, cut=True)
    pen.polygon((48, 64), (54, 66), (60, 80), (48, 78), cut=True)
    pen.line((30, 42), (72, 42), wide=6, cut=True)
