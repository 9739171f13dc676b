"""Processes of their own that start at once: forked from one that has imported what `emberkeep` imports.

Python takes some seconds for that; what a test shows is seldom that.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Callable, Mapping
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

IMPORTED = ("tests.forked", "bot.cli.app", "bot.cli.running", "bot.local_discord.saving", "tests.toy.game")


def forking(*imported: str) -> ForkServerContext:
    """Starts processes forked from one that has imported these modules. All tests of a run share it, and its first user
    says what it imports, so call this where a process is started, not at import.
    """
    context = get_context("forkserver")
    context.set_forkserver_preload(list(imported))
    return context


def forked(
    call: Callable[..., Any],
    *given: Any,
    folder: Path,
    environment: Mapping[str, str] | None = None,
    output: Path | None = None,
    errors: Path,
) -> BaseProcess:
    """Starts a process that calls this in a folder; what it prints goes into the files. Its `exitcode` is as usual."""
    where = (str(folder), dict(os.environ if environment is None else environment), output, errors)
    process = forking(*IMPORTED).Process(target=_carry_out, args=(call, given, *where))
    process.start()
    return process


def _carry_out(
    call: Callable[..., Any],
    given: tuple[Any, ...],
    folder: str,
    environment: Mapping[str, str],
    output: Path | None,
    errors: Path,
) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    tempfile.tempdir = None
    for path, stream in ((output or os.devnull, sys.stdout), (errors, sys.stderr)):
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
