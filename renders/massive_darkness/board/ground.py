"""The background of a board: Zones in Light and in Shadow, Rooms and Corridors, walls and openings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from PIL import Image, ImageDraw

from engine.games.massive_darkness.board.zones import Board, Zone, board_of
from engine.games.massive_darkness.model.state import State
from renders.canvas.grid import RIM
from renders.canvas.looks import kept
from renders.canvas.palette import mix
from renders.massive_darkness.board.plan import Plan
from renders.massive_darkness.style import look
from renders.massive_darkness.style.look import TONES

SCALE = 2
SEAM = 3  # px of a dash between two Zones
Way = tuple[int, int]
Line = tuple[float, float, float, float]
Joint = Literal["wall", "open", "site"]  # nothing, a dashed seam, an opening for a Door


def ground(state: State, plan: Plan) -> Image.Image:
    """Draws the part of the background that a plan shows."""
    whole = board_ground(state.mission, plan.stage, plan.cell)
    if (plan.left, plan.top, plan.wide, plan.high) == (0, 0, *whole.size):
        return whole.copy()
    view = Image.new("RGB", (plan.wide, plan.high), TONES.void)
    view.paste(whole, (-plan.left, -plan.top))
    return view


@kept
def board_ground(mission: str, stage: int, cell: int) -> Image.Image:
    """Draws the background of a whole Stage, which never changes."""
    static = board_of(mission)
    zones = {(zone.column, zone.row): zone for zone in static.zones.values() if zone.stage == stage}
    column, row = min(x for x, _ in zones), min(y for _, y in zones)
    size = _board_width(zones, column, cell), _board_width({(y, x): each for (x, y), each in zones.items()}, row, cell)
    large = Image.new("RGB", (size[0] * SCALE, size[1] * SCALE), TONES.void)
    draw = ImageDraw.Draw(large)
    corners = {(x, y): (RIM + (x - column) * cell, RIM + (y - row) * cell) for x, y in zones}
    for x, y in corners.values():
        _draw_box(draw, (x - RIM, y - RIM, x + cell + RIM, y + cell + RIM), look.wall(), 14)
    for spot, zone in zones.items():
        _draw_floor(draw, zone, corners[spot], cell)
    for spot in zones:
        _draw_seams(draw, static, zones, spot, corners[spot], cell)
    lines = [line for spot in zones for line in _walls(static, zones, spot, corners[spot], cell)]
    _draw_walls(draw, lines, wall_thickness(cell) / 2)
    return large.resize(size, Image.Resampling.LANCZOS)


def _draw_walls(draw: ImageDraw.ImageDraw, lines: Sequence[Line], thick: float) -> None:
    """Draws the dark casing of all walls first, then their pale tops."""
    for grow, fill in ((thick + 6, look.wall()), (thick, look.wall_top())):
        for line in lines:
            _draw_bar(draw, line, grow, fill)


def wall_thickness(cell: int) -> int:
    """Returns the width of a wall's pale top. Its dark casing adds 6 px on each side."""
    return 2 * round(7 * min(1.3, max(0.9, cell / 172)))


def _board_width(zones: dict[tuple[int, int], Zone], first: int, cell: int) -> int:
    """Returns the number of columns of the board."""
    return (max(x for x, _ in zones) - first + 1) * cell + 2 * RIM


def _draw_floor(draw: ImageDraw.ImageDraw, zone: Zone, corner: tuple[int, int], cell: int) -> None:
    """Draws a Room as a paved carpet and a Corridor as slabs. Shadow is hatched."""
    x, y = corner
    tone = look.floor(zone.room, zone.light)
    _draw_box(draw, (x, y, x + cell, y + cell), tone)
    seam = mix(tone, look.wall(), 0.28)
    if zone.room:
        _draw_carpet(draw, corner, cell, tone, seam)
    else:
        for start, share in ((0, 0.33), (0.58, 0.66)):
            _draw_line(draw, (x + cell * start, y + cell * share, x + cell * (start + 0.34), y + cell * share), seam, 3)
    if not zone.light:
        _draw_hatch(draw, corner, cell, tone)


def _draw_carpet(draw: ImageDraw.ImageDraw, corner: tuple[int, int], cell: int, tone: str, seam: str) -> None:
    (x, y), inset = corner, cell * 0.12
    _draw_box(draw, (x + inset, y + inset, x + cell - inset, y + cell - inset), seam, 6)
    inset += 4
    _draw_box(draw, (x + inset, y + inset, x + cell - inset, y + cell - inset), mix(tone, look.wall(), 0.1), 4)


def _draw_hatch(draw: ImageDraw.ImageDraw, corner: tuple[int, int], cell: int, tone: str) -> None:
    (x, y), (step, wide, colour) = corner, look.hatch(tone)
    for off in range(-cell + 8, cell, step):
        near, far = max(0, off), min(cell, off + cell)
        _draw_line(draw, (x + near, y + cell - (near - off), x + far, y + cell - (far - off)), colour, wide)


def _draw_seams(
    draw: ImageDraw.ImageDraw, static: Board, zones: dict[Way, Zone], spot: Way, corner: Way, cell: int
) -> None:
    """Draws dashes between joined Zones."""
    x, y = corner
    for dx, dy in ((1, 0), (0, 1)):
        other = zones.get((spot[0] + dx, spot[1] + dy))
        if other and joint(static, zones[spot].id, other.id) != "wall":
            for step in range(10, cell - 6, 24):
                a, b = (x + cell, y + step) if dx else (x + step, y + cell)
                _draw_line(draw, (a, b, a + 12 * dy, b + 12 * dx), look.seam(), SEAM)


def _walls(static: Board, zones: dict[Way, Zone], spot: Way, corner: Way, cell: int) -> Iterator[Line]:
    """Yields the walls around a Zone: whole ones, and the stumps beside a Door's opening."""
    x, y = corner
    edges = {
        (1, 0): (x + cell, y, x + cell, y + cell),
        (-1, 0): (x, y, x, y + cell),
        (0, 1): (x, y + cell, x + cell, y + cell),
        (0, -1): (x, y, x + cell, y),
    }
    for (dx, dy), line in edges.items():
        other = zones.get((spot[0] + dx, spot[1] + dy))
        kind = joint(static, zones[spot].id, other.id) if other else "wall"
        if kind == "wall":
            yield line
        elif kind == "site":
            yield from (_segment(line, 0, 0.26), _segment(line, 0.74, 1))


def _segment(line: Line, start: float, end: float) -> Line:
    x0, y0, x1, y1 = line
    return x0 + (x1 - x0) * start, y0 + (y1 - y0) * start, x0 + (x1 - x0) * end, y0 + (y1 - y0) * end


def _draw_bar(draw: ImageDraw.ImageDraw, line: Line, grow: float, fill: str) -> None:
    x0, y0, x1, y1 = line
    _draw_box(draw, (x0 - grow, y0 - grow, x1 + grow, y1 + grow), fill, 5)


def _draw_box(draw: ImageDraw.ImageDraw, box: Line, fill: str, radius: float = 0) -> None:
    x0, y0, x1, y1 = box
    draw.rounded_rectangle((x0 * SCALE, y0 * SCALE, x1 * SCALE - 1, y1 * SCALE - 1), radius * SCALE, fill=fill)


def _draw_line(draw: ImageDraw.ImageDraw, line: Line, fill: str, wide: int) -> None:
    draw.line([value * SCALE for value in line], fill=fill, width=wide * SCALE)


def joint(static: Board, a: str, b: str) -> Joint:
    """Returns how two neighbours join. Between a Room and a Corridor there is always an opening for a Door."""
    door = static.passages[a].get(b)
    if door is None:
        return "wall"
    return "site" if door or static.zones[a].room != static.zones[b].room else "open"
