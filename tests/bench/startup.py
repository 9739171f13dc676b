"""Starting with ten thousand stored campaigns: time until the bot runs and until it answers, and its memory. The
campaigns are copies, made in SQL, of a few that were played: one in ten is against an autopilot that is not on turn,
and one in fifty has a post to send."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, time

import orjson

from bot.host.collector import load_without_collections, spare_what_stays
from engine.campaigns import Campaigns
from engine.campaigns.upkeep.absence import AWAKE, keep_time
from engine.table import fair
from tests.bench.figures import Figure
from tests.hosting.tables import in_mid_match
from tests.seating import find

CAMPAIGNS = 10_000
KINDS = 10  # played campaigns, the last of them against an autopilot
ANSWERS = 40
WAITING = 50  # interval of copies with a post to send
MEGABYTE = 1024 * 1024


def figures() -> Iterator[Figure]:
    """Seconds and megabytes of a process that opens such a house."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "house.sqlite3"
        asyncio.run(_play(path))
        _copy(path)
        size = path.stat().st_size / MEGABYTE
        command = [sys.executable, "-m", __name__, str(path), str(time())]
        found = orjson.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    note = f"{found['campaigns']:,} campaigns, {size:,.0f} MB"
    yield Figure("open the house", 1000 * found["open"], "ms", note=note)
    yield Figure("from nothing until a campaign answers", found["answered"], "s", at_most=1, note="imports included")
    yield Figure("find what waits to be sent", 1000 * found["outbox"], "ms", note=f"{found['waiting']} posts")
    yield Figure("find it again, all loaded", 1000 * found["again"], "ms")
    yield Figure("make up for five hours away", 1000 * found["away"], "ms", at_most=1_000)
    yield Figure("look at every autopilot's table", found["autopilots"], "s", note="beside the answers")
    yield Figure("a look meanwhile, median", 1000 * found["look"], "ms")
    yield Figure("a look meanwhile, 99th percentile", 1000 * found["slow_look"], "ms", at_most=50)
    yield Figure("memory of the process", found["memory"] / MEGABYTE, "MB", at_most=1024)


async def _play(path: Path) -> None:
    campaigns = await Campaigns.open(path, chance=fair(Random(1)), find=find)
    for kind in range(KINDS):
        alone = kind == KINDS - 1
        await in_mid_match(campaigns, people=1 if alone else 2, autopilots=int(alone), answers=ANSWERS)
    await campaigns.close()


def _copy(path: Path) -> None:
    """Multiplies every row; a copy's campaign and branch have the number of the original and a multiple of KINDS."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE post SET status = 'sent', message = 1")
        database.execute("UPDATE turn_message SET shown = wanted, message = 1")
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            _multiply(database, table)
        database.execute("UPDATE campaign SET thread = id, guild = id % 100")
        last = datetime.now(UTC) - timedelta(hours=5)
        database.execute("INSERT INTO note VALUES (?, ?)", [AWAKE, last.isoformat()])
        database.execute(
            "UPDATE post SET status = 'waiting' WHERE campaign % ? = 0 AND number = "
            "(SELECT max(number) FROM post other WHERE other.campaign = post.campaign)",
            [WAITING],
        )
        database.commit()


MOVED = {"campaign": ("id", "branch"), "branch": ("id", "campaign", "parent", "base_branch", "left_branch")}


def _multiply(database: sqlite3.Connection, table: str) -> None:
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    moved = MOVED.get(table) or [name for name in ("campaign", "branch") if name in columns]
    if not moved:
        return
    copied = ", ".join(f'"{name}" + further' if name in moved else f'"{name}"' for name in columns)
    database.execute(
        f"WITH RECURSIVE copy(further) AS (SELECT ? UNION ALL SELECT further + ? FROM copy WHERE further + ? < ?) "
        f'INSERT INTO "{table}" SELECT {copied} FROM "{table}", copy',
        [KINDS, KINDS, KINDS, CAMPAIGNS],
    )


async def measure(path: Path, spawned: float) -> dict[str, float]:
    """Returns what `figures` shows, in the process that opens the database."""
    import_module("bot.cli.running")  # all that the bot needs, Discord included
    spare_what_stays()
    began = perf_counter()
    campaigns = await Campaigns.open(path, chance=fair(Random(1)), find=find)
    opened = perf_counter()
    await campaigns.lookup.situation(CAMPAIGNS // 2)
    since_spawned, answered = time() - spawned, perf_counter()
    posts = await campaigns.outbox.next_posts(CAMPAIGNS)
    await campaigns.outbox.turn_messages_to_update()
    outbox = perf_counter()
    figures = await campaigns.upkeep.figures()
    returned = perf_counter()
    await keep_time(campaigns._context)
    away = perf_counter() - returned
    running = asyncio.create_task(campaigns.run())
    looks = await _look_around(campaigns)
    again = perf_counter()
    await campaigns.outbox.next_posts(CAMPAIGNS)
    await campaigns.outbox.turn_messages_to_update()
    ended = perf_counter()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await campaigns.close()
    return {
        "campaigns": sum(figures.campaigns.values()),
        "open": opened - began,
        "answered": since_spawned,
        "outbox": outbox - answered,
        "waiting": len(posts),
        "away": away,
        "autopilots": again - answered - away,
        "look": median(looks),
        "slow_look": quantiles(looks, n=100)[-1],
        "again": ended - again,
        "memory": _memory(),
    }


async def _look_around(campaigns: Campaigns) -> list[float]:
    """Seconds for a look at one campaign after the other, until no autopilot has work."""
    generator, looks = Random(1), []
    while campaigns._context.automatic.qsize():
        start = perf_counter()
        await campaigns.lookup.situation(generator.randint(1, CAMPAIGNS))
        looks.append(perf_counter() - start)
        await asyncio.sleep(0.01)
    return looks


def _memory() -> int:
    """Returns the most that this process has had in memory, in bytes. On Linux `ru_maxrss` counts what the process that
    started this one had."""
    import resource

    status = Path("/proc/self/status")
    if status.exists():
        (line,) = (each for each in status.read_text().splitlines() if each.startswith("VmHWM:"))
        return int(line.split()[1]) * 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


if __name__ == "__main__":
    load_without_collections()  # as `emberkeep run` does
    sys.stdout.buffer.write(orjson.dumps(asyncio.run(measure(Path(sys.argv[1]), float(sys.argv[2])))))
