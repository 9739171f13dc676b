"""The page of a chronicle: what was won and passed over, what each place of a chapter gives, the score and what is
next."""

from __future__ import annotations

from PIL import Image

from engine.games.keep_the_heroes_out.content import Chapter, content
from engine.games.keep_the_heroes_out.state import Chronicle, State
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write, write_fitted
from renders.keep_the_heroes_out import look
from renders.keep_the_heroes_out.board.plan import Box
from renders.keep_the_heroes_out.look import TONES
from renders.picture import Scene

HEAD, REWARDS, LINE, NUMBER = 84, 56, 84, 64
HIGH = HEAD + REWARDS + 5 * LINE + 20


def put_chronicle(image: Image.Image, scene: Scene, chronicle: Chronicle, box: Box) -> None:
    """The score, then a line for each chapter with its four scenarios under what they give."""
    x, y, wide, _ = box
    title = fit(scene.say("picture-chronicle", score=chronicle.score), 44, wide - 120, "serif")
    write_fitted(image, x + 84, y + 42, title, palette.TEXT, "serif")
    put(image, symbol("laurel", 56, palette.WARM), x + 16, y + 42, "lm")
    step = (wide - NUMBER - 28) // 4
    for i, reward in enumerate(content().chronicle.rewards):
        words = fit(scene.say(f"picture-reward-{reward.id.replace('_', '-')}"), 32, step - 20, "bold")
        write_fitted(image, x + NUMBER + i * step + 10, y + HEAD + REWARDS / 2 - 4, words, TONES.accent, "bold")
    for row, chapter in enumerate(content().chronicle.chapters):
        top = y + HEAD + REWARDS + row * LINE
        _put_chapter(image, scene, chronicle, (chapter, row + 1), (x + 12, top, wide - 24, LINE - 8))


def _put_chapter(
    image: Image.Image, scene: Scene, chronicle: Chronicle, numbered: tuple[Chapter, int], box: Box
) -> None:
    (chapter, number), (x, y, wide, high) = numbered, box
    current = scene.view.scenario in chapter.scenarios
    put(image, plate(wide, high, TONES.floor if current else TONES.void, radius=14), x, y)
    write(image, x + 30, y + high / 2, str(number), 40, palette.MUTED, "black", "mm")
    step = (wide - NUMBER) // len(chapter.scenarios)
    for i, scenario in enumerate(chapter.scenarios):
        sign, tone = _stands(scene.view, chronicle, scenario)
        left = x + NUMBER + i * step
        put(image, symbol(sign, 36, tone), left, y + high / 2, "lm")
        words = fit(look.name(scene, content().scenarios[scenario]), 32, step - 54, "bold", lines=2)
        write_fitted(image, left + 46, y + high / 2, words, tone if sign == "deck" else palette.TEXT, "bold")


def _stands(state: State, chronicle: Chronicle, scenario: str) -> tuple[str, str]:
    """Won, passed over, played now, comes next, or still to come."""
    if scenario in chronicle.won:
        return "check", palette.GOOD
    if scenario in chronicle.passed:
        return "crossed", palette.FADED
    if scenario == (chronicle.next or state.scenario):
        return "turn", palette.WARM
    return "deck", palette.MUTED
