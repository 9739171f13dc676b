"""The end of a mission: result, reason, objectives, and each hero's condition."""

from __future__ import annotations

from PIL import Image

from engine.games.fireteam_zero.model.content import content, mission_of
from engine.games.fireteam_zero.model.state import State
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.ending import ending_ground, put_outcome
from renders.fireteam_zero.board.words import progress
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import TONES, mission_name
from renders.fireteam_zero.style.pieces import hero_piece
from renders.headline import MARGIN, sheet_wide
from renders.scene import Scene

TOP, HIGH, GAP, LINE = 330, 120, 12, 64


def _top(scene: Scene) -> int:
    return TOP + len(mission_of(scene.view).objectives) * LINE + 12


def ground(scene: Scene) -> Image.Image:
    """Draws the outcome's panel on a picture as high as the heroes need."""
    return ending_ground(TONES, sheet_wide(scene), _top(scene), len(scene.view.heroes) * (HIGH + GAP))


def outcome(image: Image.Image, scene: Scene) -> None:
    """Draws the result, the reason, the number of rounds, and each objective's progress."""
    state: State = scene.view
    after = scene.say("picture-after-rounds", rounds=state.round, count=state.knock_outs)
    put_outcome(image, scene, after, mission=mission_name(scene))
    for i, objective in enumerate(mission_of(state).objectives):
        done = objective.id in state.completed
        y = TOP - 10 + i * LINE
        put(image, symbol("check" if done else "objective", 46, palette.GOOD if done else palette.MUTED), 60, y, "lm")
        put(image, text(progress(state, objective), 40, face="black"), image.width - 60, y, "rm")
        write_fitted(image, 130, y, fit(look.name(scene, objective), 40, image.width - 320))


def heroes(image: Image.Image, scene: Scene) -> None:
    """Draws a plate for each hero: the player and the cards left."""
    for index, hero in enumerate(scene.view.heroes):
        y = _top(scene) + index * (HIGH + GAP)
        put(image, plate(image.width - 2 * MARGIN, HIGH, TONES.floor, radius=20), MARGIN, y)
        put(image, hero_piece(index, 76, down=hero.down), 70, y + HIGH / 2, "mm")
        who = fit(look.name(scene, content().heroes[hero.id]), 44, image.width - 620, "bold")
        write_fitted(image, 140, y + 38, who, face="bold")
        write_fitted(image, 140, y + 86, fit(scene.player(hero.seat), 34, image.width - 620), TONES.accent)
        x = image.width - 440.0
        row(
            image,
            x,
            y + HIGH / 2,
            symbol("hand", 50, TONES.accent),
            text(str(len(hero.hand)), 52, face="black"),
            gap=12,
        )
        if hero.down:
            words = fit(scene.say("picture-knocked-out"), 34, 260, "bold")
            write_fitted(image, image.width - 40, y + HIGH / 2, words, palette.BAD, "bold", "rm")
