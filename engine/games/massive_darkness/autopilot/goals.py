"""Goals of a Hero for autopilot, with their values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from heapq import heappop, heappush

from engine.games.massive_darkness.autopilot.gear import equipment_value
from engine.games.massive_darkness.autopilot.skill import WHOLE, Skill
from engine.games.massive_darkness.board.zones import board, chamber, distances, layout, tile_level
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import DoorState, Hero, State
from engine.games.massive_darkness.model.tactics import points_left
from engine.games.massive_darkness.model.vocabulary import Goal

OBJECTIVE_VALUE, TREASURE_VALUE, PREY_VALUE, DOOR_VALUE = 75.0, 58.0, 54.0, 50.0
LEVEL_PENALTY = 22.0  # reduction of a Zone's value for each Level for which the Heroes are too weak
# the strength that Heroes need for Level 1, and for each further Level
STRENGTH_AT_LEVEL_1, STRENGTH_PER_LEVEL = 3.0, 3.0
RISE_COST = 3.0  # additional steps for each Level by which a way raises the Current Level
HELD_COST = 2.0  # additional steps of a way through a Zone with an Enemy
ANY_LEVEL = 99.0
ESCAPE, FAR = "escape", 99
GUARDIAN_LEVEL = 4  # the Level for which Heroes must be ready to kill a Guardian of the Mission


def destinations(view: State, hero: Hero, skill: Skill = WHOLE) -> Mapping[str, float]:
    """Returns the value of each attractive Zone: the next objective, Treasure, Enemies, and unknown Chambers. Goals for
    which the Heroes are too weak come later. A Hero in a doomed Zone only wants to leave it.
    """
    doomed = rules_of(view).tactics.doomed(view)
    safe = [zone for zone in board(view).zones if zone not in doomed and zone not in view.removed_zones]
    if hero.zone in doomed:
        return dict.fromkeys(safe, OBJECTIVE_VALUE)
    ready = readiness(view, skill)
    found: dict[str, float] = {}
    for zone, value, level in (*_objectives(view, hero, ready), *_finds(view, hero), *_doors(view)):
        if zone in safe:
            found[zone] = max(value - LEVEL_PENALTY * max(0.0, level - ready), found.get(zone, 0.0))
    return found


Wish = tuple[str, float, int]  # a Zone, its value, and the Level for which Heroes must be ready


def _objectives(view: State, hero: Hero, ready: float) -> Iterator[Wish]:
    """Yields where the next objective can be met."""
    for zone in objective(view, hero):
        level = _level_of_objective(view, zone)
        yield zone, OBJECTIVE_VALUE if ready >= level else DOOR_VALUE, level


def _finds(view: State, hero: Hero) -> Iterator[Wish]:
    """Yields where there is something to pick up."""
    for zone in (*view.treasure, *_tokens(view, hero)):
        yield zone, TREASURE_VALUE, tile_level(view, zone) or 1


def _doors(view: State) -> Iterator[Wish]:
    """Yields both sides of closed Doors."""
    sleeping = lairs(view)
    for door in (door for door, now in view.doors.items() if now == "closed"):
        sides = door.split("-")
        for side in sides:
            yield side, DOOR_VALUE, GUARDIAN_LEVEL if sleeping & {*sides} else tile_level(view, side) or 1


def _level_of_objective(view: State, zone: str) -> int:
    """Returns the Level for which Heroes must be ready to meet the next objective in a Zone. Nothing is urgent if an
    Enemy must be killed now or later."""
    rules = rules_of(view)
    left = [goal for goal in content().missions[view.mission].rules.goals if not rules.is_met(view, goal)]
    if left and left[0].kill:
        return GUARDIAN_LEVEL
    return (tile_level(view, zone) or 1) if any(goal.kill for goal in left) else 0


def lairs(view: State) -> set[str]:
    """Returns the Zones of the Chambers in which Enemies of the Mission sleep until they are opened."""
    rules = rules_of(view)
    asleep = [enemy.zone for enemy in view.enemies if rules.is_dormant(view, enemy)]
    return {zone for lair in asleep for zone in chamber(view, lair)}


def readiness(view: State, skill: Skill = WHOLE) -> float:
    """Returns the Level for which the living Heroes are strong enough, by the average value of their Equipment; every
    Level without this skill."""
    if not skill.strength:
        return ANY_LEVEL
    living = view.living
    strength = sum(equipment_value(hero, hero.equipped) for hero in living) / max(1, len(living))
    return 1 + (strength - STRENGTH_AT_LEVEL_1) / STRENGTH_PER_LEVEL


def objective(view: State, hero: Hero) -> Sequence[str]:
    """Returns the Zones in which the first open objective can be met: by the Mission's tactics, or else those of the
    tokens to collect, the Enemies to kill, the sides of the Door, or the Exit."""
    own = rules_of(view).tactics.heads_for(view, hero)
    if own:
        return own
    goal = next_goal(view)
    return _places_of(view, goal) if goal else ()


def next_goal(view: State) -> Goal | None:
    """Returns the first open objective."""
    rules = rules_of(view)
    return next((goal for goal in content().missions[view.mission].rules.goals if not rules.is_met(view, goal)), None)


def all_can_leave(view: State) -> bool:
    """True if only the escape is left, and all who must reach the Exit can do so in this Round."""
    goal, exit = next_goal(view), board(view).exit
    if goal is None or exit is None or goal.name != ESCAPE:
        return False
    away, leaving = distances(view, exit), rules_of(view).tactics.leaving(view)
    return all(
        not hero.dead
        and (hero.zone == exit or (away.get(hero.zone, FAR) <= points_left(view, hero) and not _is_held(view, hero)))
        for hero in leaving
    )


def _is_held(view: State, hero: Hero) -> bool:
    return hero.stunned or any(not enemy.stunned for enemy in view.enemies_in(hero.zone))


def _tokens(view: State, hero: Hero) -> Iterator[str]:
    """Returns the Zones of Objective tokens worth picking up."""
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


def steps_through_doors(view: State, zone: str) -> Mapping[str, int]:
    """Returns the distances from a Zone as if every Door that can be opened were open."""
    return distances(_with_open_doors(view), zone)


def _with_open_doors(view: State) -> State:
    doors: dict[str, DoorState] = {door: "open" if now == "closed" else now for door, now in view.doors.items()}
    return replace(view, doors=doors)


class Ways:
    """Distances as if every Door that can be opened were open. Longer are ways past Enemies, who hold a Hero, and onto
    tiles of a Level for which the Heroes are too weak, because all later Enemies are then of that Level.
    """

    def __init__(self, view: State, skill: Skill = WHOLE) -> None:
        self._ways = layout(_with_open_doors(view)).ways
        self._ready = max(view.level, int(readiness(view, skill)))
        self._levels = {zone: tile_level(view, zone) or 1 for zone in self._ways}
        self._held = {enemy.zone for enemy in view.enemies if not enemy.stunned}
        self._known: dict[str, Mapping[str, float]] = {}

    def __call__(self, zone: str) -> Mapping[str, float]:
        """Returns the distance from a Zone to each that can be reached."""
        if zone not in self._known:
            self._known[zone] = self._from(zone)
        return self._known[zone]

    def _from(self, start: str) -> Mapping[str, float]:
        found: dict[str, float] = {}
        waiting = [(0.0, start)]
        while waiting:
            so_far, here = heappop(waiting)
            if here in found:
                continue
            found[here] = so_far
            cost = 1 + HELD_COST * (here in self._held and here != start)
            highest = max(self._ready, self._levels[here])
            for there in self._ways[here]:
                if there not in found:
                    heappush(waiting, (so_far + cost + RISE_COST * max(0, self._levels[there] - highest), there))
        return found
