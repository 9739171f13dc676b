"""Measures `/stats` in a server with 500 ended campaigns: `python -m tests.soak.size.statistics`."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time

from engine.campaigns import Campaigns
from engine.table import fair
from tests.campaigns.tables import ANA, RUI, play_to_end
from tests.seating import GUILD, find, seat_and_start

CAMPAIGNS = 500
ROUNDS = 60
TABLES = ("campaign", "seat", "branch", "decision", "result")


async def main() -> None:
    """Plays one campaign, copies its rows, and prints milliseconds of CPU: first with nothing in memory, then again."""
    logging.disable()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "many.db"
        campaigns = await Campaigns.open(path, chance=fair(Random(7)), find=find)
        made = await seat_and_start(campaigns, "toy", options={"rounds": ROUNDS, "hand": 3})
        await play_to_end(campaigns, made.id)
        await campaigns.close()
        copy(path, made.id)
        campaigns = await Campaigns.open(path, chance=fair(Random(7)), find=find)
        tallies = campaigns.tallies
        calls: dict[str, Callable[[], Awaitable[object]]] = {
            "server": lambda: tallies.of_server(GUILD, lambda channel: True),
            "person": lambda: tallies.of_person(GUILD, ANA),
            "reliability of two": lambda: tallies.reliability(GUILD, [ANA, RUI]),
        }
        for when in ("first", "again"):
            for what, call in calls.items():
                began = process_time()
                await call()
                print(f"{when}: {what}: {1000 * (process_time() - began):.0f} ms")
        await campaigns.close()


def copy(path: Path, campaign: int) -> None:
    """Copies the rows of a campaign under further numbers."""
    with closing(sqlite3.connect(path)) as connection:
        for table in TABLES:
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            key = "id" if table == "campaign" else "campaign"
            written = ", ".join(f'"{name}"' for name in names)
            read = ", ".join(f'"{name}" + k' if name == key else f'"{name}"' for name in names)
            numbers = f"WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < {CAMPAIGNS - 1})"
            rows = f"SELECT {read} FROM {table}, n WHERE {key} = {campaign}"
            connection.execute(f"{numbers} INSERT INTO {table} ({written}) {rows}")
        connection.commit()


if __name__ == "__main__":
    asyncio.run(main())
