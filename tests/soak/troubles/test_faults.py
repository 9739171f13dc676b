"""A thousand of each fault while campaigns are played through the real bot: posts are sent once, and there is one turn
message."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from bot.gateway.client import Emberkeep
from bot.local_discord import Sandbox
from bot.local_discord.rest.faults import Faults
from tests.end_to_end.playing import bot_on, until, until_so
from tests.hurry import hurry
from tests.processes.bot import OnePicture, make_long
from tests.processes.people import Crowd, open_table
from tests.processes.quiet import quiet
from tests.processes.workers import say
from tests.soak.troubles.faults import FAULTS, SLOW
from tests.soak.troubles.reader import Books
from tests.soak.troubles.troubled import Misfortune, Troubled, impatient, reopened

__all__ = ["hurry", "quiet"]

pytestmark = pytest.mark.soak

OF_EACH = 1000
RESTARTS = 50
CAMPAIGNS = 8
LONGEST = 3600.0  # seconds


class Life:
    """The bot through its restarts."""

    def __init__(self, sandbox: Sandbox, database: Path) -> None:
        self.sandbox = sandbox
        self.database = database
        self._stack = AsyncExitStack()
        self.bot: Emberkeep
        self.restarts = 0

    async def begin(self) -> None:
        self.bot = await self._stack.enter_async_context(bot_on(self.sandbox, self.database, studio=OnePicture([])))

    async def end(self) -> None:
        await self._stack.aclose()

    async def restart(self, times: int) -> None:
        """Ends the bot again and again; Discord has then forgotten its nonces, as after some minutes."""
        for _ in range(times):
            await asyncio.sleep(2.0)
            await self.end()
            await asyncio.sleep(2 * SLOW)  # for Discord to finish pending requests
            self.sandbox.world.nonces.clear()
            await self.begin()
            self.restarts += 1


@pytest.mark.usefixtures("hurry", "quiet")
async def test_thousand_of_each_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_long(monkeypatch)
    began, books = perf_counter(), Books()
    async with Sandbox() as sandbox:
        sandbox.world.listeners.append(books.hear)
        life = Life(sandbox, tmp_path / "soak.db")
        await life.begin()
        campaigns = [await opened(life, index) for index in range(CAMPAIGNS)]
        crowd = impatient(sandbox, Random(1))
        misfortune = Misfortune(sandbox, campaigns, lambda: not life.bot.lost_shards, Random(1))
        playing = [asyncio.create_task(crowd.play(each, person)) for each in campaigns for person in each.players]
        for fault, where, chance in FAULTS:
            sandbox.faults.plan(fault, where, times=OF_EACH, chance=chance)
        await asyncio.gather(misfortune.strike(OF_EACH), life.restart(RESTARTS))
        await until(lambda: sandbox.faults.exhausted, "all faults", LONGEST)
        await come_to_rest(life, campaigns, playing)
        standing = {each.number: await standing_posts(tmp_path / "soak.db", each.number) for each in campaigns}
        await life.end()
    figures(sandbox.faults, misfortune, crowd, life, perf_counter() - began, books)
    check(books, standing, campaigns)
    assert [str(each) for each in sandbox.failures] == []


async def opened(life: Life, index: int) -> Troubled:
    """Returns a campaign of two that lasts for as long as the test."""
    sandbox, name = life.sandbox, f"Table {index}"
    players = [sandbox.user(each) for each in ("Ana", "Rui", "Mei", "Bjorn")[index % 3 :][:2]]
    number, thread = await open_table(sandbox, str(life.database), name, players)
    return Troubled(sandbox, name, number, thread, players, life.database)


async def come_to_rest(life: Life, campaigns: list[Troubled], playing: list[asyncio.Task[None]]) -> None:
    """Ends all faults, stops the people, and waits until everything is delivered."""
    for task in playing:
        assert not task.done(), task.exception()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for each in campaigns:
        await reopened(each, Random(0))

    async def quiet() -> bool:
        service = life.bot.campaigns
        return not await service.outbox.next_posts() and not await service.outbox.turn_messages_to_update()

    await until_so(quiet, "an empty outbox", 120.0)


async def standing_posts(database: Path, campaign: int) -> set[int]:
    """Returns the numbers of the posts that must be in some thread: all but those undone before they were sent."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT number, status, undone FROM post WHERE campaign = ?", [campaign]).fetchall()
    assert [row for row in rows if row[1] != "sent" and not row[2]] == []
    return {number for number, status, _ in rows if status == "sent"}


def check(books: Books, standing: dict[int, set[int]], campaigns: list[Troubled]) -> None:
    """Checks that every post is once in any thread, in order, and that the only turn message is last except for
    people's messages."""
    assert books.wrong() == []
    come = {post for posts in books.posts.values() for post in posts}
    for campaign, sent in standing.items():
        assert sent <= {number for each, number in come if each == campaign}
    for each in campaigns:
        cards = each.cards()
        assert len(cards) == 1, each.number
        assert next(each.newest())["id"] == cards[0]["id"], each.number


def figures(faults: Faults, misfortune: Misfortune, crowd: Crowd, life: Life, seconds: float, books: Books) -> None:
    """Counts the events."""
    presses, unanswered = crowd.done["presses"], crowd.done["without an answer"]
    say(f"\n{CAMPAIGNS} campaigns in {seconds:.0f} s: {presses} presses, {unanswered} of them without an answer")
    for name, count in sorted((faults.happened + misfortune.happened).items()):
        say(f"  {count:6} {name}")
    say(f"  {life.restarts:6} restarts; {sum(map(len, books.posts.values()))} posts, each once")
