"""The course of an operation: the next mission, and the record of earlier ones (FZ-OP)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import JsonValue

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.options import Options
from engine.games.fireteam_zero.model.pieces import MISSIONS
from engine.games.fireteam_zero.model.state import Operation, State, Tried


def chapters(options: Options, carried: Mapping[str, JsonValue]) -> Sequence[str]:
    """Returns the missions that may be played next: in an operation the next one, else any, the chosen one first
    (FZ-OP-01 to FZ-OP-04)."""
    if options.mode == "mission":
        return tuple(dict.fromkeys((options.mission, *MISSIONS, *options.own)))
    coming = carried.get("next", content().operations[options.operation].missions[0])
    return (str(coming),) if coming else ()


def begin(state: State, options: Options, carried: Mapping[str, Any]) -> None:
    """Sets the progress of the operation; nothing else is carried over (FZ-OP-06)."""
    if options.mode == "operation":
        state.operation = Operation(
            options.operation,
            tried=[Tried(**each) for each in carried.get("tried", ())],
            taken={role: list(cards) for role, cards in carried.get("taken", {}).items()},
            veterans=options.veterans,
            second_wind=options.second_wind,
        )


def over(state: State) -> None:
    """Records a mission's result. After a success the next one follows, after a failure the same (FZ-OP-03,
    FZ-OP-09)."""
    operation = state.operation
    if operation is None:
        return
    won = state.outcome == "won"
    operation.tried.append(Tried(state.mission, won, state.round, state.knock_outs))
    operation.next = following(operation.id, state.mission) if won else state.mission
    if won:
        for hero in state.heroes:
            role = content().heroes[hero.id].role
            operation.taken[role] = sorted({*operation.taken.get(role, ()), *hero.upgrades, *hero.focus})


def following(operation: str, mission: str) -> str | None:
    """Returns the mission after this one; None after the last."""
    missions: list[str] = [*content().operations[operation].missions]
    at = missions.index(mission) + 1
    return missions[at] if at < len(missions) else None


def failures(operation: Operation, mission: str) -> int:
    """Returns the number of consecutive failures of a mission."""
    return sum(each.mission == mission and not each.won for each in operation.tried)


def carried_on(state: State) -> dict[str, JsonValue]:
    """Returns the data for the next mission."""
    operation = state.operation
    if operation is None:
        return {}
    tried: list[JsonValue] = [
        {"mission": each.mission, "won": each.won, "rounds": each.rounds, "knock_outs": each.knock_outs}
        for each in operation.tried
    ]
    taken: dict[str, JsonValue] = {role: list(cards) for role, cards in operation.taken.items()}
    return {"next": operation.next, "tried": tried, "taken": taken}
