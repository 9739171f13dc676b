"""One of several processes on one server's database: leads the campaigns of its shards at the service, without Discord,
and plays them at random as fast as they answer. Acknowledged answers are in a file that outlives the process; another
file replaces the threads."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from random import Random
from time import process_time, sleep, time
from typing import Any, Protocol

from engine.campaigns import Campaigns, Post, Situation
from engine.storage import Shards, Unreachable
from engine.table import fair
from tests.processes.lines import Lines
from tests.seating import answer_at_random, find, seat_and_start

GAMES = ("tyrants", "toy")
GO, STOP = "go", "stop"
SHARD = 22  # bits of a server's number that say nothing of its shard
LOOKED_AT_EVERY = 0.05  # seconds


@dataclass(frozen=True)
class Part:
    """The share of one process: shard `shard` of `count`, with this many campaigns."""

    folder: Path
    database: str
    shard: int
    count: int
    tables: int

    @property
    def shards(self) -> Shards:
        """Its range of one."""
        return Shards(self.shard, self.shard, self.count)

    @property
    def acknowledged(self) -> Path:
        """Returns the file of acknowledged answers and their times."""
        return self.folder / f"acknowledged-{self.shard}"

    @property
    def threads(self) -> Path:
        """The file of the messages that were sent: the posts in each."""
        return self.folder / f"threads-{self.shard}"

    def is_told(self, what: str) -> bool:
        """True if there is a file of that name."""
        return (self.folder / what).exists()

    def wait_for(self, what: str) -> None:
        """Returns once there is that file."""
        while not self.is_told(what):
            sleep(LOOKED_AT_EVERY)

    def guild(self, table: int) -> int:
        """Returns a server of its shard."""
        return (table * self.count + self.shard) << SHARD


@dataclass(frozen=True)
class Done:
    """The work of a process during the measurement: decisions of people, and CPU seconds."""

    decisions: int
    seconds: float


class Sink(Protocol):
    """A queue of multiprocessing."""

    def put(self, what: object) -> None: ...


def live(part: Part, told: Sink) -> None:
    """Leads, reports it, plays from the appearance of a file `go` to that of a file `stop`, and reports its results; or
    until it is killed."""
    asyncio.run(_live(part, told))


async def _live(part: Part, told: Sink) -> None:
    generator = Random()
    campaigns = Campaigns.standing_by(part.database, chance=fair(generator), find=find, shards=part.shards)
    await campaigns.lead()
    tables = await _tables(campaigns, part)
    told.put("leads")
    await asyncio.to_thread(part.wait_for, GO)
    before, counted = process_time(), Counter[str]()
    acknowledged = Lines(part.acknowledged)
    tasks = [asyncio.create_task(_table(campaigns, each, generator, acknowledged, counted)) for each in tables]
    tasks.append(asyncio.create_task(_deliver(campaigns, Lines(part.threads))))
    while not part.is_told(STOP):
        await asyncio.sleep(LOOKED_AT_EVERY)
        for broken in (each for each in tasks if each.done()):
            broken.result()
    told.put(Done(counted["decisions"], process_time() - before))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await campaigns.close()


async def _tables(campaigns: Campaigns, part: Part) -> list[Situation]:
    found = []
    for number in range(part.tables):
        guild = part.guild(number)
        made = await campaigns.lookup.of_server(guild)
        found.append(made[0] if made else await seat_and_start(campaigns, GAMES[number % len(GAMES)], guild=guild))
    return found


async def _table(
    campaigns: Campaigns, situation: Situation, generator: Random, acknowledged: Lines, counted: Counter[str]
) -> None:
    """Random answers, one after the other; a campaign that is over is followed by another in its server."""
    while True:
        if situation.stage not in ("playing", "between"):
            situation = await seat_and_start(campaigns, situation.facts.game, guild=situation.facts.guild)
        try:
            situation, given = await answer_at_random(campaigns, situation, generator)
        except Unreachable:  # the server ends a transaction that a busy machine keeps open for too long
            counted["refused"] += 1
            situation = await campaigns.lookup.situation(situation.id)
            continue
        if given is not None:
            acknowledged.add([*astuple(given), time()])
            counted["decisions"] += 1


# ---------------------------------------------------------------- posts


async def _deliver(campaigns: Campaigns, threads: Lines) -> None:
    """Posts go out in their order; one that was on its way when the process before was killed is looked for first."""
    out = {tuple(post) for message in threads.read() for post in message}
    while True:
        campaigns.changed.clear()
        try:
            for post in await campaigns.outbox.next_posts():
                await _deliver_one(campaigns, post, threads, out)
        except Unreachable:
            continue
        await campaigns.changed.wait()


async def _deliver_one(campaigns: Campaigns, post: Post, threads: Lines, out: set[Any]) -> None:
    if post.status == "sent":
        await campaigns.outbox.mark_struck(post)
        return
    posts: Sequence[Post] = await campaigns.outbox.posts_with(post)
    keys = [(each.campaign, each.number) for each in posts]
    if post.status == "sending" and not out.issuperset(keys):
        await campaigns.outbox.mark_waiting(*posts)
        campaigns.changed.set()
        return
    if post.status == "waiting":
        await campaigns.outbox.mark_sending(*posts)
        threads.add(keys)
        out.update(keys)
    await campaigns.outbox.mark_sent((post.campaign << 20) + keys[-1][1], *posts)
