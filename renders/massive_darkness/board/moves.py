"""Moves of Enemies in the last Phase, as arrows numbered like the event log."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter

from PIL import Image

from engine.games.massive_darkness.board.zones import first_steps
from engine.games.massive_darkness.model.state import Arrow, State
from engine.table import Text
from renders.canvas import palette
from renders.canvas.arrows import arrow
from renders.canvas.lettering import fit
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, text, write, write_fitted
from renders.massive_darkness.board.plan import Plan, is_large
from renders.panel import LEAST
from renders.scene import Scene

MOST = 4  # arrows; further moves are counted

Spot = tuple[int, int]


def arrows(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws the first moves as arrows below figures and names."""
    for move in _visible_moves(scene.view, plan)[:MOST]:
        points = _points(scene.view, plan, move)
        sprite, at = arrow(tuple(_shortened(points, plan.cell // 4)), palette.BAD, max(8, plan.cell // 13))
        put(view, sprite, *at)


def ways(state: State, plan: Plan, told: Sequence[Text] = ()) -> list[tuple[Spot, ...]]:
    """Returns the ways of the last Phase, or those that these log lines name, each from beside its first Zone's middle
    to before its last one's."""
    found, known = [], _visible_moves(state, plan)
    lines = [each.args for each in told if each.key == "enemies-moves"]
    logged = [[Arrow(args["number"], args["start"], args["end"])] for args in lines]
    for move in known or [each for each in logged if _is_visible(each, plan)]:
        points = _points(state, plan, move)
        back = _shortened(points[::-1], plan.cell // 5)[::-1]
        found.append(tuple(_shortened(back, plan.cell // 4)))
    return found


def numbers(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws the number of each move at its start, and the number of moves without an arrow."""
    moves = _visible_moves(scene.view, plan)
    for move in moves[:MOST]:
        (x, y), (next_x, next_y) = _points(scene.view, plan, move)[:2]
        put(view, _numbered(move[0].number, LEAST if is_large(scene) else 28), (x + next_x) / 2, (y + next_y) / 2, "mm")
    if len(moves) > MOST:
        _draw_count_of_others(view, scene, plan, len(moves) - MOST)


def _visible_moves(state: State, plan: Plan) -> list[list[Arrow]]:
    moves = [list(steps) for _, steps in groupby(state.arrows, attrgetter("number"))]
    return [move for move in moves if _is_visible(move, plan)]


def _is_visible(move: list[Arrow], plan: Plan) -> bool:
    """True if a move leads through visible Zones. Enemies that are in the same Zone afterwards have no arrow."""
    inside = all({step.start, step.end} <= plan.zones.keys() for step in move)
    return inside and any(step.start != step.end for step in move)


def _points(state: State, plan: Plan, move: list[Arrow]) -> list[Spot]:
    return [plan.middle(move[0].start), *(plan.middle(zone) for step in move for zone in _zones_passed(state, step))]


def _zones_passed(state: State, step: Arrow) -> list[str]:
    """Returns the Zones on the path of a move, without its start."""
    zones = [step.start]
    while zones[-1] != step.end:
        onward = first_steps(state, zones[-1], step.end)
        zones.append(onward[0] if onward else step.end)
    return zones[1:]


def _shortened(points: list[Spot], by: int) -> list[Spot]:
    """Shortens a line so that it ends before the centre of its last Zone."""
    (x, y), (end_x, end_y) = points[-2:]
    length = max(1, abs(end_x - x) + abs(end_y - y))
    return [*points[:-1], (end_x - (end_x - x) * by // length, end_y - (end_y - y) * by // length)]


@kept
def _numbered(number: int, px: int) -> Image.Image:
    side = max(round(px * 1.3), px + 16)
    sprite = plate(side, side, palette.INK, palette.BAD, line=4, radius=side // 2).copy()
    write(sprite, side / 2, side / 2 - 1, str(number), px, palette.TEXT, "black", "mm")
    return sprite


def _draw_count_of_others(view: Image.Image, scene: Scene, plan: Plan, count: int) -> None:
    """Draws the number of moves without an arrow in the lower right corner."""
    px = LEAST if is_large(scene) else 30
    words = fit(scene.say("picture-moves-more", count=count), px, 700, "bold", smallest=min(px, 30))
    wide, high = text(words.lines[0], words.px, face="bold").width + 32, px + 16
    put(view, plate(wide, high, palette.INK, palette.BAD, radius=high // 2), plan.wide - 20, plan.high - 20, "rb")
    write_fitted(view, plan.wide - 20 - wide / 2, plan.high - 20 - high / 2, words, face="bold", anchor="mm")
