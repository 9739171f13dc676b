"""What draws a Hero that autopilot plays, and how strongly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.games.massive_darkness.board import board, distances, tile_level
from engine.games.massive_darkness.content import content
from engine.games.massive_darkness.gear import worth
from engine.games.massive_darkness.mission_rules import Goal
from engine.games.massive_darkness.missions import rules_of
from engine.games.massive_darkness.state import DoorState, Hero, State

OBJECTIVE, TREASURE, PREY, DOOR = 75.0, 58.0, 54.0, 50.0
LATER = 45.0  # what a Zone loses that is for stronger Heroes
START, RISE = 1.5, 1.0  # the strength that Heroes need for Level 1, and for each Level more


def destinations(view: State, hero: Hero) -> Mapping[str, float]:
    """What each Zone that a Hero may wish to reach is worth: the next objective, Treasure, Enemies, and what may lie
    behind closed Doors. Tiles of a Level for which the Heroes are too weak come later."""
    found: dict[str, float] = {}
    zones, strong = board(view).zones, strength(view)

    def wanted(zone: str, value: float) -> None:
        if zone in zones:
            found[zone] = max(value, found.get(zone, 0.0))

    def later(zone: str) -> float:
        return LATER if zone in zones and strong < START + RISE * (tile_level(view, zone) or 1) else 0.0

    goal = next_goal(view)
    for zone in objective(view, hero):
        wanted(zone, OBJECTIVE - (later(zone) if goal and goal.kill else 0.0))
    for zone in (*view.treasure, *_tokens(view, hero)):
        wanted(zone, TREASURE - later(zone))
    for door, now in view.doors.items():
        if now == "closed":
            for side in door.split("-"):
                wanted(side, DOOR - later(side))
    return found


def strength(view: State) -> float:
    """What the living Heroes wear, on average, in Hits and Shields."""
    living = view.living
    return sum(worth(hero, hero.equipped) for hero in living) / max(1, len(living))


def objective(view: State, hero: Hero) -> Sequence[str]:
    """The Zones in which the first objective that is still open can be met: as the Mission says, or else those of the
    tokens to collect, the Enemies to kill, the sides of the Door, or the Exit."""
    rules = rules_of(view)
    own = rules.heads_for(view, hero)
    if own:
        return own
    goal = next_goal(view)
    return _places_of(view, goal) if goal else ()


def next_goal(view: State) -> Goal | None:
    """The first objective that is still open."""
    rules = rules_of(view)
    return next((goal for goal in content().missions[view.mission].rules.goals if not rules.is_met(view, goal)), None)


def _tokens(view: State, hero: Hero) -> Iterator[str]:
    """The Zones of Objective tokens that bring something to whoever picks them up."""
    rules = rules_of(view)
    return (each.zone for each in view.objectives if rules.can_pick_up(view, hero, each))


def _places_of(view: State, goal: Goal) -> Sequence[str]:
    mission = content().missions[view.mission]
    if goal.collect:
        wanted = {kind for kind, gives in mission.rules.pick_up.items() if gives.counts == goal.collect}
        return [each.zone for each in view.objectives if each.face_down or each.kind in wanted]
    if goal.kill:
        there = [enemy.zone for enemy in view.enemies if enemy.role in goal.kill]
        return there or [each.zone for each in mission.enemies if each.role in goal.kill]
    if goal.open:
        return goal.open
    exit = board(view).exit
    return [exit] if goal.escape and exit else ()


def steps(view: State, zone: str) -> Mapping[str, int]:
    """How far all Zones are from one, as if every Door that can be opened were open."""
    doors: dict[str, DoorState] = {door: "open" if now == "closed" else now for door, now in view.doors.items()}
    return distances(replace(view, doors=doors), zone)
