"""Symbols of terrain, tokens and mission counters."""

from __future__ import annotations

from renders.canvas.pen import Pen, coloured, drawing


@drawing
def rifle(pen: Pen) -> None:
    """Rifle with a magazine: ranged attack."""
    pen.polygon((2, 56), (28, 42), (34, 56), (8, 80))
    pen.box(24, 38, 66, 56, 4)
    pen.box(60, 40, 99, 49, 2)
    pen.polygon((44, 54), (58, 54), (66, 80), (52, 82))
    pen.box(86, 30, 92, 42, 1)


@drawing
def difficult(pen: Pen) -> None:
    """Three rough stones: difficult ground."""
    pen.polygon((34, 50), (44, 14), (66, 8), (74, 50))
    pen.polygon((4, 94), (10, 60), (36, 54), (48, 94))
    pen.polygon((54, 94), (58, 56), (88, 60), (96, 94))


@drawing
def elevated(pen: Pen) -> None:
    """Two peaks, the higher one with snow: high ground."""
    pen.polygon((2, 90), (36, 18), (58, 60), (70, 42), (98, 90))
    pen.polygon((36, 30), (46, 50), (38, 46), (33, 52), (27, 48), cut=True)


@drawing
def cover(pen: Pen) -> None:
    """Stacked sandbags: cover."""
    pen.box(26, 20, 74, 50, 14)
    pen.box(2, 54, 48, 86, 14)
    pen.box(52, 54, 98, 86, 14)


@coloured("BAD")
def spawn(pen: Pen) -> None:
    """Claws out of a crack in the ground: where creatures enter."""
    pen.oval(6, 72, 94, 96)
    for x, lean in ((22, -8), (40, -3), (58, 3), (76, 8)):
        pen.polygon((x - 8, 76), (x + lean, 20), (x + 8, 76))


@coloured("MAGIC")
def search(pen: Pen) -> None:
    """Magnifying glass: search."""
    pen.disc(40, 40, 36)
    pen.disc(40, 40, 23, cut=True)
    pen.line((66, 66), (92, 92), wide=16)


@coloured("WARM")
def objective(pen: Pen) -> None:
    """Cross-hairs: an objective."""
    pen.disc(50, 50, 40)
    pen.disc(50, 50, 30, cut=True)
    pen.disc(50, 50, 10)
    for line in (((50, 2), (50, 32)), ((50, 68), (50, 98)), ((2, 50), (32, 50)), ((68, 50), (98, 50))):
        pen.line(*line, wide=8)


@coloured("WARM")
def intel(pen: Pen) -> None:
    """Folder with a mark: intel."""
    pen.box(6, 18, 50, 40, 6)
    pen.box(6, 28, 94, 88, 6)
    pen.star(50, 60, 5, 20, 9, cut=True)


@coloured("BAD")
def threat(pen: Pen) -> None:
    """Three hooks around a ring: the threat."""
    pen.disc(50, 54, 16)
    pen.disc(50, 54, 7, cut=True)
    pen.arc(50, 26, 20, 120, 420, 9)
    pen.arc(24, 72, 20, 0, 300, 9)
    pen.arc(76, 72, 20, 240, 540, 9)


@coloured("WARM")
def heads(pen: Pen) -> None:
    """Coin with a star: luck holds."""
    pen.disc(50, 50, 47)
    pen.disc(50, 50, 38, cut=True)
    pen.star(50, 51, 5, 31, 13)


@drawing
def tails(pen: Pen) -> None:
    """Coin with a skull: the next knock-out loses the mission."""
    pen.disc(50, 50, 47)
    pen.disc(50, 50, 38, cut=True)
    pen.disc(50, 44, 24)
    pen.box(36, 56, 64, 78, 5)
    pen.disc(41, 45, 7, cut=True)
    pen.disc(59, 45, 7, cut=True)
    for x in (44, 50, 56):
        pen.box(x - 1.5, 68, x + 1.5, 80, cut=True)


@coloured("WARM")
def pinned(pen: Pen) -> None:
    """Boot behind a bar: pinned, or held in place."""
    pen.polygon((30, 8), (58, 8), (56, 46), (82, 62), (90, 72), (90, 80), (22, 80), (30, 48))
    pen.box(4, 84, 96, 97, 4)
    pen.line((8, 16), (92, 70), wide=16, cut=True)
    pen.line((8, 16), (92, 70), wide=8)


@coloured("BAD")
def charge(pen: Pen) -> None:
    """Three sticks with a clock: a charge."""
    for x in (10, 38, 66):
        pen.box(x, 12, x + 24, 92, 6)
    pen.disc(50, 54, 26, cut=True)
    pen.disc(50, 54, 20)
    pen.line((50, 54), (50, 40), wide=5, cut=True)
    pen.line((50, 54), (60, 58), wide=5, cut=True)


@coloured("COLD")
def watch(pen: Pen) -> None:
    """Eye in cross-hairs: a location that is watched."""
    pen.mirrored((50, 26), (72, 31), (92, 50), (72, 69), (50, 74))
    pen.disc(50, 50, 17, cut=True)
    pen.disc(50, 50, 9)
    for line in (((50, 2), (50, 18)), ((50, 82), (50, 98))):
        pen.line(*line, wide=8)


@drawing
def mission(pen: Pen) -> None:
    """Folded map with a way and a cross: the mission."""
    pen.polygon((4, 18), (34, 8), (66, 18), (96, 8), (96, 84), (66, 94), (34, 84), (4, 94))
    pen.line((34, 10), (34, 82), wide=5, cut=True)
    pen.line((66, 20), (66, 92), wide=5, cut=True)
    pen.line((74, 40), (88, 54), wide=6, cut=True)
    pen.line((88, 40), (74, 54), wide=6, cut=True)


@drawing
def resist(pen: Pen) -> None:
    """Plate with rivets: resistance."""
    pen.mirrored((50, 6), (86, 16), (86, 54), (70, 82), (50, 96))
    for x, y in ((30, 28), (70, 28), (50, 46), (36, 62), (64, 62)):
        pen.disc(x, y, 6, cut=True)


@drawing
def tactical(pen: Pen) -> None:
    """Arrow around a post: a tactical response."""
    pen.arc(50, 54, 34, 200, 470, 11)
    pen.polygon((70, 72), (44, 98), (40, 66))
    pen.disc(50, 54, 10)


@drawing
def reaction(pen: Pen) -> None:
    """Lightning: a reaction."""
    pen.polygon((58, 2), (16, 56), (44, 56), (34, 98), (84, 38), (54, 38))
