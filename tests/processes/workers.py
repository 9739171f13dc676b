"""Processes that differ in nothing but the seed of Python's own hashes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from typing import TypeVar

HASH_SEEDS = ("1", "2")

Job = TypeVar("Job")
Outcome = TypeVar("Outcome")


@contextmanager
def one_for_each_hash_seed() -> Iterator[list[Executor]]:
    """Yields one worker process for each seed."""
    before = os.environ.get("PYTHONHASHSEED")
    with ExitStack() as stack:
        workers: list[Executor] = []
        for seed in HASH_SEEDS:
            os.environ["PYTHONHASHSEED"] = seed
            worker = stack.enter_context(ProcessPoolExecutor(1, mp_context=get_context("spawn")))
            assert worker.submit(os.getenv, "PYTHONHASHSEED").result() == seed
            workers.append(worker)
        if before is None:
            del os.environ["PYTHONHASHSEED"]
        else:
            os.environ["PYTHONHASHSEED"] = before
        yield workers


def share_out(workers: Sequence[Executor], work: Callable[[Job], Outcome], jobs: Sequence[Job]) -> list[Outcome]:
    """Runs every job in one of the workers, in turn. Returns outcomes in the order of the jobs."""
    futures = [workers[index % len(workers)].submit(work, job) for index, job in enumerate(jobs)]
    return [future.result() for future in futures]


def say(line: str) -> None:
    """Prints a figure on its own line during the run."""
    print(line, file=sys.stderr, flush=True)
