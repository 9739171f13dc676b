"""The events of the threat phase: moves as arrows, other events as marks, numbered like the event log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.state import State, Step
from renders.canvas import palette
from renders.canvas.arrows import arrow
from renders.canvas.lettering import fit
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, text, write, write_fitted
from renders.fireteam_zero.board.plan import Plan, Spot
from renders.scene import Scene

MOST = 4  # arrows in one picture; further moves are counted and shown in additional pictures
SIGNS = {"attacked": "hit", "knocked_out": "exhausted", "spawned": "spawn", "ambushed": "spawn", "killed": "bones"}


class News(NamedTuple):
    """An event and its number."""

    number: int
    step: Step


def is_shown(state: State) -> bool:
    """True until the first hero of the next round acts."""
    return state.phase in ("threat", "aftermath", "over", "tactics")


def news(state: State) -> Iterator[News]:
    """Yields the events of the last threat phase in order."""
    for number, step in enumerate(state.steps, 1):
        yield News(number, step)


def moves(state: State) -> list[News]:
    """Returns the events that moved something, with their numbers."""
    places = board_of(state).cells.keys()
    return [each for each in news(state) if each.step.origin in places and each.step.location != each.step.origin]


def parts(state: State) -> int:
    """Returns the number of pictures needed to show all moves."""
    every = moves(state) if is_shown(state) else []
    return max(1, -(-len(every) // MOST))


def shown(scene: Scene) -> list[News]:
    """Returns the moves that have arrows in this part."""
    first = scene.job.news * MOST
    return moves(scene.view)[first : first + MOST]


def arrows(image: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws moves as arrows."""
    if not is_shown(scene.view):
        return
    for each in shown(scene):
        sprite, at = arrow(_points(plan, each.step), palette.BAD, max(8, plan.cell // 14))
        put(image, sprite, *at)


def _points(plan: Plan, step: Step) -> tuple[Spot, ...]:
    """Returns the path of an event: moves follow their route; attacks and ambushes go straight to their target."""
    return (plan.walked if step.kind == "moved" else plan.way)(step.origin, step.location)


def numbers(image: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws the number at the start of each arrow, and the number of moves without one."""
    if not is_shown(scene.view):
        return
    every = moves(scene.view)
    for each in shown(scene):
        (x, y), (next_x, next_y) = _points(plan, each.step)[:2]
        put(image, _numbered(each.number), (2 * x + next_x) / 3, (2 * y + next_y) / 3, "mm")
    if len(every) > MOST and not scene.job.news:
        words = fit(scene.say("picture-moves-more", count=len(every) - MOST), 30, 420, "bold")
        wide = text(words.lines[0], words.px, face="bold").width + 32
        columns, rows = plan.extent
        x, y = plan.layout.left + columns * plan.cell - 10, plan.layout.top + rows * plan.cell - 10
        put(image, plate(wide, 46, palette.INK, palette.BAD, radius=23), x, y, "rb")
        write_fitted(image, x - wide / 2, y - 23, words, face="bold", anchor="mm")


def marks(state: State) -> dict[str, list[Image.Image]]:
    """Returns the numbered marks of other events, by location."""
    found: dict[str, list[Image.Image]] = {}
    for each in news(state):
        if each.step.kind in SIGNS:
            found.setdefault(each.step.location, []).append(_mark(each.number, each.step.kind))
    return found


@kept
def _mark(number: int, kind: str) -> Image.Image:
    step = _numbered(number)
    sprite = Image.new("RGBA", (step.width + 34, step.height))
    put(sprite, symbol(SIGNS[kind], 34, palette.BAD, palette.INK), step.width - 2, step.height / 2, "lm")
    put(sprite, step, 0, 0)
    return sprite


@kept
def _numbered(number: int) -> Image.Image:
    sprite = plate(44, 44, palette.INK, palette.BAD, line=4, radius=22).copy()
    write(sprite, 22, 21, str(number), 28, palette.TEXT, "black", "mm")
    return sprite
