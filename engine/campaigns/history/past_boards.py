"""Left branches, and boards of earlier moments."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from engine.campaigns.model.errors import NothingToUndo
from engine.campaigns.model.lineage import Branch, Lineage
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.loading import Base, ask_boundary, base_at, lineage_of
from engine.storage import Connection

TOLD_AS_UNDONE = ("undo", "reset", "restore", "corrected")  # freely undone steps are not logged


@dataclass(frozen=True, slots=True)
class LeftBranch:
    """A branch that was left and can be restored: it ends at decision `n`, and was left because of `why` at time `at`.

    `choices` counts its choices that the current branch lacks.
    """

    branch: int
    n: int
    why: str
    user: int | None
    at: datetime
    choices: int


def opened_by_consent(live: Live) -> Branch | None:
    """Returns the newest branch of the current lineage that a free undo did not create."""
    if not live.branch:
        return None
    line = (live.branches[each.branch] for each in live.lineage.segments)
    return next((branch for branch in line if branch.why in TOLD_AS_UNDONE), None)


def board_base(connection: Connection, line: Lineage, n: int) -> Base:
    """Returns the checkpoint from which the board before decision `n` is loaded; during a roll, that before the
    choice.
    """
    base = base_at(connection, line, n)
    if not base.tail or n == line.end:
        return base
    return base_at(connection, line, ask_boundary(connection, line, n))


async def lineage_of_branch(context: Context, live: Live, branch: int | None) -> Lineage:
    """Returns the lineage of another branch, or of the current one (None). Raises NothingToUndo if it does not
    exist.
    """
    if branch is None or branch == live.branch:
        if not live.branch:
            raise NothingToUndo
        return live.lineage
    if branch not in live.branches:
        raise NothingToUndo
    return await context.database.read(lineage_of, live.branches, branch)
