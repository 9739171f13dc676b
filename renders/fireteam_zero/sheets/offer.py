"""The upgrades a hero may choose before a mission: cards of upgrade sets, or focus cards."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.fireteam_zero.autopilot.counsel import advised
from engine.games.fireteam_zero.operations.briefing import Briefed, briefed
from engine.table import Text
from renders.scene import Scene


def choosing(scene: Scene) -> Briefed | None:
    """Returns what the picture's seat is choosing. None if there is no choice."""
    return None if scene.job.seat is None else briefed(scene.view, scene.job.seat)


def _offer(scene: Scene) -> Briefed:
    found = choosing(scene)
    if found is None:
        raise ValueError("nothing is on offer to this seat")
    return found


def recommended(scene: Scene) -> Mapping[str, Text]:
    """Returns the recommended cards."""
    return advised(scene.view, _offer(scene))
