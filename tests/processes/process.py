"""Processes of their own that start at once: forked from one that has imported what `emberkeep` imports.

Python takes some seconds for that; what a test shows is seldom that.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import Any

IMPORTED = ("tests.processes.process", "bot.cli.app", "bot.cli.playing", "bot.local_discord.saving", "tests.toy.game")


def forking(*imported: str) -> ForkServerContext:
    """Starts processes forked from one that has imported these modules. All tests of a run share it, and its first user
    says what it imports, so call this where a process is started, not at import.
    """
    context = get_context("forkserver")
    context.set_forkserver_preload(list(imported))
    return context


class Process:
    """A process that calls a function in a folder. Its output goes into the files, if there are any."""

    def __init__(
        self,
        call: Callable[..., Any],
        *given: Any,
        folder: Path,
        environment: Mapping[str, str] | None = None,
        output: Path | None = None,
        errors: Path | None = None,
        imported: Sequence[str] = IMPORTED,
        daemon: bool = False,
    ) -> None:
        where = (str(folder), dict(os.environ if environment is None else environment), output, errors)
        self._process = forking(*imported).Process(target=_carry_out, args=(call, given, *where), daemon=daemon)
        self._process.start()

    @property
    def pid(self) -> int:
        """Returns its number."""
        assert self._process.pid
        return self._process.pid

    @property
    def exitcode(self) -> int | None:
        """Returns its status; None while it runs. A signal that ended it is a negative number."""
        return self._process.exitcode

    def is_alive(self) -> bool:
        """True if it runs."""
        return self._process.is_alive()

    def expect_alive(self) -> None:
        """Fails if it has ended."""
        assert self.is_alive(), f"the process ended by itself with {self.exitcode}"

    def signal(self, number: int) -> None:
        """Sends it a signal."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """Ends it with SIGKILL, if it runs."""
        self._process.kill()

    def terminate(self) -> None:
        """Asks it to end with SIGTERM."""
        self._process.terminate()

    def join(self, seconds: float | None = None) -> None:
        """Waits until it has ended, for at most this long."""
        self._process.join(seconds)

    async def ended(self, seconds: float) -> int:
        """Returns its status once it has ended. Fails if it runs for longer than this."""
        await asyncio.to_thread(self.join, seconds)
        assert self.exitcode is not None, "the process does not end"
        return self.exitcode


def _carry_out(
    call: Callable[..., Any],
    given: tuple[Any, ...],
    folder: str,
    environment: Mapping[str, str],
    output: Path | None,
    errors: Path | None,
) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    tempfile.tempdir = None
    for path, stream in ((output or os.devnull, sys.stdout), (errors, sys.stderr)):
        if path is None:
            continue
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(file, stream.fileno())
        os.close(file)
    call(*given)


def emberkeep(*arguments: str) -> None:
    """The command with these arguments, from the beginning."""
    from bot.cli import main

    sys.argv = ["emberkeep", *arguments]
    main()


def python(code: str, *arguments: str) -> None:
    """A program whose warnings are errors."""
    import warnings

    warnings.simplefilter("error")
    sys.argv = ["-c", *arguments]
    exec(code, {"__name__": "__main__"})
