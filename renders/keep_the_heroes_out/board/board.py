"""The picture of the dungeon: its rooms, and beside or below them the players, the invasion and the loot."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from PIL import Image

from engine.games.keep_the_heroes_out.model.notation import read_action
from engine.games.keep_the_heroes_out.model.state import State
from renders.headline import MOMENT
from renders.keep_the_heroes_out.board import news, rooms
from renders.keep_the_heroes_out.board.inside import LEVELS, Inside, Level
from renders.keep_the_heroes_out.board.words import player_name, player_piece, put_words, sizes
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.cards import lines_of, put_signs, signs_breadth
from renders.keep_the_heroes_out.style.look import HEADLINE, scenario_name
from renders.keep_the_heroes_out.style.plan import Plan, Spot, plan
from renders.scene import Scene

SIGN = 50


class Layout(NamedTuple):
    """The position of everything, the size of pieces, and the contents of each room."""

    plan: Plan
    level: Level
    inside: Mapping[str, Inside]


def laid_out(scene: Scene) -> Layout:
    """Makes pieces as large as possible without making the picture too high."""
    state: State = scene.view
    marks = news.marks(state) if news.is_shown(scene) else {}
    inside = {
        room: Inside(state, room, chosen=room in scene.job.badges, marks=marks.get(room, ())) for room in state.rooms
    }
    words, of = sizes(scene), look.canvas(scene)
    for level in LEVELS:
        found = plan(cells(state), partial(_need, inside, level), words, of)
        if found.size[1] <= of.tallest * found.size[0]:
            break
    return Layout(found, level, inside)


def _need(inside: Mapping[str, Inside], level: Level, room: str, wide: int) -> int:
    return inside[room].high(wide, level)


def cells(state: State) -> dict[str, Spot]:
    """Returns the position of each room on the grid."""
    return {name: (room.column, room.row) for name, room in state.rooms.items()}


def ground(scene: Scene) -> Image.Image:
    """Draws the background and the headline bar."""
    return HEADLINE.ground(scene.once(laid_out).plan.size)


def title(image: Image.Image, scene: Scene) -> None:
    """Draws whose turn it is, or the current event; at the right the scenario and round, or a card's remaining
    actions."""
    state: State = scene.view
    if state.doing and state.phase == "play":
        left = _left_to_do(image, state, HEADLINE.right_edge(image, scene))
    else:
        words = scene.say("picture-moment", scenario=scenario_name(scene), round=state.round)
        left = HEADLINE.put_right(image, scene, words, round(image.width * MOMENT))
    if state.phase in ("play", "renew", "clean"):
        said = scene.say(f"picture-phase-{state.phase}", player=player_name(scene, state.active))
        piece = player_piece(state.active, state.player.clan, 48)
    else:
        said, piece = _going_on(scene), None
    HEADLINE.put(image, scene, said, piece, left - 24)


def _going_on(scene: Scene) -> str:
    """Returns the current event outside the players' phases: the guild card being resolved, if there is one."""
    card = scene.view.guild_card
    if card and scene.view.phase == "invasion":
        return scene.say("picture-guild-card", card=scene.words.name(card))
    return scene.say(f"picture-phase-{scene.view.phase}")


def _left_to_do(image: Image.Image, state: State, right: int) -> int:
    """Draws the remaining actions as symbols. Returns the x at which they begin."""
    lines = lines_of(tuple(read_action(each) for each in state.doing[-1].actions))
    signs = [sign for i, line in enumerate(lines) for sign in (*(["and"] if i else []), *line.signs)]
    left = right - signs_breadth(tuple(signs), SIGN)
    put_signs(image, tuple(signs), left, HEADLINE.middle, SIGN)
    return left


def dungeon(image: Image.Image, scene: Scene) -> None:
    """Draws the rooms with their contents, events and choices."""
    found, level, inside = scene.once(laid_out)
    rooms.put_rooms(image, scene, found, level, inside)
    rooms.put_marks(image, scene, found)
    news.arrows(image, scene, found)


def words(image: Image.Image, scene: Scene) -> None:
    """Draws the text beside or below the rooms."""
    found = scene.once(laid_out).plan
    put_words(image, scene, found.words, found.below)
