"""Batches of campaigns on one clock."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from datetime import timedelta
from heapq import heappop, heappush
from pathlib import Path
from random import Random
from typing import Any

from engine.campaigns import Actor
from engine.campaigns.model.errors import Refused
from engine.campaigns.runtime.scheduled_jobs import CLOCK
from engine.storage.queries import schedules
from tests.soak.life.deployment import BEGINNING, Deployment
from tests.soak.life.people import DAYS_OF_SUBSTITUTES, Player
from tests.soak.life.table import Outcome, Plan, Table

GAMES = {
    "tyrants": (2, 3, 4),
    "keep_the_heroes_out": (2, 3, 4),
    "fireteam_zero": (2, 3, 4),
    "massive_darkness": (2, 3, 4),
}
CELLS = [(game, people) for game, counts in GAMES.items() for people in counts]
TWINS = 3  # campaigns of a batch that are also played with everyone punctual
BATCH = len(CELLS) + TWINS
COMPOSED_EVERY = 16  # batches: in one, all messages are composed
LONGEST_DAYS = 240.0
CHECKED_EVERY_DAYS = 0.25
USERS = 1_000  # for each campaign

Event = tuple[float, int, int, "Player | None"]


def plans(batch: int, seed: int) -> list[Plan]:
    """Returns the campaigns of a batch: one of each game and size, and twins with the same key for some of them."""
    late = [
        Plan(f"{seed} {batch} {each}", game, people, substitutes=(batch + each // 3 + each) % 2 == 0, punctual=False)
        for each, (game, people) in enumerate(CELLS)
    ]
    first = batch * TWINS % len(late)
    return late + [
        Plan(each.key, each.game, each.people, substitutes=False, punctual=True) for each in late[first : first + TWINS]
    ]


class Batch:
    """Some campaigns, and the visits to come, in order."""

    def __init__(self, deployment: Deployment, batch: int, seed: int) -> None:
        self.deployment = deployment
        self.generator = Random(f"{seed} {batch}")
        self.tables = [
            Table(deployment, plan, USERS * (batch * BATCH + each)) for each, plan in enumerate(plans(batch, seed))
        ]
        self.next_user = USERS * (batch + 1) * BATCH
        self.events: list[Event] = []
        self.order = 0
        self.done: list[Outcome] = []
        self.ended: set[int] = set()
        self.checks = self.without_step = 0

    def later(self, table: int, player: Player | None, day: float) -> None:
        """Adds a visit; without a player, the arrival of someone who looks for a seat."""
        self.order += 1
        heappush(self.events, (day, self.order, table, player))

    async def play(self) -> None:
        """Plays all campaigns to their ends, or for `LONGEST_DAYS`."""
        for number, table in enumerate(self.tables):
            await table.open()
            for player in table.players:
                self.later(number, player, player.next_visit(table.generator.uniform(0, 1), table.generator))
            if table.plan.substitutes:
                self.later(number, None, self.generator.expovariate(1 / DAYS_OF_SUBSTITUTES))
        await self.deployment.settle()
        while any(each.outcome is None for each in self.tables) and self.deployment.clock.day < LONGEST_DAYS:
            await self._step()
        self.done += [await each.result() for number, each in enumerate(self.tables) if number not in self.ended]

    async def _step(self) -> None:
        """Runs the next job or visit."""
        job = await self.deployment.next_job()
        day = self.events[0][0] if self.events else LONGEST_DAYS
        is_job = job is not None and job <= day
        now = job if is_job and job is not None else day
        clock = self.deployment.clock
        clock.time = max(clock.time, BEGINNING + timedelta(days=now))
        touched: Sequence[int] = ()
        if is_job:
            due = set(await self.deployment.due())
            touched = [number for number, table in enumerate(self.tables) if table.campaign in due]
            await self.deployment.tick()
        elif self.events:
            _, _, number, who = heappop(self.events)
            if number in self.ended:
                return
            await self._event(number, who, day)
            touched = [number]
        await self.deployment.settle()
        for each in touched:
            if each not in self.ended:
                await self.tables[each].look()
                if self.tables[each].outcome is not None:
                    self.ended.add(each)
                    await self._end(self.tables[each])
        if clock.day >= self.checks * CHECKED_EVERY_DAYS:
            self.checks += 1
            found = await self.deployment.campaigns._context.database.read(schedules.without, CLOCK)
            self.without_step += len(found)

    async def _event(self, number: int, who: Player | None, day: float) -> None:
        table = self.tables[number]
        if who is None:
            self.next_user += 1
            player = await table.arrive(self.next_user)
            if player is not None:
                self.later(number, player, player.next_visit(day, table.generator))
            self.later(number, None, day + self.generator.expovariate(1 / DAYS_OF_SUBSTITUTES))
        elif not who.has_left(day):
            await table.visit(who)
            self.later(number, who, who.next_visit(day, table.generator))

    async def _end(self, table: Table) -> None:
        self.done.append(await table.result())
        if table.outcome == "finished":  # only the first chapter counts
            with suppress(Refused):
                await self.deployment.campaigns.lifecycle.archive(table.campaign, Actor(0, moderator=True))


async def play_batch(file: Path, batch: int, seed: int) -> dict[str, Any]:
    """Plays one batch of campaigns in a new database to their ends, on one clock."""
    began, used = time.perf_counter(), time.process_time()
    composed = batch % COMPOSED_EVERY == 0
    deployment = await Deployment.open(file, words=composed)
    played = Batch(deployment, batch, seed)
    try:
        await played.play()
    finally:
        await deployment.campaigns.close()
    return {
        "batch": batch,
        "seed": seed,
        "seconds": round(time.perf_counter() - began, 1),
        "cpu": round(time.process_time() - used, 1),
        "composed": composed,
        "checks": played.checks,
        "without_step": played.without_step,
        "campaigns": [asdict(each) for each in played.done],
    }
