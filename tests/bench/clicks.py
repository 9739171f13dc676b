"""Button clicks on Tyrants panels: people and the local Discord here, the bot with the real discord.py in a process of
its own. First without pictures, to measure the answers alone; then with all of them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.local_discord import Answer, Person, Sandbox
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.state import Event
from tests.bench.beside import bot_beside, seconds_of
from tests.bench.figures import Figure
from tests.end_to_end.playing import BUTTON, MENU, parts, press, started, turn_cards

AT_WORK = (1, 16, 64)  # campaigns in which people play concurrently
PACE = 2.0  # seconds between clicks in a campaign: a person in a hurry
CLICKS = 15  # in each campaign, but never fewer in all than
FEWEST = 100
CROWD, TOGETHER = 8, 120  # campaigns in which people click as fast as they are answered, and the clicks in each
CHOICES = ("choose", "sure", "group", "pick")
PEOPLE = ("Ana", "Rui")


@dataclass
class Times:
    """Seconds from each click to its answer, and to the picture that belongs to it."""

    answers: list[float] = field(default_factory=list)
    pictures: list[float] = field(default_factory=list)


def figures() -> Iterator[Figure]:
    """Yields milliseconds from click to answer and to picture, and answers per second without thinking time."""
    with TemporaryDirectory() as folder:
        words, drawn, crowd, per_second, cost = asyncio.run(_measure(Path(folder) / "bench.sqlite3"))
    for count, times in words.items():
        yield from _figures(f"click, {count} at work", times.answers, 100, f"each clicks every {PACE:g} s; words only")
    yield Figure(f"answers, {CROWD} without a pause", per_second, "/s", note="one click at a time in each")
    yield from _figures(f"click, {CROWD} without a pause", crowd.answers)
    yield Figure(f"CPU of the bot for a click, {max(AT_WORK)} at work", cost, "ms", at_most=3.5, note="all its threads")
    for count, times in drawn.items():
        yield from _figures(f"click, {count} at work, drawing", times.answers, 150)
        yield from _figures(f"picture, {count} at work", times.pictures, 1000, "from the click", p50_at_most=500)


def _figures(
    what: str,
    times: Sequence[float],
    p99_at_most: float | None = None,
    note: str = "",
    *,
    p50_at_most: float | None = None,
) -> Iterator[Figure]:
    """Yields median and 99th percentile of these seconds, with their targets in milliseconds."""
    counted = f"{len(times)} times; {note}".rstrip("; ")
    yield Figure(f"{what}, p50", 1000 * median(times), "ms", at_most=p50_at_most, note=counted)
    last = quantiles(times, n=100, method="inclusive")[98]
    yield Figure(f"{what}, p99", 1000 * last, "ms", at_most=p99_at_most)


async def _measure(database: Path) -> tuple[dict[int, Times], dict[int, Times], Times, float, float]:
    async with Sandbox() as sandbox:
        async with bot_beside(sandbox, database, drawing=False) as bot:
            names = [f"Table {each}" for each in range(max(AT_WORK))]
            threads = [await started(sandbox, *PEOPLE, game="tyrants", name=name) for name in names]
            words = {count: await at_work(sandbox, threads[:count], PACE) for count in AT_WORK}
            spent = seconds_of(bot)
            warm = await at_work(sandbox, threads, PACE)
            cost = 1000 * (seconds_of(bot) - spent) / len(warm.answers)
            before, began = _answers(database), perf_counter()
            crowd = await at_work(sandbox, threads[:CROWD], 0.0, TOGETHER)
            per_second = (_answers(database) - before) / (perf_counter() - began)
        async with bot_beside(sandbox, database, drawing=True):
            drawn = {count: await at_work(sandbox, threads[:count], PACE) for count in AT_WORK}
    return words, drawn, crowd, per_second, cost


async def at_work(sandbox: Sandbox, threads: Sequence[str], pace: float, clicks: int = CLICKS) -> Times:
    """People play in all of these threads at the same time."""
    times, clicks = Times(), max(clicks, FEWEST // len(threads))
    await asyncio.gather(*(Visitor(sandbox, thread, pace, times).click_around(clicks) for thread in threads))
    return times


class Visitor:
    """The players of a thread, who open the panel and press what it offers at a person's pace."""

    def __init__(self, sandbox: Sandbox, thread: str, pace: float, times: Times) -> None:
        self._sandbox = sandbox
        self._thread = thread
        self._pace = pace
        self._times = times
        self._generator = Random(thread)
        self._panel: JsonObject = {"id": ""}
        self._drawn = asyncio.Event()
        sandbox.world.listeners.append(self._hear)

    async def click_around(self, clicks: int) -> None:
        """Clicks a number of times, beginning at a random moment of the pace."""
        await asyncio.sleep(self._pace * self._generator.random())
        while clicks > 0:
            for person in map(self._sandbox.user, PEOPLE):
                cards = turn_cards(person, self._thread)
                if not cards:
                    await asyncio.sleep(0.005)
                    continue
                panel = await self._timed(partial(press, person, cards[-1], "act"))
                clicks -= 1
                while clicks > 0 and (offered := _offered(panel.message)):
                    chosen = partial(self._choose, person, panel, self._generator.choice(offered))
                    panel = await self._timed(chosen)
                    clicks -= 1

    async def _timed(self, click: Callable[[], Awaitable[Answer]]) -> Answer:
        """Clicks, and then thinks while the picture comes."""
        began = perf_counter()
        answer = await click()
        self._times.answers.append(perf_counter() - began)
        self._panel = answer.message
        self._drawn.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(began + self._pace - perf_counter()):
                await self._drawn.wait()
                self._times.pictures.append(perf_counter() - began)
        await asyncio.sleep(began + self._pace - perf_counter())
        return answer

    def _hear(self, event: Event) -> None:
        """Notes that the panel shows another picture than it did when it came."""
        changed = event.name == "MESSAGE_UPDATE" and event.data["id"] == self._panel["id"]
        if changed and _pictures(event.data) != _pictures(self._panel):
            self._drawn.set()

    async def _choose(self, person: Person, panel: Answer, part: JsonObject) -> Answer:
        if part["type"] == BUTTON:
            return await person.click(panel, part["custom_id"])
        count = self._generator.randint(part.get("min_values", 1), part.get("max_values", 1))
        values = [entry["value"] for entry in self._generator.sample(part["options"], count)]
        return await person.select(panel, part["custom_id"], values)


def _pictures(message: JsonObject) -> list[str]:
    """Returns the pictures of a message."""
    return [each["id"] for each in message["attachments"]]


def _offered(message: JsonObject) -> list[JsonObject]:
    """Returns the buttons and menus of a panel that choose something."""
    found = [part for kind in (BUTTON, MENU) for part in parts(message, kind) if not part.get("disabled")]
    return [part for part in found if part["custom_id"].split("/")[1] in CHOICES]


def _answers(database: Path) -> int:
    """Returns the number of stored decisions of seats."""
    with closing(sqlite3.connect(database)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM decision WHERE seat >= 0").fetchone()
    return int(count)
