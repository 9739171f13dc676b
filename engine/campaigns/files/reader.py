"""Reads files from people in a separate process, one at a time: no file can harm the bot."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from base64 import b64decode
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import orjson

from engine.campaigns.files.contents import LARGEST_FILE
from engine.campaigns.model.errors import TooManyFiles, WrongFile
from engine.campaigns.runtime.environment import environment_without_secrets

WORKER = "engine.campaigns.files.reading_worker"
MEMORY_BYTES = 640 * 1024**2  # address space that reading one file may take
MOST_SECONDS = 60  # for reading one file
FILES_PER_HOUR = 6  # for each person
MOST_WAITING = 8  # files of all people in the queue
PACKED = {"decision": "pick", "checkpoint": "state"}


@dataclass(slots=True)
class FileRead:
    """The validated contents of a file: rows of the log by table, with the file's own branch ids.

    The branch `branch` is current and continues at decision `n` of `chapter`.
    """

    game: str
    name: str
    settings: dict[str, Any]
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    branch: int
    n: int
    chapter: str
    rows: dict[str, list[dict[str, Any]]] = field(default_factory=dict)


class Reader:
    """Reads files."""

    def __init__(self, *, memory: int = MEMORY_BYTES, seconds: float = MOST_SECONDS) -> None:
        self._memory = memory
        self._seconds = seconds
        self._one = asyncio.Lock()
        self._waiting = 0
        self._asked: defaultdict[int, deque[datetime]] = defaultdict(deque)

    def admit(self, user: int, now: datetime) -> None:
        """Counts a file of this user. Raises TooManyFiles if the user has sent enough this hour, or too many are
        waiting.
        """
        asked, hour = self._asked[user], timedelta(hours=1)
        while asked and not now - hour < asked[0] <= now:
            asked.popleft()
        if len(asked) >= FILES_PER_HOUR:
            raise TooManyFiles(asked[0] + hour)
        if self._waiting >= MOST_WAITING:
            raise TooManyFiles(now + timedelta(minutes=5))
        asked.append(now)

    async def read(self, data: bytes, key: bytes) -> FileRead:
        """Reads a file that may be sealed with this deployment's key. Raises WrongFile."""
        if len(data) > LARGEST_FILE:
            raise WrongFile("size", f"a file has at most {LARGEST_FILE // 1024**2} MiB")
        self._waiting += 1
        try:
            async with self._one, self._process() as process:
                return await self._exchange(process, data, key)
        finally:
            self._waiting -= 1

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[Process]:
        environment = environment_without_secrets(os.environ)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", WORKER, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment
        )
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # reads the rest: asyncio does not notice an exit behind unread output

    async def _exchange(self, process: Process, data: bytes, key: bytes) -> FileRead:
        sending = asyncio.create_task(self._send(process, data, key))
        try:
            async with asyncio.timeout(self._seconds):
                return await _received(process)
        except TimeoutError:
            raise WrongFile("size", f"reading it takes more than {self._seconds:.0f} seconds") from None
        except asyncio.IncompleteReadError:  # the process was killed for its memory or time
            raise WrongFile("size", "reading it takes more memory or time than allowed") from None
        finally:
            sending.cancel()
            await asyncio.wait([sending])

    async def _send(self, process: Process, data: bytes, key: bytes) -> None:
        assert process.stdin is not None
        ordered = {
            "key": key.decode(),
            "memory": self._memory,
            "seconds": int(self._seconds),
        }
        with suppress(ConnectionError):  # the process rejected the file before reading all of it
            process.stdin.write(orjson.dumps(ordered) + b"\n")
            process.stdin.write(data)
            process.stdin.close()
            await process.stdin.wait_closed()


async def _received(process: Process) -> FileRead:
    first = await _frame(process)
    if "wrong" in first:
        raise WrongFile(*first["wrong"])
    read = FileRead(**first)
    while "end" not in (frame := await _frame(process)):
        rows = read.rows.setdefault(frame["table"], [])
        rows += _unpacked(frame["rows"], PACKED.get(frame["table"]))
    return read


async def _frame(process: Process) -> Mapping[str, Any]:
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(4), "big")
    frame: Mapping[str, Any] = orjson.loads(await process.stdout.readexactly(size))
    return frame


def _unpacked(rows: list[dict[str, Any]], packed: str | None) -> list[dict[str, Any]]:
    return [{**row, packed: b64decode(row[packed])} for row in rows] if packed else rows
