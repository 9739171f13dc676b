"""States of earlier shapes, each brought to the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

MIGRATIONS: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = ()
