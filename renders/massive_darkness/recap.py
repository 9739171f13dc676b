"""Where the board picture of Massive Darkness shows its Zones, for recaps."""

from __future__ import annotations

from renders.massive_darkness.board.plan import plan_of_stage
from renders.massive_darkness.style.look import TONES
from renders.recap.maps import Box, Boxes, MapPart
from renders.scene import Scene

LABELS, EDGE = 36, 8  # px above the Zones for the letters of their columns, and beside and below them


def _box(scene: Scene) -> Box:
    _, plan = plan_of_stage(scene)
    return 0, plan.y - LABELS, plan.x + plan.wide + EDGE, plan.high + LABELS + EDGE


def _places(scene: Scene) -> Boxes:
    _, plan = plan_of_stage(scene)
    corners = {zone: plan.corner(zone) for zone in plan.zones}
    return {zone: (plan.x + across, plan.y + down, plan.cell, plan.cell) for zone, (across, down) in corners.items()}


MAP = MapPart(TONES, _box, _places)
