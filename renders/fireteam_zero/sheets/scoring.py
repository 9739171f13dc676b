"""The end of a mission: won or lost and why, the objectives, and how each hero stands."""

from __future__ import annotations

from PIL import Image

from engine.games.fireteam_zero.content import content
from engine.games.fireteam_zero.state import State
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.fireteam_zero import look
from renders.fireteam_zero.board.words import progress
from renders.fireteam_zero.look import TONES, mission_name
from renders.fireteam_zero.pieces import hero_piece
from renders.headline import MARGIN, sheet_wide
from renders.scene import Scene
from renders.stamp import PAST_WIDTH

TOP, HIGH, GAP, LINE = 330, 120, 12, 64


def _top(scene: Scene) -> int:
    return TOP + len(content().missions[scene.view.mission].objectives) * LINE + 12


def ground(scene: Scene) -> Image.Image:
    """The panel of the outcome, on a picture as high as the heroes need."""
    wide, top = sheet_wide(scene), _top(scene)
    image = Image.new("RGB", (wide, top + len(scene.view.heroes) * (HIGH + GAP) + 4), TONES.void)
    put(image, plate(wide - 2 * MARGIN, top - MARGIN - GAP, TONES.low, radius=22), MARGIN, MARGIN)
    return image


def outcome(image: Image.Image, scene: Scene) -> None:
    """Won or lost, the reason, after how many rounds, and how far each objective has come."""
    state: State = scene.view
    result = scene.job.result
    won = bool(result and result.winners)
    key = "picture-not-over" if result is None else "picture-won" if won else "picture-lost"
    sign, tone = ("laurel", palette.WARM) if won else ("bones", palette.MUTED)
    put(image, symbol(sign, 180, tone), 50, 150, "lm")
    room = image.width - 300 - (PAST_WIDTH if scene.job.past else 0)
    said = fit(scene.say(key, mission=mission_name(scene)), 62, room, "serif", lines=2, smallest=40)
    write_fitted(image, 270, 92, said, tone if won else palette.TEXT, "serif")
    why = scene.words.say(result.reason) if result else ""
    write_fitted(image, 270, 184, fit(why, 40, room, lines=2))
    rounds = scene.say("picture-after-rounds", rounds=state.round, count=state.knock_outs)
    write_fitted(image, 270, 252, fit(rounds, 36, room), palette.MUTED)
    for i, objective in enumerate(content().missions[state.mission].objectives):
        done = objective.id in state.completed
        y = TOP - 10 + i * LINE
        put(image, symbol("check" if done else "objective", 46, palette.GOOD if done else palette.MUTED), 60, y, "lm")
        put(image, text(progress(state, objective), 40, face="black"), image.width - 60, y, "rm")
        write_fitted(image, 130, y, fit(look.name(scene, objective), 40, image.width - 320))


def heroes(image: Image.Image, scene: Scene) -> None:
    """A plate for each hero: who played him, and his cards."""
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
