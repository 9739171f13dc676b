"""Columns that several tables have."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Integer
from sqlmodel import Field

WIDE_WHERE_TYPES_COUNT: Any = Integer().with_variant(BigInteger(), "postgresql")
"""Integers of up to 64 bits in a column created for any integer; to SQLite both are the same."""


def of_campaign() -> Any:
    """Returns the first column of a key: the campaign of a row."""
    return Field(sa_type=WIDE_WHERE_TYPES_COUNT, primary_key=True)


def wide(*, primary_key: bool = False, index: bool = False, default: Any = ...) -> Any:
    """Returns a column for integers of up to 64 bits, such as Discord ids."""
    return Field(default, sa_type=BigInteger, primary_key=primary_key, index=index)
