"""What can go wrong at the table, told so that a person can act on it."""

from __future__ import annotations

from collections.abc import Sequence


class TableError(Exception):
    """Root of everything the kernel raises about play."""


class WrongAnswer(TableError):
    """An answer that is not legal now; it changed nothing. `legal` holds the option ids that are."""

    def __init__(self, message: str, legal: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.legal = tuple(legal)


class WrongChance(TableError):
    """A dictated result that does not fit the dice, pile or items it was meant for."""


class BadCheckpoint(TableError):
    """A checkpoint that cannot be played on from; the message names the field."""

    @property
    def field(self) -> str:
        """The path of the field at fault, such as `state.round`; unlike the message it holds no values."""
        return str(self).partition(":")[0]


class SessionClosed(TableError):
    """A rule raised in the middle of this session; load it again from its last saved state."""
