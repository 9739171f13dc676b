"""Where a hero is wanted: tasks, tokens, searches, places to hold, the exit; each with what it is worth to be there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.fireteam_zero.board.figures import active, creatures_at
from engine.games.fireteam_zero.board.layout import board
from engine.games.fireteam_zero.content import content
from engine.games.fireteam_zero.missions.file import (
    ActionTask,
    AttackTask,
    BossWay,
    ByAttack,
    CarryTask,
    EscortTask,
    GuardTask,
    HoldTask,
    HoldWay,
    Mission,
    Objective,
    TokenWay,
)
from engine.games.fireteam_zero.state import Discovery, Hero, State

PER_STEP = 0.84  # what is left of a goal's worth for each step to it
TAKEN = 0.45  # where somebody else is nearer
EXIT, TOKEN, HOLD, BOSS, TASK, SEARCH, LUCK = 16.0, 7.0, 7.0, 6.0, 9.0, 8.0, 1.5


class Goal(NamedTuple):
    """A location and what it is worth to be there; `alone`: for one hero, so that others are not drawn there."""

    location: str
    worth: float
    alone: bool = True


def goals(view: State, hero: Hero) -> list[Goal]:
    """All goals of a hero."""
    mission = content().missions[view.mission]
    open_ones = [each for each in mission.objectives if each.id not in view.completed]
    if not open_ones and mission.exit:
        return [Goal(mission.exit, EXIT, alone=False)]
    found = [goal for objective in open_ones for goal in _of_objective(view, mission, objective)]
    found += [goal for opened in view.discoveries for goal in _of_task(view, mission, opened, hero)]
    return [*found, *_searches(view)]


def _of_objective(view: State, mission: Mission, objective: Objective) -> Iterator[Goal]:
    """Tokens to resolve, places to hold, and the boss."""
    for way in objective.ways:
        match way:
            case TokenWay(token=name):
                yield from (Goal(each.location, TOKEN) for each in view.tokens if each.name == name)
            case HoldWay(at=place, after=after) if view.objectives.get(objective.id, 0) >= after:
                yield Goal(mission.location_of(place), HOLD)
            case BossWay():
                bosses = [each for each in view.creatures if each.power]
                yield from (Goal(each.location, BOSS, alone=False) for each in bosses)


def _of_task(view: State, mission: Mission, opened: Discovery, hero: Hero) -> Iterator[Goal]:
    """What an open discovery asks for."""
    task = content().discoveries[opened.id].task
    match task:
        case CarryTask(to=place) if opened.id in hero.carries:
            yield Goal(mission.location_of(place), TASK + 2, alone=False)
        case CarryTask() | ActionTask() | HoldTask() | AttackTask() if opened.place:
            yield Goal(opened.place, TASK)
        case EscortTask(who=who) if opened.place:
            led = view.specialists.get(who)
            yield Goal(opened.place if led == hero.location else led or opened.place, TASK)
        case GuardTask():
            yield from (Goal(each.location, TASK) for each in view.creatures if each.guards == opened.id)


def _searches(view: State) -> Iterator[Goal]:
    """Spawn tokens that may be searched, by how likely a discovery comes."""
    worth = search_worth(view)
    for token in view.spawn:
        if not token.searched and view.recon_deck:
            yield Goal(token.location, worth * (0.6 if creatures_at(view, token.location) else 1.0))


def search_worth(view: State) -> float:
    """What a search is worth: a discovery as likely as so many are left in the deck, else luck."""
    drawn = sum(token.searched for token in view.spawn) - len(view.recon_discard)
    left = len(content().missions[view.mission].discoveries) - drawn
    return LUCK + SEARCH * max(0, left) / max(1, len(view.recon_deck))


def pull(view: State, hero: Hero, found: list[Goal], location: str) -> float:
    """What it is worth to stand on a location: the goal that is best to reach from there."""
    lay = board(view.mission)
    others = [each.location for each in active(view) if each.id != hero.id]

    def of(goal: Goal) -> float:
        steps = lay.steps(location, goal.location)
        taken = goal.alone and any(lay.steps(each, goal.location) < steps for each in others)
        return float(goal.worth * PER_STEP**steps * (TAKEN if taken else 1.0))

    return max((of(goal) for goal in found), default=0.0)


def is_thing(view: State, name: str) -> bool:
    """Whether this is to be destroyed by an attack."""
    mission = content().missions[view.mission]
    tokens = [each for each in mission.tokens if each.id == name]
    return name in content().discoveries or any(isinstance(each.resolve, ByAttack) for each in tokens)
