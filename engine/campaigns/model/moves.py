"""A campaign's move to another thread, stored from before its first call to Discord until the old thread is left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Left:
    """Ids of a campaign's old thread and channel, of the turn message and front page there, and of its old lobby
    message if it got a new one."""

    thread: int
    turn_message: int | None
    front_message: int | None
    channel: int
    lobby_message: int | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """An unfinished move.

    The new thread is opened in `channel`, which may be another one; `thread` is its id once it exists. `reopened`: the
    old thread was deleted, so the campaign also gets a new lobby message. `before` is the thread setting to restore if
    the move fails. `user` and `right` say who asked for the move (None: a changed setting). `left` is set once the
    campaign is played in the new thread.
    """

    channel: int
    reopened: bool = False
    thread: int | None = None
    before: str | None = None
    user: int | None = None
    right: str = "organiser"
    left: Left | None = None

    def needs_lobby_message(self, channel: int) -> bool:
        """True if the old lobby message, in `channel`, has to be replaced."""
        return self.reopened or self.channel != channel


def read_move(stored: Mapping[str, Any] | None) -> Move | None:
    """Returns the move that a campaign's row holds, if it holds one."""
    if stored is None:
        return None
    left = stored.get("left")
    return Move(**{**stored, "left": Left(**left) if left else None})
