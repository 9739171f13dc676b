"""The picture of one room, enlarged, with a list of its contents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PIL import Image

from engine.games.keep_the_heroes_out.asking.wording import room_action
from engine.games.keep_the_heroes_out.model.content import content, scenario_of
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.state import CARRIED, State
from renders.canvas import palette
from renders.canvas.listing import Entry, list_high, put_list
from renders.canvas.sprites import symbol
from renders.headline import MARGIN, sheet_wide
from renders.keep_the_heroes_out.board import rooms
from renders.keep_the_heroes_out.board.inside import Inside, Level
from renders.keep_the_heroes_out.board.rooms import room_of
from renders.keep_the_heroes_out.board.words import player_piece
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.look import HEADLINE, type_tone
from renders.keep_the_heroes_out.style.pieces import hero, hoard, token
from renders.keep_the_heroes_out.style.plan import Box, Plan
from renders.scene import Scene

TOP, ROOM, LARGE_ROOM, BESIDE = 128, 520, 400, 44
LETTERS = 34  # px of the list's text if the list is long
LEVEL = Level(96, 99)
LEAST = 600  # least height of the room in px


def _box(scene: Scene) -> Box:
    """Returns the box of the room, high enough for its contents and the list beside it."""
    wide = LARGE_ROOM if scene.large else ROOM
    listed = list_high(scene.once(_entries), LETTERS, sheet_wide(scene) - wide - 3 * BESIDE) + 20
    return BESIDE, TOP, wide, max(LEAST, listed, Inside(scene.view, room_of(scene)).high(wide, LEVEL))


def _list(scene: Scene) -> Box:
    """Returns the box of the list."""
    x, y, wide, high = scene.once(_box)
    left = x + wide + BESIDE
    return left, y - 16, sheet_wide(scene) - left - MARGIN, high + 32


def _entries(scene: Scene) -> list[Entry]:
    return [*_about(scene), *_who(scene), *_what(scene)]


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar and the list's panel."""
    x, y, wide, high = _list(scene)
    return HEADLINE.ground((x + wide + MARGIN, y + high + MARGIN), (x, y, wide, high))


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the room's name and number."""
    tile = content().rooms[room_of(scene)]
    sign = symbol(tile.type, 52, type_tone(tile.type))
    HEADLINE.put(image, scene, f"{tile.number} {look.name(scene, tile)}", sign)


def the_room(image: Image.Image, scene: Scene) -> None:
    """Draws the room as in the dungeon, with larger pieces."""
    box, room = scene.once(_box), room_of(scene)
    alone = Plan(image.size, {room: box}, box, below=False)
    rooms.put_rooms(image, scene, alone, LEVEL, {room: Inside(scene.view, room)})


def contents(image: Image.Image, scene: Scene) -> None:
    """Lists the room's action, its distance from the Vault, and its contents."""
    x, y, wide, high = _list(scene)
    put_list(image, (x + 20, y + 20, wide - 40, high - 40), scene.once(_entries))


def _about(scene: Scene) -> Iterator[Entry]:
    room, shape = room_of(scene), dungeon(scene.view)
    yield Entry(scene.words.say(room_action(room)), symbol("activate", 56, look.TONES.accent), "bold")
    for each in scenario_of(scene.view).activations:
        if each.room in (room, "any"):
            yield Entry(look.name_of(scene, each.name), symbol("event", 56, palette.MAGIC), "bold")
    steps = shape.steps.get(room)
    if steps:
        yield Entry(scene.say("picture-steps", steps=steps), symbol("jewel", 56, type_tone("jewel")))
    near = ", ".join(look.name(scene, content().rooms[each]) for each in shape.passages.get(room, ()))
    if near:
        yield Entry(scene.say("picture-passages", rooms=near), symbol("becomes", 50, palette.MUTED))


def _who(scene: Scene) -> Iterator[Entry]:
    state: State = scene.view
    room = room_of(scene)
    for index, player in enumerate(state.players):
        count = sum(monster.room == room for monster in player.monsters)
        if count:
            clan = look.name(scene, content().clans[player.clan])
            yield Entry(f"{clan} ×{count}" if count > 1 else clan, player_piece(index, player.clan, 64))
    alike = Counter((not each.active, each.hero_class) for each in state.heroes if each.room == room)
    for (exhausted, hero_class), count in sorted(alike.items()):
        words = scene.say(
            f"picture-{'exhausted' if exhausted else 'active'}",
            hero=look.name(scene, content().classes[hero_class]),
            count=count,
        )
        yield Entry(words, hero(hero_class, 64, active=not exhausted))


def _what(scene: Scene) -> Iterator[Entry]:
    room = scene.view.rooms[room_of(scene)]
    if room.treasure:
        yield Entry(scene.say("picture-treasure", value=room.treasure.value), hoard(room.treasure.value))
    if room.portal:
        sign = "portal" if room.portal == "completed" else "incomplete"
        yield Entry(scene.say(f"picture-portal-{room.portal}"), token(sign, 56))
    for kind in CARRIED:
        if room.tokens.get(kind):
            words = look.name(scene, content().tokens[kind])
            yield Entry(f"{words} ×{room.tokens[kind]}" if room.tokens[kind] > 1 else words, token(kind, 56))
