"""The board: ground, Doors, what stands in the Zones, moves of the last Phase, and marks of what may be chosen."""

from __future__ import annotations

from PIL import Image

from engine.games.massive_darkness.state import State
from renders.canvas import palette
from renders.canvas.plates import badge, dashes, frame
from renders.canvas.sprites import put, symbol, write
from renders.massive_darkness import strip
from renders.massive_darkness.doors import doors
from renders.massive_darkness.ground import ground
from renders.massive_darkness.look import HEAD, MARGIN, TONES
from renders.massive_darkness.moves import arrows
from renders.massive_darkness.plan import Plan, Room, plan_of
from renders.massive_darkness.zones import put_contents
from renders.picture import Scene

LEFT, TOP = 64, MARGIN + HEAD + 46  # letters stand above, figures at the left
RIGHT, BOTTOM = 1132, 1184
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
    for layer in (_removed, _rings, doors, _contents, arrows, _badges):
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


def _contents(view: Image.Image, scene: Scene, plan: Plan) -> None:
    for zone in plan.zones:
        if zone not in scene.view.removed_zones:
            below = BADGE - 14 if zone in scene.job.badges else 0
            put_contents(view, scene.view, zone, plan.corner(zone), plan.cell, below)


def _badges(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Zones that may be chosen: a dashed frame and the name."""
    for zone in sorted(scene.job.badges & plan.zones.keys()):
        x, y = plan.corner(zone)
        put(view, dashes(plan.cell - 22, plan.cell - 22), x + 11, y + 11)
        put(view, badge(zone.upper(), BADGE), x + 4, y + 4)
