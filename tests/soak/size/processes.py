"""Several processes on one PostgreSQL, at the service: the cost of each, whether they wait for each other, and how
long the campaigns of a killed one pause. `python -m tests.soak.size.processes` prints the tables of docs/size.md."""

from __future__ import annotations

import argparse
import os
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty
from random import Random
from statistics import median
from tempfile import TemporaryDirectory, gettempdir
from time import perf_counter, sleep, time
from typing import Any

from tests import postgres
from tests.bench.figures import Figure, table
from tests.processes.lines import Lines
from tests.processes.process import Process, forking
from tests.soak.size.players import GO, STOP, Done, Part, live
from tests.soak.troubles import reader

SETTINGS = (
    "listen_addresses=",
    "max_connections=100",
    "jit=off",
)  # defaults otherwise: committed data is on disk
SAMPLED_EVERY = 0.02  # seconds
LONGEST_LIFE = 1.5  # seconds until the next kill
READ_EVERY = 20  # kills
PATIENCE = 300.0  # seconds that a busy machine may take to start a process
WAITS = (
    "SELECT wait_event_type, wait_event FROM pg_stat_activity"
    " WHERE datname = %s AND state = 'active' AND pid <> pg_backend_pid()"
)
LOCKS = "SELECT locktype FROM pg_locks WHERE NOT granted"
SHARED = {"Lock"}
"""Waits for other transactions' locks; the others are for the disk, for the shared log, or for the client."""


@dataclass
class Playing:
    """The plan of one process, and its current run."""

    part: Part
    process: Process | None = None
    told: Any = None

    def start(self) -> None:
        """Begins a life."""
        imported = ("tests.soak.size.players", "engine.games.tyrants.game")
        self.told = forking(*imported).Queue()  # a new one, for a kill may leave the old one locked
        self.process = Process(live, self.part, self.told, folder=self.part.folder, imported=imported, daemon=True)

    def hear(self) -> Any:
        """Returns its next message."""
        end = perf_counter() + PATIENCE
        while perf_counter() < end:
            try:
                return self.told.get(timeout=1)
            except Empty:
                self.expect_alive()
        raise AssertionError("the process tells nothing")

    def kill(self) -> float:
        """Ends it as nothing else does; when."""
        self.expect_alive()
        assert self.process
        self.process.kill()
        self.process.join()
        return time()

    def expect_alive(self) -> None:
        """Fails if the process has ended."""
        assert self.process
        self.process.expect_alive()


@contextmanager
def started(folder: Path, database: str, count: int, tables: int) -> Iterator[list[Playing]]:
    """Starts processes that share a number of campaigns; each leads its shard."""
    processes = [Playing(Part(folder, database, shard, count, tables // count)) for shard in range(count)]
    for each in processes:
        each.start()
    try:
        assert [each.hear() for each in processes] == ["leads"] * count
        (folder / GO).touch()
        yield processes
    finally:
        for each in processes:
            if each.process:
                each.process.kill()
                each.process.join()


def ended(folder: Path, processes: Sequence[Playing]) -> list[Done]:
    """Stops all processes and returns their results."""
    (folder / STOP).touch()
    return [each.hear() for each in processes]


# ---------------------------------------------------------------- what they cost, and what they wait for


def costs(count: int, tables: int, seconds: float) -> list[Figure]:
    """Returns decisions per second, the CPU time of each, and what the server's processes waited for."""
    with TemporaryDirectory() as named, postgres.started(SETTINGS, Path(gettempdir())) as running:
        folder = Path(named)
        database = running.url(folder)
        with started(folder, database, count, tables) as processes:
            before, began = _cpu_of(running.folder), perf_counter()
            waits = _sampled(database, seconds)
            took, server_cpu = perf_counter() - began, _cpu_of(running.folder) - before
            done = ended(folder, processes)
    return list(_figures(count, done, took, server_cpu, waits))


def _figures(count: int, done: Sequence[Done], took: float, server_cpu: float, waits: Counter[str]) -> Iterator[Figure]:
    decisions = sum(each.decisions for each in done)
    spent = sum(each.seconds for each in done)
    name = f"{count} process{'es' if count > 1 else ''}"
    yield Figure(f"{name}: decisions", decisions / took, "/s", note=f"{decisions:,} in {took:.0f} s")
    yield Figure(f"{name}: of the bots' processor", 1000 * spent / decisions, "ms", note="a decision")
    yield Figure(f"{name}: of the server's processor", 1000 * server_cpu / decisions, "ms", note="a decision")
    samples = waits.pop("samples")
    locked = sum(number for what, number in waits.items() if what.split(":")[0] in SHARED)
    others = ", ".join(f"{what} {number}" for what, number in waits.most_common(6))
    note = f"{locked} in {samples} samples; {others}"
    yield Figure(f"{name}: waiting for another's lock", 100 * locked / max(1, samples), "%", note=note)


def _sampled(database: str, seconds: float) -> Counter[str]:
    """Counts samples of what the server's processes were waiting for."""
    waits, end = Counter[str](), perf_counter() + seconds
    with closing(postgres.connect(database, autocommit=True)) as connection:
        (name,) = connection.execute("SELECT current_database()").fetchone()
        while perf_counter() < end:
            waits["samples"] += 1
            waits.update(f"{kind}:{event}" for kind, event in connection.execute(WAITS, [name]).fetchall() if kind)
            waits.update(f"Lock:{kind} not granted" for (kind,) in connection.execute(LOCKS).fetchall())
            sleep(SAMPLED_EVERY)
    return waits


def _cpu_of(folder: Path) -> float:
    """Returns the CPU seconds of a server and its processes, including ended ones."""
    main = (folder / "data" / "postmaster.pid").read_text().split()[0]
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended in the meantime
        if stat.parent.name == main:
            ticks += sum(map(int, fields[11:15]))
        elif fields[1] == main:
            ticks += sum(map(int, fields[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


# ---------------------------------------------------------------- kills


@dataclass
class Killed:
    """The results of kills: for each, the seconds until a campaign of its shard was answered again."""

    seconds: list[float] = field(default_factory=list)
    answers: int = 0
    posts: int = 0
    wrong: list[str] = field(default_factory=list)

    def told(self, seconds: float) -> str:
        """Returns the same in a sentence or two."""
        return (
            f"{len(self.seconds)} kills in {seconds:.0f} s: {self.answers:,} acknowledged answers,"
            f" {self.posts:,} posts; wrong: {self.wrong or 'nothing'}. The tables went on"
            f" after {median(self.seconds):.1f} s (median), "
            f"{max(self.seconds):.1f} s at most."
        )


def kills(folder: Path, database: str, number: int, *, count: int = 2, tables: int = 4, seed: int = 1) -> Killed:
    """Kills one process after the other under load and restarts each at once."""
    generator, killed = Random(seed), Killed()
    with started(folder, database, count, tables) as processes:
        for turn in range(number):
            sleep(generator.uniform(0.05, LONGEST_LIFE))
            killed.seconds.append(_restarted(processes[turn % count]))
            if turn % READ_EVERY == READ_EVERY - 1:
                killed.wrong += wrong(database, processes)
        ended(folder, processes)
    killed.wrong += wrong(database, processes)
    killed.answers = sum(len(Lines(each.part.acknowledged).read()) for each in processes)
    killed.posts = sum(len(message) for each in processes for message in Lines(each.part.threads).read())
    return killed


def _restarted(process: Playing) -> float:
    """Kills a process and starts it again; seconds until one of its tables is answered again."""
    at = process.kill()
    before = len(Lines(process.part.acknowledged).read())
    process.start()
    assert process.hear() == "leads"
    while len(lines := Lines(process.part.acknowledged).read()) == before:
        process.expect_alive()
        sleep(0.02)
    return float(lines[before][-1]) - at


def wrong(database: str, processes: Sequence[Playing]) -> list[str]:
    """Returns faults of the database and the threads: a missing, doubled or late post."""
    lines = [line[:-1] for each in processes for line in Lines(each.part.acknowledged).read()]
    posts: defaultdict[int, list[int]] = defaultdict(list)
    for each in processes:
        for campaign, number in (post for message in Lines(each.part.threads).read() for post in message):
            posts[campaign].append(number)
    return reader.in_database(database, lines) + [
        f"posts of campaign {campaign} in its thread: {numbers}"
        for campaign, numbers in posts.items()
        if numbers != list(range(1, len(numbers) + 1))
    ]


def main() -> None:
    """Prints what one, two and four processes cost, then kills."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--counts", type=int, nargs="*", default=[1, 2, 4], help="of processes, one after the other")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--kills", type=int, default=200)
    chosen = parser.parse_args()
    for count in chosen.counts:
        print(table(costs(count, chosen.tables, chosen.seconds)), flush=True)
    if chosen.kills:
        with TemporaryDirectory() as named, postgres.started() as running:
            os.chdir(named)  # folder of the files beside a server's database
            began = perf_counter()
            killed = kills(Path(named), running.url(Path(named)), chosen.kills)
            print(killed.told(perf_counter() - began))


if __name__ == "__main__":
    main()
