"""Splits long lists of values: databases limit the number of variables in a statement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

Value = TypeVar("Value")

AT_ONCE = 500
"""Values in one statement. SQLite takes 32,766 variables, PostgreSQL 65,535."""


def batches(values: Iterable[Value], size: int = AT_ONCE) -> Iterator[Sequence[Value]]:
    """Yields the values in lists of at most `size`."""
    left = iter(values)
    while some := list(islice(left, size)):
        yield some
