"""The background of a board: terrain, sectors, solid lines, and the names of columns and rows. It never changes."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.games.fireteam_zero.model.layout import SECTOR, Board, board
from engine.games.fireteam_zero.model.state import State
from renders.canvas import palette
from renders.canvas.looks import kept
from renders.canvas.sprites import put, symbol, write
from renders.fireteam_zero.board.plan import Plan, extent, sign_size
from renders.fireteam_zero.board.terrain import SCALE, Pencil, draw_terrain
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
    for location, (column, row) in static.cells.items():
        x, y = EDGE + column * cell, EDGE + row * cell
        draw_terrain(pencil, static.terrain[location], (x, y), cell, f"{mission}{own}{location}")
    _draw_sectors(pencil, columns, rows, cell)
    _draw_lines(pencil, static, cell)
    image = large.resize(size, Image.Resampling.LANCZOS)
    _put_signs(image, static, cell)
    return image


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
