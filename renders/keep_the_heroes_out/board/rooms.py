"""The rooms with their walls, passages and contents."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content, scenario_of
from engine.games.keep_the_heroes_out.model.pieces import VAULT
from engine.games.keep_the_heroes_out.model.state import State
from engine.kit.maps import Cell
from renders.canvas import palette
from renders.canvas.lettering import Fitted, fit
from renders.canvas.looks import kept
from renders.canvas.plates import badge, dashes, frame, plate
from renders.canvas.sprites import put, symbol, text, write_fitted
from renders.keep_the_heroes_out.board.inside import ACTION, HEADER, PAD, TIGHT, Inside, Level, Row, row_high, signs
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.look import TONES, type_tone
from renders.keep_the_heroes_out.style.pieces import hoard
from renders.keep_the_heroes_out.style.plan import BETWEEN, Box, Plan
from renders.scene import Scene

WALL, EDGE, RADIUS = 12, 26, 16
BRIDGE, JAMB = 90, 7  # px: the width of a passage, and of its jambs
BADGE = 56
NARROW = 240  # a room up to this width in px is narrow
NUMBER_AIR = 12  # px between a room's name and its number
SIGN, HOARD = 40, 98  # px: a symbol of the action, and the treasure beside it


def room_of(scene: Scene) -> str:
    """Returns the room to show; by default the Vault."""
    place = scene.job.place
    return place if place is not None and place in scene.view.rooms else VAULT


def put_rooms(image: Image.Image, scene: Scene, plan: Plan, level: Level, inside: Mapping[str, Inside]) -> None:
    """Draws all rooms, their passages and their contents."""
    put_walls(image, scene.view, plan)
    for room, (x, y, wide, _) in plan.boxes.items():
        px, left = (30, 7) if _narrow(wide) else (38, 12)
        put(image, _type_sign(room, px), x + left, y + HEADER / 2, "lm")
        _put_room(image, scene, inside[room], plan.box(room), level)


def put_walls(image: Image.Image, state: State, plan: Plan, header: int = HEADER) -> None:
    """Draws all rooms without contents, with bands of this height, and their passages."""
    for room, (x, y, wide, high) in plan.boxes.items():
        put(image, _room(room, wide, high, header), x - EDGE, y - EDGE)
    for middle, upright in _passages(state, plan):
        put(image, _bridge(upright), *middle, "mm")
    for middle, upright in _doorways(state, plan):
        put(image, _opening(upright), *middle, "mm")


def _type_sign(room: str, px: int) -> Image.Image:
    """Draws the symbol of a room's type, with a contrast of at least 3:1 on the band in the colour of the type."""
    kind = content().rooms[room].type
    return symbol(kind, px, palette.mix(type_tone(kind), palette.TEXT, 0.4))


@kept
def _room(room: str, wide: int, high: int, header: int) -> Image.Image:
    """Draws an empty room: the ground around it, walls, floor boards, and a band in the colour of its type."""
    colour = type_tone(content().rooms[room].type)
    sprite = plate(wide + 2 * EDGE, high + 2 * EDGE, TONES.low, radius=EDGE + RADIUS).copy()
    put(sprite, plate(wide + 2 * WALL, high + 2 * WALL, TONES.high, radius=WALL + RADIUS), EDGE - WALL, EDGE - WALL)
    put(sprite, _floor(wide, high, colour, header), EDGE, EDGE)
    return sprite


def _floor(wide: int, high: int, colour: str, header: int) -> Image.Image:
    sprite = plate(wide, high, TONES.floor, radius=RADIUS).copy()
    band = palette.either(palette.mix(TONES.floor, colour, 0.3), "#000000")
    put(sprite, plate(wide, header, band, band, radius=RADIUS), 0, 0)
    sprite.paste(band, (0, header - RADIUS, wide, header))
    if palette.high_contrast():
        sprite.paste(palette.LINE, (0, header - 3, wide, header))
        return sprite
    for y in range(header + ACTION + 8, high - 40, 62):
        sprite.paste(palette.mix(TONES.floor, TONES.void, 0.3), (14, y, wide - 14, y + 3))
    return sprite


def _passages(state: State, plan: Plan) -> Iterator[tuple[Cell, bool]]:
    """Yields the centre of each bridge between rooms, and whether it is vertical."""
    cells = {(room.column, room.row): name for name, room in state.rooms.items()}
    for name, x, y, side in _openings(state, plan):
        other = cells.get(_beyond(state, name, side))
        first = side in ((1, 0), (0, 1)) or other not in plan.boxes  # draw each bridge once
        if other and first and (-side[0], -side[1]) in _sides(state, other):
            yield (x + side[0] * BETWEEN // 2, y + side[1] * BETWEEN // 2), side[0] == 0


def _doorways(state: State, plan: Plan) -> Iterator[tuple[Cell, bool]]:
    """Yields the centre of each open side without a neighbour yet."""
    cells = {(room.column, room.row): name for name, room in state.rooms.items()}
    for name, x, y, side in _openings(state, plan):
        other = cells.get(_beyond(state, name, side))
        if not other or (-side[0], -side[1]) not in _sides(state, other):
            yield (x + side[0] * WALL // 2, y + side[1] * WALL // 2), side[0] == 0


def _openings(state: State, plan: Plan) -> Iterator[tuple[str, int, int, Cell]]:
    """Yields each open side of each room with its centre."""
    for name, (x, y, wide, high) in plan.boxes.items():
        for side in _sides(state, name):
            yield (
                name,
                x + round(wide * (1 + side[0]) / 2),
                y + round(high * (0.55 if side[0] else (1 + side[1]) / 2)),
                side,
            )


def _sides(state: State, room: str) -> Collection[Cell]:
    return content().rooms[room].sides(state.rooms[room].turned)


def _beyond(state: State, room: str, side: Cell) -> Cell:
    return state.rooms[room].column + side[0], state.rooms[room].row + side[1]


@kept
def _bridge(upright: bool) -> Image.Image:
    """Draws planks between two rooms; `upright` if they lead up and down."""
    wood, joint = look.planks()
    sprite = Image.new("RGBA", (BRIDGE + 2 * JAMB, BETWEEN + 4), TONES.void)
    sprite.paste(wood, (JAMB, 0, JAMB + BRIDGE, BETWEEN + 4))
    for share in (0.3, 0.62):
        y = round((BETWEEN + 4) * share)
        sprite.paste(joint, (JAMB, y, JAMB + BRIDGE, y + 5))
    return sprite if upright else sprite.rotate(90, expand=True)


@kept
def _opening(upright: bool) -> Image.Image:
    """Draws a gap in a wall that leads to no room, or to another room's wall."""
    sprite = Image.new("RGBA", (BRIDGE - 24, WALL), TONES.void)
    return sprite if upright else sprite.rotate(90, expand=True)


def _put_room(image: Image.Image, scene: Scene, inside: Inside, box: Box, level: Level) -> None:
    x, y, wide, high = box
    _put_name(image, scene, inside, box)
    _put_action(image, inside, box)
    y += HEADER + ACTION
    level = inside.level_in(wide, high, level)
    pieces, marks, tokens = inside.piece_rows(wide, level), inside.mark_rows(wide), inside.token_rows(wide)
    foot = box[1] + high - PAD - sum(row_high(row) + TIGHT for row in tokens) + TIGHT
    taken = sum(row_high(row) + TIGHT for row in (*pieces, *marks))
    y += max(0, min(24, (foot - y - taken) // 2))
    for row in pieces:
        _put_row(image, row, x + PAD, y + row_high(row), wide - 2 * PAD)
        y += row_high(row) + TIGHT
    for row in marks:
        _put_row(image, row, x + PAD, y + row_high(row), wide - 2 * PAD)
        y += row_high(row) + TIGHT
    y = foot
    for row in tokens:
        _put_row(image, row, x + PAD, y + row_high(row), wide - 2 * PAD)
        y += row_high(row) + TIGHT


def _put_row(image: Image.Image, row: Row, x: int, foot: int, room: int) -> None:
    """Puts sprites in a row, aligned at the bottom, up to 12 px apart."""
    gap = min(12, max(TIGHT, (room - sum(each.width for each in row)) // max(1, len(row) - 1)))
    for sprite in row:
        put(image, sprite, x, foot, "lb")
        x += sprite.width + gap


def _put_name(image: Image.Image, scene: Scene, inside: Inside, box: Box) -> None:
    """Draws the name and number, and a bell if the scenario offers an action here."""
    x, y, wide, _ = box
    right, tile = x + wide - 10, content().rooms[inside.room]
    in_panel = scene.job.picture == "asked" and not _narrow(wide)
    px = 46 if in_panel else 30 if _narrow(wide) or not scene.large else 40
    number = text(str(tile.number), px, palette.TEXT, "bold")
    put(image, number, right, y + HEADER / 2, "rm")
    right -= number.width + (6 if _narrow(wide) else NUMBER_AIR)
    if any(each.room == inside.room for each in scenario_of(inside.state).activations):
        put(image, symbol("event", 30, palette.MAGIC), right, y + HEADER / 2, "rm")
        right -= 34
    left = x + (42 if _narrow(wide) else 58)
    write_fitted(
        image,
        left,
        y + HEADER / 2,
        _name(look.name(scene, tile), right - left, 46 if in_panel else 30),
        palette.TEXT,
        "bold",
    )


def _narrow(wide: int) -> bool:
    """True if the room is so narrow that everything beside the name is drawn smaller."""
    return wide < NARROW


def _name(words: str, room: int, px: int) -> Fitted:
    """Fits the name in one line if that stays legible, else in two."""
    line = fit(words, px, room, "bold")
    return line if line.squeeze > 0.86 else fit(words, 28, room, "bold", lines=2, smallest=24)


def _put_action(image: Image.Image, inside: Inside, box: Box) -> None:
    """Draws the symbols of the room's action and the treasure."""
    x, y, wide, _ = box
    at, level = float(x + PAD), y + HEADER + ACTION / 2 + 2
    shown = signs(inside.room)
    room = wide - 2 * PAD - (HOARD if inside.state.rooms[inside.room].treasure else 0)
    sign = min(SIGN, room // (len(shown) or 1) - 6)
    for each in shown:
        between = each == "becomes"
        px = round(sign * 0.7) if between else sign
        put(image, symbol(each, px, palette.MUTED if between else look.tone(each)), at, level, "lm")
        at += px + (4 if between else 6)
    treasure = inside.state.rooms[inside.room].treasure
    if treasure:
        put(image, hoard(treasure.value), x + wide - 8, y + HEADER + 6, "rt")


def put_marks(image: Image.Image, scene: Scene, plan: Plan, px: int = BADGE) -> None:
    """Draws frames around changed rooms, and badges of `px` at the selectable ones."""
    for room in sorted(scene.job.changed & plan.boxes.keys()):
        x, y, wide, high = plan.box(room)
        put(image, frame(wide + 16, high + 16, palette.INK, line=9, radius=24), x - 8, y - 8)
        put(image, frame(wide + 12, high + 12, palette.WARM, line=5, radius=22), x - 6, y - 6)
    for room in sorted(scene.job.badges & plan.boxes.keys()):
        x, y, wide, high = plan.box(room)
        put(image, _halo(wide + 12, high + 12), x - 6, y - 6)
        put(image, badge(content().rooms[room].number, px), x + wide + 10, y + high + 10, "rb")


@kept
def _halo(wide: int, high: int) -> Image.Image:
    """Draws a dashed frame on ink, so that it is visible on any background."""
    sprite = frame(wide, high, palette.INK, line=9, radius=22).copy()
    put(sprite, dashes(wide - 3, high - 3, line=6, radius=20, dash=18), 1.5, 1.5)
    return sprite
