"""The progress of an operation, what follows, and what heroes have taken along (FZ-OP-03, FZ-OP-09, FZ-OP-10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.state import Operation, State
from engine.games.fireteam_zero.operations.chapters import following
from engine.table import Text


def record(operation: Operation, playing: str | None = None) -> Mapping[str, Text]:
    """Returns each mission of the operation in order: won, being played, number of attempts, or not played yet.
    `playing` is the mission in play, None between missions."""
    found: dict[str, Text] = {}
    for mission in content().operations[operation.id].missions:
        tries = [each for each in operation.tried if each.mission == mission]
        won = any(each.won for each in tries)
        found[mission] = Text(
            "operation-mission", mission=mission, count=len(tries), won=int(won), now=int(mission == playing)
        )
    return found


def mission_in_play(view: State) -> str | None:
    """Returns the mission that is played now; None once it has ended."""
    return view.mission if view.outcome is None else None


def ahead(view: State, operation: Operation) -> Text:
    """Returns what comes next: during a mission after success and after failure, then the actual one."""
    if view.outcome is None:
        following_ = following(operation.id, view.mission)
        return Text("operation-ahead", mission=view.mission, next=following_ or "none")
    return Text("operation-next", mission=operation.next) if operation.next else Text("operation-complete")


def taken_along(view: State) -> Iterator[tuple[str, Text]]:
    """Yields the upgrade sets and focus cards of each hero who has some."""
    for hero in view.heroes:
        if cards := (*hero.upgrades, *hero.focus):
            yield hero.id, Text("operation-takes", hero=hero.id, cards=cards)
