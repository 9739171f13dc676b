"""Errors of storage."""

from __future__ import annotations


class StorageError(Exception):
    """Base class of all errors that storage raises."""


class Conflict(StorageError):
    """A row with this key exists already; the whole batch was rejected."""


class CannotOpen(StorageError):
    """This database cannot be opened: one sentence with a remedy."""


class InUse(CannotOpen):
    """Another process has this database open."""


class WrongKey(StorageError):
    """The file was sealed with another key, or is damaged."""


class Unreachable(StorageError):
    """The database does not answer, or its machine refuses.

    Nothing was read. A write may or may not be on disk; the next read shows which.
    """


class Closed(StorageError):
    """The database is closed: nothing can be read or written any more."""
