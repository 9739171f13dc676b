"""Where the board picture of Fireteam Zero shows its locations, for recaps."""

from __future__ import annotations

from renders.fireteam_zero.board import board
from renders.fireteam_zero.board.plan import plan
from renders.fireteam_zero.style.look import TONES
from renders.recap.maps import Box, Boxes, MapPart
from renders.scene import Scene

LABELS_LEFT, LABELS_ABOVE, EDGE = 54, 44, 14  # px beside the locations


def _box(scene: Scene) -> Box:
    found = scene.once(plan)
    columns, rows = found.extent
    wide, high = columns * found.cell + LABELS_LEFT + EDGE, rows * found.cell + LABELS_ABOVE + EDGE
    return found.layout.left - LABELS_LEFT, found.layout.top - LABELS_ABOVE, wide, high


def _places(scene: Scene) -> Boxes:
    found = scene.once(plan)
    return {place: (*found.corner(place), found.cell, found.cell) for place in found.board.cells}


MAP = MapPart(TONES, _box, _places, layers=(board.table,))
