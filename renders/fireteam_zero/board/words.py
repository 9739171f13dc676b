"""The text beside or below the board: heroes, objectives, threat, and the legend."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.fireteam_zero.board.figures import active_at, creatures_at
from engine.games.fireteam_zero.board.numbers import hand_size
from engine.games.fireteam_zero.creatures.track import END, next_card
from engine.games.fireteam_zero.missions.objectives import need
from engine.games.fireteam_zero.model.content import mission_of
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.mission import Objective
from engine.games.fireteam_zero.model.state import Hero, State
from renders.canvas import palette
from renders.canvas.grid import BROAD, GAP, PLATE, Box, Layout, plate_rows
from renders.canvas.lettering import Fitted, fit, width
from renders.canvas.plates import plate, tag
from renders.canvas.sprites import put, symbol, text, write_fitted
from renders.fireteam_zero.board.cells import acting_hero
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import TONES
from renders.fireteam_zero.style.pieces import hero_piece
from renders.scene import Scene

HIGHEST, LEAST = 150, 104  # px: a hero's plate beside the board, at most and at least, so that the lines have room
LINE = 46  # px: one line of the state
AIR = 10
COLUMN = 400  # px: least width of a column of the state
Line = tuple[str, str, str, str]  # symbol, colour, text, value


def put_words(image: Image.Image, scene: Scene, layout: Layout) -> None:
    """Draws as much of the text as the layout has room for."""
    (_below if layout.below else _beside)(image, scene, layout)


def _beside(image: Image.Image, scene: Scene, layout: Layout) -> None:
    """Draws the plates below each other, then the state."""
    (x, y, wide, high), heroes = layout.words, len(scene.view.heroes)
    tall = max(LEAST, min(HIGHEST, (high - _lines_high(scene, wide)) // heroes - GAP))
    for index in range(heroes):
        _put_hero(image, scene, index, (x, y + index * (tall + GAP), wide, tall))
    top = y + heroes * (tall + GAP) + 4
    _put_state(image, scene, (x, top, wide, y + high - top))


def _below(image: Image.Image, scene: Scene, layout: Layout) -> None:
    """Draws the plates in rows, and the state in its own column, or below them if there is no room."""
    (x, y, wide, high), heroes = layout.words, len(scene.view.heroes)
    rows = plate_rows(heroes)
    columns = -(-heroes // rows)
    in_column = layout.size[0] >= BROAD
    shared_by = columns + in_column
    one = (wide - GAP * (shared_by - 1)) // shared_by
    for index in range(heroes):
        left, top = x + index % columns * (one + GAP), y + index // columns * (PLATE + GAP)
        _put_hero(image, scene, index, (left, top, one, PLATE))
    left, top = (x + columns * (one + GAP), y) if in_column else (x, y + rows * (PLATE + GAP))
    _put_state(image, scene, (left, top, one if in_column else wide, y + high - top))


# -------------------------------------------------------------------- heroes


def _put_hero(image: Image.Image, scene: Scene, index: int, box: Box) -> None:
    """Draws piece, name, condition, and the hand, which is the hero's life: one card each, and the empty slots."""
    (x, y, wide, high), state = box, scene.view
    hero: Hero = state.heroes[index]
    acts = hero.id == acting_hero(state)
    fill, edge = (TONES.floor, palette.CHOICE) if acts else (TONES.low, None)
    put(image, plate(wide, high - 4, fill, edge, line=4, radius=16, lift=4), x, y)
    put(image, hero_piece(index, 60, down=hero.down), x + 50, y + high / 2 - 2, "mm")
    left, room = x + 100, wide - 112
    condition, tone = _condition(scene, hero, acts)
    name = fit(look.hero_name(scene, hero.id), 38, room // 2, "bold")
    said = fit(condition, 30, room - width(name.lines[0], name.px, "bold") - 12, "bold")
    if "…" in said.lines[0]:  # the piece and its symbol say it, too
        put(image, symbol("exhausted" if hero.down else "warning", 34, tone), x + wide - 14, y + high * 0.28, "rm")
    else:
        write_fitted(image, x + wide - 14, y + high * 0.28, said, tone, "bold", "rm")
    write_fitted(image, left, y + high * 0.28, name, palette.MUTED if hero.down else palette.TEXT, "bold")
    _put_cards(image, scene, hero, (left, round(y + high * 0.5), room, round(high * 0.4)))


def _put_cards(image: Image.Image, scene: Scene, hero: Hero, box: Box) -> None:
    x, y, wide, high = box
    held, most = len(hero.hand), max(hand_size(scene.view, hero), len(hero.hand))
    count = text(str(held), 38, face="black")
    step = min(42, (wide - count.width - 24 - (70 if hero.carries else 0)) // max(1, most))
    for i in range(most):
        there = i < held
        card = plate(
            step - 8, high - 4, palette.TEXT if there else TONES.low, None if there else palette.LINE, radius=6
        )
        put(image, card, x + i * step, y)
    put(image, count, x + wide - 4, y + high / 2 - 2, "rm")
    if hero.carries:
        put(
            image,
            tag(str(len(hero.carries)), palette.WARM, 36, sign="intel"),
            x + wide - 44,
            y + high / 2 - 2,
            "rm",
        )


def _condition(scene: Scene, hero: Hero, acts: bool) -> tuple[str, str]:
    """Returns how a hero is: knocked out, about to act, pinned, or on high ground."""
    state: State = scene.view
    if hero.down:
        return scene.say("picture-knocked-out"), palette.BAD
    if acts:
        return scene.say("picture-to-act"), palette.TEXT
    if len(creatures_at(state, hero.location)) > len(active_at(state, hero.location)):
        return scene.say("picture-pinned"), palette.WARM
    if "elevated" in board_of(state).terrain[hero.location]:
        return scene.say("picture-elevated"), palette.WARM
    return "", palette.MUTED


# -------------------------------------------------------------------- the mission


def _put_state(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draws objectives, threat and coin, then as much of the legend as fits; in columns if it is below the board."""
    x, y, wide, high = box
    put(image, plate(wide, high, TONES.low, radius=16), x, y)
    lines, columns = [*_lines(scene)], max(1, wide // COLUMN)
    each = wide // columns
    for column in range(columns):
        lines = _put_lines(image, lines, (x + column * each, y + AIR, each, high - 2 * AIR + 2))


def _put_lines(image: Image.Image, lines: list[Line], box: Box) -> list[Line]:
    """Draws as many lines as fit. Returns the others."""
    x, y, wide, high = box
    foot = y + high
    for i, line in enumerate(lines):
        sign, tone = line[:2]
        sprite, said, step = _measured(line, wide)
        if y + step > foot:
            return lines[i:]
        put(image, symbol(sign, 38, tone), x + 14, y + step / 2, "lm")
        if sprite:
            put(image, sprite, x + wide - 14, y + step / 2, "rm")
        write_fitted(image, x + 62, y + step / 2, said)
        y += step
    return []


def _measured(line: Line, wide: int) -> tuple[Image.Image | None, Fitted, int]:
    """Returns the value of a line, its text fitted beside it, and its height."""
    _, _, words, figure = line
    sprite = text(figure, 36, face="black") if figure else None
    room = wide - 76 - (sprite.width + 10 if sprite else 0)
    said = fit(words, 34, room, lines=3, smallest=26)
    return sprite, said, LINE + (len(said.lines) - 1) * round(said.px * 1.14)


def _lines_high(scene: Scene, wide: int) -> int:
    """Returns the height of all lines in one column, including margins."""
    return sum(_measured(line, wide)[2] for line in _lines(scene)) + 2 * AIR + GAP


def _lines(scene: Scene) -> Iterator[Line]:
    """Yields all lines, the most important ones first."""
    state: State = scene.view
    for objective in mission_of(state).objectives:
        done = objective.id in state.completed
        sign, tone = ("check", palette.GOOD) if done else ("objective", palette.WARM)
        yield sign, tone, look.name(scene, objective), "" if done else progress(state, objective)
    yield "threat", palette.BAD, scene.say("picture-threat"), f"{state.marker}/{next_card(state) or END}"
    coin, tone = ("heads", palette.WARM) if state.heads else ("tails", palette.BAD)
    yield coin, tone, scene.say("picture-coin-heads" if state.heads else "picture-coin-tails"), ""
    yield "search", palette.MAGIC, scene.say("picture-may-search"), ""
    for sign in ("elevated", "cover", "difficult"):
        yield sign, look.ground_sign(), scene.say(f"sign-{sign}"), ""


def progress(state: State, objective: Objective) -> str:
    """Returns the number of intel tokens on an objective and the number it needs."""
    return f"{state.objectives.get(objective.id, 0)}/{need(state, objective)}"
