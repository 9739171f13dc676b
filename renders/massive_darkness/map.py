"""The board: ground, Doors, what stands in the Zones, moves of the last Phase, and marks of what may be chosen."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from operator import attrgetter

from PIL import Image

from engine.games.massive_darkness.board import board
from engine.games.massive_darkness.state import Arrow, State
from renders.canvas import palette
from renders.canvas.arrows import arrow
from renders.canvas.lettering import fit
from renders.canvas.plates import badge, dashes, frame, plate
from renders.canvas.sprites import put, symbol, text, write, write_fitted
from renders.massive_darkness import strip
from renders.massive_darkness.ground import ground, joint
from renders.massive_darkness.look import HEAD, MARGIN, TONES
from renders.massive_darkness.pieces import barrier, door
from renders.massive_darkness.plan import Plan, Room, plan_of
from renders.massive_darkness.zones import put_contents
from renders.picture import Scene

LEFT, TOP = 64, MARGIN + HEAD + 46  # letters stand above, figures at the left
RIGHT, BOTTOM = 1132, 1184
MOST_ARROWS = 4
BADGE = 46


def room_of(state: State) -> Room:
    """Where the board is: above the last attack, if there is one."""
    bottom = BOTTOM if state.dice is None else strip.TOP - 12
    return LEFT, TOP, RIGHT - LEFT, bottom - TOP


def whole(image: Image.Image, scene: Scene) -> None:
    """The board, or the part of it where something may be chosen."""
    put_board(image, scene, plan_of(scene, room_of(scene.view)))


def put_board(image: Image.Image, scene: Scene, plan: Plan) -> None:
    """A view of the board with the names of its columns and rows."""
    view = ground(scene.view, plan)
    for layer in (_removed, _rings, _doors, _contents, _arrows, _badges):
        layer(view, scene, plan)
    image.paste(view, (plan.x, plan.y))
    _names(image, plan)


def _names(image: Image.Image, plan: Plan) -> None:
    """Letters of columns and figures of rows whose middle is shown."""
    for zone in {zone.column: zone for zone in plan.zones.values()}.values():
        x = plan.middle(zone.id)[0]
        if 0 <= x <= plan.wide:
            write(image, plan.x + x, plan.y - 20, zone.id[0].upper(), 32, palette.MUTED, "bold", "mm")
    for zone in {zone.row: zone for zone in plan.zones.values()}.values():
        y = plan.middle(zone.id)[1]
        if 0 <= y <= plan.high:
            write(image, plan.x - 12, plan.y + y, zone.id[1:], 32, palette.MUTED, "bold", "rm")


def _removed(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Zones that are no more: a hole."""
    for zone in scene.view.removed_zones:
        if zone in plan.zones:
            x, y = plan.corner(zone)
            view.paste(TONES.void, (x, y, x + plan.cell, y + plan.cell))
            put(view, symbol("crossed", plan.cell // 2, TONES.high), *plan.middle(zone), "mm")


def _rings(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Frames around the Zones in which something changed."""
    for zone in sorted(scene.job.changed & plan.zones.keys()):
        put(view, frame(plan.cell - 16, plan.cell - 16, palette.WARM, line=5, radius=14), *plan.middle(zone), "mm")


def _doors(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Doors in their gaps, and what Pillars bar."""
    state: State = scene.view
    long = plan.cell * 54 // 100
    for name, how in state.doors.items():
        a, b = name.split("-")
        if plan.joins(a, b):
            x, y = plan.border(a, b)
            upright = plan.zones[a].row == plan.zones[b].row
            if how == "open":
                swung = plan.cell * 24 // 100
                x, y = (x - long // 2, y - swung) if upright else (x - swung, y - long // 2)
            put(view, door(how, long, upright), x, y, "mm")
            if name in scene.job.badges:
                size = (thick := max(26, long // 3)) + 16, long + 16
                wide, high = size if upright else size[::-1]
                put(view, frame(wide, high, palette.CHOICE, line=5, radius=thick // 2), *plan.border(a, b), "mm")
    for name in {border for pillar in state.pillars if pillar.standing for border in pillar.blocks}:
        a, b = name.split("-")
        if plan.joins(a, b):
            put(view, barrier(long, plan.zones[a].row == plan.zones[b].row), *plan.border(a, b), "mm")


def _contents(view: Image.Image, scene: Scene, plan: Plan) -> None:
    for zone in plan.zones:
        if zone not in scene.view.removed_zones:
            below = BADGE - 14 if zone in scene.job.badges else 0
            put_contents(view, scene.view, zone, plan.corner(zone), plan.cell, below)


def _arrows(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """The moves of the last Phase with the numbers of their lines; further ones are counted."""
    moves = [list(group) for _, group in groupby(scene.view.arrows, attrgetter("number"))]
    shown = [move for move in moves if all(step.start in plan.zones and step.end in plan.zones for step in move)]
    for move in shown[:MOST_ARROWS]:
        points = [plan.middle(move[0].start), *(point for step in move for point in _way(scene, plan, step))]
        sprite, (x, y) = arrow(tuple(_shortened(points, plan.cell // 4)), palette.BAD, max(8, plan.cell // 13))
        view.paste(sprite, (x, y), sprite)
        put(view, _numbered(move[0].number), *points[0], "mm")
    if len(moves) > MOST_ARROWS:
        words = fit(scene.say("picture-moves-more", count=len(moves) - MOST_ARROWS), 30, 400, "bold")
        wide = text(words.lines[0], words.px, face="bold").width + 32
        put(view, plate(wide, 46, palette.INK, palette.BAD, radius=23), plan.wide - 20, plan.high - 20, "rb")
        write_fitted(view, plan.wide - 20 - wide / 2, plan.high - 43, words, face="bold", anchor="mm")


def _way(scene: Scene, plan: Plan, step: Arrow) -> list[tuple[int, int]]:
    """The points after the first of a step: around the corner where both Zones do not lie in one line."""
    start, end = plan.zones[step.start], plan.zones[step.end]
    corners = [
        zone.id
        for zone in plan.zones.values()
        if (zone.column, zone.row) in ((start.column, end.row), (end.column, start.row))
        and zone.id not in (start.id, end.id)
    ]
    static = board(scene.view)
    free = [
        zone for zone in corners if joint(static, start.id, zone) != "wall" and joint(static, zone, end.id) != "wall"
    ]
    turns = start.column != end.column and start.row != end.row
    return [*([plan.middle(free[0])] if turns and free else []), plan.middle(end.id)]


def _shortened(points: list[tuple[int, int]], by: int) -> list[tuple[int, int]]:
    """The same line, ending before the middle of its last Zone."""
    (ax, ay), (bx, by_) = points[-2:]
    reach = max(1, abs(bx - ax) + abs(by_ - ay))
    return [*points[:-1], (bx - (bx - ax) * by // reach, by_ - (by_ - ay) * by // reach)]


@lru_cache(maxsize=60)
def _numbered(number: int) -> Image.Image:
    sprite = plate(44, 44, palette.INK, palette.BAD, line=4, radius=22).copy()
    write(sprite, 22, 21, str(number), 28, palette.TEXT, "black", "mm")
    return sprite


def _badges(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Zones that may be chosen: a dashed frame and the name."""
    for zone in sorted(scene.job.badges & plan.zones.keys()):
        x, y = plan.corner(zone)
        put(view, dashes(plan.cell - 22, plan.cell - 22), x + 11, y + 11)
        put(view, badge(zone.upper(), BADGE), x + 4, y + 4)
