"""The background of a board: terrain, sectors, solid lines, and the names of columns and rows. It never changes."""

from __future__ import annotations

from random import Random

from PIL import Image, ImageDraw

from engine.games.fireteam_zero.model.layout import SECTOR, Board, board
from engine.games.fireteam_zero.model.state import State
from renders.canvas import palette
from renders.canvas.looks import kept
from renders.canvas.sprites import put, symbol, write
from renders.fireteam_zero.board.plan import Plan, extent, sign_size
from renders.fireteam_zero.board.terrain import GAP, SCALE, Pencil, draw_details, draw_floor, draw_track
from renders.fireteam_zero.style import look

EDGE = 12  # px of the frame around the board
SIGNS = ("difficult", "elevated", "cover")


def put_ground(image: Image.Image, state: State, plan: Plan) -> None:
    """Draws the board, and the names of its columns and rows."""
    image.paste(board_ground(state.mission, state.own, plan.cell), (plan.layout.left - EDGE, plan.layout.top - EDGE))
    columns, rows = plan.extent
    for column in range(columns):
        x = plan.layout.left + (column + 0.5) * plan.cell
        write(image, x, plan.layout.top - 30, chr(ord("A") + column), 32, palette.MUTED, "bold", "mm")
    for row in range(rows):
        y = plan.layout.top + (row + 0.5) * plan.cell
        write(image, plan.layout.left - 34, y, str(row + 1), 32, palette.MUTED, "bold", "mm")


@kept
def board_ground(mission: str, own: str, cell: int) -> Image.Image:
    """Draws the background of a whole board in its frame."""
    static = board(mission, own)
    columns, rows = extent(static)
    size = columns * cell + 2 * EDGE, rows * cell + 2 * EDGE
    large = Image.new("RGB", (size[0] * SCALE, size[1] * SCALE), look.TONES.void)
    pencil = Pencil(ImageDraw.Draw(large))
    pencil.box(0, 0, *size, look.seam(), 14)
    corners = {each: (EDGE + column * cell, EDGE + row * cell) for each, (column, row) in static.cells.items()}
    for location, corner in corners.items():
        draw_floor(pencil, static.terrain[location], corner, cell, f"{mission}{own}{location}")
    if not palette.high_contrast():
        draw_track(pencil, _track(static, f"{mission}{own}", cell), cell)
        _draw_seams(pencil, columns, rows, cell)
    for location, corner in corners.items():
        draw_details(pencil, static.terrain[location], corner, cell, f"{mission}{own}{location}")
    _draw_sectors(pencil, columns, rows, cell)
    _draw_lines(pencil, static, cell)
    image = large.resize(size, Image.Resampling.LANCZOS)
    _put_signs(image, static, cell)
    return image


def _track(static: Board, seed: str, cell: int) -> list[tuple[float, float]]:
    """Returns the bends of a track from the left edge of the board to the right one, over open ground only."""
    chance = Random(seed)
    columns, rows = extent(static)
    free = {
        spot for each, spot in static.cells.items() if not static.terrain[each] & {"impassable", "elevated", "cover"}
    }
    ways = {spot: [spot] for spot in sorted(free) if spot[0] == 0}
    ready = list(ways)
    while ready:
        spot = ready.pop(chance.randrange(len(ready)))
        if spot[0] == columns - 1:
            middles = [(EDGE + (x + 0.5) * cell, EDGE + (y + 0.6) * cell) for x, y in ways[spot]]
            (x0, y0), (x1, y1) = middles[0], middles[-1]
            return [(x0 - cell, y0), *middles, (x1 + cell, y1)]
        for near in ((spot[0] + 1, spot[1]), (spot[0], spot[1] - 1), (spot[0], spot[1] + 1)):
            if near in free and near not in ways and 0 <= near[1] < rows:
                ways[near] = [*ways[spot], near]
                ready.append(near)
    return []


def _draw_seams(pencil: Pencil, columns: int, rows: int, cell: int) -> None:
    """Draws the borders of locations across the track, and the frame at its ends."""
    wide, high = columns * cell, rows * cell
    for column in range(columns + 1):
        pencil.line(EDGE + column * cell, EDGE, EDGE + column * cell, EDGE + high, look.seam(), 2 * GAP)
    for row in range(rows + 1):
        pencil.line(EDGE, EDGE + row * cell, EDGE + wide, EDGE + row * cell, look.seam(), 2 * GAP)
    pencil.box(0, EDGE, EDGE, EDGE + high, look.seam())
    pencil.box(EDGE + wide, EDGE, 2 * EDGE + wide, EDGE + high, look.seam())


def _draw_sectors(pencil: Pencil, columns: int, rows: int, cell: int) -> None:
    for column in range(0, columns + 1, SECTOR):
        x = EDGE + column * cell
        pencil.line(x, EDGE, x, EDGE + rows * cell, look.sector_edge(), 3)
    for row in range(0, rows + 1, SECTOR):
        y = EDGE + row * cell
        pencil.line(EDGE, y, EDGE + columns * cell, y, look.sector_edge(), 3)


def _draw_lines(pencil: Pencil, static: Board, cell: int) -> None:
    """Draws solid lines: a thick bar with a dark outline."""
    for (x0, y0), (x1, y1) in static.lines:
        for grow, fill in ((9, look.seam()), (5, look.solid_line())):
            pencil.box(
                EDGE + x0 * cell - grow,
                EDGE + y0 * cell - grow,
                EDGE + x1 * cell + grow,
                EDGE + y1 * cell + grow,
                fill,
                grow,
            )


def _put_signs(image: Image.Image, static: Board, cell: int) -> None:
    """Draws the terrain symbol in the lower right corner of each location."""
    px = sign_size(cell)
    for location, (column, row) in static.cells.items():
        x, y = EDGE + (column + 1) * cell - 10, EDGE + (row + 1) * cell - 10
        for sign in SIGNS:
            if sign in static.terrain[location]:
                put(image, symbol(sign, px, look.ground_sign(), palette.either("#1b1f15", "#000000")), x, y, "rb")
                x -= px + 4
