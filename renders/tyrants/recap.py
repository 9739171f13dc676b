"""Where the board picture of Tyrants of the Underdark shows its map, for recaps."""

from __future__ import annotations

from renders.recap.maps import Box, Boxes, MapPart
from renders.scene import Scene
from renders.tyrants import map
from renders.tyrants.layouts import Board, board_of
from renders.tyrants.look import TONES


def _board(scene: Scene) -> Board:
    return board_of(scene.view.sections, scene.large)


def _box(scene: Scene) -> Box:
    left, top, right, bottom = _board(scene).measures.map
    return left, top, right - left, bottom - top


def _places(scene: Scene) -> Boxes:
    board = _board(scene)
    step = board.scaled(2 * board.measures.step)
    sites = {name: (each.box[0], each.box[1], *each.size) for name, each in board.plates.items()}
    spaces = {name: (x - step / 2, y - step / 2, step, step) for name, (x, y) in board.route_spaces.items()}
    return {**sites, **spaces}


LAYERS = (map.sites, map.markers, map.routes, map.spies)
MAP = MapPart(TONES, _box, _places, chips="below", tallest=960, layers=LAYERS, look="large")
