"""The picture of a seat's choice in the lobby: the heroes or clans, and the player of each one that is taken."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PIL import Image

from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import fit
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write_fitted
from renders.panel import GAP, LEAST, MARGIN, SIZE
from renders.scene import Scene

HEAD = 104  # px of the line with the seat that chooses
NAMES = 130  # px of a card that a name and its edges take
COLUMNS = 3


class Candidate(NamedTuple):
    """Someone who can be played: their symbol, name and role, the seat that plays them, and if it is the reader's."""

    symbol: str
    name: str
    role: str = ""
    seat: int | None = None
    own: bool = False


def ground(tones: palette.Tones) -> Image.Image:
    """Draws the empty picture with its headline bar."""
    image = Image.new("RGB", SIZE, tones.void)
    put(image, plate(SIZE[0] - 2 * MARGIN, HEAD - GAP, tones.low, radius=16), MARGIN, MARGIN)
    return image


def title(image: Image.Image, words: str, seat: int) -> None:
    """Draws the seat that chooses and what it chooses."""
    middle = MARGIN + (HEAD - GAP) / 2
    put(image, seat_piece(seat, 66), MARGIN + 52, middle, "mm")
    room = image.width - 2 * MARGIN - 130
    write_fitted(image, MARGIN + 104, middle, fit(words, 60, room, "serif", smallest=48), palette.TEXT, "serif")


def candidates(image: Image.Image, scene: Scene, tones: palette.Tones, found: Sequence[Candidate]) -> None:
    """Draws a card for each candidate."""
    top = MARGIN + HEAD
    wide = (image.width - 2 * MARGIN + GAP) // COLUMNS - GAP
    high = (image.height - top - MARGIN + GAP) // ceil(len(found) / COLUMNS) - GAP
    for i, each in enumerate(found):
        x, y = MARGIN + i % COLUMNS * (wide + GAP), top + i // COLUMNS * (high + GAP)
        _put_card(image, scene, tones, each, (x, y, wide, high))


def _put_card(image: Image.Image, scene: Scene, tones: palette.Tones, each: Candidate, card: Box) -> None:
    x, y, wide, high = card
    taken = each.seat is not None and not each.own and scene.is_named(each.seat)
    tone, accent = (palette.FADED, palette.FADED) if taken else (palette.TEXT, tones.accent)
    fill, edge = (tones.low if taken else tones.floor), (palette.CHOICE if each.own else None)
    put(image, plate(wide, high - 5, fill, edge, line=6, radius=20, lift=5), x, y)
    lines = 2 * LEAST if each.role else 0
    px = min(high - NAMES - lines, wide - 40)
    middle = x + wide / 2
    put(image, symbol(each.symbol, px, accent), middle, y + 20, "mt")
    under = y + 20 + px + 44
    write_fitted(image, middle, under, fit(each.name, 62, wide - 30, "serif", smallest=LEAST), tone, "serif", "mm")
    if each.role:
        role = fit(each.role, LEAST, wide - 30, "bold", lines=2, smallest=LEAST)
        write_fitted(image, middle, under + 40 + LEAST, role, accent, "bold", "mm")
    if each.seat is not None and (each.own or taken):
        put(image, seat_piece(each.seat, 72), x + wide - 20, y + 20, "rt")
