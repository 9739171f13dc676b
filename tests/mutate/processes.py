"""Forked processes that try changes, with a limit for each test."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import FrameType

import pytest

BROKEN = 70  # exit code of a process that could not even try
MEMORY = 4 * 2**30  # bytes of addresses that a change may need
AT_LEAST, TIMES = 5.0, 10.0  # seconds of computing that every test has, and how many times as long as without a change


class Limited:
    """A plugin that lets a test fail that computes many times as long as without a change: the rules never end."""

    def __init__(self, seconds: Mapping[str, float]) -> None:
        self._seconds = seconds

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        signal.signal(signal.SIGPROF, _never_ends)
        signal.setitimer(signal.ITIMER_PROF, AT_LEAST + TIMES * self._seconds.get(item.nodeid, 0.0))
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)


def _never_ends(number: int, frame: FrameType | None) -> None:
    pytest.fail("it does not end")


def start(work: Callable[[], int], said: Path = Path(os.devnull)) -> int:
    """Forks a process that does the work and exits with its outcome; its id."""
    sys.stdout.flush()
    process = os.fork()
    if process:
        return process
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    output = os.open(said, os.O_WRONLY | os.O_CREAT)
    os.dup2(output, 1)
    os.dup2(output, 2)
    code = BROKEN
    try:
        code = work()
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def wait(process: int) -> int:
    """Returns the outcome of a process, and ends what it has left running."""
    _, status = os.waitpid(process, 0)
    end(process)
    return os.waitstatus_to_exitcode(status)


def end(process: int) -> None:
    """Ends what a process has left running."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process, signal.SIGKILL)


def work_off(jobs: Iterator[tuple[int, Callable[[], int]]], workers: int) -> Iterator[tuple[int, int]]:
    """Runs numbered jobs in a number of processes. Yields number and outcome of each as soon as it is done."""
    running: dict[int, int] = {}
    for number, work in jobs:
        if len(running) == workers:
            yield _next(running)
        running[start(work)] = number
    while running:
        yield _next(running)


def _next(running: dict[int, int]) -> tuple[int, int]:
    process, status = os.wait()
    end(process)
    return running.pop(process), os.waitstatus_to_exitcode(status)
