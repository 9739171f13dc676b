"""Measures how many presses a second one process answers, with ten thousand campaigns in play.

`python -m tests.soak.size.presses` prints the table.

The bot, with the real discord.py, has a process of its own; people and the local Discord are here. Presses come at
random moments, independent of the answers, and each one's whole wait counts. Nothing is drawn: pictures are made in
further processes, which `make bench-clicks` measures. Its figures are in docs/size.md.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from bot.host.collector import spare_what_stays
from bot.local_discord import Sandbox
from engine.storage.backends.place import place_of
from engine.storage.database.migrate import upgrade
from tests.bench.beside import bot_beside, seconds_of
from tests.bench.clicks import PEOPLE
from tests.bench.figures import Figure, table
from tests.end_to_end.playing import started
from tests.soak.size.arrivals import Crowd, Pressed
from tests.soak.size.store_filling import fill
from tests.soak.size.store_samples import samples

TABLES = 64  # during which people press concurrently
SECONDS = 15.0  # at each rate


def main() -> None:
    """Prints a table for each rate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=10_000, help="in play besides, in the same database")
    parser.add_argument("--rates", type=float, nargs="*", default=[25, 50, 100, 150, 200], help="presses a second")
    parser.add_argument("--samples", type=Path, help="a folder that keeps the games of which the store is filled")
    parser.add_argument("--every", type=int, default=4, help="samples are one in so many of the recorded games")
    chosen = parser.parse_args()
    with TemporaryDirectory() as named:
        database = Path(named) / "house.db"
        asyncio.run(_pressed(database, chosen.samples or Path(named), chosen.every, chosen.campaigns, chosen.rates))


async def _pressed(database: Path, kept: Path, every: int, campaigns: int, rates: list[float]) -> None:
    await asyncio.to_thread(_filled, database, kept, every, campaigns)
    async with Sandbox() as sandbox:
        channel = sandbox.channel("games")
        await asyncio.to_thread(_moved, database, channel["guild_id"], channel["id"])
        async with bot_beside(sandbox, database, drawing=False) as bot:
            print(f"{campaigns:,} campaigns are in play; {TABLES} more are begun", flush=True)
            threads = [await started(sandbox, *PEOPLE, game="tyrants", name=f"Table {each}") for each in range(TABLES)]
            crowd = await Crowd.of(sandbox, threads)
            gc.collect()
            spare_what_stays()  # in what people and Discord remember by now
            for rate in rates:
                before, mine, began = seconds_of(bot), process_time(), perf_counter()
                pressed = await crowd.press(rate, SECONDS)
                took, spent = perf_counter() - began, seconds_of(bot) - before
                print(table(_figures(rate, pressed, took, spent, process_time() - mine, bot)), "\n", flush=True)


def _filled(database: Path, kept: Path, every: int, campaigns: int) -> None:
    """Fills the database with campaigns in play."""
    place, made = place_of(database), [each for each in samples(kept, every=every) if not each.whole]
    engine = place.engine()
    upgrade(engine, place)
    with engine.connect() as connection:
        fill(connection, made, campaigns, 0)
    engine.dispose()


def _moved(database: Path, guild: str, channel: str) -> None:
    """Moves all campaigns to the existing server."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE campaign SET guild = ?, channel = ?", [int(guild), int(channel)])


def _figures(rate: float, pressed: Pressed, took: float, spent: float, mine: float, bot: int) -> Iterator[Figure]:
    times, count = pressed.times, len(pressed.times)
    waited = f"{count:,} in {took:.1f} s, {pressed.waited:,} waited for a table to be free"
    yield Figure(f"{rate:g}/s wanted: presses", count / took, "/s", note=waited)
    yield Figure(f"{rate:g}/s wanted: answered, median", 1000 * median(times), "ms")
    p99 = quantiles(times, n=100, method="inclusive")[98]
    yield Figure(f"{rate:g}/s wanted: answered, 99th percentile", 1000 * p99, "ms", at_most=250)
    yield Figure("of the bot's processor", 1000 * spent / count, "ms", note=f"a press: {count / spent:.0f}/s at most")
    yield Figure("of the processor of people and Discord", 1000 * mine / count, "ms", note="a press")
    yield Figure("memory of the bot", _megabytes(bot), "MB", at_most=1024)


def _megabytes(process: int) -> float:
    return int(Path(f"/proc/{process}/status").read_text().split("VmRSS:")[1].split()[0]) / 1000


if __name__ == "__main__":
    main()
