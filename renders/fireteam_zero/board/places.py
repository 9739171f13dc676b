"""The picture of one location, enlarged, with a list of its contents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PIL import Image

from engine.games.fireteam_zero.board.figures import creatures_at, heroes_at, specialists_at
from engine.games.fireteam_zero.model.content import content, mission_of
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.state import State
from renders.canvas import palette
from renders.canvas.grid import LARGEST
from renders.canvas.listing import Entry, list_high, put_list
from renders.canvas.sprites import symbol
from renders.fireteam_zero.board.cells import put_cell
from renders.fireteam_zero.board.ground import EDGE, board_ground
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import HEADLINE, token
from renders.fireteam_zero.style.pieces import creature_piece, hero_piece, specialist_piece
from renders.headline import MARGIN, sheet_wide
from renders.scene import Scene

TOP, BESIDE, LETTERS = 128, 44, 36
CELL = LARGEST * 2
PART = LARGEST


def location_of(scene: Scene) -> str:
    """Returns the location to show; by default, the first hero's."""
    state: State = scene.view
    place = scene.job.place or ""
    return place if place in board_of(state).cells else state.heroes[0].location


def entries(scene: Scene) -> list[Entry]:
    """Lists the contents by name, or says that the location is empty."""
    return [*_entries(scene)] or [Entry(scene.say("picture-nothing-here"), muted=True)]


def _entries(scene: Scene) -> Iterator[Entry]:
    here = location_of(scene)
    yield from _terrain(scene, here)
    yield from _figures(scene, here)
    yield from _marked(scene, here)
    yield from _tokens(scene, here)


def _terrain(scene: Scene, here: str) -> Iterator[Entry]:
    for sign in ("elevated", "cover", "difficult"):
        if sign in board_of(scene.view).terrain[here]:
            yield Entry(scene.say(f"sign-{sign}"), symbol(sign, 48, look.ground_sign()))


def _figures(scene: Scene, here: str) -> Iterator[Entry]:
    """Yields heroes, specialists, and creatures by kind."""
    state, every = scene.view, content()
    for hero in heroes_at(state, here):
        words = scene.say("picture-hero-here", hero=look.hero_name(scene, hero.id), count=len(hero.hand))
        yield Entry(words, hero_piece(state.heroes.index(hero), 56, down=hero.down))
    for specialist in specialists_at(state, here):
        yield Entry(look.name(scene, every.specialists[specialist]), specialist_piece(specialist, 52))
    for kind, count in Counter(each.kind for each in creatures_at(state, here)).items():
        yield Entry(f"{look.name(scene, every.creatures[kind])} ×{count}", creature_piece(kind, 60))


def _marked(scene: Scene, here: str) -> Iterator[Entry]:
    """Yields the exit and the locations that the mission names."""
    mission = mission_of(scene.view)
    if here == mission.exit:
        yield Entry(scene.say("picture-exit", place=here), token("exit", palette.GOOD, 50))
    for place in mission.places:
        if place.at == here:
            yield Entry(look.words_of(scene, place.name), token("objective", palette.WARM, 50))


def _tokens(scene: Scene, here: str) -> Iterator[Entry]:
    """Yields the board tokens by name, and the spawn token."""
    state: State = scene.view
    mission = mission_of(state)
    for called, count in Counter(each.name for each in state.tokens if each.location == here).items():
        words = f"{look.words_of(scene, mission.tokens_called(called).name)} ×{count}"
        yield Entry(words, token("intel", palette.WARM, 50))
    for spawn in state.spawn:
        if spawn.location == here:
            key = "picture-searched" if spawn.searched else "picture-searchable"
            yield Entry(scene.say(key, number=spawn.number), symbol("spawn", 44, palette.BAD))


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar and the list's panel."""
    wide = sheet_wide(scene)
    room = wide - PART * 2 - 3 * BESIDE
    high = max(2 * PART, list_high(scene.once(entries), LETTERS, room - 44) + 40)
    return HEADLINE.ground((wide, TOP + high + MARGIN), (wide - room - MARGIN, TOP, room, high))


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the location's name."""
    HEADLINE.put(image, scene, scene.say("picture-location", place=location_of(scene)))


def the_location(image: Image.Image, scene: Scene) -> None:
    """Draws the terrain and everything on it."""
    here = location_of(scene)
    column, row = board_of(scene.view).cells[here]
    whole = board_ground(scene.view.mission, scene.view.own, PART)
    left, top = EDGE + column * PART, EDGE + row * PART
    part = whole.crop((left, top, left + PART, top + PART)).resize((CELL, CELL), Image.Resampling.LANCZOS)
    image.paste(part, (BESIDE, TOP))
    put_cell(image, scene, here, (BESIDE, TOP), CELL)


def contents(image: Image.Image, scene: Scene) -> None:
    """Draws the list."""
    room = image.width - PART * 2 - 3 * BESIDE
    box = (image.width - room - MARGIN + 22, TOP + 20, room - 44, image.height - TOP - MARGIN - 40)
    put_list(image, box, scene.once(entries))
