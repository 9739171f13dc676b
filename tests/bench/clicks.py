"""Button clicks on Tyrants panels: people and the local Discord here, the bot with the real discord.py in a process of
its own. Nothing is drawn, so that the figures are those of the answers alone."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bot.sandbox import Answer, NoAnswer, NotPossible, Person, Sandbox, point_discord_at
from bot.sandbox.errors import JsonObject
from renders.job import Job
from tests.bench.figures import Figure
from tests.end_to_end.playing import BUTTON, MENU, parts, press, started, turn_cards

TABLES, ALONE, TOGETHER = 8, 300, 120  # tables, clicks at one of them alone, clicks at each of them together
CHOICES = ("choose", "sure", "group", "pick")
PEOPLE = ("Ana", "Rui")


def figures() -> Iterator[Figure]:
    """Milliseconds of a click alone and with eight tables clicking at once, and answers per second then."""
    alone, together, answers_per_second = asyncio.run(_measure())
    yield Figure("click at one table, p50", 1000 * median(alone), "ms", note=f"{len(alone)} clicks")
    yield Figure("click at one table, p99", 1000 * quantiles(alone, n=100)[98], "ms", at_most=100)
    note = "as fast as they go, one click at a time at each table"
    yield Figure(f"answers by click at {TABLES} tables", answers_per_second, "/s", note=note)
    yield Figure(f"click at {TABLES} tables, p50", 1000 * median(together), "ms", note=f"{len(together)} clicks")
    yield Figure(f"click at {TABLES} tables, p99", 1000 * quantiles(together, n=100)[98], "ms")


async def _measure() -> tuple[list[float], list[float], float]:
    with TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        async with Sandbox() as sandbox, _bot_beside(sandbox, database):
            threads = [await started(sandbox, *PEOPLE, game="tyrants", name=f"Table {each}") for each in range(TABLES)]
            alone = await _click_around(sandbox, threads[0], ALONE)
            before, began = _answers(database), perf_counter()
            together = await asyncio.gather(*(_click_around(sandbox, thread, TOGETHER) for thread in threads))
            answers_per_second = (_answers(database) - before) / (perf_counter() - began)
    return alone, [each for times in together for each in times], answers_per_second


@asynccontextmanager
async def _bot_beside(sandbox: Sandbox, database: Path) -> AsyncIterator[None]:
    process = get_context("spawn").Process(target=serve, args=(sandbox.url, sandbox.token, database))
    process.start()
    try:
        await _is_up(sandbox)
        yield
    finally:
        process.terminate()
        process.join()


def serve(url: str, token: str, database: Path) -> None:
    """The other process: the bot, until it is ended."""
    from bot.cli.logs import set_up_logs
    from bot.client import Emberkeep
    from engine.campaigns import Campaigns
    from engine.table import fair

    set_up_logs(logging.ERROR)

    async def work() -> None:
        campaigns = await Campaigns.open(database, chance=fair(Random(1)))
        studio: Any = NothingDrawn()
        with point_discord_at(url):
            await Emberkeep(campaigns, studio).start(token)

    asyncio.run(work())


class NothingDrawn:
    """A studio without pictures."""

    async def picture(self, job: Job) -> bytes | None:
        """No picture."""
        return None


async def _is_up(sandbox: Sandbox) -> None:
    for _ in range(100):
        try:
            await sandbox.user(PEOPLE[0]).slash("help", channel="games")
            return
        except (NotPossible, NoAnswer):
            await asyncio.sleep(0.1)
    raise TimeoutError("the bot does not come up")


async def _click_around(sandbox: Sandbox, thread: str, clicks: int) -> list[float]:
    """The times of so many clicks at one table: whoever is asked opens the panel and presses whatever it offers."""
    generator, times = Random(thread), list[float]()
    while len(times) < clicks:
        for name in PEOPLE:
            person = sandbox.user(name)
            cards = turn_cards(person, thread)
            if not cards:
                await asyncio.sleep(0.005)
                continue
            began = perf_counter()
            panel = await press(person, cards[-1], "act")
            times.append(perf_counter() - began)
            while len(times) < clicks and (offered := _offered(panel.message)):
                began = perf_counter()
                panel = await _choose(person, panel, generator.choice(offered), generator)
                times.append(perf_counter() - began)
    return times


def _offered(message: JsonObject) -> list[JsonObject]:
    """The buttons and menus of a panel that choose something."""
    found = [part for kind in (BUTTON, MENU) for part in parts(message, kind) if not part.get("disabled")]
    return [part for part in found if part["custom_id"].split("/")[1] in CHOICES]


async def _choose(person: Person, panel: Answer, part: JsonObject, generator: Random) -> Answer:
    if part["type"] == BUTTON:
        return await person.click(panel, part["custom_id"])
    count = generator.randint(part.get("min_values", 1), part.get("max_values", 1))
    values = [entry["value"] for entry in generator.sample(part["options"], count)]
    return await person.select(panel, part["custom_id"], values)


def _answers(database: Path) -> int:
    """How many decisions of seats are stored."""
    with closing(sqlite3.connect(database)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM decision WHERE seat >= 0").fetchone()
    return int(count)
