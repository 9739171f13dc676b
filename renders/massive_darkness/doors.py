"""Doors in their gaps, and what Pillars bar."""

from __future__ import annotations

from PIL import Image

from engine.games.massive_darkness.state import DoorState, State
from renders.canvas import palette
from renders.canvas.plates import frame
from renders.canvas.sprites import put
from renders.massive_darkness.pieces import barrier, door
from renders.massive_darkness.plan import Plan
from renders.picture import Scene

LONG = 0.54  # of a Zone
SWUNG = 0.24  # how far from the middle of the gap the leaf of an open Door hangs


def doors(view: Image.Image, scene: Scene, plan: Plan) -> None:
    """Every Door between Zones that are there; one that may be chosen has a white frame."""
    state: State = scene.view
    for name, how in state.doors.items():
        if _shown(state, plan, name):
            _door(view, plan, name, how)
            if name in scene.job.badges:
                _framed(view, plan, name)
    for name in {border for pillar in state.pillars if pillar.standing for border in pillar.blocks}:
        if _shown(state, plan, name):
            put(view, barrier(_long(plan), _upright(plan, name)), *_middle(plan, name), "mm")


def _shown(state: State, plan: Plan, name: str) -> bool:
    a, b = name.split("-")
    return plan.joins(a, b) and a not in state.removed_zones and b not in state.removed_zones


def _long(plan: Plan) -> int:
    return round(plan.cell * LONG)


def _upright(plan: Plan, name: str) -> bool:
    """Whether the border runs from top to bottom."""
    a, b = name.split("-")
    return plan.zones[a].row == plan.zones[b].row


def _middle(plan: Plan, name: str) -> tuple[int, int]:
    a, b = name.split("-")
    return plan.border(a, b)


def _door(view: Image.Image, plan: Plan, name: str, how: DoorState) -> None:
    """The leaf of an open Door hangs at one end of the gap and stands into the first Zone."""
    (x, y), long, upright = _middle(plan, name), _long(plan), _upright(plan, name)
    if how == "open":
        swung = round(plan.cell * SWUNG)
        x, y = (x - long // 2, y - swung) if upright else (x - swung, y - long // 2)
    put(view, door(how, long, upright), x, y, "mm")


def _framed(view: Image.Image, plan: Plan, name: str) -> None:
    long = _long(plan)
    thick = max(26, long // 3)
    wide, high = (thick + 16, long + 16) if _upright(plan, name) else (long + 16, thick + 16)
    put(view, frame(wide, high, palette.CHOICE, line=5, radius=thick // 2), *_middle(plan, name), "mm")
