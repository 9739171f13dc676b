"""The dungeon in a picture for a phone: few, large pieces, and no text smaller than `LEAST`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.state import CARRIED, State
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import NARROWEST, fit, width
from renders.canvas.looks import kept
from renders.canvas.pieces import faced_piece
from renders.canvas.plates import frame, tag
from renders.canvas.rows import AIR, Row, breadth, put_line, with_figure
from renders.canvas.sprites import put, symbol, text, write_fitted
from renders.keep_the_heroes_out.board import board, news, rooms
from renders.keep_the_heroes_out.board.inside import signs
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.look import TONES, type_tone
from renders.keep_the_heroes_out.style.pieces import hero, token
from renders.keep_the_heroes_out.style.plan import BETWEEN, EDGE, Plan, Spot
from renders.panel import LEAST
from renders.scene import Scene

HEADER, PAD = 66, 10
SIGN, ACTION = 50, 62  # px: a symbol of the action, and its row
PIECE = (56, 150)  # px
TOKEN, TAG = 50, 72  # px of a token, and of the height of a figure
BADGE = 80
TALL = 236  # a lower room has no row for its action


class After(NamedTuple):
    """Effects of a phase in a room: sprites to show first, and by player the loss to show with the monsters."""

    first: list[Image.Image]
    lost: dict[int, Image.Image]


def put_dungeon(image: Image.Image, scene: Scene, box: Box, *, framed: str = "") -> None:
    """Draws the dungeon as large as the box allows, with the rooms to choose marked and one room `framed`."""
    plan = planned(board.cells(scene.view), box)
    put_all(image, scene, plan, {})
    rooms.put_marks(image, scene, plan, BADGE)
    if framed:
        left, top, wide, high = plan.box(framed)
        put(image, frame(wide + 28, high + 28, palette.BAD, line=12, radius=26), left - 14, top - 14)


def planned(cells: Mapping[str, Spot], box: Box) -> Plan:
    """Returns the plan of rooms of one size that fill a box."""
    x, y, wide, high = box
    first = min(column for column, _ in cells.values()), min(row for _, row in cells.values())
    columns, lines = (max(spot[i] for spot in cells.values()) - first[i] + 1 for i in (0, 1))
    one = (wide - 2 * EDGE + BETWEEN) // columns - BETWEEN
    tall = (high - 2 * EDGE + BETWEEN) // lines - BETWEEN
    boxes = {
        room: (x + EDGE + (c - first[0]) * (one + BETWEEN), y + EDGE + (r - first[1]) * (tall + BETWEEN), one, tall)
        for room, (c, r) in cells.items()
    }
    return Plan((wide, high), boxes, box, below=False)


def put_all(image: Image.Image, scene: Scene, plan: Plan, after: Mapping[str, After]) -> None:
    """Draws all rooms, their passages, the last moves of the heroes, and the contents of the rooms."""
    left, top, *size = plan.words
    state: State = scene.view
    boxes = {room: plan.box(room) for room in state.rooms}
    turned = tuple(each.turned for each in state.rooms.values())
    moved = {room: (x - left, y - top, wide, high) for room, (x, y, wide, high) in boxes.items()}
    walls = _Walls((*moved.items(),), turned, state, Plan((size[0], size[1]), moved, plan.words, below=False))
    image.paste(_walls(walls), (left, top))
    news.arrows(image, scene, plan, numbered=False)
    for room, box in boxes.items():
        put_room(image, scene, room, box, after.get(room))


@dataclass(frozen=True)
class _Walls:
    """The key of cached walls: the box of each room, and how it is turned."""

    boxes: tuple[tuple[str, Box], ...]
    turned: tuple[int, ...]
    state: State = field(compare=False)
    plan: Plan = field(compare=False)


@kept
def _walls(found: _Walls) -> Image.Image:
    """Draws all rooms without contents, and their passages."""
    image = Image.new("RGB", found.plan.size, TONES.void)
    rooms.put_walls(image, found.state, found.plan, HEADER)
    return image


def put_room(image: Image.Image, scene: Scene, room: str, box: Box, after: After | None = None) -> None:
    """Draws name, action, pieces and tokens of a room."""
    (x, y, wide, high), state = box, scene.view
    _put_name(image, scene, room, box)
    space, top, foot = wide - 2 * PAD, y + HEADER + 4, y + high - PAD
    if high >= TALL:
        _put_action(image, state, room, box)
        top += ACTION
    tokens = [*_tokens(state, room)]
    if tokens:
        taken = BADGE - 20 if room in scene.job.badges else 0
        put_line(image, tokens, x + PAD, foot, space - taken, "lb")
        foot -= max(each.height for each in tokens) + AIR
    px = piece_size(wide, high)
    first, lost = after or After([], {})
    sprites = [*first, *_monsters(state, room, px, lost), *_heroes(state, room, px)]
    for row, low in _rows(sprites, space, top, foot):
        put_line(image, row, x + PAD, low, space, "lb")


def piece_size(wide: int, high: int) -> int:
    """Returns the size in px of the pieces in rooms of this size, which have an action and tokens."""
    free = high - HEADER - 4 - PAD - (ACTION if high >= TALL else 0) - TOKEN - AIR
    return round(max(PIECE[0], min(PIECE[1], free / 1.16, wide * 0.3)) / 2) * 2


def _rows(sprites: Row, room: float, top: float, foot: float) -> Iterator[tuple[Row, float]]:
    """Yields one or two rows with their lower edges, centred between `top` and `foot`."""
    if not sprites:
        return
    tall = max(each.height for each in sprites)
    if breadth(sprites) > room and 2 * tall + AIR <= foot - top:
        half = -(-len(sprites) // 2)
        upper = (top + foot) / 2 - AIR / 2
        yield sprites[:half], upper
        yield sprites[half:], upper + AIR + tall
    else:
        yield sprites, min(foot, (top + foot + tall) / 2)


def _put_name(image: Image.Image, scene: Scene, room: str, box: Box) -> None:
    """Draws the number, and the name if it fits."""
    x, y, wide, _ = box
    tile, middle = content().rooms[room], y + HEADER / 2
    number = text(str(tile.number), LEAST, palette.TEXT, "black")
    right, name = x + wide - 10, look.name(scene, tile)
    put(image, number, right, middle, "rm")
    right -= number.width + 8
    sign = palette.mix(type_tone(tile.type), palette.TEXT, 0.4)
    fits = width(name, LEAST, "bold") * NARROWEST
    left = x + (58 if fits <= right - x - 58 else 10)
    if left > x + 10 or fits > right - left:
        put(image, symbol(tile.type, 42, sign), x + 10, middle, "lm")
    if fits <= right - left:
        write_fitted(image, left, middle, fit(name, LEAST, right - left, "bold", smallest=LEAST), face="bold")


def _put_action(image: Image.Image, state: State, room: str, box: Box) -> None:
    """Draws the symbols of the room's action, and the treasure with its value."""
    x, y, wide, _ = box
    middle, right, treasure = y + HEADER + 4 + ACTION / 2, x + wide - PAD, state.rooms[room].treasure
    if treasure:
        value = text(str(treasure.value), LEAST, palette.TEXT, "black")
        put(image, value, right, middle, "rm")
        right -= value.width + 6
        put(image, symbol("treasure", 58, palette.WARM, palette.INK), right, middle, "rm")
        right -= 68
    shown, left = signs(room), x + PAD
    px = min(SIGN, (right - left) // max(1, len(shown)) - 6)
    for each in shown:
        size = round(px * 0.7) if each == "becomes" else px
        put(image, symbol(each, size, palette.MUTED if each == "becomes" else look.tone(each)), left, middle, "lm")
        left += size + 6


def _monsters(state: State, room: str, px: int, lost: Mapping[int, Image.Image]) -> Iterator[Image.Image]:
    """Yields a piece for each clan's monsters, with their number or the life of those that have more than one; or with
    what the clan lost here."""
    for index, player in enumerate(state.players):
        vitality = content().clans[player.clan].vitality
        alike = Counter(each.wounds for each in player.monsters if each.room == room)
        pieces = [
            monster(index, player.clan, px, count, vitality - wounds if vitality > 1 else 0)
            for wounds, count in sorted(alike.items())
        ]
        if index in lost:
            pieces = [with_figure(faced_piece(index, px, player.clan), lost[index])]
        yield from pieces


@kept
def monster(index: int, clan: str, px: int, count: int = 1, life: int = 0) -> Image.Image:
    """Draws monsters of a clan: its face in the player's shape and colour."""
    body = faced_piece(index, px, clan)
    if life:
        return with_figure(body, tag(str(life), palette.BAD, TAG, sign="heart"))
    return with_figure(body, tag(f"×{count}", palette.SEATS[index].colour, TAG)) if count > 1 else body


def _heroes(state: State, room: str, px: int) -> Iterator[Image.Image]:
    """Yields the intruders by class, those that act first."""
    here = [each for each in state.heroes if each.room == room]
    alike = Counter((not each.active, each.hero_class) for each in here)
    small = round(px * 0.86)
    for (asleep, hero_class), count in sorted(alike.items()):
        body = hero(hero_class, small, active=not asleep)
        yield with_figure(body, tag(f"×{count}", palette.BAD, TAG)) if count > 1 else body


def _tokens(state: State, room: str) -> Iterator[Image.Image]:
    """Yields the portal, resources and traps with their numbers."""
    tile = state.rooms[room]
    if tile.portal:
        yield token("portal" if tile.portal == "completed" else "incomplete", TOKEN)
    for kind in CARRIED:
        count = tile.tokens.get(kind, 0)
        if count > 2:
            yield counted_token(kind, count)
        else:
            yield from (token(kind, TOKEN) for _ in range(count))


@kept
def counted_token(kind: str, count: int) -> Image.Image:
    """Draws a token with its number beside it."""
    body, said = token(kind, TOKEN), text(f"×{count}", LEAST, palette.TEXT, "black")
    sprite = Image.new("RGBA", (body.width + said.width + 4, max(body.height, said.height - 8)))
    put(sprite, body, 0, sprite.height / 2, "lm")
    put(sprite, said, body.width + 4, sprite.height / 2, "lm")
    return sprite
