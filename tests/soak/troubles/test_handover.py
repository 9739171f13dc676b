"""Real processes of one bot on a PostgreSQL server, in two ranges of shards, while people play against them: deploys,
kills and processes that were stopped for a while. What people press is answered, once."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from bot.local_discord import Cast, NoAnswer, NotPossible, Person, Sandbox
from bot.local_discord.model.errors import DiscordError, JsonObject
from tests import postgres
from tests.end_to_end.playing import until, until_so
from tests.processes.asking import asked
from tests.processes.bot import LOOKED_AT_EVERY, BotProcess
from tests.processes.lines import Lines
from tests.processes.people import PATIENCE, Crowd, Table, open_table
from tests.processes.workers import say
from tests.proxy import Proxy
from tests.soak.troubles import reader
from tests.soak.troubles.test_kills import UNSENT, UNSHOWN

pytestmark = pytest.mark.soak

RANGES = ("0-0/2", "1-1/2")
LONGEST = 120.0  # seconds in which a process becomes READY, leads or ends
LOAD_SECONDS = 3.0  # of play before and after each handover
LONGEST_TAKEOVER = 10.0
THINKING = 0.15  # seconds between two presses of a person
KILLS = int(os.environ.get("EMBERKEEP_KILLS", "20"))
LONGEST_LIFE = 3.0  # seconds of play until a process is killed again
READ_EVERY = 10  # kills of each


@dataclass
class Clickers(Crowd):
    """People whose presses are timed. Presses without an answer in time are recorded."""

    patience: float | None = None
    seconds: list[float] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)

    async def press(
        self, person: Person, message: JsonObject, custom_id: str, values: list[str] | None = None
    ) -> JsonObject | None:
        await asyncio.sleep(THINKING)
        began = perf_counter()
        try:
            sent = person.send_component(message["channel_id"], message["id"], custom_id, values)
        except (NotPossible, DiscordError, KeyError):
            return None  # the pressed message is gone
        try:
            async with asyncio.timeout(self.patience):
                await asyncio.shield(sent.first)
        except (NoAnswer, TimeoutError) as error:
            self.lost.append(f"{custom_id}: {error}")
            return None
        self.seconds.append(perf_counter() - began)
        if sent.waiting:  # on a busy machine: the panel follows the first answer
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await sent.progress.wait()
        return self.sandbox.world.messages[sent.channel_id].get(sent.response_id or "")

    def forget(self) -> None:
        self.seconds.clear()
        self.lost.clear()


@dataclass
class Fleet:
    """The processes, people and tables of a house."""

    folder: Path
    url: str
    sandbox: Sandbox
    proxy: Proxy
    crowd: Clickers
    tables: list[Table] = field(default_factory=list)
    books: reader.Books = field(default_factory=reader.Books)
    processes: list[BotProcess] = field(default_factory=list)

    async def start(self, shards: str) -> BotProcess:
        """Starts a process, and waits until it is READY."""
        process = BotProcess(
            self.sandbox.token,
            self.url,
            self.proxy.url,
            shards,
            folder=self.folder,
            log=self.folder / f"log-{len(self.processes)}",
        )
        self.processes.append(process)
        await until_so(process.is_ready, f"a process that is ready: {self.folder}", LONGEST)
        return process

    def twice(self) -> list[str]:
        """Presses that two processes have answered."""
        asked = (each for each in self.sandbox.requests if each.template.endswith("/callback"))
        return [str(each) for each in asked if each.status == 400]

    async def expect_all_right(self) -> None:
        """Checks that nothing acknowledged is lost or done twice, and no post is doubled."""
        lines = Lines(self.folder / "acknowledged").read()
        assert await asyncio.to_thread(reader.in_database, self.url, lines) == []
        assert self.books.wrong() == []
        answered = Counter((tuple(each[:4])) for each in lines if not each[5])
        assert [each for each, times in answered.items() if times > 1] == []
        assert len(answered) > 10


@asynccontextmanager
async def fleet_of(server: postgres.Server, folder: Path, ranges: tuple[str, ...]) -> AsyncIterator[Fleet]:
    """Yields two servers with two campaigns each, played by everyone."""
    generator = Random(1)
    async with (
        Sandbox(Cast(guilds=("One", "Other")), requests_per_second=50) as sandbox,
        Proxy(sandbox.url, per_second=45) as proxy,  # the way to Discord takes now more, now less time
    ):
        house = Fleet(folder, server.url(folder / "house"), sandbox, proxy, Clickers(sandbox, generator))
        sandbox.world.listeners.append(house.books.hear)
        playing: list[asyncio.Task[None]] = []
        try:
            for shards in ranges:
                first = await house.start(shards)
                await until_so(first.leads, f"a leader: {folder}", LONGEST)
            await open_tables(house)
            playing += [
                asyncio.create_task(house.crowd.play(table, person))
                for table in house.tables
                for person in table.players
            ]
            house.crowd.awake.set()
            yield house
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for process in house.processes:
                process.kill()
                process.join()


async def open_tables(house: Fleet) -> None:
    for guild in house.sandbox.world.guilds:
        channel = house.sandbox.channel("games", guild)
        for names in (("Ana", "Rui"), ("Mei", "Bjorn")):
            players = [house.sandbox.user(each) for each in names]
            name = f"{names[0]} in {guild}"
            await until(lambda: house.sandbox.world.commands, "the commands", LONGEST)
            made = await open_table(house.sandbox, house.url, name, players, channel=channel)
            house.tables.append(Table(house.sandbox, name, *made, players))


async def presses_more(house: Fleet, table: Table) -> None:
    """Waits until something is answered at a table again."""
    before = count(house, table)
    await until_so(lambda: are_more(house, table, before), "an answer at the table", LONGEST)


async def are_more(house: Fleet, table: Table, before: int) -> bool:
    await asyncio.sleep(LOOKED_AT_EVERY)
    return count(house, table) > before


def count(house: Fleet, table: Table) -> int:
    return sum(line[0] == table.number for line in Lines(house.folder / "acknowledged").read())


def table_of(house: Fleet, shards: str) -> Table:
    """Returns a table that the processes of a range serve."""
    shard, total = int(shards.split("-")[0]), int(shards.split("/")[1])
    world = house.sandbox.world
    return next(each for each in house.tables if (int(world.channels[each.thread]["guild_id"]) >> 22) % total == shard)


async def test_rolling_restart_loses_no_press(server: postgres.Server, tmp_path: Path) -> None:
    async with fleet_of(server, tmp_path, RANGES) as house:
        await asyncio.sleep(LOAD_SECONDS)
        house.crowd.forget()
        handed_over = []
        for old in list(house.processes):
            new = await house.start(old.shards)  # READY before the old one leaves
            assert await new.role() == "standby"
            await asyncio.sleep(LOAD_SECONDS)
            began = perf_counter()
            old.terminate()
            await until_so(new.leads, f"a leader: {tmp_path}", LONGEST)
            handed_over.append(perf_counter() - began)
            assert await old.ended(LONGEST) == 0
            await asyncio.sleep(LOAD_SECONDS)
        house.crowd.awake.clear()
        seconds = sorted(house.crowd.seconds)
        say(
            f"\nrolling restart of two ranges: {len(seconds)} presses, {len(house.crowd.lost)} lost, "
            f"median {seconds[len(seconds) // 2]:.2f} s, slowest {seconds[-1]:.2f} s; "
            f"led after {', '.join(f'{each:.1f}' for each in handed_over)} s; "
            f"429 from Discord: {house.sandbox.limit.refused}"
        )
        assert house.crowd.lost == []
        assert seconds[-1] < 3
        assert house.twice() == [] and house.sandbox.limit.refused == 0
        await house.expect_all_right()


async def test_standby_takes_over_from_a_leader_that_was_killed(server: postgres.Server, tmp_path: Path) -> None:
    async with fleet_of(server, tmp_path, RANGES) as house:
        house.crowd.patience = 3.0  # like Discord, for users whose bot was killed
        leader = house.processes[0]
        standby = await house.start(leader.shards)
        table = table_of(house, leader.shards)
        await presses_more(house, table)
        leader.kill()
        began = perf_counter()
        await until_so(standby.leads, f"a leader: {tmp_path}", LONGEST)
        led = perf_counter() - began
        await presses_more(house, table)
        say(f"\nkilled: a standby leads after {led:.1f} s, and answers after {perf_counter() - began:.1f} s")
        house.crowd.awake.clear()
        assert led < LONGEST_TAKEOVER
        await house.expect_all_right()
        assert house.twice() == []


async def test_leader_that_was_stopped_for_a_while_does_nothing_more(server: postgres.Server, tmp_path: Path) -> None:
    async with fleet_of(server, tmp_path, RANGES) as house:
        leader = house.processes[0]
        standby = await house.start(leader.shards)
        third = await house.start(leader.shards)
        table = table_of(house, leader.shards)
        await presses_more(house, table)
        leader.signal(signal.SIGSTOP)
        began = perf_counter()
        await until_so(lambda: either(standby, third), f"a leader: {tmp_path}", LONGEST)
        led = perf_counter() - began
        await presses_more(house, table)
        leader.signal(signal.SIGCONT)
        assert await leader.ended(LONGEST) == 1
        await presses_more(house, table)
        now_leads, waits = (standby, third) if await standby.role() == "leader" else (third, standby)
        now_leads.terminate()
        await until_so(waits.leads, f"the standby of the standby: {tmp_path}", LONGEST)
        await presses_more(house, table)
        house.crowd.awake.clear()
        say(f"\nstopped: a standby leads after {led:.1f} s; the one that was stopped ends once it goes on")
        await house.expect_all_right()
        assert house.twice() == []


async def either(*processes: BotProcess) -> bool:
    return any([await each.leads() for each in processes])


async def test_no_kill_of_one_of_two_bots_leaves_anything_wrong(server: postgres.Server, tmp_path: Path) -> None:
    async with fleet_of(server, tmp_path, RANGES) as house:
        house.crowd.patience = 3.0  # like Discord, for users whose bot was killed
        began, per_range = perf_counter(), KILLS // len(RANGES)
        lives = [asyncio.create_task(killed_again_and_again(house, each, per_range)) for each in house.processes[:]]
        seconds = sorted(chain.from_iterable(await asyncio.gather(*lives)))
        house.crowd.awake.clear()
        await house.expect_all_right()
        await until_so(lambda: nothing_waits(house), f"rest: {tmp_path}", LONGEST)
        assert reader.at_rest(house.url, house.sandbox) == []
        posts = sum(map(len, house.books.posts.values()))
        say(
            f"\n{len(seconds)} kills of two bots in {perf_counter() - began:.0f} s, nothing wrong: "
            f"{len(house.crowd.seconds):,} presses answered, {posts:,} messages with posts; the tables went on after "
            f"{seconds[len(seconds) // 2]:.1f} s (median), {seconds[-1]:.1f} s at most"
        )


async def killed_again_and_again(house: Fleet, process: BotProcess, times: int) -> list[float]:
    """Kills the process of a range at random moments of play and restarts it. Returns, for each, the seconds until a
    campaign of that range was answered again."""
    table, seconds = table_of(house, process.shards), list[float]()
    for turn in range(times):
        await presses_more(house, table)
        await asyncio.sleep(house.crowd.generator.uniform(0, LONGEST_LIFE))
        began = perf_counter()
        process.kill()
        assert await process.ended(LONGEST) == -signal.SIGKILL
        process = await house.start(process.shards)
        await presses_more(house, table)
        seconds.append(perf_counter() - began)
        if turn % READ_EVERY == READ_EVERY - 1:
            await house.expect_all_right()
            say(f"\n{process.shards}: {turn + 1} kills, the last one took {seconds[-1]:.1f} s")
    return seconds


async def nothing_waits(house: Fleet) -> bool:
    """True if every post is sent and every turn message is up to date."""
    with asked(house.url) as ask:
        return not any(ask(query) for query in (UNSHOWN, UNSENT))


async def test_ending_standby_goes_unnoticed(server: postgres.Server, tmp_path: Path) -> None:
    async with fleet_of(server, tmp_path, RANGES) as house:
        standby = await house.start(RANGES[0])
        house.crowd.forget()
        await asyncio.sleep(LOAD_SECONDS)
        standby.terminate()
        assert await standby.ended(LONGEST) == 0
        await asyncio.sleep(LOAD_SECONDS)
        house.crowd.awake.clear()
        assert house.crowd.seconds and house.crowd.lost == []
        await house.expect_all_right()
