"""Symbols of the Heroes: busts that can be recognised by their outline."""

from __future__ import annotations

from renders.canvas.pen import Pen, drawing


def _shoulders(pen: Pen, wide: float = 47, top: float = 78) -> None:
    """The bust itself, cut off by the lower edge."""
    pen.mirrored((50, top - 4), (50 + wide * 0.55, top), (50 + wide, top + 12), (50 + wide, 100))


@drawing
def bjorn(pen: Pen) -> None:
    """Horned helmet over a broad beard."""
    _shoulders(pen)
    pen.mirrored((50, 74), (74, 66), (80, 100), cut=True)
    pen.pie(50, 38, 27, 180, 360)
    pen.box(21, 35, 79, 44, 2)
    for s in (1, -1):
        pen.polygon(
            *[
                (50 + s * x, y)
                for x, y in ((22, 32), (32, 26), (38, 12), (36, 0), (48, 10), (48, 28), (38, 40), (26, 43))
            ]
        )
    pen.mirrored((50, 49), (73, 48), (76, 66), (62, 88), (50, 98))
    pen.disc(40, 54, 4.5, cut=True)
    pen.disc(60, 54, 4.5, cut=True)
    pen.box(46.5, 12, 53.5, 34, cut=True)
    pen.line((41, 72), (59, 72), wide=5, cut=True)


@drawing
def elias(pen: Pen) -> None:
    """Tall bent hat over a long beard, a staff."""
    _shoulders(pen, 44, 82)
    pen.mirrored((50, 60), (70, 60), (66, 86), (56, 100), cut=True)
    pen.polygon((30, 0), (52, 4), (70, 40), (28, 40))
    pen.oval(8, 33, 86, 52)
    pen.mirrored((50, 55), (66, 55), (62, 78), (50, 98))
    pen.disc(42, 60, 4, cut=True)
    pen.disc(58, 60, 4, cut=True)
    pen.line((91, 30), (91, 97), wide=7)
    pen.star(91, 18, 4, 17, 6)


@drawing
def owen(pen: Pen) -> None:
    """Great helm with a cross, wings at its sides."""
    _shoulders(pen, 47, 82)
    pen.mirrored((50, 20), (82, 30), (80, 92), (50, 92), cut=True)
    pen.mirrored((50, 8), (70, 13), (75, 26), (73, 78), (62, 90), (50, 94))
    pen.box(27, 42, 73, 51, 1, cut=True)
    pen.box(46.5, 14, 53.5, 86, cut=True)
    for x in (36, 64):
        pen.disc(x, 64, 3.5, cut=True)
        pen.disc(x, 76, 3.5, cut=True)
    for s in (1, -1):
        pen.polygon(
            *[
                (50 + s * x, y)
                for x, y in ((28, 44), (28, 30), (38, 8), (49, 0), (46, 14), (49, 20), (44, 28), (46, 34))
            ]
        )


@drawing
def sibyl(pen: Pen) -> None:
    """Hood with a feather, a drawn bow behind."""
    pen.arc(58, 50, 40, -72, 72, 8)
    pen.line((70, 12), (70, 88), wide=4)
    pen.mirrored((50, 8), (76, 28), (80, 56), (70, 76), cut=True)
    pen.polygon(
        (44, 6), (68, 26), (72, 54), (64, 76), (84, 90), (86, 100), (4, 100), (8, 88), (26, 76), (16, 54), (20, 26)
    )
    pen.polygon((44, 28), (60, 40), (58, 62), (44, 74), (30, 62), (28, 40), cut=True)
    pen.disc(37.5, 50, 4.5)
    pen.disc(50.5, 50, 4.5)
    pen.line((40, 63), (48, 63), wide=4)
    pen.polygon((22, 30), (2, 12), (6, 0), (24, 8), (32, 22))
    pen.line((8, 6), (26, 26), wide=4, cut=True)


@drawing
def siegfried(pen: Pen) -> None:
    """Shaven dwarf with a crest of hair and two plaits in his beard, spiked shoulders."""
    for s in (1, -1):
        pen.polygon(
            *[(50 + s * x, y) for x, y in ((30, 100), (29, 82), (34, 78), (36, 58), (42, 74), (48, 64), (49, 100))]
        )
    pen.polygon((36, 32), (24, 16), (38, 18), (34, 2), (49, 12), (60, 0), (60, 14), (76, 8), (64, 32))
    pen.mirrored((50, 26), (66, 28), (73, 42), (72, 60), (50, 70))
    pen.mirrored((50, 58), (74, 54), (77, 74), (66, 99), (58, 80), (50, 84))
    pen.polygon((31, 42), (46, 47), (45, 53), (33, 51), cut=True)
    pen.polygon((69, 42), (54, 47), (55, 53), (67, 51), cut=True)
    pen.line((30, 34), (38, 58), wide=4, cut=True)
    pen.line((39, 67), (61, 67), wide=5, cut=True)


@drawing
def whisper(pen: Pen) -> None:
    """Deep cowl, masked to the eyes, a crescent above."""
    pen.disc(50, 33, 33)
    pen.disc(62, 26, 29, cut=True)
    pen.box(66, 20, 100, 80, cut=True)
    pen.mirrored((50, 16), (66, 30), (80, 56), (82, 76), (100, 92), (100, 100), cut=True)
    pen.mirrored((50, 24), (62, 36), (73, 56), (76, 78), (92, 90), (95, 100))
    pen.mirrored((50, 42), (63, 54), (66, 80), (50, 84), cut=True)
    pen.mirrored((50, 71), (62, 70), (58, 90), (50, 96))
    pen.polygon((37, 56), (48, 61), (38, 65))
    pen.polygon((63, 56), (52, 61), (62, 65))
