"""The map's background: the cave around sites and routes, and the routes with their empty spaces."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.canvas import palette
from renders.canvas.looks import kept
from renders.canvas.palette import BOARD, mix
from renders.scene import Scene
from renders.tyrants.layouts import Board, board_of, boards
from renders.tyrants.look import LARGE_BOARD, TONES

SCALE = 2


def ground(scene: Scene) -> Image.Image:
    """Returns the cached background of the current board."""
    return _ground(board_of(scene.view.sections, scene.large))


def warm() -> None:
    """Draws the usual background of every board in advance."""
    for (_, large), board in boards().items():
        if not large:
            _ground(board)


@kept
def _ground(board: Board) -> Image.Image:
    return cave(board, LARGE_BOARD if board.layout.large else BOARD)


def cave(board: Board, size: tuple[int, int], *, fast: bool = False) -> Image.Image:
    """Draws the cave of a board on a picture of this size. `fast` reduces it with a simpler filter."""
    large = Image.new("RGB", (size[0] * SCALE, size[1] * SCALE), TONES.void)
    draw = ImageDraw.Draw(large)
    for grow, fill in _cave_outlines():
        _draw_cave(draw, board, grow, fill)
    _draw_routes(draw, board)
    _, top, right, bottom = (edge * SCALE for edge in board.measures.map)
    draw.rectangle((0, 0, right, top), fill=TONES.void)
    draw.rectangle((0, bottom, right, size[1] * SCALE), fill=TONES.void)
    return large.reduce(SCALE) if fast else large.resize(size, Image.Resampling.LANCZOS)


def _cave_outlines() -> tuple[tuple[int, str], ...]:
    """Returns the cave's outlines, from the widest: three steps, or one in high contrast."""
    if palette.high_contrast():
        return ((34, TONES.floor),)
    return ((66, TONES.low), (44, mix(TONES.low, TONES.floor, 0.45)), (22, TONES.floor))


def _draw_cave(draw: ImageDraw.ImageDraw, board: Board, grow: int, fill: str) -> None:
    """Draws one outline of the cave: everything walkable, `grow` px wider."""
    for route in board.routes:
        way = board.way(route)
        ends = [board.layout.centres[route.a], *way, board.layout.centres[route.b]]
        draw.line([(x * SCALE, y * SCALE) for x, y in ends], fill=fill, width=(grow * 2 - 6) * SCALE, joint="curve")
        for x, y in way[1:-1]:
            _draw_disc(draw, x, y, grow - 3, fill)
    for plate in board.plates.values():
        left, top, right, bottom = plate.box
        corners = ((left - grow) * SCALE, (top - grow) * SCALE, (right + grow) * SCALE, (bottom + grow) * SCALE)
        draw.rounded_rectangle(corners, (grow + 18) * SCALE, fill=fill)


def _draw_routes(draw: ImageDraw.ImageDraw, board: Board) -> None:
    for route in board.routes:
        way = [(x * SCALE, y * SCALE) for x, y in board.way(route)]
        for wide, fill in ((20, palette.either(TONES.void, TONES.floor)), (12, TONES.high)):
            draw.line(way, fill=fill, width=board.scaled(wide) * SCALE, joint="curve")
        if not route.spaces:
            draw.line(way, fill=TONES.void, width=board.scaled(4) * SCALE)
    step = board.measures.step
    rim = palette.either(TONES.high, palette.FADED)
    for x, y in board.route_spaces.values():
        for radius, fill in ((step - 1, rim), (step - 4, palette.INK)):
            _draw_disc(draw, x, y, board.scaled(radius), fill)


def _draw_disc(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, fill: str) -> None:
    corners = ((x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE, (y + radius) * SCALE)
    draw.ellipse(corners, fill=fill)
