"""Symbols of Enemies: the faces of Guards, Agents and Roaming Monsters, and the skull for defeated ones."""

from __future__ import annotations

from renders.canvas.pen import Pen, drawing


@drawing
def agent(pen: Pen) -> None:
    """Horned full-face helmet: an agent."""
    pen.mirrored((50, 14), (74, 24), (80, 62), (64, 96), (50, 96))
    pen.polygon((20, 40), (2, 8), (34, 22))
    pen.polygon((80, 40), (98, 8), (66, 22))
    pen.polygon((28, 48), (46, 54), (46, 62), (32, 60), cut=True)
    pen.polygon((72, 48), (54, 54), (54, 62), (68, 60), cut=True)
    pen.line((50, 68), (50, 96), wide=6, cut=True)


@drawing
def goblin(pen: Pen) -> None:
    """Wide-eared face: goblins."""
    pen.mirrored((50, 14), (70, 20), (76, 34), (99, 22), (90, 52), (76, 58), (66, 84), (50, 94))
    pen.polygon((28, 44), (46, 50), (38, 60), cut=True)
    pen.polygon((72, 44), (54, 50), (62, 60), cut=True)
    pen.line((38, 74), (62, 74), wide=6, cut=True)


@drawing
def orc(pen: Pen) -> None:
    """Tusked heavy jaw: orcs."""
    pen.mirrored((50, 8), (74, 14), (84, 44), (90, 70), (70, 96), (50, 96))
    pen.polygon((22, 38), (44, 46), (40, 54), (24, 50), cut=True)
    pen.polygon((78, 38), (56, 46), (60, 54), (76, 50), cut=True)
    pen.box(24, 70, 76, 77, cut=True)
    pen.polygon((28, 72), (38, 72), (31, 54), cut=True)
    pen.polygon((72, 72), (62, 72), (69, 54), cut=True)


@drawing
def dwarf(pen: Pen) -> None:
    """Round helmet over a plaited beard: dwarves."""
    pen.pie(50, 46, 38, 180, 360)
    pen.box(12, 44, 88, 52, 3)
    pen.mirrored((50, 56), (80, 56), (76, 78), (50, 99))
    pen.box(46, 6, 54, 44, cut=True)
    pen.disc(38, 61, 5, cut=True)
    pen.disc(62, 61, 5, cut=True)
    pen.line((50, 74), (50, 92), wide=5, cut=True)


@drawing
def giant_spider(pen: Pen) -> None:
    """Round body on six bent legs: spider."""
    pen.oval(33, 44, 67, 92)
    pen.disc(50, 36, 13)
    for dy, ex in ((30, 14), (50, 2), (68, 10)):
        for s in (1, -1):
            pen.line((50 + s * 14, dy + 8), (50 + s * 32, dy - 12), (50 + s * (48 - ex / 2), dy + 20), wide=7)
    pen.disc(45, 35, 4, cut=True)
    pen.disc(55, 35, 4, cut=True)


@drawing
def high_troll(pen: Pen) -> None:
    """Bald head with a long nose and pointed ears: the High Troll."""
    pen.mirrored((50, 6), (72, 14), (76, 34), (98, 10), (90, 48), (74, 56), (70, 84), (50, 97))
    pen.disc(38, 40, 6, cut=True)
    pen.disc(62, 40, 6, cut=True)
    pen.mirrored((50, 40), (58, 68), (50, 72), cut=True)
    pen.line((36, 84), (64, 84), wide=6, cut=True)


@drawing
def hellhound(pen: Pen) -> None:
    """Dog's head with raised ears and bared teeth: the Hellhound."""
    pen.mirrored((50, 26), (66, 28), (88, 2), (86, 46), (72, 66), (64, 94), (50, 98))
    pen.polygon((26, 44), (44, 52), (34, 58), cut=True)
    pen.polygon((74, 44), (56, 52), (66, 58), cut=True)
    pen.mirrored((50, 72), (60, 76), (50, 84), cut=True)


@drawing
def ogre_mage(pen: Pen) -> None:
    """Broad face with one horn and a spark: the Ogre Mage."""
    pen.mirrored((50, 2), (57, 26), (80, 30), (94, 60), (84, 88), (50, 97))
    pen.disc(34, 52, 7, cut=True)
    pen.disc(66, 52, 7, cut=True)
    pen.box(28, 72, 72, 79, cut=True)
    pen.polygon((30, 76), (38, 76), (34, 62), cut=True)
    pen.polygon((70, 76), (62, 76), (66, 62), cut=True)


@drawing
def abyssal_demon(pen: Pen) -> None:
    """Narrow face between two great horns: the Abyssal Demon."""
    pen.mirrored((50, 30), (68, 34), (70, 62), (50, 97))
    for side in (1, -1):
        pen.polygon(
            *[(50 + side * x, y) for x, y in ((14, 44), (34, 36), (40, 4), (49, 30), (42, 54), (20, 60))],
        )
    pen.polygon((34, 48), (46, 56), (38, 62), cut=True)
    pen.polygon((66, 48), (54, 56), (62, 62), cut=True)
    pen.line((42, 78), (58, 78), wide=5, cut=True)


@drawing
def liliarch(pen: Pen) -> None:
    """Crowned face under snakes: the Liliarch."""
    for x, y in ((10, 40), (16, 16), (36, 4), (64, 4), (84, 16), (90, 40)):
        pen.line((50, 52), ((x + 50) / 2 + (6 if x < 50 else -6), (y + 30) / 2), (x, y), wide=8)
        pen.disc(x, y, 8)
    pen.mirrored((50, 28), (70, 38), (72, 62), (50, 98))
    pen.polygon((34, 52), (46, 58), (38, 64), cut=True)
    pen.polygon((66, 52), (54, 58), (62, 64), cut=True)
    pen.line((44, 80), (56, 80), wide=5, cut=True)
