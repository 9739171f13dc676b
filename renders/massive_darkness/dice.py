"""Dice as pictures, and the strip of the last attack along the foot of the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from PIL import Image

from engine.games.massive_darkness.content import Face, content
from engine.games.massive_darkness.state import Colour, Die, Side
from renders.canvas import palette
from renders.canvas.lettering import SMALLEST
from renders.canvas.palette import INK
from renders.canvas.plates import plate
from renders.canvas.sprites import SHAPES_KEPT, put, symbol, write

FILLS: dict[Colour, str] = {"yellow": "#e9c446", "red": "#cf3f3a", "blue": "#4f8fd6", "green": "#57ad6b"}
SPOTS = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.5), (0.72, 0.5)),
    3: ((0.28, 0.3), (0.72, 0.3), (0.5, 0.72)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
}
SPINE = 28  # the edge that carries the letter
SHARES = {1: 0.62, 2: 0.44, 3: 0.4, 4: 0.38}  # of a symbol, by how many there are


def signs(face: Face) -> tuple[str, ...]:
    """The symbols of a face."""
    counted = (("hit", face.hits), ("shield", face.shields), ("bam", face.bam), ("diamond", face.diamond))
    return tuple(sign for sign, count in counted for _ in range(count))


def die_face(die: Die, px: int) -> Image.Image:
    """A rolled die: its symbols, and a spine with the letter of its colour; one that was removed is struck out."""
    face = content().dice[die.colour].faces[die.face or 0]
    return _face(die.colour, signs(face), px, die.removed)


@lru_cache(maxsize=SHAPES_KEPT)
def _face(colour: Colour, on_it: tuple[str, ...], px: int, removed: bool) -> Image.Image:
    fill, spine = FILLS[colour], SPINE
    ink = palette.on(fill)
    sprite = plate(px + spine, px, palette.mix(fill, INK, 0.62), radius=px // 6, lift=5).copy()
    put(sprite, plate(px, px, fill, radius=px // 6), spine, 0)
    write(sprite, spine / 2 + 1, px / 2, letter(colour), SMALLEST, palette.TEXT, "black", "mm")
    for sign, (x, y) in zip(on_it, SPOTS.get(len(on_it), ()), strict=True):
        put(sprite, symbol(sign, round(px * SHARES[len(on_it)]), ink), spine + x * px, y * px, "mm")
    if not on_it:
        put(sprite, plate(px // 3, 8, palette.mix(fill, ink, 0.55), radius=4), spine + px / 2, px / 2, "mm")
    if removed:
        put(sprite, symbol("crossed", px, palette.TEXT, INK), spine + px / 2, px / 2, "mm")
    return sprite


def letter(colour: Colour) -> str:
    """The letter that a die carries beside its colour."""
    return colour[0].upper()


@lru_cache(maxsize=SHAPES_KEPT)
def pool(dice: tuple[tuple[Colour, int], ...], px: int) -> Image.Image:
    """The dice of a card, not rolled: a small square for each, with the letter of its colour."""
    each = [colour for colour, count in dice for _ in range(count)]
    sprite = Image.new("RGBA", (max(1, len(each) * (px + 6)), px + 3), palette.clear(INK))
    for i, colour in enumerate(each):
        put(
            sprite,
            plate(px, px, FILLS[colour], palette.mix(FILLS[colour], INK, 0.35), radius=px // 4, lift=3),
            i * (px + 6),
            0,
        )
        write(
            sprite,
            i * (px + 6) + px / 2,
            px / 2 - 1,
            letter(colour),
            round(px * 0.62),
            palette.on(FILLS[colour]),
            "black",
            "mm",
        )
    return sprite


def pooled(dice: Sequence[tuple[Colour, int]] | dict[Colour, int], px: int) -> Image.Image:
    """The dice of a card in the order of its file."""
    return pool(tuple(dice.items() if isinstance(dice, dict) else dice), px)


def rolled(side: Side, kind: Literal["hits", "shields"]) -> int:
    """The Hits or Shields of one side: those of its dice and those of effects (MD-COMBAT-14)."""
    faces = [
        content().dice[die.colour].faces[die.face] for die in side.dice if die.face is not None and not die.removed
    ]
    counts = [face.hits if kind == "hits" else face.shields for face in faces]
    return max(0, sum(counts) + side.bonus)
