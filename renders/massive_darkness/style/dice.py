"""Pictures of dice, and their totals."""

from __future__ import annotations

from typing import Literal

from PIL import Image

from engine.games.massive_darkness.model.content import Face, content
from engine.games.massive_darkness.model.state import Colour, Die, Side
from renders.canvas import palette
from renders.canvas.lettering import SMALLEST
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, text, write

SPOTS = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.5), (0.72, 0.5)),
    3: ((0.28, 0.3), (0.72, 0.3), (0.5, 0.72)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
}
SPINE = 28  # px of the edge with the letter
DIE, GAP = 42, 6  # px: an unrolled die, and the gap after it
SHARES = {1: 0.62, 2: 0.44, 3: 0.4, 4: 0.38}  # size of a symbol relative to its die, by the number of symbols


def signs(face: Face) -> tuple[str, ...]:
    """Returns the symbols of a face."""
    counted = (("hit", face.hits), ("shield", face.shields), ("bam", face.bam), ("diamond", face.diamond))
    return tuple(sign for sign, count in counted for _ in range(count))


def die_face(die: Die, px: int, spine: int = SPINE) -> Image.Image:
    """Draws a rolled die: its symbols, and an edge as wide as the letter of its colour. A removed die is struck out."""
    face = content().dice[die.colour].faces[die.face or 0]
    return _face(die.colour, signs(face), px, spine, die.removed)


@kept
def _face(colour: Colour, on_it: tuple[str, ...], px: int, spine: int, removed: bool) -> Image.Image:
    fill = fill_of(colour)
    ink = palette.on(fill)
    sprite = plate(px + spine, px, palette.mix(fill, palette.INK, 0.62), radius=px // 6, lift=5).copy()
    put(sprite, plate(px, px, fill, radius=px // 6), spine, 0)
    write(sprite, spine / 2 + 1, px / 2, letter(colour), spine, palette.TEXT, "black", "mm")
    for sign, (x, y) in zip(on_it, SPOTS.get(len(on_it), ()), strict=True):
        put(sprite, symbol(sign, round(px * SHARES[len(on_it)]), ink), spine + x * px, y * px, "mm")
    if not on_it:
        put(sprite, plate(px // 3, 8, palette.mix(fill, ink, 0.55), radius=4), spine + px / 2, px / 2, "mm")
    if removed:
        put(sprite, symbol("crossed", px, palette.TEXT, palette.INK), spine + px / 2, px / 2, "mm")
    return sprite


def fill_of(colour: Colour) -> str:
    """Returns the paint colour of a die."""
    fills = {
        "yellow": palette.either("#e9c446", "#fff24a"),
        "red": palette.either("#cf3f3a", "#ff7d74"),
        "blue": palette.either("#4f8fd6", "#5cb4ff"),
        "green": palette.either("#57ad6b", "#62e39c"),
    }
    return fills[colour]


def letter(colour: Colour) -> str:
    """Returns the letter shown with a die's colour."""
    return colour[0].upper()


@kept
def pool(dice: tuple[tuple[Colour, int], ...]) -> Image.Image:
    """Draws the unrolled dice of a card: the number of each colour, and a small square with its letter."""
    counts = [text(str(count), SMALLEST + 4, palette.TEXT, "bold") if count > 1 else None for _, count in dice]
    wide = sum(DIE + GAP + (count.width + 2 if count else 0) for count in counts)
    sprite = Image.new("RGBA", (max(1, wide), DIE + 3), palette.clear(palette.INK))
    x = 0
    for (colour, _), count in zip(dice, counts, strict=True):
        if count:
            put(sprite, count, x, DIE / 2, "lm")
            x += count.width + 2
        put(sprite, _square(colour), x, 0)
        x += DIE + GAP
    return sprite


@kept
def _square(colour: Colour) -> Image.Image:
    fill = fill_of(colour)
    sprite = plate(DIE, DIE, fill, palette.mix(fill, palette.INK, 0.35), radius=DIE // 4, lift=3).copy()
    write(sprite, DIE / 2, DIE / 2 - 1, letter(colour), SMALLEST, palette.on(fill), "black", "mm")
    return sprite


Kind = Literal["hits", "shields"]


def rolled(side: Side, kind: Kind) -> int:
    """Returns the Hits or Shields of one side, from dice and effects (MD-COMBAT-14)."""
    return max(0, shown_on_dice(side, kind) + side.bonus)


def shown_on_dice(side: Side, kind: Kind) -> int:
    """Returns the Hits or Shields on the dice that still count."""
    return sum(face.hits if kind == "hits" else face.shields for face in _faces(side))


def _faces(side: Side) -> list[Face]:
    dice = [die for die in side.dice if die.face is not None and not die.removed]
    return [content().dice[die.colour].faces[die.face or 0] for die in dice]


def symbols_of(side: Side) -> tuple[int, int]:
    """Returns one side's unspent Bams and Diamonds."""
    faces = _faces(side)
    bams = sum(face.bam for face in faces) + side.bam - side.bam_spent
    return max(0, bams), max(0, sum(face.diamond for face in faces) + side.diamond - side.diamond_spent)
