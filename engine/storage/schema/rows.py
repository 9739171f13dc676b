"""Types of rows. A query's row has the columns of its table as attributes, so it is typed as that table's class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.storage.schema.tables import (
    Branch,
    Campaign,
    ChanceKeys,
    Checkpoint,
    Decision,
    Habit,
    Looking,
    Post,
    Proposal,
    Request,
    Result,
    ScheduledJob,
    Sealed,
    Seat,
    StandingOrder,
    Tell,
    TurnMessage,
)

if TYPE_CHECKING:

    class PostInThread(Post):
        """A post with its campaign's thread."""

        thread: int

    class TurnMessageInThread(TurnMessage):
        """A turn message with its campaign's thread."""

        thread: int

else:
    PostInThread, TurnMessageInThread = Post, TurnMessage


@dataclass(frozen=True, slots=True)
class Marked:
    """The mark of a checkpoint: the columns of its row but for the state."""

    n: int
    kind: str
    value: int | str
    round: int | None


__all__ = [
    "Branch",
    "Campaign",
    "ChanceKeys",
    "Checkpoint",
    "Decision",
    "Habit",
    "Looking",
    "Marked",
    "Post",
    "PostInThread",
    "Proposal",
    "Request",
    "Result",
    "ScheduledJob",
    "Sealed",
    "Seat",
    "StandingOrder",
    "Tell",
    "TurnMessage",
    "TurnMessageInThread",
]
