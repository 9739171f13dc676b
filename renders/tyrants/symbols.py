"""Symbols of Tyrants of the Underdark."""

from __future__ import annotations

import math

from renders.canvas.pen import Pen, Point, coloured, drawing


@coloured("BAD")
def power(pen: Pen) -> None:
    """Two crossed blades under a spark: strength to act on the map."""
    pen.line((16, 84), (78, 18), wide=11)
    pen.line((84, 84), (22, 18), wide=11)
    pen.line((10, 66), (34, 90), wide=9)
    pen.line((90, 66), (66, 90), wide=9)
    pen.polygon((72, 12), (90, 8), (86, 28))
    pen.polygon((28, 12), (10, 8), (14, 28))


@coloured("MAGIC")
def influence(pen: Pen) -> None:
    """Spider web of three rings and six threads: influence to recruit."""
    for radius in (44, 28, 12):
        corners = [_around(radius, 60 * i - 90) for i in range(7)]
        pen.line(*corners, corners[1], wide=7)
    for i in range(3):
        pen.line(_around(47, 60 * i - 90), _around(47, 60 * i + 90), wide=6)


def _around(radius: float, degrees: float) -> Point:
    turn = math.radians(degrees)
    return 50 + radius * math.cos(turn), 50 + radius * math.sin(turn)


@coloured("WARM")
def vp(pen: Pen) -> None:
    """Bold five-pointed star: victory points."""
    pen.star(50, 54, 5, 53, 23)


@coloured("WARM")
def token(pen: Pen) -> None:
    """Coin with a star cut out of it: a token of victory points."""
    pen.disc(50, 50, 46)
    pen.star(50, 52, 5, 32, 14, cut=True)


@drawing
def spy(pen: Pen) -> None:
    """Hood with one eye in its shadow: a spy."""
    pen.mirrored((50, 4), (72, 18), (84, 46), (92, 94))
    pen.oval(28, 30, 72, 72, cut=True)
    pen.polygon((30, 51), (50, 39), (70, 51), (50, 63))
    pen.disc(50, 51, 6, cut=True)


@drawing
def troop(pen: Pen) -> None:
    """Helmeted pawn on a broad foot: a troop."""
    pen.disc(50, 27, 21)
    pen.mirrored((50, 44), (64, 48), (76, 80), (76, 80))
    pen.box(16, 78, 84, 95, 6)
    pen.box(46, 20, 72, 27, cut=True)


@drawing
def control(pen: Pen) -> None:
    """Swallow-tailed banner on a pole: control of a site."""
    pen.box(14, 4, 23, 97, 4)
    pen.polygon((23, 10), (90, 10), (74, 34), (90, 58), (23, 58))


@drawing
def total_control(pen: Pen) -> None:
    """The banner with a crown cut out of it: total control."""
    control(pen)
    pen.polygon((32, 46), (30, 22), (41, 32), (49, 19), (57, 32), (68, 22), (66, 46), cut=True)


@drawing
def assassinate(pen: Pen) -> None:
    """Dagger, point down, with one drop: assassinate."""
    pen.mirrored((50, 78), (60, 62), (60, 32), (50, 32))
    pen.box(28, 24, 72, 33, 4)
    pen.box(44, 4, 56, 26, 5)
    pen.polygon((50, 80), (58, 91), (42, 91))
    pen.disc(50, 91, 8)
    pen.line((50, 38), (50, 62), wide=5, cut=True)


@drawing
def supplant(pen: Pen) -> None:
    """Two pawns changing places on a curved arrow: supplant."""
    for x in (24, 76):
        pen.disc(x, 56, 14)
        pen.polygon((x - 9, 64), (x + 9, 64), (x + 20, 96), (x - 20, 96))
    pen.arc(50, 44, 30, 200, 320, 10)
    pen.polygon((60, 26), (94, 12), (88, 42))


@drawing
def deploy(pen: Pen) -> None:
    """Arrow landing on a line: deploy."""
    pen.box(10, 82, 90, 94, 5)
    pen.box(42, 6, 58, 46, 4)
    pen.polygon((20, 40), (80, 40), (50, 76))


@drawing
def return_(pen: Pen) -> None:
    """Curved arrow turning back: return to its owner."""
    pen.arc(54, 54, 30, 235, 120, 12)
    pen.polygon((6, 30), (46, 8), (44, 52))


@drawing
def promote(pen: Pen) -> None:
    """Two chevrons upward under a bar: promote to the inner circle."""
    pen.box(18, 6, 82, 16, 4)
    for y in (48, 78):
        pen.line((20, y + 12), (50, y - 18), (80, y + 12), wide=13)


@drawing
def devour(pen: Pen) -> None:
    """Open jaws with three teeth each: devour a card."""
    pen.polygon(
        (6, 42),
        (10, 16),
        (34, 4),
        (66, 4),
        (90, 16),
        (94, 42),
        (80, 42),
        (73, 26),
        (64, 42),
        (57, 26),
        (50, 42),
        (43, 26),
        (36, 42),
        (27, 26),
        (20, 42),
    )
    pen.polygon(
        (6, 60),
        (14, 84),
        (36, 97),
        (64, 97),
        (86, 84),
        (94, 60),
        (80, 60),
        (72, 76),
        (64, 60),
        (57, 76),
        (50, 60),
        (43, 76),
        (36, 60),
        (28, 76),
        (20, 60),
    )


@drawing
def inner_circle(pen: Pen) -> None:
    """Three nested rings broken at the foot: the inner circle."""
    for r in (42, 26):
        pen.arc(50, 50, r, 110, 430, 9)
    pen.disc(50, 50, 11)


@drawing
def trophy(pen: Pen) -> None:
    """Skull in a cup: the trophy hall."""
    pen.mirrored((50, 8), (82, 8), (78, 44), (58, 62), (58, 78), (50, 78))
    pen.box(26, 80, 74, 94, 5)
    pen.arc(20, 28, 13, 60, 300, 7)
    pen.arc(80, 28, 13, 240, 480, 7)
    pen.disc(40, 28, 7, cut=True)
    pen.disc(60, 28, 7, cut=True)
    pen.polygon((50, 36), (55, 45), (45, 45), cut=True)


@drawing
def ambition(pen: Pen) -> None:
    """Rising flame with a hollow heart: aspect of ambition."""
    pen.polygon(
        (54, 3), (62, 22), (80, 42), (86, 64), (74, 88), (50, 97), (26, 88), (14, 64), (24, 42), (34, 54), (40, 30)
    )
    pen.polygon((52, 50), (64, 70), (58, 86), (42, 86), (36, 70), cut=True)


@drawing
def conquest(pen: Pen) -> None:
    """Tower with three battlements and a gate: aspect of conquest."""
    pen.polygon(
        (16, 8),
        (32, 8),
        (32, 20),
        (42, 20),
        (42, 8),
        (58, 8),
        (58, 20),
        (68, 20),
        (68, 8),
        (84, 8),
        (84, 38),
        (74, 46),
        (74, 82),
        (86, 94),
        (14, 94),
        (26, 82),
        (26, 46),
        (16, 38),
    )
    pen.pie(50, 70, 13, 180, 360, cut=True)
    pen.box(37, 69, 63, 95, cut=True)


@drawing
def malice(pen: Pen) -> None:
    """Fanged grin: aspect of malice."""
    pen.polygon((4, 22), (26, 34), (74, 34), (96, 22), (86, 54), (66, 76), (34, 76), (14, 54))
    pen.polygon((24, 44), (40, 44), (32, 66), cut=True)
    pen.polygon((76, 44), (60, 44), (68, 66), cut=True)
    pen.polygon((44, 44), (56, 44), (50, 54), cut=True)
    pen.polygon((28, 78), (38, 78), (33, 94))
    pen.polygon((72, 78), (62, 78), (67, 94))


@drawing
def guile(pen: Pen) -> None:
    """Half mask with two slanted eyes: aspect of guile."""
    pen.mirrored((50, 30), (72, 20), (97, 18), (92, 50), (74, 72), (58, 66), (50, 54))
    pen.polygon((20, 40), (42, 48), (38, 58), (24, 54), cut=True)
    pen.polygon((80, 40), (58, 48), (62, 58), (76, 54), cut=True)


@drawing
def obedience(pen: Pen) -> None:
    """Two closed chain links: aspect of obedience."""
    pen.box(4, 30, 56, 70, 20)
    pen.box(17, 43, 43, 57, 7, cut=True)
    pen.box(44, 30, 96, 70, 20)
    pen.box(57, 43, 83, 57, 7, cut=True)
    pen.box(40, 44, 60, 56, 4)


@drawing
def no_aspect(pen: Pen) -> None:
    """Struck ring: a card without aspect (outcast)."""
    pen.disc(50, 50, 44)
    pen.disc(50, 50, 31, cut=True)
    pen.line((84, 4), (16, 96), wide=22, cut=True)
    pen.line((80, 10), (20, 90), wide=9)


@drawing
def anywhere(pen: Pen) -> None:
    """Four arrows away from a dot: anywhere on the board."""
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        pen.polygon(
            *[(50 + dx * far - dy * side, 50 + dy * far + dx * side) for far, side in ((48, 0), (24, 20), (24, -20))]
        )
    pen.disc(50, 50, 13)


@coloured("WHITE_PIECE")
def white(pen: Pen) -> None:
    """Ring with a hole: a piece without an owner."""
    pen.disc(50, 52, 40)
    pen.disc(50, 52, 17, cut=True)
