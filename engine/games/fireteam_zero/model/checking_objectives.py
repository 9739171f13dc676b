"""Checks that the objectives of a mission can be completed, and that their tasks refer to existing things."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.fireteam_zero.model.mission import (
    FOUND,
    HEROES_IN_ALL,
    BossWay,
    CarryTask,
    EscortTask,
    GuardTask,
    HoldWay,
    KillWay,
    Mission,
    Objective,
    TokenWay,
    place_of,
)
from engine.kit.authoring import Place
from engine.kit.checking import Found


def objective_mistakes(mission: Mission) -> Iterator[Found]:
    """Objectives for which too few tokens can come, and ways that lead nowhere."""
    for i, objective in enumerate(mission.objectives):
        yield from _need_mistakes(mission, i, objective)
        for j, way in enumerate(objective.ways):
            place: Place = ("objectives", i, "ways", j)
            if isinstance(way, TokenWay) and way.token not in [each.id for each in mission.tokens]:
                yield (*place, "token"), *_none_called("token", way.token, [each.id for each in mission.tokens])
            if isinstance(way, HoldWay):
                yield from place_mistakes(mission, (*place, "at"), way.at)
    for i, tokens in enumerate(mission.tokens):
        if not any(tokens.id in each.tokens for each in mission.objectives):
            remedy = f"Give an objective `ways: [{{way: token, token: {tokens.id}}}]`."
            yield ("tokens", i), f"no objective asks for the tokens `{tokens.id}`", remedy


def _need_mistakes(mission: Mission, i: int, objective: Objective) -> Iterator[Found]:
    most = _most_tokens(mission, objective)
    for heroes in HEROES_IN_ALL:
        need = objective.need.get(heroes)
        if need is None or need < 1:
            remedy = f"Write a number for each of {', '.join(map(str, HEROES_IN_ALL))} heroes, or one for all."
            yield ("objectives", i, "need"), f"there is no need of tokens for {heroes} heroes", remedy
        elif most is not None and need > most:
            wrong = f"{need} tokens are needed with {heroes} heroes, and {most} can come"
            remedy = "Ask for fewer, or add discoveries, board tokens or another way."
            yield ("objectives", i, "need"), wrong, remedy


def _most_tokens(mission: Mission, objective: Objective) -> int | None:
    """Returns the most tokens an objective can get; None without a limit."""
    if any(isinstance(way, KillWay) for way in objective.ways):
        return None
    counted = len(objective.discoveries) + sum(isinstance(way, BossWay) for way in objective.ways)
    counted += sum(len(tokens.at) for tokens in mission.tokens if tokens.id in objective.tokens)
    holding = [way for way in objective.ways if isinstance(way, HoldWay)]
    return None if any(way.after <= counted for way in holding) else counted


def task_mistakes(mission: Mission) -> Iterator[Found]:
    """Tasks at places that there are not, and creatures that never come."""
    for i, objective in enumerate(mission.objectives):
        for j, discovery in enumerate(objective.discoveries):
            place: Place = ("objectives", i, "discoveries", j, "task")
            task = discovery.task
            named = place_of(task)
            if named == FOUND and isinstance(task, CarryTask | EscortTask):
                remedy = "Name one of `places:`, for whoever finds it is there already."
                yield (*place, task.kind, "to"), "nothing is brought to where it was found", remedy
            elif named is not None and named != FOUND:
                yield from place_mistakes(mission, (*place, task.kind), named)
            if isinstance(task, GuardTask) and task.creature not in (*mission.pool, *mission.reserve):
                wrong = f"there is nothing of the class {task.creature} in pool or reserve"
                yield place, wrong, f"Add `{task.creature}` to `pool:` or `reserve:`."


def place_mistakes(mission: Mission, place: Place, named: str) -> Iterator[Found]:
    """Yields a place that the mission has not."""
    known = [each.id for each in mission.places]
    if named not in known:
        yield place, *_none_called("place", named, known)


def _none_called(what: str, name: str, known: list[str]) -> tuple[str, str]:
    remedy = f"Write one of {', '.join(known)}." if known else f"Give it an id, a name and a location under `{what}s:`."
    return f"there is no {what} `{name}`", remedy
