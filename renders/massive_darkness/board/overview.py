"""The whole map, very small, with the window's frame and everyone's position."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image, ImageDraw

from engine.games.massive_darkness.board.zones import Zone, board_of
from engine.games.massive_darkness.model.state import State
from renders.canvas import palette
from renders.canvas.looks import kept
from renders.canvas.plates import frame
from renders.canvas.sprites import put, supersampled
from renders.massive_darkness.board.ground import Line, joint
from renders.massive_darkness.board.plan import Plan, extent
from renders.massive_darkness.style import look
from renders.massive_darkness.style.look import TONES
from renders.massive_darkness.style.pieces import acting_dot, dot, looks_of, mark
from renders.scene import Scene

EDGE = 8  # px of the outer wall
LARGEST = 42  # maximum px of a Zone
FINE = 3  # supersampling factor


def cell_for(plan: Plan, wide: int, high: int) -> int:
    """Returns the largest size of a Zone in the overview."""
    columns, rows = extent(plan.zones)
    return min(LARGEST, (wide - 2 * EDGE) // columns, (high - 2 * EDGE) // rows)


def overview(scene: Scene, plan: Plan, cell: int) -> Image.Image:
    """Draws the map with shapes of Heroes, shields of Enemies and the frame of the window."""
    state: State = scene.view
    image = _ground(state.mission, plan.stage, cell).copy()
    for zone in plan.zones:
        if zone not in state.removed_zones:
            _put_people(image, state, zone, _middle_of_zone(plan, zone, cell), cell)
    column, row, wide, high = plan.span
    put(
        image,
        frame(wide * cell + 10, high * cell + 10, palette.CHOICE, line=5, radius=8),
        *_corner(column, row, cell, -5),
    )
    return image


def _corner(column: int, row: int, cell: int, by: float) -> tuple[float, float]:
    return EDGE + column * cell + by, EDGE + row * cell + by


def _middle_of_zone(plan: Plan, zone: str, cell: int) -> tuple[float, float]:
    return _corner(*plan.spot(zone), cell, cell / 2)


def _put_people(image: Image.Image, state: State, zone: str, middle: tuple[float, float], cell: int) -> None:
    """Draws at most one Enemy and three Heroes of a Zone, the acting one among them."""
    (x, y), foes = middle, state.enemies_in(zone)
    acting = state.active if state.phase == "heroes" else None
    heroes = sorted(state.heroes_in(zone), key=lambda hero: hero.seat != acting)[:3]
    if foes:
        warm = any(looks_of(each.card).warm for each in foes)
        put(image, mark(warm, min(28, cell - 10)), x, y - (cell / 4 if heroes else 0), "mm")
    px = round(cell * (0.62 if len(heroes) == 1 else 0.44))
    for i, hero in reversed([*enumerate(heroes)]):
        shape = acting_dot if hero.seat == acting else dot
        across = (i - (len(heroes) - 1) / 2) * cell * 0.32
        put(image, shape(hero.seat, px), x + across, y + (cell / 5 if foes else 0), "mm")


@kept
def _ground(mission: str, stage: int, cell: int) -> Image.Image:
    """Draws Light, Shadow and walls, without Doors and tokens."""
    static = board_of(mission)
    zones = {(zone.column, zone.row): zone for zone in static.zones.values() if zone.stage == stage}
    left, top = min(x for x, _ in zones), min(y for _, y in zones)
    wide, high = max(x for x, _ in zones) - left + 1, max(y for _, y in zones) - top + 1
    size = wide * cell + 2 * EDGE, high * cell + 2 * EDGE
    placed = {at: (zone, (at[0] - left, at[1] - top)) for at, zone in zones.items()}

    def paint(draw: ImageDraw.ImageDraw) -> None:
        outline = (0, 0, size[0] * FINE - 1, size[1] * FINE - 1)
        draw.rounded_rectangle(outline, 8 * FINE, fill=look.wall_top())
        for zone, corner in placed.values():
            _paint_floor(draw, zone, corner, cell)
        for (column, row), (zone, corner) in placed.items():
            for other, line in _borders((column, row), corner, cell):
                if other in zones and joint(static, zone.id, zones[other].id) == "wall":
                    draw.line([each * FINE for each in line], fill=look.wall_top(), width=5 * FINE)

    return supersampled(size, FINE, TONES.low, paint)


def _paint_floor(draw: ImageDraw.ImageDraw, zone: Zone, corner: tuple[int, int], cell: int) -> None:
    """Draws a Zone in Light or Shadow at its column and row."""
    x, y = corner[0] * cell + EDGE, corner[1] * cell + EDGE
    box = (x * FINE, y * FINE, (x + cell) * FINE - 1, (y + cell) * FINE - 1)
    draw.rectangle(box, fill=look.floor(False, zone.light), outline=look.wall(), width=1)


def _borders(at: tuple[int, int], corner: tuple[int, int], cell: int) -> Iterator[tuple[tuple[int, int], Line]]:
    """Yields the neighbours to the right and below with their borders."""
    (column, row), x, y = at, (corner[0] + 1) * cell + EDGE, (corner[1] + 1) * cell + EDGE
    yield (column + 1, row), (x, y - cell, x, y)
    yield (column, row + 1), (x - cell, y, x, y)
