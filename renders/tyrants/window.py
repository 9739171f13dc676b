"""The part of the map that a panel shows: the places to choose and their surroundings, as large as they allow."""

from __future__ import annotations

from functools import lru_cache

from renders.panel import LEAST, STRIP_TOP
from renders.scene import Scene
from renders.tyrants.layouts import Board, Box, board_of

TOP = 112  # px of the seats above the map
ZOOMS = (2.0, 1.8, 1.6, 1.4, 1.2)
AIR, STEP = 110, 60  # px of the usual map: around the places, and between two positions of the window
WIDE, HIGH = 1600, STRIP_TOP - TOP


def board_in(scene: Scene) -> Board:
    """Returns the board as this picture shows it: the usual one, or enlarged in a panel."""
    if scene.job.picture != "asked":
        return board_of(scene.view.sections, scene.large)
    return scene.once(_enlarged)


def _enlarged(scene: Scene) -> Board:
    board = board_of(scene.view.sections)
    box = _around(board, scene.job.badges | scene.job.changed)
    if box:
        for zoom in ZOOMS:
            if (box[2] - box[0]) * zoom <= WIDE and (box[3] - box[1]) * zoom <= HIGH:
                return _part(board, zoom, *_corner(board, box, zoom))
    return _part(board, 1, 0, 0)


def _around(board: Board, places: frozenset[str]) -> Box | None:
    """Returns the box around these places; None without any on the map."""
    boxes = [board.plates[each].box for each in places if each in board.plates]
    boxes += [(x, y, x, y) for x, y in (board.route_spaces[each] for each in places if each in board.route_spaces)]
    if not boxes:
        return None
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    left, top, right, bottom = board.measures.map
    return (
        max(left, min(lefts) - AIR),
        max(top, min(tops) - AIR),
        min(right, max(rights) + AIR),
        min(bottom, max(bottoms) + AIR),
    )


def _corner(board: Board, box: Box, zoom: float) -> tuple[int, int]:
    """Returns the upper left corner of a window around the box, within the map. It moves in steps, so that few
    backgrounds are drawn."""
    left, top, right, bottom = board.measures.map
    wide, high = WIDE / zoom, HIGH / zoom
    x = min(max((box[0] + box[2] - wide) / 2, left), right - wide)
    y = min(max((box[1] + box[3] - high) / 2, top), bottom - high)
    x_step, y_step = (round((at - start) / STEP) * STEP for at, start in ((x, left), (y, top)))
    x, y = (x if x in (left, right - wide) else left + x_step), (y if y in (top, bottom - high) else top + y_step)
    return round(min(max(x, left), right - wide) - left), round(min(max(y, top), bottom - high) - top)


@lru_cache(maxsize=200)
def _part(board: Board, zoom: float, left: int, top: int) -> Board:
    """Returns a window of the board, enlarged, from `left` and `top` px of the map. Names that would still be small
    are numbers, which the menus show with the names."""
    layout, first = board.layout, board.measures.map[1]

    def moved(point: tuple[int, int]) -> tuple[int, int]:
        return round((point[0] - left) * zoom), round((point[1] - first - top) * zoom + TOP)

    centres = {site: moved(centre) for site, centre in layout.centres.items()}
    small = board.scaled(board.measures.name * zoom) < LEAST
    via = {route: tuple(map(moved, points)) for route, points in layout.via.items()}
    return Board(
        layout.model_copy(update={"scale": layout.scale * zoom, "centres": centres, "via": via}),
        LEAST if small else 0,
    )
