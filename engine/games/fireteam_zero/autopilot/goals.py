"""Goals of a hero: tasks, tokens, searches, places to hold, the exit; each with its value."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Literal, NamedTuple

from engine.games.fireteam_zero.board.figures import active, creatures_at
from engine.games.fireteam_zero.model.content import content_of, mission_of
from engine.games.fireteam_zero.model.layout import FAR, board_of
from engine.games.fireteam_zero.model.mission import (
    ActionTask,
    AttackTask,
    BossWay,
    ByAction,
    CarryTask,
    EscortTask,
    GuardTask,
    HoldTask,
    HoldWay,
    Mission,
    Objective,
    TokenWay,
    number_of,
)
from engine.games.fireteam_zero.model.state import Discovery, Hero, State

STEP, LAST_STEP = 1.15, 3.0  # cost of a step to a goal, and of the last one
BESIDE = 1.4  # extra steps for a place where waiting beside it is better
TAKEN = 0.45  # value if another hero is closer
EXIT, TOKEN, HOLD, BOSS, CARRIED, TASK, SEARCH = 30.0, 8.0, 10.0, 8.0, 14.0, 9.0, 9.0
LUCK = -0.6  # value of a search that finds no discovery
HELD = 6.0  # additional value of ending a turn where holding counts


Kind = Literal["objective", "search", "exit", "kill"]


class Goal(NamedTuple):
    """A location and its value.

    `alone`: for a single hero, so that others are not drawn there. `held`: ending a turn there without any creature is
    enough. `last`: nothing else is left to do. `beside`: creatures must leave first, so that it is better to lure them
    to an adjacent place. `kind` says what there is to do.
    """

    location: str
    worth: float
    alone: bool = True
    held: bool = False
    last: bool = False
    beside: bool = False
    kind: Kind = "objective"


def goals(view: State, hero: Hero) -> list[Goal]:
    """Returns all goals of a hero."""
    mission = mission_of(view)
    open_ones = [each for each in mission.objectives if each.id not in view.completed]
    if not open_ones:
        return [Goal(mission.exit, EXIT, alone=False, last=True, kind="exit")] if mission.exit else []
    wanted = [each for each in open_ones if not waits(view, mission, each.id)]
    found = [goal for objective in wanted for goal in _of_objective(view, mission, objective)]
    found += [goal for opened in wanted_tasks(view) for goal in _of_task(view, mission, opened, hero)]
    return [*found, *_searches(view)]


def waits(view: State, mission: Mission, objective: str) -> bool:
    """True if the last token of an objective should wait: it starts the clock, and others are open."""
    if mission.clock is None or mission.clock.after != objective:
        return False
    need = mission.objective(objective).need[number_of(view.heroes)]
    others = [each.id for each in mission.objectives if each.id not in view.completed and each.id != objective]
    return bool(others) and view.objectives.get(objective, 0) >= need - 1


def is_wanted(view: State, objective: str) -> bool:
    """True if tokens on an objective are useful now."""
    return objective not in view.completed and not waits(view, mission_of(view), objective)


def wanted_tasks(view: State) -> list[Discovery]:
    """Returns the open discoveries whose objective still needs a token."""
    known = mission_of(view).discoveries
    return [each for each in view.discoveries if is_wanted(view, known[each.id][0].id)]


def wanted_tokens(view: State) -> set[str]:
    """Returns the names of board tokens that an objective needs."""
    return {
        way.token
        for objective in mission_of(view).objectives
        if is_wanted(view, objective.id)
        for way in objective.ways
        if isinstance(way, TokenWay)
    }


def _of_objective(view: State, mission: Mission, objective: Objective) -> Iterator[Goal]:
    """Yields tokens to resolve, places to hold, and the boss."""
    for way in objective.ways:
        match way:
            case TokenWay(token=name):
                by_action = isinstance(mission.tokens_called(name).resolve, ByAction)
                there = [each.location for each in view.tokens if each.name == name]
                yield from (Goal(each, TOKEN, beside=by_action) for each in there)
            case HoldWay(at=place, after=after) if view.objectives.get(objective.id, 0) >= after:
                yield Goal(mission.location_of(place), HOLD, held=True)
            case BossWay():
                bosses = [each for each in view.creatures if each.power]
                yield from (Goal(each.location, BOSS, alone=False) for each in bosses)


def _of_task(view: State, mission: Mission, opened: Discovery, hero: Hero) -> Iterator[Goal]:
    """Yields the goals of an open discovery."""
    task = content_of(view).discoveries[opened.id].task
    match task:
        case CarryTask(to=place) if opened.id in hero.carries:
            yield Goal(mission.location_of(place), CARRIED, alone=False)
        case CarryTask() | ActionTask() | AttackTask() if opened.place:
            yield Goal(opened.place, TASK, beside=isinstance(task, ActionTask))
        case HoldTask() if opened.place:
            yield Goal(opened.place, TASK, held=True)
        case EscortTask(who=who) if opened.place:
            led = view.specialists.get(who)
            with_him = led == hero.location
            yield Goal(opened.place if with_him else led or opened.place, TASK + 4 * with_him, held=with_him)
        case GuardTask():
            yield from (Goal(each.location, TASK) for each in view.creatures if each.guards == opened.id)


def _searches(view: State) -> Iterator[Goal]:
    """Yields spawn tokens to search, by the chance of a discovery."""
    worth = search_worth(view)
    if worth > 0:
        for token in view.spawn:
            if not token.searched:
                likely = 0.6 if creatures_at(view, token.location) else 1.0
                yield Goal(token.location, worth * likely, beside=True, kind="search")


def search_worth(view: State) -> float:
    """Returns the value of a search: the chance of finding a useful discovery."""
    mission = mission_of(view)
    drawn = sum(token.searched for token in view.spawn) - len(view.recon_discard)
    left = max(0, len(mission.discoveries) - drawn)
    open_ones = sum(objective.id not in view.completed for objective, _ in mission.discoveries.values())
    if not view.recon_deck or not open_ones:
        return LUCK
    share = open_ones / max(1, len(mission.discoveries))
    return LUCK + SEARCH * sqrt(left * share / len(view.recon_deck))


def goal_ahead(view: State, hero: Hero) -> tuple[Goal, int] | None:
    """Returns the goal that is worth most to a hero where they stand, and the steps to it. If only kills are asked for,
    that is the nearest creature."""
    lay = board_of(view)
    found = goals(view, hero) or [Goal(each.location, 0, kind="kill") for each in view.creatures]
    reached = [(each, lay.steps(hero.location, each.location)) for each in found]
    reached = [each for each in reached if each[1] < FAR]
    return max(reached, key=lambda each: (each[0].worth - STEP * each[1], -each[1], each[0].location), default=None)


class Pull:
    """The value of ending a hero's turn on a location: the best goal reachable from there."""

    def __init__(self, view: State, hero: Hero) -> None:
        self._lay, self._goals, self._view = board_of(view), goals(view, hero), view
        self._others = [each.location for each in active(view) if each.id != hero.id]

    def to(self, location: str, without: frozenset[int] = frozenset()) -> float:
        """Returns its value without these creatures."""
        best = max((self._worth(goal, location) for goal in self._goals), default=0.0)
        if any(goal.held and goal.location == location for goal in self._goals):
            best += HELD * all(each.number in without for each in creatures_at(self._view, location))
        return best

    def _worth(self, goal: Goal, location: str) -> float:
        steps = self._lay.steps(location, goal.location)
        taken = goal.alone and any(self._lay.steps(each, goal.location) < steps for each in self._others)
        far = max(steps, BESIDE) if goal.beside else steps
        return goal.worth * (TAKEN if taken else 1.0) - (LAST_STEP if goal.last else STEP) * far
