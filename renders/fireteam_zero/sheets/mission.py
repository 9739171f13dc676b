"""The mission: objectives and progress, open discoveries, the heroes' upgrades, and the operation's other missions."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.fireteam_zero.asking.wording import discovery_text, objective_text
from engine.games.fireteam_zero.model.content import content, mission_of
from engine.games.fireteam_zero.model.state import State
from engine.games.fireteam_zero.telling.operation import ahead, mission_in_play, record, taken_along
from renders.canvas import palette
from renders.canvas.listing import Entry, list_high, put_list
from renders.canvas.plates import tag
from renders.canvas.sprites import symbol
from renders.fireteam_zero.board.words import progress
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import HEADLINE, TONES, token
from renders.headline import MARGIN, sheet_wide
from renders.scene import Scene

TOP, LETTERS, AIR = 104, 36, 24


def entries(scene: Scene) -> list[Entry]:
    """Returns the entries that describe the mission."""
    told = mission_of(scene.view).text
    asked = Entry(look.words_of(scene, told), symbol("mission", 60, TONES.accent), "bold")
    return [asked, *_objectives(scene), *_discoveries(scene), *_ways_out(scene), *_heroes(scene), *_operation(scene)]


def _objectives(scene: Scene) -> Iterator[Entry]:
    """Yields each objective with its progress."""
    state: State = scene.view
    for objective in mission_of(state).objectives:
        done = objective.id in state.completed
        counted = tag(progress(state, objective), palette.WARM, 52, sign="intel")
        words = scene.words.say(objective_text(objective, state.heroes))
        sign = token("check", palette.GOOD, 56) if done else counted
        yield Entry(f"{look.name(scene, objective)}: {words}", sign, muted=done)


def _discoveries(scene: Scene) -> Iterator[Entry]:
    """Yields the open discoveries."""
    mission = mission_of(scene.view)
    for opened in scene.view.discoveries:
        _, card = mission.discoveries[opened.id]
        words = scene.words.say(discovery_text(mission, opened.id))
        yield Entry(f"{look.name(scene, card)}: {words}", token("objective", palette.WARM, 52))


def _ways_out(scene: Scene) -> Iterator[Entry]:
    """Yields the exit, and a boss that has not appeared yet."""
    mission = mission_of(scene.view)
    if mission.exit:
        yield Entry(scene.say("picture-exit", place=mission.exit), token("exit", palette.GOOD, 52))
    if mission.boss and scene.view.boss == "waiting":
        words = scene.say("picture-boss", creature=mission.boss.creature, place=mission.boss.at)
        yield Entry(words, token("crown", palette.WARM, 52))


def _operation(scene: Scene) -> Iterator[Entry]:
    """Yields the operation's missions in order: tried, won, current or upcoming; then what follows."""
    operation, say = scene.view.operation, scene.words.say
    if operation is None:
        return
    yield Entry(look.name(scene, content().operations[operation.id]), symbol("mission", 48, TONES.accent), "bold")
    for mission, told in record(operation, mission_in_play(scene.view)).items():
        tries = [each.won for each in operation.tried if each.mission == mission]
        sign = token("check", palette.GOOD, 44) if any(tries) else symbol("objective", 44, palette.MUTED)
        yield Entry(say(told), sign, muted=not tries and mission != scene.view.mission)
    yield Entry(say(ahead(scene.view, operation)), token("exit", palette.WARM, 44))


def _heroes(scene: Scene) -> Iterator[Entry]:
    """Yields each hero's upgrade sets and focus cards."""
    for hero, told in taken_along(scene.view):
        yield Entry(scene.words.say(told), symbol(look.symbol_of(hero), 48, TONES.accent))


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar and a panel as high as the list."""
    wide = sheet_wide(scene)
    high = list_high(scene.once(entries), LETTERS, wide - 2 * MARGIN - 2 * AIR) + 2 * AIR
    return HEADLINE.ground((wide, TOP + high + MARGIN), (MARGIN, TOP, wide - 2 * MARGIN, high))


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the mission's name."""
    HEADLINE.put(image, scene, look.mission_name(scene))


def about(image: Image.Image, scene: Scene) -> None:
    """Draws the list."""
    box = (MARGIN + AIR, TOP + AIR, image.width - 2 * MARGIN - 2 * AIR, image.height - TOP - MARGIN - 2 * AIR)
    put_list(image, box, scene.once(entries))
