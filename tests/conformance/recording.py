"""A pytest plugin that writes every body that tests show to Discord's description, each once, to a folder.

Give the folder in EMBERKEEP_BODIES, and load it with `-p tests.conformance.recording`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

import orjson

from bot.local_discord.model.errors import Complaint
from bot.local_discord.rest.description import Description

VARIABLE = "EMBERKEEP_BODIES"


class Recorder:
    """Writes bodies to a file of this process."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = (folder / f"{os.getpid()}.jsonl").open("ab")
        self._known: set[bytes] = set()

    def note(self, method: str, template: str, body: Any) -> None:
        """Writes a body that is new."""
        line = orjson.dumps({"method": method, "template": template, "body": body})
        digest = blake2b(line, digest_size=16).digest()
        if body and digest not in self._known:
            self._known.add(digest)
            self._file.write(line + b"\n")
            self._file.flush()


def pytest_configure() -> None:
    """Begins to record."""
    recorder, complaints = Recorder(Path(os.environ[VARIABLE])), Description.complaints

    def noted(self: Description, method: str, template: str, query: Mapping[str, str], body: Any) -> list[Complaint]:
        recorder.note(method, template, body)
        return complaints(self, method, template, query, body)

    Description.complaints = noted  # type: ignore[method-assign]
