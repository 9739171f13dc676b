"""The type that queries pass to the writer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Executable

Row = dict[str, Any]
"""A row to write, by column."""

Write = tuple[Executable, Sequence[Mapping[str, Any]]]
"""A statement and its rows. Without rows, the statement runs once."""
