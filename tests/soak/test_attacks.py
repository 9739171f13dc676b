"""Attacking files against a running bot: each is refused, and the loop is never blocked for long."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import perf_counter, thread_time

import pytest

from engine.campaigns import Actor, Campaigns, Person
from engine.campaigns.model.errors import WrongFile
from engine.table import fair
from tests.processes.workers import say
from tests.seating import find, seat_and_start
from tests.soak.attacks import attacks

pytestmark = pytest.mark.soak

LONGEST_HOLD = 0.05  # seconds of the loop's own computing
MOST_MEMORY = 100.0  # MiB more than before


def memory() -> float:
    """MiB of memory that this process has now."""
    status = Path("/proc/self/status").read_text("utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


class Pulse:
    """The longest time for which the loop computed without a pause."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def beat(self) -> None:
        while True:
            before = thread_time()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, thread_time() - before)


async def test_hostile_files_do_not_block_the_bot(tmp_path: Path) -> None:
    house = await Campaigns.open(tmp_path / "house.sqlite3", chance=fair(Random(1)), find=find)
    table = await seat_and_start(house, "tyrants")
    export = await house.files.export(table.id, Actor(999, moderator=True), open_file=True)
    copy = await house.files.import_(export, Person(1, "Ana"), 1, 2)
    assert copy.chapter == "match_1"
    pulse, before = Pulse(), memory()
    beating = asyncio.create_task(pulse.beat())
    files = list(attacks(export))
    for number, (name, data) in enumerate(files):
        await asyncio.sleep(0.01)
        pulse.longest, began = 0.0, perf_counter()
        with pytest.raises(WrongFile) as refused:
            await house.files.import_(data, Person(100 + number, "Ana"), 1, 2)
        took, more = perf_counter() - began, memory() - before
        detail = f"{refused.value.reason}, {refused.value.where}"
        figures = f"{len(data) // 1024} KB | {took:.1f} s | {pulse.longest * 1000:.0f} ms | {more:.0f} MB"
        say(f"| {name} | {figures} | {detail} |")
        assert pulse.longest < LONGEST_HOLD and more < MOST_MEMORY, name
    beating.cancel()
    await house.close()
