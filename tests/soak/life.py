"""Campaigns on a virtual clock, with people who are late, quit and come back: do they finish?

`python -m tests.soak.life FILE --minutes 12 --seed 1` plays batches through the real service, storage and delivery;
only Discord's threads are faked. Each batch is one line of FILE; a later run adds batches. `tests.soak.life_report`
writes docs/life.md from it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta
from heapq import heappop, heappush
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from sqlalchemy import text

from bot.delivery import outbox as outbox_module
from bot.delivery import turn_messages as turn_messages_module
from bot.delivery.outbox import Outbox
from bot.delivery.turn_messages import TurnMessages
from bot.discord.troubles import Troubles
from bot.interactions.choosing import Choosing
from bot.interactions.readers import Readers
from bot.interactions.services import Services
from bot.messages.layout import Message
from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.errors import Refused
from engine.campaigns.play.autopilots import go_on
from engine.campaigns.runtime.scheduled_jobs import CLOCK
from engine.campaigns.upkeep import ticker
from engine.storage import Connection
from engine.storage.queries import schedules
from engine.storage.schema.codec import MADE_BY
from engine.table import fair

GAMES = {
    "tyrants": (2, 3, 4),
    "keep_the_heroes_out": (2, 3, 4),
    "fireteam_zero": (2, 3, 4),
    "massive_darkness": (2, 3, 4),
}
LENGTHS = {"tyrants": 11.0, "keep_the_heroes_out": 4.5, "fireteam_zero": 2.0, "massive_darkness": 1.5}
"""Days of a campaign for each of its players, about. Those who quit do so within them."""
BATCH = 12
QUIT, COME_BACK, VACATION, SLOW = 0.37, 1 / 3, 0.2, 0.3
DAYS_OF_SUBSTITUTES = 7.0  # between the arrivals of people who would take a seat
LONGEST = timedelta(days=240)
BEGINNING = datetime(2026, 1, 5, tzinfo=UTC)
MOST_ANSWERS = 80  # by one person in one visit


class VirtualClock:
    """A clock that is set to the next event."""

    def __init__(self) -> None:
        self.time = BEGINNING

    def now(self) -> datetime:
        """Returns the virtual time."""
        return self.time


@dataclass
class Player:
    """A simulated person: visits at their own hours, until they quit; some come back. Days count from the start."""

    user: int
    hour: float
    visits: int
    quits: float | None
    returns: float | None
    vacation: tuple[float, float] | None
    punctual: bool

    def is_gone(self, day: float) -> bool:
        """True if this person does not visit on that day."""
        on_vacation = self.vacation is not None and self.vacation[0] <= day < self.vacation[1]
        has_quit = self.quits is not None and day >= self.quits and (self.returns is None or day < self.returns)
        return on_vacation or has_quit

    def next_visit(self, day: float, generator: Random) -> float:
        """Returns the day of the next visit: some hours of the day, at random moments."""
        while True:
            day += generator.expovariate(self.visits * 3)
            if (day % 1 - self.hour / 24) % 1 < 1 / 3:
                return day


@dataclass
class Told:
    """The messages sent to one campaign's thread."""

    posts: int = 0
    mentions: int = 0
    since_visit: Counter[int] = field(default_factory=Counter)
    most: int = 0


@dataclass
class Outcome:
    """How one campaign ended."""

    game: str
    people: int
    punctual: bool
    substitutes: bool
    stayed: int
    outcome: str
    days: float
    decisions: int
    autopilot: float
    posts: int
    mentions: int
    most_mentions: int
    steps: list[str]


class FakeThreads:
    """Discord's threads: takes every message, and counts notifications."""

    def __init__(self) -> None:
        self.told: dict[int, Told] = {}
        self.next = 1

    def thread(self, client: object, number: int) -> FakeThread:
        """Returns the thread of this number."""
        return FakeThread(self, number)


class FakeThread:
    """One thread; its number is its campaign's."""

    def __init__(self, threads: FakeThreads, number: int) -> None:
        self._threads, self.id = threads, number

    async def send(self, message: Message, nonce: str, *, mentioned: Sequence[int] = (), silent: bool = False) -> int:
        """Takes a message."""
        told = self._threads.told.setdefault(self.id, Told())
        told.posts += 1
        told.mentions += len(set(mentioned))
        for user in set(mentioned):
            told.since_visit[user] += 1
            told.most = max(told.most, told.since_visit[user])
        self._threads.next += 1
        return self._threads.next

    async def edit(self, message: int, content: Message) -> None:
        """Edits notify no one."""

    async def delete(self, message: int) -> None:
        """Deletes nothing."""

    async def own_messages(self, since: int) -> list[Any]:
        """No message is searched for: no delivery is interrupted."""
        return []


class NoPictures:
    """Draws nothing: pictures do not change who is notified."""

    async def draw(self, *given: object, **named: object) -> None:
        """Returns no picture."""


class Deployment:
    """The service, its storage and its delivery over the fake threads."""

    def __init__(self, campaigns: Campaigns, threads: FakeThreads, clock: VirtualClock) -> None:
        self.campaigns, self.threads, self.clock = campaigns, threads, clock
        self.services = Services(
            client=cast(Any, SimpleNamespace(get_channel=lambda _: None, get_guild=lambda _: None)),
            campaigns=campaigns,
            pictures=cast(Any, NoPictures()),
            readers=Readers(campaigns),
            choosing=Choosing(campaigns.outbox.wish),
            places=cast(Any, None),
            refreshing=cast(Any, SimpleNamespace(soon=lambda _: None)),
            troubles=Troubles(campaigns),
        )
        self.outbox, self.turns = Outbox(self.services), TurnMessages(self.services)

    async def settle(self) -> None:
        """Runs due jobs and autopilots, and delivers everything."""
        context = self.campaigns._context
        await ticker.tick(context)
        while not context.automatic.empty():
            campaign = context.automatic.get_nowait()
            while await go_on(context, campaign):
                pass
        while posts := await self.campaigns.outbox.next_posts(500):
            for post in posts:
                await self.outbox.deliver(post)
                self.turns.overtaken(post)
        for message in await self.campaigns.outbox.turn_messages_to_update():
            await self.turns.update(message)

    async def next_job(self) -> datetime | None:
        """Returns when the next job is due."""
        at = await self.campaigns._context.database.read(_next_job)
        return None if at is None else datetime.fromtimestamp(at / 1000, UTC)


def _next_job(connection: Connection) -> int | None:
    found = connection.execute(text("SELECT min(at) FROM job")).scalar()
    return None if found is None else int(found)


class Table:
    """One campaign and its people."""

    def __init__(self, deployment: Deployment, number: int, game: str, people: int, seed: str) -> None:
        self.deployment, self.game, self.people = deployment, game, people
        self.generator = Random(seed)
        self.substitutes = number % 2 == 0
        self.punctual = number % 6 == 5
        self.players = [self._player(1_000 * number + each) for each in range(people)]
        self.campaign = 0
        self.outcome: str | None = None
        self.started: float | None = None
        self.next_user = 1_000 * number + people

    def _player(self, user: int, *, punctual: bool | None = None) -> Player:
        generator = self.generator
        punctual = self.punctual if punctual is None else punctual
        length = LENGTHS[self.game] * self.people
        quits = generator.uniform(0, length) if not punctual and generator.random() < QUIT else None
        back = quits + generator.uniform(4, 30) if quits is not None and generator.random() < COME_BACK else None
        away = generator.uniform(0, length) if not punctual and generator.random() < VACATION else None
        vacation = None if away is None else (away, away + generator.uniform(4, 14))
        visits = 4 if punctual else 1 if generator.random() < SLOW else 3
        return Player(user, generator.uniform(0, 24), visits, quits, back, vacation, punctual)

    @property
    def stayed(self) -> int:
        """How many of the first players never quit for good."""
        return sum(each.quits is None or each.returns is not None for each in self.players[: self.people])

    async def open(self) -> None:
        """The first player opens the lobby."""
        campaigns, first = self.deployment.campaigns, self.players[0]
        settings = {"pictures": "phase", "open_seats": "free" if self.generator.random() < 0.5 else "accept"}
        made = await campaigns.lobby.create(
            game=self.game,
            name="Long nights",
            organiser=Person(first.user, f"User {first.user}"),
            guild=1,
            channel=2,
            settings=settings,
        )
        self.campaign = made.id
        await campaigns.openings.set_places(made.id, thread=made.id)

    async def visit(self, player: Player) -> None:
        """A person looks at the campaign and does what there is to do."""
        campaigns = self.deployment.campaigns
        told = self.deployment.threads.told.get(self.campaign)
        if told is not None:
            told.since_visit[player.user] = 0
        situation = await campaigns.lookup.situation(self.campaign)
        with suppress(Refused):
            if situation.facts.archived is not None:
                return
            if situation.stage == "lobby":
                await self._in_lobby(situation, player)
            elif situation.seats_of(player.user):
                situation = await campaigns.seats.pressed(self.campaign, player.user)
                await self._accept(situation, player)
                await self._play(situation, player)
        await self.look()

    async def _in_lobby(self, situation: Situation, player: Player) -> None:
        campaigns = self.deployment.campaigns
        taken = sum(each.user is not None for each in situation.seats)
        if not situation.seats_of(player.user) and taken < self.people:
            situation = await campaigns.seats.join(self.campaign, Person(player.user, f"User {player.user}"))
            taken += 1
        if situation.facts.clock is not None and situation.facts.clock.step:
            await campaigns.play.fill_and_start(self.campaign, player.user)
        elif taken == self.people or self.generator.random() < 0.3:
            situation = await campaigns.lobby.ready(self.campaign, player.user)
            everyone = taken == self.people and all(each.ready for each in situation.seats if each.user is not None)
            if everyone and player.user == situation.facts.organiser:
                await campaigns.play.start(self.campaign, player.user)

    async def _accept(self, situation: Situation, player: Player) -> None:
        """Accepts those who have applied for seats."""
        waiting = await self.deployment.campaigns._context.database.read(
            lambda connection: list(
                connection.execute(
                    text('SELECT seat, "user" FROM application WHERE campaign = :c'), {"c": self.campaign}
                ).all()
            )
        )
        for seat, user in waiting:
            with suppress(Refused):
                await self.deployment.campaigns.seats.answer_application(
                    self.campaign, seat, user, Actor(player.user), accept=True
                )

    async def _play(self, situation: Situation, player: Player) -> None:
        """Answers everything that this person is asked, to the end of their turn."""
        campaigns = self.deployment.campaigns
        for _ in range(MOST_ANSWERS):
            if situation.stage != "playing" or player.user not in situation.waiting_users:
                return
            seat = next(each for each in situation.seats_of(player.user) if each in situation.waiting_for)
            ask = situation.ask_of(seat)
            if ask is None:
                return
            pick = situation.game.choose(situation.view(seat), ask, seat)
            answered = await campaigns.play.answer(
                self.campaign,
                branch=situation.branch,
                n=ask.n,
                seat=seat,
                user=player.user,
                pick=pick,
                follow=True,
            )
            situation = answered.situation

    async def arrive(self) -> None:
        """Someone looks for a seat on the server's list."""
        campaigns = self.deployment.campaigns
        situation = await campaigns.lookup.situation(self.campaign)
        if situation.stage != "playing" or situation.facts.archived or len(self.players) > 4 * self.people:
            return
        offered = next((each for each in situation.seats if each.user is not None and each.can_be_taken), None)
        if offered is None:
            return
        self.next_user += 1
        player = self._player(self.next_user)
        person = Person(player.user, f"User {player.user}")
        with suppress(Refused):
            if situation.facts.settings.open_seats == "free":
                await campaigns.seats.join(self.campaign, person)
            else:
                await campaigns.seats.apply_for(self.campaign, person, offered.seat)
            day = self.day
            if player.quits is not None:
                player.quits += day
                player.returns = None if player.returns is None else player.returns + day
            player.vacation = None
            self.players.append(player)

    @property
    def day(self) -> float:
        """The virtual day."""
        return (self.deployment.clock.time - BEGINNING) / timedelta(days=1)

    async def look(self) -> None:
        """Notes the start and the end."""
        facts = await self.deployment.campaigns.lookup.situation(self.campaign)
        if self.started is None and facts.stage != "lobby":
            self.started = self.day
        if facts.results:
            self.outcome = "finished"
        elif facts.facts.archived is not None or facts.stage == "over":
            self.outcome = "closed"

    async def result(self) -> Outcome:
        """Returns how it ended."""
        told = self.deployment.threads.told.get(self.campaign, Told())
        read = self.deployment.campaigns._context.database.read
        rows = await read(
            lambda connection: list(
                connection.execute(
                    text("SELECT made_by, count(*) FROM decision WHERE campaign = :c AND seat >= 0 GROUP BY made_by"),
                    {"c": self.campaign},
                ).all()
            )
        )
        steps = await read(
            lambda connection: list(
                connection.execute(
                    text("SELECT payload FROM post WHERE campaign = :c AND kind = 'clock' ORDER BY number"),
                    {"c": self.campaign},
                ).scalars()
            )
        )
        made = {MADE_BY[by]: count for by, count in rows}
        total = sum(made.values())
        return Outcome(
            game=self.game,
            people=self.people,
            punctual=self.punctual,
            substitutes=self.substitutes,
            stayed=self.stayed,
            outcome=self.outcome or "open",
            days=round(self.day - (self.started or 0), 2),
            decisions=total,
            autopilot=round(made.get("autopilot", 0) / total, 3) if total else 0.0,
            posts=told.posts,
            mentions=told.mentions,
            most_mentions=told.most,
            steps=[json.loads(each)["details"]["what"] for each in steps],
        )


async def play_batch(batch: int, seed: int, folder: Path) -> dict[str, Any]:
    """Plays one batch of campaigns to their ends on one clock."""
    clock, threads = VirtualClock(), FakeThreads()
    setattr(outbox_module, "Thread", threads.thread)  # noqa: B010 (a fake gateway)
    setattr(turn_messages_module, "Thread", threads.thread)  # noqa: B010
    generator = Random(f"{seed} {batch}")
    began = time.perf_counter()
    campaigns = await Campaigns.open(folder / f"{batch}.sqlite3", chance=fair(Random(f"{seed} {batch}")), clock=clock)
    deployment = Deployment(campaigns, threads, clock)
    cells = [(game, people) for game, counts in GAMES.items() for people in counts]
    tables = [
        Table(deployment, batch * BATCH + each, *cells[(each + batch) % len(cells)], f"{seed} {batch} {each}")
        for each in range(BATCH)
    ]
    events: list[tuple[float, int, int, Player | None]] = []
    order = 0

    def later(table: int, player: Player | None, day: float) -> None:
        nonlocal order
        order += 1
        heappush(events, (day, order, table, player))

    done: list[Outcome] = []
    ended: list[Table] = []
    without_step = hours = 0
    try:
        for number, table in enumerate(tables):
            await table.open()
            for player in table.players:
                later(number, player, player.next_visit(generator.uniform(0, 1), generator))
            if table.substitutes:
                later(number, None, generator.expovariate(1 / DAYS_OF_SUBSTITUTES))
        checked = 0.0
        while any(each.outcome is None for each in tables) and clock.time < BEGINNING + LONGEST:
            job = await deployment.next_job()
            day = events[0][0] if events else LONGEST / timedelta(days=1)
            due = (job - BEGINNING) / timedelta(days=1) if job is not None else day
            if due <= day:
                clock.time = max(clock.time, BEGINNING + timedelta(days=due))
            else:
                _, _, number, who = heappop(events)
                clock.time = max(clock.time, BEGINNING + timedelta(days=day))
                await _event(tables[number], number, who, day, later, generator)
            await deployment.settle()
            if due <= day:
                for table in tables:
                    if table.outcome is None:
                        await table.look()
            if clock.time - BEGINNING >= timedelta(days=checked):
                checked += 0.25
                hours += 1
                without_step += len(await campaigns._context.database.read(schedules.without, CLOCK))
            for table in [each for each in tables if each.outcome and each not in ended]:
                done.append(await table.result())
                ended.append(table)
                if table.outcome == "finished":  # only the first chapter counts
                    with suppress(Refused):
                        await campaigns.lifecycle.archive(table.campaign, Actor(0, moderator=True))
        done += [await each.result() for each in tables if each not in ended]
    finally:
        await campaigns.close()
    return {
        "batch": batch,
        "seed": seed,
        "seconds": round(time.perf_counter() - began, 1),
        "checks": hours,
        "without_step": without_step,
        "campaigns": [asdict(each) for each in done],
    }


async def _event(table: Table, number: int, who: Player | None, day: float, later: Any, generator: Random) -> None:
    """A person's visit, or the arrival of a substitute."""
    if table.outcome is not None:
        return
    if who is None:
        known = len(table.players)
        await table.arrive()
        for player in table.players[known:]:
            later(number, player, player.next_visit(day, generator))
        later(number, None, day + generator.expovariate(1 / DAYS_OF_SUBSTITUTES))
        return
    if not who.is_gone(day):
        await table.visit(who)
    if not (who.quits is not None and day >= who.quits and who.returns is None):
        later(number, who, who.next_visit(day, generator))


def batches_in(file: Path) -> Iterator[dict[str, Any]]:
    """Yields the batches that are already played."""
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            with suppress(json.JSONDecodeError):  # the last line of a run that was killed
                yield json.loads(line)


async def play(file: Path, seed: int, minutes: float) -> None:
    """Plays further batches for some minutes."""
    logging.disable(logging.ERROR)
    end = time.monotonic() + 60 * minutes
    batch = 1 + max((each["batch"] for each in batches_in(file) if each["seed"] == seed), default=0)
    while time.monotonic() < end:
        with tempfile.TemporaryDirectory() as folder:
            played = await play_batch(batch, seed, Path(folder))
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(played) + "\n")
        finished = sum(each["outcome"] == "finished" for each in played["campaigns"])
        print(f"batch {batch}: {finished} of {len(played['campaigns'])} finished, {played['seconds']} s", flush=True)
        batch += 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=12)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    asyncio.run(play(given.file, given.seed, given.minutes))
