"""The whole way from an answer to its commit, and moving in time, at growing lengths of a campaign of Tyrants."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bot.host.collector import spare_what_stays
from engine.campaigns import Campaigns, Person, Situation
from engine.table import fair
from tests.bench.figures import Figure
from tests.seating import FIRST_USER, answer_at_random, find, seat_and_start

CAMPAIGNS, ANSWERS, REPEATS = 64, 100, 3
LENGTHS = (10, 1_000, 5_000)
TRIES = 15


def figures() -> Iterator[Figure]:
    """Answers per second, milliseconds to go anywhere, bytes a row, in a process set up as the bot's is."""
    spare_what_stays()
    rates = [asyncio.run(_answers_per_second()) for _ in range(REPEATS)]
    yield Figure(f"answer to commit, {CAMPAIGNS} campaigns", median(rates), "answers/s", at_least=2_000)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        for length in LENGTHS:
            for what, seconds in asyncio.run(_moving(path, length)).items():
                yield Figure(f"{what} at {length:,} decisions", 1000 * seconds, "ms", at_most=20)
        yield from _bytes(path)


@asynccontextmanager
async def _opened(path: Path) -> AsyncIterator[Campaigns]:
    campaigns = await Campaigns.open(path, chance=fair(Random(1)), find=find)
    try:
        yield campaigns
    finally:
        await campaigns.close()


async def _answers_per_second() -> float:
    with TemporaryDirectory() as folder:
        async with _opened(Path(folder) / "bench.sqlite3") as campaigns:
            tables = [await seat_and_start(campaigns, "tyrants") for _ in range(CAMPAIGNS)]
            generator = Random(2)
            began = perf_counter()
            await asyncio.gather(*(_answer_often(campaigns, table, ANSWERS, generator) for table in tables))
            return CAMPAIGNS * ANSWERS / (perf_counter() - began)


async def _answer_often(campaigns: Campaigns, situation: Situation, answers: int, generator: Random) -> Situation:
    """Gives a number of random answers in this campaign. A match that ends is followed by the next."""
    for _ in range(answers):
        situation, _ = await answer_at_random(campaigns, situation, generator)
    return situation


async def _moving(path: Path, length: int) -> dict[str, float]:
    """Returns median seconds of load, undo and fork in a campaign with at least this number of decisions."""
    generator = Random(length)
    async with _opened(path) as campaigns:
        situation = await seat_and_start(campaigns, "tyrants")
        while situation.n < length:
            situation, _ = await answer_at_random(campaigns, situation, generator)
        undone: list[float] = []
        while len(undone) < TRIES:
            situation, _ = await answer_at_random(campaigns, situation, generator)
            user = next((each.user for each in situation.seats if each.user and situation.can_undo(each.user)), None)
            if user is not None:
                seconds, situation = await _timed(campaigns.play.undo(situation.id, user))
                undone.append(seconds)
        guest = Person(FIRST_USER, "User")
        forked = [(await _timed(campaigns.files.fork(situation.id, guest)))[0] for _ in range(TRIES)]
    return {"load": await _load(path, situation.id), "undo": median(undone), "fork": median(forked)}


async def _load(path: Path, campaign: int) -> float:
    """Median seconds until a campaign can be answered after a start; opening the database is not in it."""
    times = []
    for _ in range(TRIES):
        async with _opened(path) as campaigns:
            times.append((await _timed(campaigns.lookup.situation(campaign)))[0])
    return median(times)


async def _timed(work: Awaitable[Any]) -> tuple[float, Any]:
    began = perf_counter()
    outcome = await work
    return perf_counter() - began, outcome


def _bytes(path: Path) -> Iterator[Figure]:
    """Pages on the disk that a row takes, whole tables over their rows."""
    with closing(sqlite3.connect(path)) as database:
        for name, limit in (("decision", 120), ("tell", None), ("checkpoint", None)):
            (rows,) = database.execute(f"SELECT count(*) FROM {name}").fetchone()
            (size,) = database.execute("SELECT sum(pgsize) FROM dbstat WHERE name = ?", [name]).fetchone()
            yield Figure(f"a row of {name}s on the disk", size / rows, "bytes", at_most=limit, note=f"{rows:,} rows")
