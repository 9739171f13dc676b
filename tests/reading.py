"""Files from people, read in the process of the test, which starts in no time and knows the toy game.

`reading_process` gives them a process of their own, as in production, for what that process is meant to keep away.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import orjson
import pytest

from engine.campaigns.files import reader
from engine.campaigns.files.reading_worker import frames_of

PROCESS = reader.Reader._process  # as in production


class ReadHere:
    """Replaces a process that reads one file: it writes into `stdout` when `stdin` is closed."""

    def __init__(self) -> None:
        self.stdin = self
        self.stdout = asyncio.StreamReader()
        self._written = bytearray()

    def write(self, data: bytes) -> None:
        self._written += data

    def close(self) -> None:
        ordered, _, data = bytes(self._written).partition(b"\n")
        for frame in frames_of(data, orjson.loads(ordered)["key"].encode()):
            self.stdout.feed_data(len(frame).to_bytes(4, "big") + frame)
        self.stdout.feed_eof()

    async def wait_closed(self) -> None:
        """It is closed at once."""


@asynccontextmanager
async def read_here(_: reader.Reader) -> AsyncIterator[ReadHere]:
    yield ReadHere()


@pytest.fixture(autouse=True, scope="session")
def _reading() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(reader.Reader, "_process", read_here)
        yield


@pytest.fixture
def reading_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reads files in a separate process."""
    monkeypatch.setattr(reader.Reader, "_process", PROCESS)
    monkeypatch.setattr(reader, "WORKER", "tests.toy.reading_worker")
