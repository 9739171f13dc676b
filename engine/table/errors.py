"""Errors of the kernel, worded so that a person can act on them."""

from __future__ import annotations

from collections.abc import Sequence


class TableError(Exception):
    """Base class of all errors about play."""


class WrongAnswer(TableError):
    """The answer is not legal now and changed nothing. `legal` holds the option ids that are."""

    def __init__(self, message: str, legal: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.legal = tuple(legal)


class WrongChance(TableError):
    """A dictated result does not fit its dice, pile or items."""


class BadCheckpoint(TableError):
    """Play cannot resume from this checkpoint. The message names the field."""

    @property
    def field(self) -> str:
        """Returns the path of the wrong field, such as `state.round`. Unlike the message it holds no values."""
        return str(self).partition(":")[0]


class SessionClosed(TableError):
    """A rule raised during this session. Load it again from its last saved state."""
