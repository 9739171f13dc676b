"""Storage alone: prepared rows, `synchronous=FULL`, one transaction for each decision or a group commit."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from engine.storage import Database, Write
from engine.storage.queries import log
from engine.storage.schema.codec import decision_row, tell_row
from engine.table import Decision, Seat, Tell, Text
from tests.bench.figures import Figure

REPEATS = 5
SEQUENTIAL, TOGETHER, CAMPAIGNS = 1_000, 12_800, 64

_CHOICE = (1, "turn.action", 4_000_000_000, ("play:noble",))


def figures() -> Iterator[Figure]:
    """Commits per second: one after the other, and of 64 campaigns that each wait for their own."""
    alone, together = zip(*(asyncio.run(_measure()) for _ in range(REPEATS)), strict=True)
    yield Figure("ready rows, one campaign", median(alone), "commits/s", at_least=1_000)
    yield Figure(f"ready rows, {CAMPAIGNS} campaigns", median(together), "commits/s", at_least=8_000)


async def _measure() -> tuple[float, float]:
    with TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.sqlite3")
        alone = await _commits_per_second(database, [_batches(0, SEQUENTIAL)])
        each = TOGETHER // CAMPAIGNS
        together = await _commits_per_second(
            database, [_batches(campaign, each) for campaign in range(1, CAMPAIGNS + 1)]
        )
        await database.close()
    return alone, together


async def _commits_per_second(database: Database, campaigns: list[list[list[Write]]]) -> float:
    began = perf_counter()
    await asyncio.gather(*(_write_all(database, batches) for batches in campaigns))
    return sum(map(len, campaigns)) / (perf_counter() - began)


async def _write_all(database: Database, batches: list[list[Write]]) -> None:
    for batch in batches:
        await database.write(batch)


def _batches(campaign: int, count: int) -> list[list[Write]]:
    """Returns the rows of a typical answer: a decision and a log line."""
    return [
        log.add(
            campaign,
            decision=[decision_row(1, Decision(n, *_CHOICE), 7, "player", None, 0)],
            tell=[tell_row(1, 0, Tell(n, Text("played", seat=Seat(1), card="noble"), None))],
        )
        for n in range(count)
    ]
