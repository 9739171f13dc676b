"""The current attack on the board: an arrow, and a headline with attacker and target."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.fireteam_zero.board.figures import creature
from engine.games.fireteam_zero.model.state import State
from renders.canvas import palette
from renders.canvas.arrows import arrow
from renders.canvas.plates import frame
from renders.canvas.sprites import put
from renders.fireteam_zero.board.plan import Plan


class Aim(NamedTuple):
    """The attacker (a hero or kind of creature), the target, and both locations. `target` is empty if a location is
    attacked."""

    attacker: str
    target: str
    origin: str
    location: str
    rolled: bool


def aim(state: State) -> Aim | None:
    """Returns the innermost attack being resolved."""
    if state.hero_attacks:
        own = state.hero_attacks[-1]
        aimed = creature(state, own.target) if own.target is not None else None
        return Aim(own.hero, aimed.kind if aimed else own.thing or "", own.origin, own.location, bool(own.dice))
    running = state.creature_attack
    attacker = creature(state, running.creature) if running else None
    if running is None or attacker is None:
        return None
    return Aim(attacker.kind, running.target, attacker.location, running.location, bool(running.rolled))


def put_aim(image: Image.Image, state: State, plan: Plan) -> None:
    """Draws a frame around the attacked location, and an arrow to it from the attacker's location."""
    found = aim(state)
    if found is None or found.location not in plan.board.cells:
        return
    side = plan.cell - 8
    put(image, frame(side, side, palette.BAD, line=8, radius=16), *plan.middle(found.location), "mm")
    if found.origin != found.location and found.origin in plan.board.cells:
        points = plan.way(found.origin, found.location)
        sprite, at = arrow(points, palette.BAD, max(8, plan.cell // 14))
        put(image, sprite, *at)
