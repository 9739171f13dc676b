"""Measures a store's size on disk, and the speed of the service's queries."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time, time
from typing import Any

from engine.campaigns import Campaigns
from engine.campaigns.upkeep.figures import Counts, read_counts, read_figures
from engine.storage import Database, Shards
from engine.storage.queries import campaigns, posts, schedules, turn_messages
from engine.table import fair
from tests.bench.figures import Figure, table
from tests.processes.asking import ask, is_on_a_server
from tests.soak.size.store_samples import of_campaigns

OPENED = 400  # campaigns at random
TRIES = 9
ALL = Shards()
SCANS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "posts to send, at every change": (posts.next_to_do, (ALL, 1000)),
    "turn messages to send, at every change": (turn_messages.outdated, (ALL,)),
    "what is due, every second": (
        schedules.due,
        (
            ALL,
            int(time() * 1000),
        ),
    ),
    "campaigns without a thread, every minute": (campaigns.without_thread, (ALL,)),
    "figures for Prometheus, at each look": (read_figures, (ALL, Counts({}, 0))),
    "campaigns and requests counted for Prometheus, at most once a minute": (read_counts, (ALL,)),
    "autopilots that may go on, at the start": (campaigns.that_may_answer, (ALL,)),
}
"""The service's queries over all campaigns."""


def measured(url: str, count: int) -> str:
    """Returns a table: the start, campaigns opened at random, and queries over all of them."""
    return table(asyncio.run(_measured(url, count)))


async def _measured(url: str, count: int) -> list[Figure]:
    before, began = _megabytes(), perf_counter()
    opened = await Campaigns.open(url, chance=fair(Random(1)))
    found = [
        Figure("start", perf_counter() - began, "s", at_most=5),
        Figure("memory that the start takes", _megabytes() - before, "MB"),
    ]
    found += await _opening(opened, count)
    found.append(Figure(f"memory, {OPENED} campaigns later", _megabytes(), "MB"))
    await opened.close()
    database = await Database.open(url)
    found += [Figure(name, await _median(database, query, given), "ms") for name, (query, given) in SCANS.items()]
    await database.close()
    return found


async def _opening(opened: Campaigns, count: int) -> list[Figure]:
    times, generator, spent = [], Random(3), process_time()
    for _ in range(OPENED):
        began = perf_counter()
        await opened.lookup.situation(generator.randint(1, count))
        times.append(1000 * (perf_counter() - began))
    spent = process_time() - spent
    last = quantiles(times, n=100, method="inclusive")
    return [
        Figure("one campaign at random, median", median(times), "ms", at_most=30, note=f"{OPENED} times"),
        Figure("one campaign at random, 95th percentile", last[94], "ms"),
        Figure("one campaign at random, 99th percentile", last[98], "ms"),
        Figure("one campaign at random, of our processor", 1000 * spent / OPENED, "ms"),
    ]


async def _median(database: Database, query: Callable[..., Any], given: tuple[Any, ...]) -> float:
    times = []
    for _ in range(TRIES):
        began = perf_counter()
        await database.read(query, *given)
        times.append(1000 * (perf_counter() - began))
    return median(times)


def _megabytes() -> float:
    """Returns this process's memory."""
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1000


# ---------------------------------------------------------------- on the disk

ON_A_SERVER = """
SELECT relname, reltuples::bigint, pg_table_size(oid), pg_indexes_size(oid) FROM pg_class
WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
"""


def sizes(url: str) -> str:
    """Returns a table in Markdown: rows and megabytes of each table with its indexes."""
    rows = sorted(_of_a_server(url) if is_on_a_server(url) else _of_a_file(url), key=lambda row: -row[2] - row[3])
    lines = [
        f"| {name} | {count:,} | {own / 1e6:,.0f} | {more / 1e6:,.0f} |" for name, count, own, more in rows if count
    ]
    whole = sum(own + more for *_, own, more in rows) / 1e9
    return "\n".join(
        ["| table | rows | MB | MB of its indexes |", "|---|---:|---:|---:|", *lines, "", f"{whole:.1f} GB"]
    )


def _of_a_server(url: str) -> Iterator[tuple[str, int, int, int]]:
    yield from (tuple(row) for row in ask(url, ON_A_SERVER))


def _of_a_file(path: str) -> Iterator[tuple[str, int, int, int]]:
    with closing(sqlite3.connect(path)) as database:
        pages = dict(database.execute("SELECT name, sum(pgsize) FROM dbstat GROUP BY name"))
        for name in (each.name for each in of_campaigns()):
            (count,) = database.execute(f'SELECT count(*) FROM "{name}"').fetchone()
            indexes = database.execute("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ?", [name])
            yield name, count, pages.get(name, 0), sum(pages.get(each, 0) for (each,) in indexes)


if __name__ == "__main__":
    folder, url, count = sys.argv[1:]
    os.chdir(folder)  # folder of the files beside a server's database
    print(measured(url, int(count)))
