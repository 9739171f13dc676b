"""Symbols of rooms and tokens."""

from __future__ import annotations

from renders.canvas.pen import Pen, coloured, drawing


@coloured("WARM")
def coin(pen: Pen) -> None:
    """Coin with a square hole."""
    pen.disc(50, 50, 46)
    pen.arc(50, 50, 37, 0, 360, 5, cut=True)
    pen.polygon((50, 32), (68, 50), (50, 68), (32, 50), cut=True)


@coloured("GOOD")
def frog(pen: Pen) -> None:
    """Frog from above, four feet."""
    pen.oval(26, 26, 74, 88)
    pen.disc(33, 25, 14)
    pen.disc(67, 25, 14)
    pen.line((30, 74), (10, 62), (6, 92), (24, 94), wide=9)
    pen.line((70, 74), (90, 62), (94, 92), (76, 94), wide=9)
    pen.line((34, 50), (12, 44), wide=8)
    pen.line((66, 50), (88, 44), wide=8)
    pen.disc(33, 24, 6, cut=True)
    pen.disc(67, 24, 6, cut=True)
    pen.arc(50, 42, 14, 30, 150, 5, cut=True)


@coloured("NEUTRAL")
def bone(pen: Pen) -> None:
    """Bone with two knuckles at each end."""
    pen.line((26, 74), (74, 26), wide=17)
    for x, y in ((16, 70), (30, 84), (70, 16), (84, 30)):
        pen.disc(x, y, 14)


@coloured("MAGIC")
def portal(pen: Pen) -> None:
    """Two rings turning into each other: a portal."""
    pen.oval(16, 2, 84, 98)
    pen.oval(27, 14, 73, 86, cut=True)
    pen.arc(50, 50, 14, 0, 200, 9)
    pen.arc(50, 44, 22, 170, 330, 8)
    pen.disc(50, 50, 6)


@drawing
def incomplete(pen: Pen) -> None:
    """Ring broken in four: a portal that is not complete."""
    pen.oval(16, 2, 84, 98)
    pen.oval(28, 15, 72, 85, cut=True)
    pen.line((8, 8), (92, 92), wide=14, cut=True)
    pen.line((92, 8), (8, 92), wide=14, cut=True)


@drawing
def jewel(pen: Pen) -> None:
    """Two-cut gem: the Jewel room."""
    pen.polygon((50, 4), (90, 34), (76, 94), (24, 94), (10, 34))
    pen.polygon((50, 20), (74, 40), (64, 80), (36, 80), (26, 40), cut=True)
    pen.polygon((50, 32), (64, 44), (58, 70), (42, 70), (36, 44))


@drawing
def swords(pen: Pen) -> None:
    """Two crossed swords, points up: Swords rooms."""
    pen.line((14, 10), (78, 82), wide=9)
    pen.line((86, 10), (22, 82), wide=9)
    pen.line((64, 92), (90, 68), wide=8)
    pen.line((36, 92), (10, 68), wide=8)


@drawing
def hats(pen: Pen) -> None:
    """Bent pointed hat: Hats rooms."""
    pen.polygon((30, 74), (42, 18), (66, 4), (62, 22), (74, 74))
    pen.oval(4, 68, 96, 92)
    pen.line((30, 64), (72, 64), wide=7, cut=True)


@drawing
def special(pen: Pen) -> None:
    """Keyhole: Special rooms."""
    pen.box(10, 6, 90, 94, 20)
    pen.disc(50, 38, 16, cut=True)
    pen.polygon((50, 34), (65, 78), (35, 78), cut=True)


@drawing
def equipment(pen: Pen) -> None:
    """Anvil: equipment."""
    pen.polygon((4, 28), (30, 22), (96, 22), (96, 36), (72, 50), (62, 60), (62, 74), (36, 74), (36, 60), (28, 48))
    pen.box(22, 78, 78, 94, 4)


@drawing
def beast(pen: Pen) -> None:
    """Paw print: beasts."""
    pen.mirrored((50, 46), (64, 50), (80, 74), (74, 90), (50, 88))
    for x, y in ((14, 48), (86, 48)):
        pen.oval(x - 11, y - 15, x + 11, y + 15)
    for x, y in ((36, 22), (64, 22)):
        pen.oval(x - 12, y - 18, x + 12, y + 18)


@drawing
def potion(pen: Pen) -> None:
    """Round flask with a cork: potions."""
    pen.box(38, 3, 62, 16, 3)
    pen.box(42, 14, 58, 44)
    pen.disc(50, 66, 32)
    pen.polygon((24, 58), (76, 58), (70, 52), (30, 52), cut=True)
    pen.disc(42, 74, 6, cut=True)
    pen.disc(60, 80, 4, cut=True)


@drawing
def scroll(pen: Pen) -> None:
    """Rolled parchment with lines: scrolls."""
    pen.box(24, 14, 76, 86)
    pen.box(12, 4, 88, 22, 9)
    pen.box(12, 78, 88, 96, 9)
    for y in (36, 50, 64):
        pen.box(34, y - 3, 66, y + 3, cut=True)


@drawing
def tactic(pen: Pen) -> None:
    """Card with a monster's horned head: tactic cards."""
    pen.box(18, 3, 82, 97, 9)
    pen.mirrored((50, 38), (60, 40), (70, 22), (70, 56), (50, 78), cut=True)
    pen.disc(42, 54, 4)
    pen.disc(58, 54, 4)


@drawing
def laboratory(pen: Pen) -> None:
    """Conical flask: the Laboratory."""
    pen.box(34, 3, 66, 14, 4)
    pen.polygon((42, 12), (58, 12), (58, 38), (92, 90), (86, 97), (14, 97), (8, 90), (42, 38))
    pen.polygon((38, 58), (62, 58), (56, 48), (44, 48), cut=True)
    pen.disc(44, 76, 6, cut=True)
    pen.disc(60, 84, 5, cut=True)


@drawing
def build(pen: Pen) -> None:
    """Hammer over a wall: the Builder."""
    pen.box(6, 76, 94, 97, 3)
    pen.box(32, 74, 38, 88, cut=True)
    pen.box(64, 84, 70, 98, cut=True)
    pen.polygon((16, 20), (44, 4), (62, 30), (34, 46))
    pen.line((48, 26), (84, 64), wide=11)


@drawing
def event(pen: Pen) -> None:
    """Bell: what a scenario counts, and its own cards."""
    pen.mirrored((50, 8), (68, 14), (76, 34), (78, 62), (92, 78), (50, 78))
    pen.box(44, 2, 56, 12, 4)
    pen.pie(50, 80, 15, 0, 180)


@drawing
def arrives(pen: Pen) -> None:
    """Arrow through a doorway: one who breaks in arrives."""
    pen.box(40, 4, 94, 97, 4)
    pen.box(52, 16, 94, 97, cut=True)
    pen.box(4, 48, 58, 62, 5)
    pen.polygon((48, 30), (82, 55), (48, 80))


@drawing
def resource(pen: Pen) -> None:
    """Three pebbles with a question mark between: any resource."""
    pen.disc(50, 50, 46)
    pen.arc(50, 50, 38, 0, 360, 5, cut=True)
    pen.arc(50, 38, 13, 170, 400, 9, cut=True)
    pen.line((57, 48), (50, 56), (50, 62), wide=9, cut=True)
    pen.disc(50, 75, 6, cut=True)


@drawing
def and_(pen: Pen) -> None:
    """Dot: and."""
    pen.disc(50, 50, 16)
