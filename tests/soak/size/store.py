"""Measures how large a store may grow, on PostgreSQL or in a file: `python -m tests.soak.size.store FOLDER`. A small
store and a large one are filled and measured, each figure for both. The folder needs space for the large one: a million
campaigns take about 25 GB. The figures in docs/size.md come from here."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from tempfile import TemporaryDirectory
from time import perf_counter

from engine.storage.backends.place import place_of
from engine.storage.database.migrate import upgrade
from tests import postgres
from tests.soak.size.store_filling import fill
from tests.soak.size.store_measures import sizes
from tests.soak.size.store_samples import Sample, samples

SETTINGS = (
    "listen_addresses=",
    "max_connections=50",
    "shared_buffers=1GB",
    "work_mem=128MB",
    "max_wal_size=8GB",
    "wal_level=minimal",
    "max_wal_senders=0",
    "jit=off",
)
"""A server as a host would configure it, with committed data on disk; `minimal`: data filled in one transaction is
written once."""
SMALL = 10_000


def main() -> None:
    """Prints the tables of docs/size.md."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--campaigns", type=int, default=1_000_000)
    parser.add_argument("--whole", type=int, default=50, help="one in so many campaigns has its whole history")
    parser.add_argument("--every", type=int, default=1, help="samples are one in so many of the recorded games")
    parser.add_argument("--file", action="store_true", help="in a file instead of on a server")
    parser.add_argument("--wait", action="store_true", help="leave the store until Return is pressed")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    made = samples(chosen.folder, every=chosen.every)
    with _databases(chosen.folder, file=chosen.file) as databases:
        for url, count in zip(databases, (SMALL, chosen.campaigns), strict=True):
            _fill(url, made, count, count // chosen.whole)
            print(f"\n{count:,} campaigns, {count // chosen.whole:,} of them with their whole histories, {url}\n")
            print(sizes(url))
            print(_measured_apart(chosen.folder, url, count), flush=True)
        if chosen.wait:
            input("Return ends it: ")


@contextmanager
def _databases(folder: Path, *, file: bool) -> Iterator[Sequence[str]]:
    """Two databases without tables."""
    if file:
        with TemporaryDirectory(dir=folder) as within:
            yield [f"{within}/small.db", f"{within}/large.db"]
    else:
        with postgres.started(SETTINGS, folder) as server:
            yield [server.url(folder / name) for name in ("small", "large")]


def _fill(url: str, made: Sequence[Sample], count: int, whole: int) -> None:
    place, began = place_of(url), perf_counter()
    engine = place.engine()
    upgrade(engine, place)
    with engine.connect() as connection:
        fill(connection, made, count, whole)
        filled = perf_counter()
        connection.exec_driver_sql("VACUUM ANALYZE" if connection.dialect.name == "postgresql" else "ANALYZE")
    engine.dispose()
    print(f"filled in {filled - began:.0f} s, analysed in {perf_counter() - filled:.0f} s", flush=True)


def _measured_apart(folder: Path, url: str, count: int) -> str:
    """Returns the table of `measured` from a fresh process, because it reports memory."""
    command = [sys.executable, "-m", "tests.soak.size.store_measures", folder, url, str(count)]
    return subprocess.run(command, check=True, stdout=PIPE, text=True).stdout


if __name__ == "__main__":
    main()
