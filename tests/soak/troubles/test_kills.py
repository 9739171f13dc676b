"""Kills of the real bot in a process of its own, while people play against it: what it leaves is right every time,
in a file and on a server.

`make soak-kills` does a thousand and says where; EMBERKEEP_KILLS is another number. Most lives end at a place, one of
those that were killed least: before or after a request to Discord or a write, or at a step of a commit. The others end
at any moment. Meanwhile Discord has every fault that it can have, moderators take rights and threads away and give them
back, the bot's clock leaps by days, its disk fills up, and people say two hundred things in between.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from bot.local_discord import Sandbox
from engine.storage import back_up, restore
from tests import postgres
from tests.end_to_end.playing import until
from tests.processes.asking import ask, asked
from tests.processes.lines import Lines
from tests.processes.people import Crowd, Table, open_table
from tests.processes.process import Process
from tests.processes.workers import say
from tests.soak.troubles import bot_process, reader
from tests.soak.troubles.bot_process import Life
from tests.soak.troubles.faults import FAULTS

pytestmark = pytest.mark.soak

KINDS = ["sqlite", "postgresql"]
KILLS = int(os.environ.get("EMBERKEEP_KILLS", "200"))
HOUSES = int(os.environ.get("EMBERKEEP_HOUSES", "2"))  # databases, each with a Discord of its own, killed side by side
TABLES = 5
LONGEST_LIFE = 2.5  # seconds that a place is waited for, or of a life that ends at any moment
READINGS = 5
LONGEST_REST = 60.0  # seconds in which an undisturbed bot makes progress with waiting work
BACKUPS = 20  # kills between two
TOLD = 50  # kills between two lines that say how far a house is
MOST_OPENED = 60  # tables in one house
SELDOM = 1 / 3  # scales the chances of faults, so that most of a life succeeds
ANY_MOMENT = "(any moment)"
JUMPS = (0.0, 0.0, 0.0, 1.0, -1.0, 6.0, -6.0, 400.0)  # days


@dataclass
class House:
    """One database, its Discord, and the people at its tables; `elsewhere` is where its copies are put back."""

    folder: Path
    database: str
    elsewhere: str
    sandbox: Sandbox
    generator: Random
    crowd: Crowd
    tables: list[Table] = field(default_factory=list)
    kills: Counter[str] = field(default_factory=Counter)
    checked: Counter[str] = field(default_factory=Counter)
    books: reader.Books = field(default_factory=reader.Books)
    process: Process | None = None

    def start(self, life: Life) -> None:
        """Begins a life."""
        self.sandbox.gateway.identified.clear()
        given = (self.folder, self.database, self.sandbox.url, self.sandbox.token, life)
        imported = ("tests.soak.troubles.bot_process",)
        self.process = Process(bot_process.live, *given, folder=self.folder, imported=imported, daemon=True)

    async def connected(self) -> None:
        """Waits until the bot is logged in, or dead."""
        here = self.sandbox.gateway.identified
        end = perf_counter() + LONGEST_REST
        while not here.is_set() and self.process and self.process.is_alive():
            assert perf_counter() < end, await stuck(self, "the bot does not log in")
            await asyncio.sleep(0.005)

    async def ended(self, seconds: float) -> bool:
        """True if the process ends by itself within that time."""
        assert self.process
        await asyncio.to_thread(self.process.join, seconds)
        return not self.process.is_alive()

    def kill(self) -> None:
        """Ends the process as nothing else does."""
        assert self.process
        self.process.expect_alive()
        self.process.kill()

    def bury(self) -> None:
        """Checks that the process died of a kill and nothing else."""
        assert self.process
        self.process.join()
        assert self.process.exitcode == -signal.SIGKILL, f"the process ended with {self.process.exitcode}"

    def expect(self, found: list[str], when: str) -> None:
        """Fails if anything is wrong."""
        assert found == [], f"{when}, after {sum(self.kills.values())} kills, {self.folder}: {found}"


@pytest.mark.parametrize("kind", KINDS)
def test_no_kill_leaves_anything_wrong(kind: str, tmp_path: Path) -> None:
    began = perf_counter()
    folders = [tmp_path / str(house) for house in range(HOUSES)]
    with ProcessPoolExecutor(HOUSES, mp_context=get_context("spawn")) as pool:
        houses = [pool.submit(live_and_die, kind, folder, KILLS // HOUSES) for folder in folders]
        for house in as_completed(houses):
            if house.exception():
                say(f"\n{house.exception()}")  # at once: the other houses may live for long
        found = [house.result() for house in houses]
    kills, checked = (sum((each[part] for each in found), Counter()) for part in (0, 1))
    say(f"\n{kind}: {kills.total()} kills in {perf_counter() - began:.0f} s; checked, without a fault:")
    for what, count in checked.most_common():
        say(f"  {count:7} {what}")
    say(f"kills by place ({len(kills)}):")
    for place, count in sorted(kills.items()):
        say(f"  {count:5} {place}")
    assert kills.total() >= KILLS // HOUSES * HOUSES and checked["acknowledged answers"] > KILLS // 4


def live_and_die(kind: str, folder: Path, kills: int) -> tuple[Counter[str], Counter[str]]:
    """Kills a bot repeatedly. Returns the kills by place, and what was checked."""
    folder.mkdir()
    os.chdir(folder)  # folder of the files beside a server's database
    try:
        with databases(kind, folder) as (database, elsewhere):
            return asyncio.run(_live_and_die(folder, database, elsewhere, kills))
    except pytest.fail.Exception as missing:  # which does not come through to another process
        raise AssertionError(f"{missing}: {folder}") from missing


@contextmanager
def databases(kind: str, folder: Path) -> Iterator[list[str]]:
    """The database and one for its copies, in files or on a server."""
    paths = [folder / "house.db", folder / "restored.db"]
    if kind == "sqlite":
        yield [str(each) for each in paths]
    else:
        with postgres.started() as server:
            os.environ["PATH"] = postgres.search_path()
            yield [server.url(each) for each in paths]


async def _live_and_die(folder: Path, database: str, elsewhere: str, kills: int) -> tuple[Counter[str], Counter[str]]:
    generator = Random(folder.name)
    async with Sandbox() as sandbox:
        house = House(folder, database, elsewhere, sandbox, generator, Crowd(sandbox, generator))
        sandbox.world.listeners.append(house.books.hear)
        await opened(house)
        people = [
            asyncio.create_task(each)
            for each in (
                *(house.crowd.play(table, person) for table in house.tables for person in table.players),
                house.crowd.open_tables(house.tables),
                house.crowd.take_away(house.tables),
            )
        ]
        for fault, where, chance in FAULTS:
            sandbox.faults.plan(fault, where, chance=SELDOM * chance)
        while house.kills.total() < kills:
            await one_life(house)
            if house.kills.total() % TOLD == 0:
                say(f"\nhouse {folder.name}: {house.kills.total()} kills, nothing wrong")
        sandbox.faults.clear()
        await last_life(house)
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        assert [str(each) for each in sandbox.failures] == []
        house.checked += house.crowd.done + sandbox.faults.happened
    house.checked["acknowledged answers"] = len(Lines(folder / "acknowledged").read())
    house.checked["posts, each once and in order"] = count(house, "SELECT count(*) FROM post WHERE status = 'sent'")
    house.checked["tables at the end"] = count(house, "SELECT count(*) FROM campaign")
    return house.kills, house.checked


async def opened(house: House) -> None:
    """Opens and starts the campaigns without disturbance."""
    house.start(Life())
    people = house.sandbox.user
    await until(lambda: house.sandbox.world.commands, "commands", LONGEST_REST)  # reported once the bot leads
    await house.connected()  # which goes on beside that
    pairs = [("Ana", "Rui"), ("Mei", "Bjorn"), ("Rui", "Mei"), ("Bjorn", "Ana"), ("Ana", "Mei")][:TABLES]
    for index, names in enumerate(pairs):
        players, game = [people(each) for each in names], "toy" if index else "tyrants"
        name = f"Table {index}"
        made = await open_table(house.sandbox, house.database, name, players, game=game)
        house.tables.append(Table(house.sandbox, name, *made, players))
    house.kill()
    house.bury()


async def one_life(house: House) -> None:
    """Runs a start, play, and a kill; then checks everything."""
    generator, armed = house.generator, house.folder / "armed"
    armed.unlink(missing_ok=True)
    life = plan(house)
    house.start(life)
    if not life.armed:
        await looked_at_in_peace(house)
    armed.touch()
    house.crowd.awake.set()
    if life.places:
        await house.connected()
    backup = await backed_up(house) if house.kills.total() % BACKUPS == BACKUPS - 1 else None
    if not await house.ended(LONGEST_LIFE if life.places else generator.uniform(0.02, LONGEST_LIFE)):
        house.kill()
    house.crowd.awake.clear()
    house.bury()
    died = Lines(house.folder / "died").read()
    at_place = len(died) > house.kills.total() - house.kills[ANY_MOMENT]
    house.kills[died[-1] if at_place else ANY_MOMENT] += 1
    await inspectable_places(house, backup)
    if generator.random() < 0.4:
        house.crowd.chat(
            generator.choice([*(each.thread for each in house.tables), house.sandbox.channel("games")["id"]])
        )
    if generator.random() < 0.5:
        house.sandbox.world.nonces.clear()  # as after some minutes


def plan(house: House) -> Life:
    """Returns how the next life goes: to the first of the places killed least so far, or to any moment; with or without
    quiet before."""
    generator = house.generator
    known = sorted(set(Lines(house.folder / "places").read()))
    generator.shuffle(known)
    fewest = sorted(known, key=lambda place: house.kills[place])[: len(known) // 4]
    return Life(
        places=frozenset(fewest if generator.random() < 0.7 else ()),
        nth=generator.choice((1, 1, 1, 1, 3)),
        armed=generator.random() < 0.5,
        days=generator.choice(JUMPS),
        full_after=generator.uniform(0, 1) if generator.random() < 0.2 else None,
    )


UNOPENED = "SELECT id FROM campaign WHERE thread IS NULL"
UNMOVED = "SELECT id FROM campaign WHERE moving IS NOT NULL"
UNSHOWN = "SELECT campaign, wanted, shown FROM turn_message WHERE wanted <> shown"
UNSENT = (
    "SELECT campaign, number, status, undone, struck FROM post"
    " WHERE (status <> 'sent' AND NOT undone) OR (status = 'sent' AND undone <> struck)"
)


async def rests(house: House) -> None:
    """Waits until no work is waiting; no one plays during that time. A busy machine may take its time, as long as the
    waiting work changes."""
    end, still, before = perf_counter() + LONGEST_REST, 0, waiting(house)
    while still < 3:
        assert house.process and house.process.is_alive(), "the process ended by itself"
        assert perf_counter() < end, await stuck(house, f"no rest; no thread, moves, cards, posts: {waiting(house)}")
        left = waiting(house)
        if left != before:
            end, before = perf_counter() + LONGEST_REST, left
        still = still + 1 if house.sandbox.gateway.identified.is_set() and not any(left) else 0
        await asyncio.sleep(0.05)


def waiting(house: House) -> list[list[tuple[int, ...]]]:
    """Returns the waiting work: campaigns without a thread, unfinished moves, outdated turn messages, posts."""
    with asked(house.database) as ask:
        return [ask(query) for query in (UNOPENED, UNMOVED, UNSHOWN, UNSENT)]


async def stuck(house: House, what: str) -> str:
    """Fails with the missing work; the stack of each task is left in the folder."""
    assert house.process
    house.process.signal(signal.SIGUSR1)
    await asyncio.sleep(5)
    return f"{what}: {house.folder}, after {house.kills.total()} kills"


def count(house: House, query: str) -> int:
    """Returns one number from the database."""
    ((number,),) = ask(house.database, query)
    return int(number)


async def inspectable_places(house: House, backup: Path | None) -> None:
    """Checks what must hold after every kill."""
    lines = Lines(house.folder / "acknowledged").read()
    house.expect(await asyncio.to_thread(reader.in_database, house.database, lines), "after a kill")
    house.expect(house.books.wrong(), "after a kill")
    house.checked["databases read after a kill"] += 1
    if backup is not None:
        await asyncio.to_thread(compared, house, backup)


async def looked_at_in_peace(house: House) -> None:
    """Checks what must hold once nothing waits. If something falls due meanwhile, it checks again."""
    for _ in range(READINGS):
        await rests(house)
        found = reader.at_rest(house.database, house.sandbox)
        if not found:
            break
    house.expect(found, "at rest")
    house.checked["houses at rest"] += 1


async def backed_up(house: House) -> Path:
    """Makes a copy while everyone plays. A bot killed during that is fine."""
    target = house.folder / f"backup-{house.kills.total()}.db"
    await asyncio.to_thread(back_up, house.database, target)
    return target


def compared(house: House, backup: Path) -> None:
    """Checks that a restored copy holds each campaign as it was at that moment, by hash."""
    restore(backup, house.elsewhere)
    stood = reader.standings(house.elsewhere)
    stands = reader.standings(house.database, {campaign: at[:2] for campaign, at in stood.items()})
    house.expect([] if stood and stands == stood else [f"{backup} differs"], "comparing a backup")
    house.checked["campaigns with identical hashes in a restored backup"] += len(stood)


async def last_life(house: House) -> None:
    """After the last kill all work is finished correctly."""
    house.start(Life(armed=False))
    await looked_at_in_peace(house)
    house.kill()
    house.bury()
