"""Plays batches until there are enough campaigns, or the time is over. A later run goes on where this one ended."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import logging
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from itertools import count, islice
from pathlib import Path
from shutil import copyfile
from typing import Any

from engine.games.keep_the_heroes_out.autopilot import planning
from tests.soak.life.batches import BATCH, play_batch
from tests.soak.life.deployment import make_empty
from tests.soak.life.results import batches_in

MEMORY = Path("/dev/shm")


def played(batch: int, *, seed: int, folder: Path) -> dict[str, Any]:
    """Plays one batch in this process."""
    logging.disable(logging.ERROR)
    setattr(planning, "FOLLOWED", 1)  # noqa: B010 (half of the time went into searching for the best hand)
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    file = folder / f"{batch}.sqlite3"
    copyfile(_empty(folder), file)
    try:
        return asyncio.run(play_batch(file, batch, seed))
    finally:
        for each in folder.glob(f"{file.name}*"):
            each.unlink()


def _empty(folder: Path) -> Path:
    """Returns a database with all tables and no rows, made once."""
    empty = folder / "empty.sqlite3"
    if not empty.exists():
        asyncio.run(make_empty(empty))
    return empty


def results(todo: Iterator[int], seed: int, folder: Path, processes: int, end: float) -> Iterator[dict[str, Any]]:
    """Yields each batch when it is played, until the time is over."""
    play = partial(played, seed=seed, folder=folder)
    if processes == 1:
        while time.monotonic() < end and (batch := next(todo, None)) is not None:
            yield play(batch)
        return
    _empty(folder)
    with ProcessPoolExecutor(processes) as pool:
        running = {pool.submit(play, batch) for batch in islice(todo, processes)}
        while running:
            done = next(as_completed(running))
            running.discard(done)
            yield done.result()
            if time.monotonic() < end and (batch := next(todo, None)) is not None:
                running.add(pool.submit(play, batch))


def run(file: Path, seed: int, campaigns: int, minutes: float, processes: int) -> None:
    """Plays the batches of this seed that are missing in the file."""
    known = {each["batch"] for each in batches_in(file) if each["seed"] == seed}
    missing = (each for each in count(1) if each not in known)
    wanted = max(0, -(-campaigns // BATCH) - len(known))
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder, file.open("a") as lines:
        end = time.monotonic() + 60 * minutes
        for each in results(islice(missing, wanted), seed, Path(folder), processes, end):
            lines.write(json.dumps(each) + "\n")
            lines.flush()
            finished = sum(campaign["outcome"] == "finished" for campaign in each["campaigns"])
            print(
                f"batch {each['batch']}: {finished} of {BATCH} finished, {each['cpu']} s of {each['seconds']} s",
                flush=True,
            )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--campaigns", type=int, default=10_000)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    run(given.file, given.seed, given.campaigns, given.minutes, given.processes)
