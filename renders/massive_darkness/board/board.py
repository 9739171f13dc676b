"""The picture of a whole Stage: the map, and beside or below it the Heroes and notes."""

from __future__ import annotations

from PIL import Image

from engine.games.massive_darkness.model.state import State
from renders.canvas import palette
from renders.canvas.grid import BROAD, GAP, PLATE, plate_rows
from renders.canvas.sprites import put, symbol, text
from renders.massive_darkness.board import notes
from renders.massive_darkness.board.map import put_map
from renders.massive_darkness.board.plan import plan_of_stage
from renders.massive_darkness.sheets import heroes
from renders.massive_darkness.style.look import HEADLINE
from renders.massive_darkness.style.pieces import acting_piece
from renders.scene import Scene


def ground(scene: Scene) -> Image.Image:
    """Draws the background and the headline bar."""
    return HEADLINE.ground(plan_of_stage(scene)[0].size)


def title(image: Image.Image, scene: Scene) -> None:
    """Draws whose turn it is or the current event; at the right the Movement Points, Level, Lifebringers and Round."""
    state: State = scene.view
    right = _draw_figures(image, scene, HEADLINE.right_edge(image, scene))
    if state.phase != "heroes" or state.active is None:
        HEADLINE.put(image, scene, scene.say(f"picture-phase-{state.phase}"), right=right)
        return
    words = scene.say("picture-acts", player=heroes.hero_name(scene, state.heroes[state.active]))
    HEADLINE.put(image, scene, words, acting_piece(state.active, 54), right)


def _draw_figures(image: Image.Image, scene: Scene, right: int) -> int:
    """Draws round, level and the like from right to left. Returns the x at which they begin."""
    state: State = scene.view
    running = state.activation
    shown = [("level", palette.GOOD, str(state.level)), ("lifebringer", palette.BAD, str(state.lifebringer))]
    if running and running.movement_points is not None:
        shown.insert(0, ("move", palette.TEXT, str(running.movement_points)))
    words = text(scene.say("picture-round-n", round=state.round), 36, palette.MUTED, "bold")
    put(image, words, right, HEADLINE.middle, "rm")
    right -= words.width + 10
    put(image, symbol("turn", 40, palette.MUTED), right, HEADLINE.middle, "rm")
    right -= 66
    for sign, tone, figure in reversed(shown):
        sprite = text(figure, 40, palette.TEXT, "black")
        put(image, sprite, right, HEADLINE.middle, "rm")
        put(image, symbol(sign, 42, tone), right - sprite.width - 8, HEADLINE.middle, "rm")
        right -= sprite.width + 76
    return right + 30


def the_map(image: Image.Image, scene: Scene) -> None:
    """Draws the whole Stage."""
    put_map(image, scene, plan_of_stage(scene)[1])


def words(image: Image.Image, scene: Scene) -> None:
    """Draws the Heroes, and the notes if they fit."""
    layout, plan = plan_of_stage(scene)
    x, y, wide, high = layout.words
    if not layout.below:
        top = heroes.column(image, scene, layout.words)
        notes.put_notes(image, scene, plan, (x, top, wide, y + high - top))
        return
    rows = plate_rows(len(scene.view.heroes))
    columns = -(-len(scene.view.heroes) // rows)
    if layout.size[0] >= BROAD:
        one = (wide - GAP * columns) // (columns + 1)
        heroes.rows(image, scene, (x, y, wide - one - GAP, high), columns)
        notes.put_notes(image, scene, plan, (x + wide - one, y, one, high))
    else:
        heroes.rows(image, scene, layout.words, columns)
        top = y + rows * (PLATE + GAP)
        notes.put_notes(image, scene, plan, (x, top, wide, y + high - top))
