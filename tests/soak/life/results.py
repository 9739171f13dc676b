"""Reads the batches that were played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any


def batches_in(file: Path) -> Iterator[dict[str, Any]]:
    """Yields the batches of a file, each once."""
    if not file.exists():
        return
    seen = set()
    for line in file.read_text(encoding="utf-8").splitlines():
        with suppress(json.JSONDecodeError):  # the last line of a run that was killed
            batch = json.loads(line)
            if (batch["seed"], batch["batch"]) not in seen:
                seen.add((batch["seed"], batch["batch"]))
                yield batch
