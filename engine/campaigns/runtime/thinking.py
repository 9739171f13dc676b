"""Thinks in a separate process, so that no thought delays an answer or stops a campaign."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar, TypeVarTuple

from engine.campaigns.runtime.environment import environment_without_secrets

log = logging.getLogger(__name__)

Done = TypeVar("Done")
Given = TypeVarTuple("Given")

WORKER = "engine.kit.worker"
MOST_SECONDS = 5.0  # for one thought, with the start of the process
MOST_WAITING = 8  # thoughts in the queue
UNUSED_SECONDS = 600.0  # then the process ends, to free its memory


class Thinking:
    """One process that computes one thought at a time; started with the first thought."""

    def __init__(self, seconds: float = MOST_SECONDS) -> None:
        self._seconds = seconds
        self._one = asyncio.Lock()
        self._waiting = 0
        self._process: Process | None = None
        self._unused: asyncio.TimerHandle | None = None

    async def run(self, work: Callable[[*Given], Done], *given: *Given) -> Done | None:
        """Returns the result of a function of a module, computed in the process.

        None if it raised, took too long, lost its process, or too many thoughts are waiting.
        """
        if self._waiting >= MOST_WAITING:
            return None
        self._waiting += 1
        try:
            async with self._one:
                return await self._exchange(pickle.dumps((work, given), pickle.HIGHEST_PROTOCOL))
        finally:
            self._waiting -= 1

    async def _exchange(self, job: bytes) -> Done | None:
        finished = False
        try:
            async with asyncio.timeout(self._seconds):
                found: Done | None = await self._answer(await self._running(), job)
            finished = True
            return found
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            log.warning("a thought was lost: %s", type(error).__name__)
            return None
        finally:
            if not finished:  # its answer must not reach the next one
                await self.close()

    async def _answer(self, process: Process, job: bytes) -> Done | None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(job).to_bytes(4, "big") + job)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        found: Done | None = pickle.loads(await process.stdout.readexactly(size))
        return found

    async def _running(self) -> Process:
        if self._unused is not None:
            self._unused.cancel()
        self._unused = asyncio.get_running_loop().call_later(UNUSED_SECONDS, self._end)
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", WORKER, stdin=PIPE, stdout=PIPE, env=environment_without_secrets(os.environ)
            )
        return self._process

    def _end(self) -> None:
        """Ends the process; it is then replaced if it is needed again."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def close(self) -> None:
        """Ends the process at once. A thought in progress is lost."""
        if self._unused is not None:
            self._unused.cancel()
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()
