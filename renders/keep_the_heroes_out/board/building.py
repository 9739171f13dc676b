"""The places where a room may be built, each with the legal rotations, the distance from the Vault, and its number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.layout import Position, building_places, shape, steps_of
from engine.games.keep_the_heroes_out.model.state import State
from renders.canvas import palette
from renders.canvas.looks import kept
from renders.canvas.plates import badge, dashes
from renders.canvas.sprites import put, supersampled, symbol, text
from renders.keep_the_heroes_out.board import board, large
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.look import TONES, type_tone
from renders.keep_the_heroes_out.style.plan import Box, Spot
from renders.panel import LEAST
from renders.scene import Scene

TILE, DOOR, PAD = 150, 30, 12  # px: a rotated room, its passages, and how far those stick out
BADGE, ROOMY = 82, 140  # px of a number; from this size on a room shows its distance to the Vault


class Place(NamedTuple):
    """A legal way to build: its number, the room's rotation, and the number of passages to the Vault."""

    number: int
    turned: int
    steps: int


def is_asked(scene: Scene) -> bool:
    """True if the question is where to build a room."""
    state: State = scene.view
    return state.building is not None and state.building.blueprint is not None


def places(state: State) -> Mapping[Spot, list[Place]]:
    """Groups the legal ways to build by place."""
    room = state.building.blueprint if state.building else None
    found: dict[Spot, list[Place]] = {}
    for number, position in enumerate(building_places(state, room) if room else (), 1):
        steps = steps_of({**dict(shape(state)), str(room): position})[str(room)]
        found.setdefault(_cell(position), []).append(Place(number, position[2], steps))
    return found


def _cell(position: Position) -> Spot:
    return position[0], position[1]


def _free(spot: Spot) -> str:
    return f"{spot[0]},{spot[1]}"


def put_building(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draws the existing rooms, and in each free place the rotated rooms with their numbers."""
    free = places(scene.view)
    plan = large.planned({**board.cells(scene.view), **{_free(spot): spot for spot in free}}, box)
    large.put_all(image, scene, plan, {})
    for spot, ways in free.items():
        _put_place(image, scene, ways, plan.box(_free(spot)))


def _put_place(image: Image.Image, scene: Scene, ways: list[Place], box: Box) -> None:
    x, y, wide, high = box
    put(image, dashes(wide, high, line=5, radius=20, dash=18), x, y)
    blueprint = scene.view.building.blueprint
    columns, rows = (1 if len(ways) == 1 else 2), (1 if len(ways) < 2 else 2)
    px = min(TILE, wide // columns - 2 * PAD - 4, high // rows - 2 * PAD)
    for (left, top), way in zip(_spots(len(ways), wide, high), ways, strict=True):
        put(image, _tile(blueprint, way, px), x + left, y + top, "mm")


def _spots(count: int, wide: int, high: int) -> Iterator[Spot]:
    """Yields the centres of one to four tiles in a place."""
    rows = 1 if count == 1 else 2
    for i in range(count):
        alone = count == 3 and i == 2
        across = 0.5 if count < 3 or alone else (0.27, 0.73)[i % 2]
        down = 0.5 if rows == 1 else (0.27, 0.74)[i if count == 2 else i // 2]
        yield round(wide * across), round(high * down)


@kept
def _tile(room: str, way: Place, px: int) -> Image.Image:
    """Draws a rotated room with its open sides, its number and, if there is room, its distance to the Vault."""
    tile, k = content().rooms[room], 3
    side = px + 2 * PAD
    middle, half = side / 2, px / 2

    def paint(draw: ImageDraw.ImageDraw) -> None:
        def rect(x0: float, y0: float, x1: float, y1: float, fill: str, radius: float = 0) -> None:
            draw.rounded_rectangle((x0 * k, y0 * k, x1 * k - 1, y1 * k - 1), radius * k, fill=fill)

        rect(PAD, PAD, side - PAD, side - PAD, TONES.high, 14)
        rect(PAD + 6, PAD + 6, side - PAD - 6, side - PAD - 6, TONES.floor, 9)
        for across, down in tile.sides(way.turned):
            x, y = middle + across * half, middle + down * half
            grow = (PAD, DOOR / 2) if across else (DOOR / 2, PAD)
            rect(x - grow[0], y - grow[1], x + grow[0], y + grow[1], look.planks()[0])

    sprite = supersampled((side, side), k, palette.clear(TONES.high), paint)
    roomy = px >= ROOMY
    put(sprite, badge(way.number, min(BADGE, px)), middle, middle - (px * 0.22 if roomy else 0), "mm")
    if roomy:
        put(sprite, symbol("jewel", 50, type_tone("jewel")), middle - 2, middle + px * 0.27, "rm")
        put(sprite, text(str(way.steps), LEAST, face="black"), middle + 4, middle + px * 0.27, "lm")
    return sprite
