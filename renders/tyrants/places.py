"""The picture of one place of the map, enlarged with its surroundings."""

from __future__ import annotations

from renders.close_up import Box, frame
from renders.scene import Scene
from renders.tyrants.layouts import Board, board_of
from renders.tyrants.look import canvas

AIR = 24  # px around the visible part, on the four-player map


def part(scene: Scene) -> Box:
    """Returns the box of the place and its neighbours; without a place, the whole map."""
    board, place = board_of(scene.view.sections, scene.large), scene.job.place
    shown = [place, *_spaces_beside(board, place)] if place else list(board.plates)
    boxes = [_box(board, each) for each in shown]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return _on_map(frame((min(lefts), min(tops), max(rights), max(bottoms)), canvas(scene)), board)


def _on_map(part: Box, board: Board) -> Box:
    """Moves the box up or down so that it covers only the map, if it is not higher than the map."""
    left, top, right, bottom = part
    _, first, _, last = board.measures.map
    down = max(0.0, first - top) or min(0.0, last - bottom)
    return (left, top + down, right, bottom + down) if bottom - top <= last - first else part


def _box(board: Board, place: str) -> Box:
    air = board.scaled(AIR)
    if place in board.plates:
        left, top, right, bottom = board.plates[place].box
        return left - air, top - 2 * air, right + air, bottom + 2 * air
    x, y = board.route_spaces[place]
    return x - 2 * air, y - 2 * air, x + 2 * air, y + 2 * air


def _spaces_beside(board: Board, place: str) -> list[str]:
    """Returns the spaces of the routes to this site; for a route space, those of its route and the sites at its
    ends."""
    found: list[str] = []
    for route in board.routes:
        spaces = [route.place(index) for index in range(len(route.spaces))]
        if place in (route.a, route.b):
            found += spaces
        elif place in spaces:
            found += [*spaces, route.a, route.b]
    return found
