"""Doors in their gaps, and the ways that Pillars block."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.massive_darkness.model.state import State
from renders.canvas import palette
from renders.canvas.plates import frame
from renders.canvas.sprites import put
from renders.massive_darkness.board.plan import Plan
from renders.massive_darkness.style.pieces import barrier, door, door_size, leaf_length
from renders.scene import Scene

RING = 10  # px between a selectable Door and its frame


def doors(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws every Door between existing Zones, and the ways that Pillars block."""
    state: State = scene.view
    for name, how in state.doors.items():
        if _stands_in_plan(state, plan, name):
            upright = _upright(plan, name)
            put(view, door(how, plan.cell, upright, _onward(plan, name)), *_middle_of_border(plan, name), "mm")
    for name in {border for pillar in state.pillars if pillar.standing for border in pillar.blocks}:
        if _stands_in_plan(state, plan, name):
            put(view, barrier(plan.cell, _upright(plan, name)), *_middle_of_border(plan, name), "mm")


def rings(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Draws a white frame around each selectable Door."""
    for name in sorted(scene.job.badges & scene.view.doors.keys()):
        if _stands_in_plan(scene.view, plan, name):
            wide, high = ring_size(plan.cell, _upright(plan, name))
            put(view, frame(wide + 8, high + 8, palette.INK, line=4, radius=18), *_middle_of_border(plan, name), "mm")
            put(view, frame(wide, high, palette.CHOICE, line=7, radius=14), *_middle_of_border(plan, name), "mm")


class Insets(NamedTuple):
    """The px at each side of a Zone that Doors and barriers take up."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


def insets(state: State, plan: Plan, zone: str) -> Insets:
    """Returns the space that Doors and barriers take up in a Zone, so that no tag covers them."""
    sides = dict.fromkeys(Insets._fields, 0)
    barred = (border for pillar in state.pillars if pillar.standing for border in pillar.blocks)
    for name in (*state.doors, *barred):
        if zone in name.split("-") and _stands_in_plan(state, plan, name):
            upright = _upright(plan, name)
            later = _middle_of_border(plan, name)[0 if upright else 1] > plan.middle(zone)[0 if upright else 1]
            side = ("left", "right")[later] if upright else ("top", "bottom")[later]
            sides[side] = max(sides[side], _reach(state, plan, name, later))
    return Insets(**sides)


def _reach(state: State, plan: Plan, name: str, later: bool) -> int:
    """Returns how far the object at a border reaches into the Zone behind it (`later`) or before it."""
    if state.doors.get(name) == "open":
        return leaf_length(plan.cell) + 12 if _onward(plan, name) is not later else 8
    return door_size(plan.cell)[1] // 2


def ring_size(cell: int, upright: bool) -> tuple[int, int]:
    """Returns width and height of the frame around a Door."""
    long, thick = (side + 2 * RING for side in door_size(cell))
    return (thick, long) if upright else (long, thick)


def _stands_in_plan(state: State, plan: Plan, name: str) -> bool:
    a, b = name.split("-")
    return plan.joins(a, b) and a not in state.removed_zones and b not in state.removed_zones


def _upright(plan: Plan, name: str) -> bool:
    """True if the border is vertical."""
    a, b = name.split("-")
    return plan.zones[a].row == plan.zones[b].row


def _onward(plan: Plan, name: str) -> bool:
    """True if the leaves open to the right or down. They open towards the Corridor."""
    a, b = name.split("-")
    first = min(a, b, key=lambda zone: (plan.zones[zone].row, plan.zones[zone].column))
    return plan.zones[first].room


def _middle_of_border(plan: Plan, name: str) -> tuple[int, int]:
    a, b = name.split("-")
    return plan.border(a, b)
