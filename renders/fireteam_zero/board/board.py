"""The picture of the board: terrain, pieces, events and choices, with text beside or below it."""

from __future__ import annotations

from PIL import Image

from engine.games.fireteam_zero.model.state import State
from renders.canvas import palette
from renders.canvas.plates import badge, dashes, frame
from renders.canvas.sprites import put
from renders.fireteam_zero.board import attack, news
from renders.fireteam_zero.board.aim import aim, put_aim
from renders.fireteam_zero.board.cells import acting_hero, put_cells
from renders.fireteam_zero.board.ground import put_ground
from renders.fireteam_zero.board.plan import Plan, plan
from renders.fireteam_zero.board.words import put_words
from renders.fireteam_zero.style.look import HEADLINE, hero_name, mission_name
from renders.fireteam_zero.style.pieces import hero_piece
from renders.headline import MOMENT
from renders.scene import Scene

BADGE = 48
INSET = 10  # px between a frame and its location's edges


def ground(scene: Scene) -> Image.Image:
    """Draws the background and the headline bar."""
    return HEADLINE.ground(scene.once(plan).layout.size)


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the attack, the acting hero or the phase; at the right, the mission and the round."""
    state: State = scene.view
    said = scene.say("picture-moment", mission=mission_name(scene), round=state.round)
    left = HEADLINE.put_right(image, scene, said, round(image.width * MOMENT))
    running = aim(state)
    if running is not None:
        words = attack.headline(scene, running.attacker, running.target or running.location)
        HEADLINE.put(image, scene, words, attack.piece(state, running.attacker, 50), left - 24)
        return
    acting = acting_hero(state)
    if acting is None:
        HEADLINE.put(image, scene, scene.say(f"picture-phase-{state.phase}"), None, left - 24)
        return
    index = next(i for i, hero in enumerate(state.heroes) if hero.id == acting)
    turn, name = state.turn, hero_name(scene, acting)
    words = scene.say("picture-acts", hero=name, movement=turn.movement, acted=int(turn.acted))
    HEADLINE.put(image, scene, words, hero_piece(index, 50), left - 24)


def table(image: Image.Image, scene: Scene) -> None:
    """Draws the board with everything on it."""
    found = scene.once(plan)
    put_ground(image, scene.view, found)
    _draw_frames(image, scene, found)
    news.arrows(image, scene, found)
    put_cells(image, scene, found)
    put_aim(image, scene.view, found)
    news.numbers(image, scene, found)
    _put_marks(image, scene, found)
    _draw_badges(image, scene, found)


def words(image: Image.Image, scene: Scene) -> None:
    """Draws the text beside or below the board."""
    put_words(image, scene, scene.once(plan).layout)


def _draw_frames(image: Image.Image, scene: Scene, found: Plan) -> None:
    """Draws frames around changed locations and dashes around selectable ones."""
    side = found.cell - 2 * INSET
    places = found.board.cells.keys()
    for location in sorted(scene.job.changed & places):
        put(image, frame(side, side, palette.WARM, line=5, radius=14), *found.middle(location), "mm")
    for location in sorted(scene.job.badges & places):
        put(image, dashes(side, side), *found.middle(location), "mm")


def _draw_badges(image: Image.Image, scene: Scene, found: Plan) -> None:
    """Draws the names of the selectable locations."""
    for location in sorted(scene.job.badges & found.board.cells.keys()):
        x, y = found.corner(location)
        put(image, badge(location, BADGE), x + 4, y + 4)


def _put_marks(image: Image.Image, scene: Scene, found: Plan) -> None:
    """Marks the events of the last threat phase on their locations."""
    if not news.is_shown(scene.view):
        return
    for location, sprites in news.marks(scene.view).items():
        x, y = found.corner(location)
        for sprite in sprites[:3]:
            put(image, sprite, x + 6, y + 6)
            x += sprite.width + 4
