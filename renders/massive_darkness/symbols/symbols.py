"""Symbols of Massive Darkness on dice, cards and tokens."""

from __future__ import annotations

from renders.canvas.pen import Pen, coloured, drawing
from renders.canvas.shared_symbols import heart


@coloured("WARM")
def bam(pen: Pen) -> None:
    """Burst of eight rays, hollow at the heart: a Bam."""
    pen.star(50, 50, 8, 48, 23)
    pen.star(50, 50, 8, 24, 11, cut=True)


@coloured("GEM")
def diamond(pen: Pen) -> None:
    """Cut gem seen from the side: a Diamond."""
    pen.polygon((24, 14), (76, 14), (97, 42), (50, 94), (3, 42))
    pen.line((10, 42), (90, 42), wide=6, cut=True)
    pen.line((36, 42), (50, 82), wide=5, cut=True)
    pen.line((64, 42), (50, 82), wide=5, cut=True)


@coloured("GOOD")
def xp(pen: Pen) -> None:
    """Letters X and P over a bar: experience."""
    pen.line((8, 14), (40, 66), wide=12)
    pen.line((40, 14), (8, 66), wide=12)
    pen.box(54, 8, 66, 72, 4)
    pen.arc(68, 27, 14, 250, 470, 11)
    pen.box(56, 8, 70, 19)
    pen.box(56, 36, 70, 47)
    pen.box(4, 82, 96, 93, 5)


@coloured("WARM")
def action(pen: Pen) -> None:
    """Forked bolt: one action."""
    pen.polygon((58, 2), (16, 58), (44, 58), (36, 98), (84, 38), (54, 38), (70, 2))


@drawing
def action_used(pen: Pen) -> None:
    """Bolt cut by a slash: an action already used."""
    action(pen)
    pen.line((6, 80), (94, 20), wide=15, cut=True)


@drawing
def door(pen: Pen) -> None:
    """Planked door with a ring handle, shut."""
    pen.box(18, 30, 82, 97)
    pen.pie(50, 36, 32, 180, 360)
    pen.line((40, 8), (40, 96), wide=5, cut=True)
    pen.line((60, 8), (60, 96), wide=5, cut=True)
    pen.disc(70, 58, 6, cut=True)


@drawing
def key(pen: Pen) -> None:
    """Key with a round bow and two teeth."""
    pen.disc(26, 50, 23)
    pen.disc(26, 50, 10, cut=True)
    pen.box(44, 44, 97, 56, 3)
    pen.box(70, 50, 79, 74, 2)
    pen.box(86, 50, 95, 70, 2)


@coloured("WARM")
def light(pen: Pen) -> None:
    """Burning torch: a light zone."""
    pen.polygon((40, 56), (60, 56), (55, 98), (45, 98))
    pen.polygon((52, 2), (66, 22), (72, 38), (62, 52), (38, 52), (28, 38), (36, 24), (44, 30))
    pen.polygon((51, 28), (58, 40), (54, 48), (46, 48), (43, 40), cut=True)


@coloured("COLD")
def shadow(pen: Pen) -> None:
    """Crescent with two stars: a shadow zone."""
    pen.disc(46, 52, 42)
    pen.disc(64, 40, 36, cut=True)
    pen.star(70, 38, 4, 20, 6)


@coloured("MAGIC")
def stun(pen: Pen) -> None:
    """Three stars turning around a spiral: stunned."""
    pen.arc(50, 58, 34, 20, 320, 9)
    pen.arc(50, 58, 16, 200, 480, 9)
    pen.star(24, 18, 5, 18, 8)
    pen.star(58, 14, 5, 15, 7)
    pen.star(86, 28, 5, 14, 6)


@drawing
def magic(pen: Pen) -> None:
    """Wand throwing a four-pointed spark: magic attack."""
    pen.line((10, 92), (52, 48), wide=12)
    pen.star(64, 34, 4, 36, 10)
    pen.star(26, 26, 4, 14, 4)
    pen.star(82, 76, 4, 16, 5)


@coloured("GOOD")
def level(pen: Pen) -> None:
    """Three steps rising: level."""
    pen.polygon((4, 94), (4, 66), (34, 66), (34, 40), (64, 40), (64, 14), (96, 14), (96, 94))


@drawing
def artifact(pen: Pen) -> None:
    """Faceted relic on a stand: an artifact."""
    pen.polygon((50, 2), (72, 26), (64, 66), (36, 66), (28, 26))
    pen.box(22, 72, 78, 82, 3)
    pen.box(34, 86, 66, 96, 3)
    pen.line((50, 10), (42, 30), (50, 62), wide=5, cut=True)


@drawing
def lifebringer(pen: Pen) -> None:
    """Heart between two wings: the Lifebringer, which brings the dead back."""
    for side in (1, -1):
        feathers = (
            (10, 62),
            (14, 34),
            (30, 14),
            (50, 6),
            (48, 26),
            (42, 30),
            (44, 44),
            (36, 46),
            (36, 58),
            (26, 60),
            (20, 74),
        )
        pen.polygon(*[(50 + side * x, y) for x, y in feathers])
    pen.disc(39, 50, 16, cut=True)
    pen.disc(61, 50, 16, cut=True)
    pen.polygon((23, 56), (77, 56), (50, 100), cut=True)
    small = Pen()
    heart(small)
    heart_of = small.mask.resize((250, 250))
    pen.mask.paste(255, (125, 185), heart_of)


@drawing
def first(pen: Pen) -> None:
    """Pennant on a pole: the First Player."""
    pen.box(20, 4, 30, 97, 4)
    pen.polygon((30, 8), (92, 32), (30, 56))


@drawing
def pillar(pen: Pen) -> None:
    """Column on a base: a Pillar."""
    pen.box(14, 4, 86, 20, 4)
    pen.box(14, 80, 86, 96, 4)
    for x in (26, 44, 62):
        pen.box(x, 22, x + 12, 78)


@drawing
def stairs(pen: Pen) -> None:
    """Steps that go down under an arrow: Stairs to another place."""
    pen.polygon((4, 96), (4, 40), (28, 40), (28, 58), (52, 58), (52, 76), (76, 76), (76, 96))
    pen.line((44, 14), (84, 52), wide=10)
    pen.polygon((94, 62), (94, 32), (66, 60))


@drawing
def lock(pen: Pen) -> None:
    """Padlock: a Door that opens only as the Mission says."""
    pen.arc(50, 40, 24, 180, 360, 12)
    pen.box(20, 38, 32, 56)
    pen.box(68, 38, 80, 56)
    pen.box(12, 50, 88, 96, 8)
    pen.disc(50, 68, 9, cut=True)
    pen.box(46, 68, 54, 86, cut=True)


@drawing
def special_treasure(pen: Pen) -> None:
    """Chest under a spark: a special Treasure."""
    pen.box(12, 52, 88, 66, 5)
    pen.box(12, 70, 88, 96, 4)
    pen.box(42, 62, 58, 82, 3, cut=True)
    pen.box(46, 64, 54, 78, 2)
    pen.star(50, 24, 4, 26, 9)


@drawing
def body(pen: Pen) -> None:
    """Breastplate: what is worn on the body."""
    pen.mirrored((50, 22), (62, 8), (84, 16), (94, 44), (78, 50), (76, 92), (50, 96))
    pen.line((50, 36), (50, 86), wide=5, cut=True)
    pen.line((30, 60), (70, 60), wide=5, cut=True)


@drawing
def pack(pen: Pen) -> None:
    """Tied sack: what is carried."""
    pen.mirrored((50, 4), (66, 6), (60, 26), (50, 26))
    pen.box(32, 28, 68, 36, 4)
    pen.mirrored((50, 40), (66, 40), (90, 66), (86, 92), (50, 97))


@drawing
def skill(pen: Pen) -> None:
    """Four-pointed star in a ring: a Skill."""
    pen.arc(50, 50, 41, 0, 360, 9)
    pen.star(50, 50, 4, 34, 11)
