"""The background of a board: terrain, sectors, solid lines, and the names of columns and rows. It never changes."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image, ImageDraw

from engine.games.fireteam_zero.model.layout import SECTOR, Board, board
from engine.games.fireteam_zero.model.state import State
from renders.canvas import palette
from renders.canvas.looks import kept
from renders.canvas.sprites import put, symbol, write
from renders.fireteam_zero.board.plan import Plan, extent, sign_size
from renders.fireteam_zero.style import look

SCALE = 2
GROUNDS_KEPT = 12  # number of cached boards, a few megabytes each
EDGE = 12  # px of the frame around the board
SIGNS = ("difficult", "elevated", "cover")
STONES = ((0.14, 0.23, 0.13), (0.7, 0.15, 0.15), (0.41, 0.56, 0.11), (0.77, 0.64, 0.14), (0.17, 0.74, 0.15))
STONE = ((-0.2, 0.3), (0.3, -0.4), (1, -0.1), (0.9, 0.7), (0.1, 0.8))


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


@kept(GROUNDS_KEPT)
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
        _draw_location(pencil, static.terrain[location], x, y, cell, odd=bool((column + row) % 2))
    _draw_sectors(pencil, columns, rows, cell)
    _draw_lines(pencil, static, cell)
    image = large.resize(size, Image.Resampling.LANCZOS)
    _put_signs(image, static, cell)
    return image


class Pencil:
    """Draws in picture coordinates on a larger canvas."""

    def __init__(self, draw: ImageDraw.ImageDraw) -> None:
        self._draw = draw

    def box(self, x0: float, y0: float, x1: float, y1: float, fill: str, radius: float = 0) -> None:
        """Draws a filled rectangle with round corners."""
        k = SCALE
        self._draw.rounded_rectangle((x0 * k, y0 * k, x1 * k - 1, y1 * k - 1), radius * k, fill=fill)

    def polygon(self, corners: Collection[tuple[float, float]], fill: str) -> None:
        """Draws a filled polygon."""
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in corners], fill=fill)

    def line(self, x0: float, y0: float, x1: float, y1: float, fill: str, wide: float) -> None:
        """Draws a line with square ends."""
        self._draw.line((x0 * SCALE, y0 * SCALE, x1 * SCALE, y1 * SCALE), fill=fill, width=round(wide * SCALE))


def _draw_location(pencil: Pencil, terrain: Collection[str], x: int, y: int, cell: int, *, odd: bool) -> None:
    kind = next((each for each in ("impassable", "elevated", "difficult", "cover") if each in terrain), "plain")
    tone = look.floor(kind)
    if odd and not palette.high_contrast():
        tone = palette.mix(tone, look.seam(), 0.12)
    pencil.box(x + 3, y + 3, x + cell - 3, y + cell - 3, tone, 10)
    dark = palette.either(palette.mix(tone, look.seam(), 0.28), "#000000")
    if "difficult" in terrain:
        for across, down, size in STONES:
            left, top, side = x + across * cell, y + down * cell, size * cell
            pencil.polygon([(left + a * side, top + b * side) for a, b in STONE], dark)
    if "elevated" in terrain:
        _draw_steps(pencil, tone, dark, x, y, cell)
    if "cover" in terrain:
        _draw_bags(pencil, x, y, cell)
    if "impassable" in terrain:
        _draw_crossed(pencil, x, y, cell)


def _draw_steps(pencil: Pencil, tone: str, dark: str, x: int, y: int, cell: int) -> None:
    """Draws high ground: two contours and a lit edge."""
    pale = palette.either(palette.mix(tone, "#ffffff", 0.12), "#767676")
    pencil.box(x + 3, y + cell - 18, x + cell - 3, y + cell - 3, dark, 8)
    for inset in (round(cell * 0.09), round(cell * 0.18)):
        pencil.box(x + inset, y + inset, x + cell - inset, y + cell - inset - 8, pale, 12)
        pencil.box(x + inset + 3, y + inset + 3, x + cell - inset - 3, y + cell - inset - 11, tone, 10)


def _draw_bags(pencil: Pencil, x: int, y: int, cell: int) -> None:
    """Draws cover: sandbags along two edges."""
    long, thick, first = cell * 0.2, cell * 0.1, cell * 0.06
    for i in range(4):
        start = first + i * cell * 0.225
        pencil.box(x + start, y + cell * 0.045, x + start + long, y + cell * 0.045 + thick, look.bags(), thick / 2)
        down = start + thick
        if i < 3:
            pencil.box(x + cell * 0.045, y + down, x + cell * 0.045 + thick, y + down + long, look.bags(), thick / 2)


def _draw_crossed(pencil: Pencil, x: int, y: int, cell: int) -> None:
    """Draws impassable ground: two strokes across."""
    inset, far = round(cell * 0.08), round(cell * 0.17)
    pencil.box(x + inset, y + inset, x + cell - inset, y + cell - inset, palette.either("#23281c", "#000000"), 8)
    tone = palette.either("#4b5340", "#a0a0a0")
    pencil.line(x + far, y + far, x + cell - far, y + cell - far, tone, 10)
    pencil.line(x + cell - far, y + far, x + far, y + cell - far, tone, 10)


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
