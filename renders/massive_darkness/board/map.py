"""The map: background, Doors, contents of Zones, moves of the last Phase, and selectable places."""

from __future__ import annotations

from PIL import Image

from renders.canvas import palette
from renders.canvas.lettering import width
from renders.canvas.looks import kept
from renders.canvas.plates import badge, dashes, frame, plate
from renders.canvas.sprites import put, row, symbol, write
from renders.massive_darkness.board.doors import doors, insets, rings
from renders.massive_darkness.board.ground import ground
from renders.massive_darkness.board.large import put_zone
from renders.massive_darkness.board.moves import arrows, numbers
from renders.massive_darkness.board.plan import Plan, is_large
from renders.massive_darkness.board.zones import Place, contents, put_contents
from renders.massive_darkness.style import look
from renders.massive_darkness.style.look import TONES
from renders.panel import LEAST
from renders.scene import Scene

BADGE, LARGE_BADGE = 50, 82  # px on a whole map, and in a panel
DEEDS = {  # the symbol of a group of options at a place
    "move": "move",
    "attack-melee": "melee",
    "attack-ranged": "ranged",
    "attack-magic": "magic",
}


def put_map(image: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws a view of the board with the names of its columns and rows."""
    view = ground(scene.view, plan)
    for layer in (
        draw_removed,
        doors,
        draw_torches,
        _draw_changed,
        _draw_frames,
        arrows,
        _draw_contents,
        numbers,
        rings,
        _draw_badges,
    ):
        layer(view, scene, plan)
    image.paste(view, (plan.x, plan.y))
    draw_names(image, plan, LEAST if is_large(scene) else 32)


def draw_names(image: Image.Image, plan: Plan, px: int) -> None:
    """Draws the letters of columns and numbers of rows that are fully visible."""
    for zone in {zone.column: zone for zone in plan.shown.values()}.values():
        x = plan.x + plan.middle(zone.id)[0]
        write(image, x, plan.y - px // 2, zone.id[0].upper(), px, palette.MUTED, "bold", "mm")
    for zone in {zone.row: zone for zone in plan.shown.values()}.values():
        y = plan.y + plan.middle(zone.id)[1]
        write(image, plan.x - round(px * 0.62), y, zone.id[1:], px, palette.MUTED, "bold", "mm")


def draw_removed(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws removed Zones as holes."""
    for zone in scene.view.removed_zones:
        if zone in plan.zones:
            x, y = plan.corner(zone)
            view.paste(TONES.void, (x, y, x + plan.cell, y + plan.cell))
            put(view, symbol("crossed", plan.cell // 2, TONES.high), *plan.middle(zone), "mm")


def draw_torches(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws a torch in the upper right corner of each Zone in Light. A crowded Zone has it on its tag."""
    px = min(44, max(32, plan.cell // 5))
    for name, zone in plan.zones.items():
        if (
            zone.light
            and name not in scene.view.removed_zones
            and (is_large(scene) or not contents(scene.view, name).crowded)
        ):
            x, y = plan.corner(name)
            put(view, symbol("light", px, palette.WARM, look.wall()), x + plan.cell - 16, y + 14, "rt")


def _draw_changed(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws frames around changed Zones."""
    side = plan.cell - 2 * _inset(plan)
    for zone in sorted(scene.job.changed & plan.zones.keys()):
        put(view, frame(side, side, palette.WARM, line=5, radius=14), *plan.middle(zone), "mm")


def _inset(plan: Plan) -> int:
    """Returns the distance of a Zone's frame from its borders."""
    return max(12, round(plan.cell * 0.075))


def _draw_frames(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws dashed frames around the selectable Zones."""
    side = plan.cell - 2 * _inset(plan)
    for zone in sorted(scene.job.badges & plan.zones.keys()):
        put(view, dashes(side, side), *plan.middle(zone), "mm")


def _draw_contents(view: Image.Image, scene: Scene, plan: Plan) -> None:
    for zone in plan.shown:
        if zone not in scene.view.removed_zones:
            inside, at = contents(scene.view, zone), place_of(scene, plan, zone)
            if is_large(scene):
                put_zone(view, inside, at)
                continue
            put_contents(view, inside, at)
            if at.badge[0] and inside.crowded and not inside.dark:  # the badge takes the place of the tag's torch
                torch = symbol("light", 34, palette.WARM, look.wall())
                put(view, torch, at.x + plan.cell - 12, at.y + plan.cell - 12, "rb")


def place_of(scene: Scene, plan: Plan, zone: str) -> Place:
    """Returns a Zone's position in the view, and the space already taken there."""
    badge_size = _badge(scene, zone).size if zone in scene.job.badges else (0, 0)
    return Place(*plan.corner(zone), plan.cell, insets(scene.view, plan, zone), badge_size)


def _draw_badges(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws the names of the selectable Zones, each in its corner."""
    for zone in sorted(scene.job.badges & plan.shown.keys()):
        put(view, _badge(scene, zone), *place_of(scene, plan, zone).corner)


def _badge(scene: Scene, zone: str) -> Image.Image:
    signs = dict.fromkeys(DEEDS[group] for group in scene.job.groups.get(zone, ()) if group in DEEDS)
    return choice(zone, tuple(signs), LARGE_BADGE if is_large(scene) else BADGE)


@kept
def choice(zone: str, signs: tuple[str, ...], px: int = BADGE) -> Image.Image:
    """Draws the badge of a selectable Zone: the possible actions, then its name."""
    if not signs:
        return badge(zone.upper(), px)
    px = px + 14
    drawn, letters = [symbol(sign, round(px * 0.62), palette.INK) for sign in signs], round(px * 0.62)
    wide = sum(each.width + 4 for each in drawn) + width(zone.upper(), letters, "black") + 28
    sprite = plate(wide, px, palette.CHOICE, palette.INK, line=4, radius=round(px * 0.3)).copy()
    row(sprite, 12, px / 2, *drawn, gap=4)
    write(sprite, wide - 13, px / 2, zone.upper(), letters, palette.INK, "black", "rm")
    return sprite
