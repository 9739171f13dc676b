"""The dungeon without the text beside it, drawn into any box of a panel's picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from PIL import Image

from engine.games.keep_the_heroes_out.model.state import State
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.plates import frame
from renders.canvas.sprites import put
from renders.keep_the_heroes_out.board import board, news, rooms
from renders.keep_the_heroes_out.board.inside import LEVELS, Inside, Level
from renders.keep_the_heroes_out.style.look import TONES
from renders.keep_the_heroes_out.style.plan import BETWEEN, EDGE, TOP, Grid, Needs, Plan, Spot
from renders.scene import Scene

BADGE = 76  # px of the number of a room to choose
STEP = 100  # px between the widths that are tried
LOWEST, LEAST_ROOM = 200, 250  # px: least height and width of a room
PIECES = (Level(112, 99), Level(98, 99), Level(84, 99), *LEVELS)


def put_dungeon(image: Image.Image, scene: Scene, box: Box, *, framed: str = "") -> None:
    """Draws the dungeon as large as the box allows, with the rooms to choose marked and one room `framed`."""
    state: State = scene.view
    inside = {room: Inside(state, room, chosen=room in scene.job.badges) for room in state.rooms}
    plan, level = largest(board.cells(state), lambda level: partial(_need, inside, level), PIECES, box)
    drawn = Image.new("RGB", plan.size, TONES.void)
    rooms.put_rooms(drawn, scene, plan, level, inside)
    rooms.put_marks(drawn, scene, plan, BADGE)
    news.arrows(drawn, scene, plan)
    if framed:
        left, top, wide, high = plan.box(framed)
        put(drawn, frame(wide + 28, high + 28, palette.BAD, line=12, radius=26), left - 14, top - 14)
    put_scaled(image, drawn, box)


def _need(inside: Mapping[str, Inside], level: Level, room: str, wide: int) -> int:
    return inside[room].high(wide, level)


def largest(
    cells: Mapping[str, Spot], needs: Callable[[Level], Needs], levels: Sequence[Level], box: Box
) -> tuple[Plan, Level]:
    """Returns the first plan and level that fit the box: pieces as large as possible on a drawing that is reduced as
    little as possible."""
    _, _, wide, high = box
    grid, level, across = next(_fitting(cells, needs, levels, box))
    tall = max(_tall(grid), round(high * across / wide))
    boxes = grid.boxes(tall - _tall(grid))
    placed = {room: (left, top - TOP + EDGE, each, down) for room, (left, top, each, down) in boxes.items()}
    return Plan((across, tall), placed, (0, 0, 0, 0), below=False), level


def _fitting(
    cells: Mapping[str, Spot], needs: Callable[[Level], Needs], levels: Sequence[Level], box: Box
) -> Iterator[tuple[Grid, Level, int]]:
    _, _, wide, high = box
    columns = len({column for column, _ in cells.values()})
    first = max(wide, columns * (LEAST_ROOM + BETWEEN))
    for across in range(first, first + 2 * wide, STEP):
        for level in levels:
            grid = Grid(cells, across, needs(level), LOWEST)
            if _tall(grid) <= high * across / wide:
                yield grid, level, across
    yield Grid(cells, first + 2 * wide, needs(levels[-1]), LOWEST), levels[-1], first + 2 * wide


def _tall(grid: Grid) -> int:
    return grid.foot - TOP + 2 * EDGE


def put_scaled(image: Image.Image, drawn: Image.Image, box: Box) -> None:
    """Puts a drawing into the middle of a box, reduced if it is larger."""
    x, y, wide, high = box
    share = min(wide / drawn.width, high / drawn.height)
    if share < 1:
        size = round(drawn.width * share), round(drawn.height * share)
        drawn = drawn.resize(size, Image.Resampling.BILINEAR, reducing_gap=2)
    image.paste(drawn, (x + (wide - drawn.width) // 2, y + (high - drawn.height) // 2))
