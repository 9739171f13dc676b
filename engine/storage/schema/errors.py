"""What can go wrong while keeping things."""

from __future__ import annotations


class StorageError(Exception):
    """Root of everything that storage raises."""


class Conflict(StorageError):
    """A row of this identity exists already; the whole batch was left out."""


class CannotOpen(StorageError):
    """This database cannot be opened: one sentence, with what to do about it."""


class InUse(CannotOpen):
    """Another process has this database open."""


class WrongKey(StorageError):
    """The file was sealed with another key, or is damaged."""


class Unreachable(StorageError):
    """The database does not answer, or the machine that has it refuses. Nothing was read; what was to be written is on
    the disk or not, which the next read tells."""


class Closed(StorageError):
    """The database has been let go of: nothing can be read or written any more."""
