"""Symbols of actions on cards."""

from __future__ import annotations

import math

from renders.canvas.pen import Pen, drawing
from renders.canvas.table_symbols import move


@drawing
def activate(pen: Pen) -> None:
    """Cogwheel: an ability, a room or a portal is used."""
    for i in range(8):
        turn = math.radians(45 * i)
        x, y = 50 + 38 * math.cos(turn), 50 + 38 * math.sin(turn)
        pen.disc(x, y, 11)
    pen.disc(50, 50, 37)
    pen.disc(50, 50, 15, cut=True)


def _imp(pen: Pen, x: float, y: float, px: float, cut: bool = False) -> None:
    """A small horned head around x, y."""
    corners = ((0, -14), (16, -18), (30, -50), (36, -6), (24, 30), (0, 44))
    shape = [*corners, *((-dx, dy) for dx, dy in reversed(corners))]
    pen.polygon(*((x + dx * px / 100, y + dy * px / 100) for dx, dy in shape), cut=cut)
    for side in (-1, 1):
        pen.disc(x + side * 0.13 * px, y + 0.06 * px, 0.065 * px, cut=not cut)


@drawing
def summon(pen: Pen) -> None:
    """Horned head with a plus: a monster comes out of the lair."""
    _imp(pen, 44, 56, 104)
    pen.box(62, 52, 100, 82, cut=True)
    pen.box(76, 50, 86, 84, 2)
    pen.box(64, 62, 98, 72, 2)


@drawing
def ambush(pen: Pen) -> None:
    """Horned head rising out of a hole: monsters of the lair come out in rooms of a type."""
    pen.oval(2, 62, 98, 98)
    pen.oval(14, 69, 86, 89, cut=True)
    _imp(pen, 50, 40, 96)


@drawing
def swarm(pen: Pen) -> None:
    """Three horned heads: every monster of a room."""
    _imp(pen, 50, 28, 58)
    _imp(pen, 24, 74, 58)
    _imp(pen, 76, 74, 58)


@drawing
def reinforce(pen: Pen) -> None:
    """Three cards, the middle one lifted: the best of the top three go to the hand."""
    pen.box(2, 40, 30, 96, 5)
    pen.box(70, 40, 98, 96, 5)
    pen.box(36, 30, 64, 86, 5)
    pen.polygon((32, 22), (50, 2), (68, 22))


@drawing
def heal(pen: Pen) -> None:
    """Cross of a healer: wounds are removed."""
    pen.box(36, 6, 64, 94, 5)
    pen.box(6, 36, 94, 64, 5)


@drawing
def through_walls(pen: Pen) -> None:
    """Boot before a wall: a move that crosses walls."""
    move(pen)
    pen.box(76, 0, 100, 100, cut=True)
    for y in (2, 28, 54, 80):
        pen.box(82, y, 98, y + 20, 2)
