"""Where the board picture of Keep the Heroes Out! shows its rooms, for recaps."""

from __future__ import annotations

from renders.keep_the_heroes_out.board import board
from renders.keep_the_heroes_out.board.board import laid_out
from renders.keep_the_heroes_out.style.look import TONES
from renders.recap.maps import Box, Boxes, MapPart
from renders.scene import Scene

AROUND, ABOVE, BELOW = 16, 20, 26  # px around the rooms


def _box(scene: Scene) -> Box:
    boxes = scene.once(laid_out).plan.boxes.values()
    left, top = min(box[0] for box in boxes) - AROUND, min(box[1] for box in boxes) - ABOVE
    right, bottom = max(box[0] + box[2] for box in boxes) + AROUND, max(box[1] + box[3] for box in boxes) + BELOW
    return left, top, right - left, bottom - top


def _places(scene: Scene) -> Boxes:
    return {name: (x, y, wide, high) for name, (x, y, wide, high) in scene.once(laid_out).plan.boxes.items()}


MAP = MapPart(TONES, _box, _places, layers=(board.dungeon,), chips="edge")
