"""Heroes' actions since the last invasion began: numbered arrows between rooms, and marks in rooms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from PIL import Image

from engine.games.keep_the_heroes_out.model.state import State, Step
from renders.canvas import palette
from renders.canvas.arrows import arrow
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, write
from renders.keep_the_heroes_out.style.plan import Box, Plan, Spot
from renders.scene import Scene

MOST = 8  # arrows; for further moves, only the numbers of events at both ends are shown
LINE = 14
OUT, IN = 10, 18  # px that an arrow reaches into a room: at its name, and elsewhere
ASIDE, NEAR = 26, 100  # px from the centre of a passage; between adjacent rooms
SIGNS: Mapping[str, tuple[str, str]] = {  # symbol and colour of each marked event
    "summoned": ("arrives", "BAD"),
    "attacked": ("melee", "BAD"),
    "shot": ("ranged", "BAD"),
    "plundered": ("treasure", "BAD"),
    "trapped": ("trap", "GOOD"),
    "defeated": ("bones", "GOOD"),
}


class News(NamedTuple):
    """An event in a room. `to` is the room that heroes moved to."""

    number: int
    kind: str
    room: str
    to: str


def is_shown(scene: Scene) -> bool:
    """True until the next player does something."""
    state: State = scene.view
    if state.phase in ("invasion", "aftermath", "over") or state.resolving:
        return True
    return state.phase == "play" and not scene.job.badges and not state.player.played


def news(state: State) -> Iterator[News]:
    """Yields the events in order. Heroes that move together are one event, and so are equal events in one room."""
    number, before = 0, None
    for step in state.steps:
        if step.kind in SIGNS or _moves(step):
            this = (step.kind, step.room, step.destination)
            number += this != before
            if this != before:
                yield News(number, *this)
            before = this


def _moves(step: Step) -> bool:
    return step.kind == "moved" and bool(step.destination)


def marks(state: State) -> dict[str, list[News]]:
    """Returns the events of each room except moves."""
    found: dict[str, list[News]] = {}
    for each in news(state):
        if each.kind in SIGNS:
            found.setdefault(each.room, []).append(each)
    return found


def arrows(image: Image.Image, scene: Scene, plan: Plan, *, numbered: bool = True) -> None:
    """Draws the moves as arrows from room to room, with their numbers."""
    if not is_shown(scene):
        return
    moves = [each for each in news(scene.view) if each.to and {each.room, each.to} <= plan.boxes.keys()]
    for move in moves[-MOST:]:
        points = _way(plan.box(move.room), plan.box(move.to))
        sprite, at = arrow(points, palette.BAD, LINE)
        put(image, sprite, *at)
        if numbered:
            put(image, _numbered(move.number), *points[0], "mm")


def _way(start: Box, end: Box) -> tuple[Spot, Spot]:
    """Returns the ends of an arrow across the border between two rooms, beside the border's centre. For rooms that are
    not adjacent, it leads from centre to centre."""
    (x, y, wide, high), (to_x, to_y, to_wide, to_high) = start, end
    level, middle = y + round(high * 0.55), x + wide // 2 + ASIDE
    if y == to_y and abs(x - to_x) < 1.5 * wide:
        return ((x + wide, level), (to_x + IN, level)) if to_x > x else ((x, level), (to_x + to_wide - IN, level))
    if x == to_x and 0 < to_y - y - high < NEAR:
        return (middle, y + high - OUT), (middle, to_y + OUT)
    if x == to_x and 0 < y - to_y - to_high < NEAR:
        return (middle, y - OUT), (middle, to_y + to_high - IN)
    return (middle, y + high // 2), (to_x + to_wide // 2, to_y + to_high // 2)


@kept
def _numbered(number: int) -> Image.Image:
    sprite = plate(44, 44, palette.INK, palette.BAD, line=4, radius=22).copy()
    write(sprite, 22, 21, str(number), 28, palette.TEXT, "black", "mm")
    return sprite
