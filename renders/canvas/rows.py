"""Rows of pieces in a tight place, and pieces with a figure."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renders.canvas.sprites import put

AIR = 4  # px between two pieces
CLOSEST = 0.3  # least visible share of a piece when pieces overlap
LAP = 0.72  # share of a figure beside its piece, at least
HIDDEN = 0.3  # share of a piece that its figure may cover
Row = Sequence[Image.Image]


def breadth(sprites: Row) -> int:
    """Returns the width in px of sprites side by side."""
    return sum(each.width + AIR for each in sprites) - AIR


def put_line(image: Image.Image, sprites: Row, x: float, y: float, room: float, anchor: str) -> None:
    """Draws sprites side by side, overlapping as much as the room demands; the first is on top."""
    if not sprites:
        return
    whole, last = sum(each.width for each in sprites), sprites[-1].width
    apart = breadth(sprites) <= room
    share = 1.0 if apart else max(CLOSEST, min(1.0, (room - last) / max(1, whole - last)))
    starts, right = [], 0.0
    for each in sprites:
        starts.append(right)
        right += each.width * share + (AIR if apart else 0)
    wide = starts[-1] + last
    left = x - {"l": 0.0, "m": wide / 2, "r": wide}[anchor[0]]
    for each, start in reversed([*zip(sprites, starts, strict=True)]):
        put(image, each, left + start, y, f"l{anchor[1]}")


def with_figure(piece: Image.Image, said: Image.Image) -> Image.Image:
    """Returns a piece with a figure over its lower right edge."""
    wide = piece.width + said.width - round(min(said.width * (1 - LAP), piece.width * HIDDEN))
    sprite = Image.new("RGBA", (wide, max(piece.height, said.height) + 6))
    put(sprite, piece, 0, 0)
    put(sprite, said, wide, sprite.height, "rb")
    return sprite
