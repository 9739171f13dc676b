"""The public boards of a stretch of play, for moving pictures."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from engine.campaigns.model.lineage import Lineage
from engine.campaigns.runtime.loading import Base, base_at
from engine.kit.frames import Frame
from engine.storage import Connection
from engine.storage.queries import log
from engine.storage.schema.codec import read_checkpoint, read_text
from engine.table import Ask, Chance, Checkpoint, Decision, Game, Session, Text

MOST_REPLAYED = 400
"""Decisions of a stretch that are replayed. A longer one is shown by its checkpoints."""
MOST_CHECKPOINTS = 40


@dataclass(frozen=True, slots=True)
class Rows:
    """A stretch as it is stored: the checkpoint before it with all decisions since, or only checkpoints within it, and
    the public log lines by decision."""

    base: Base | None
    checkpoints: Sequence[Checkpoint]
    told: Sequence[tuple[int, Text]]


def rows_since(connection: Connection, line: Lineage, start: int) -> Rows:
    """Reads the stretch from decision `start` to the end of a branch. Raises NothingToUndo if its start is not
    stored."""
    base = base_at(connection, line, start)
    low = int(base.checkpoint.n)
    told = [
        (int(row.n), read_text(row.text))
        for row in log.tells_of(connection, line, start, line.end)
        if row.seats is None
    ]
    if line.end - low <= MOST_REPLAYED:
        tail = list(log.decisions_of(connection, line, low, line.end))
        if len(tail) == line.end - low:
            return Rows(Base(base.checkpoint, tail), (), told)
    rows = list(log.checkpoints_of(connection, line, start + 1, line.end))
    chosen = rows[:: -(-len(rows) // MOST_CHECKPOINTS) or 1]
    return Rows(None, [read_checkpoint(row.state) for row in chosen], told)


def frames_of(game: Game, rows: Rows, start: int, before: Any, after: Any, chance: Chance) -> Sequence[Frame]:
    """Returns the views between two moments at which the board had changed and something was logged, as copies."""
    views = _replayed(game, rows.base, start, before, chance) if rows.base else _stored(game, rows.checkpoints, before)
    if views and not game.changed(views[-1][1], after):
        del views[-1]  # the last step ends with the present view
    views.append((max((n for n, _ in rows.told), default=start) + 1, after))
    found: list[Frame] = []
    at = 0
    for n, view in views:
        begin = at
        while at < len(rows.told) and rows.told[at][0] < n:
            at += 1
        told = tuple(text for _, text in rows.told[begin:at])
        if told:
            found.append(Frame(view, told))
        elif found:  # nothing was said about it: it belongs to the step before
            found[-1] = Frame(view, found[-1].told)
    return found


def _replayed(game: Game, base: Base, start: int, before: Any, chance: Chance) -> list[tuple[int, Any]]:
    """Replays the choices and returns the views before each that followed a change, with the number of that choice."""
    found: list[tuple[int, Any]] = []

    def watch(_ask: Ask, decision: Decision, state: Any) -> None:
        if decision.n > start:
            view = game.view(state, None)
            if game.changed(found[-1][1] if found else before, view):
                found.append((decision.n, deepcopy(view)))

    Session.load(game, base.saved, chance, watch=watch)
    return found


def _stored(game: Game, checkpoints: Sequence[Checkpoint], before: Any) -> list[tuple[int, Any]]:
    found: list[tuple[int, Any]] = []
    for each in checkpoints:
        view = game.view(game.read_state(each), None)
        if game.changed(found[-1][1] if found else before, view):
            found.append((each.n, view))
    return found
