"""Files of JSON lines, which outlive the processes that write them."""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path
from typing import Any

import orjson


class Lines:
    """A file of JSON lines. A written line survives the process."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._path.touch()

    def add(self, line: object) -> None:
        """Adds a line in one piece."""
        os.write(self._file, orjson.dumps(line) + b"\n")

    @cached_property
    def _file(self) -> int:
        return os.open(self._path, os.O_WRONLY | os.O_APPEND)

    def read(self) -> list[Any]:
        """Returns all lines."""
        return [orjson.loads(line) for line in self._path.read_bytes().splitlines()]
