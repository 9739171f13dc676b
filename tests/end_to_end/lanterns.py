"""A started game of Lanterns, the toy game, on the local Discord."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.gateway.client import Emberkeep
from bot.local_discord import Answer, Person, Sandbox
from bot.local_discord.saving import STATE
from engine.campaigns.upkeep.absence import AWAKE
from tests import toy
from tests.end_to_end.playing import bot_on, card_for, delivered, press, started, turn_cards, turn_text, until

DATABASE = "table.db"


@dataclass
class Table:
    """A started game of Lanterns of Ana (seat A) and Rui (seat B), with the bids made: it is Ana's turn."""

    sandbox: Sandbox
    database: Path | str
    running: AsyncExitStack
    bot: Emberkeep
    thread: str = ""

    @property
    def ana(self) -> Person:
        return self.sandbox.user("Ana")

    @property
    def rui(self) -> Person:
        return self.sandbox.user("Rui")

    @property
    def guild(self) -> int:
        return int(self.sandbox.world.home.id)

    @property
    def ana_id(self) -> int:
        return int(self.ana.id)

    @property
    def rui_id(self) -> int:
        return int(self.rui.id)

    async def restart(self) -> None:
        """Ends the bot and starts it again on the same database."""
        await self.stop()
        self.bot = await self.running.enter_async_context(bot_on(self.sandbox, self.database))

    async def stop(self) -> None:
        """Ends the bot."""
        await self.running.aclose()

    def rings(self, person: Person) -> int:
        """How often this person's device has rung for the thread."""
        return sum(each.channel_id == self.thread for each in person.notifications)

    async def panel(self, person: Person) -> Answer:
        """Returns the panel that [Act] opens."""
        cards = await until(lambda: turn_cards(person, self.thread), "a turn message")
        return await press(person, cards[-1], "act")

    async def whole_turn(self, person: Person) -> Answer:
        """Lights two lanterns and ends the turn."""
        panel = await self.panel(person)
        for label in ("Light a lantern", "Light a lantern", "End turn"):
            panel = await person.click(panel, label)
        return panel


@asynccontextmanager
async def table_on_server(sandbox: Sandbox, url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    """Both have bid, and it is Ana's turn; all is kept in this database of a server."""
    toy.register(monkeypatch)
    async with AsyncExitStack() as running:
        bot = await running.enter_async_context(bot_on(sandbox, url))
        table = Table(sandbox, url, running, bot, await started(sandbox, "Ana", "Rui"))
        await both_bid(table)
        await delivered(bot)
        yield table


async def bid(table: Table, person: Person) -> Answer:
    """Lays the first card of the hand."""
    return await press(person, await table.panel(person), "choose")


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as running:
        yield running
        assert [str(each) for each in running.failures] == []


@pytest.fixture
async def opened(
    sandbox: Sandbox, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Table]:
    """The game has just started: both are asked for a bid."""
    toy.register(monkeypatch)
    beginning = await beginning_in(tmp_path_factory.getbasetemp() / "lanterns-opened")
    async with going_on_from(beginning, sandbox, tmp_path / DATABASE) as table:
        yield table


@pytest.fixture
async def table(
    sandbox: Sandbox, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Table]:
    """Both have bid, and it is Ana's turn."""
    toy.register(monkeypatch)
    beginning = await beginning_in(tmp_path_factory.getbasetemp() / "lanterns-bid", both_bid)
    async with going_on_from(beginning, sandbox, tmp_path / DATABASE) as table:
        yield table


async def beginning_in(folder: Path, play: Callable[[Table], Awaitable[None]] | None = None) -> Path:
    """Returns the folder, which holds a game that was started and played on once for all tests."""
    if (folder / STATE).exists():
        return folder
    await asyncio.to_thread(folder.mkdir)
    async with Sandbox() as sandbox:
        async with AsyncExitStack() as running:
            bot = await running.enter_async_context(bot_on(sandbox, folder / DATABASE))
            table = Table(sandbox, folder / DATABASE, running, bot, await started(sandbox, "Ana", "Rui"))
            if play:
                await play(table)
            await delivered(bot)
        forget_when_it_was_up(folder / DATABASE)
        keeper = sandbox.keeper(folder)
        keeper._write(keeper._state(), dict(sandbox.world.files))
    return folder


def forget_when_it_was_up(database: Path) -> None:
    """Continues without an absence, even more than a minute later; otherwise deadlines would move."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM note WHERE key = ?", (AWAKE,))


@asynccontextmanager
async def going_on_from(beginning: Path, sandbox: Sandbox, database: Path) -> AsyncIterator[Table]:
    """A copy of such a game on this local Discord, with a bot that has just been started and has nothing left to do:
    a card may say who is choosing only after all was delivered, and is then due at the start."""
    sandbox.keeper(beginning).restore()
    shutil.copyfile(beginning / DATABASE, database)
    async with AsyncExitStack() as running:
        bot = await running.enter_async_context(bot_on(sandbox, database))
        await delivered(bot)
        yield Table(sandbox, database, running, bot, sandbox.channel("Low Lanterns")["id"])


async def both_bid(table: Table) -> None:
    """Makes Ana and Rui bid, and waits until it is Ana's turn."""
    for person in (table.ana, table.rui):
        await card_for(person, table.thread)
        await bid(table, person)
    await card_for(table.ana, table.thread)
    await until(lambda: "your turn" in turn_text(table.ana, table.thread), "Ana's turn")
