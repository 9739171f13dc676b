"""What draws a Hero that autopilot plays, and how strongly."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.massive_darkness.board import board, tile_level
from engine.games.massive_darkness.missions import rules_of
from engine.games.massive_darkness.state import Hero, State

OBJECTIVE, TREASURE, SPECIAL_TREASURE, PREY, DOOR = 25.0, 16.0, 17.0, 12.0, 11.0
CLIMB = 12.0  # what it costs to raise the Level while there is something to do on this one
WEAK = 2  # Life at which a Hero hunts nobody


def destinations(view: State, hero: Hero) -> Mapping[str, float]:
    """What each Zone that a Hero may wish to reach is worth: the next objective, Treasure, Enemies to kill, and what
    may lie behind closed Doors."""
    worth: dict[str, float] = {}

    def wanted(zone: str, value: float) -> None:
        worth[zone] = max(value, worth.get(zone, 0.0))

    for zone in rules_of(view).heads_for(view, hero):
        wanted(zone, OBJECTIVE)
    for zone, treasure in view.treasure.items():
        wanted(zone, SPECIAL_TREASURE if treasure.special else TREASURE)
    if hero.life > WEAK:
        for enemy in view.enemies:
            if rules_of(view).can_be_attacked(view, enemy):
                wanted(enemy.zone, PREY)
    for door, now in view.doors.items():
        if now == "closed":
            for side in door.split("-"):
                wanted(side, DOOR)
    return _this_level_first(view, {zone: value for zone, value in worth.items() if zone in board(view).zones})


def _this_level_first(view: State, worth: Mapping[str, float]) -> Mapping[str, float]:
    """Heroes grow strong on the tiles of the Current Level before they look for stronger Enemies."""
    higher = {zone for zone in worth if (tile_level(view, zone) or 0) > view.level}
    if not worth.keys() - higher:
        return worth
    return {zone: value - CLIMB if zone in higher else value for zone, value in worth.items()}
