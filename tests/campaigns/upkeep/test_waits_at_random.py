"""While a campaign waits for someone, exactly one next job exists, and it is in time."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.campaigns import Actor, Campaigns, Person, Preferences, Situation
from engine.campaigns.model.clock import from_milliseconds, to_milliseconds
from engine.campaigns.model.errors import Refused
from engine.campaigns.model.requests import GoBack, PlayByAutopilot
from engine.campaigns.play.autopilots import go_on
from engine.campaigns.upkeep import absence, ticker
from engine.table import fair
from tests import toy
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, sql
from tests.seating import find, seat_and_start

HISTORIES = int(os.environ.get("EMBERKEEP_HISTORIES", "4"))
"""Random histories of one run; set it to a few hundred after changes of waits or reminders."""
STEPS = 40
GLANCES = timedelta(minutes=30)  # how often the deployment looks at the clock
TURNS = {
    "answer": 16,
    "time": 4,
    "leap": 6,
    "away from keyboard": 1,
    "undo": 2,
    "ask to go back": 1,
    "ask for autopilot": 1,
    "vote": 2,
    "pause": 1,
    "resume": 2,
    "archive": 1,
    "unarchive": 2,
    "setting": 2,
    "take time": 1,
    "here": 1,
    "autopilot": 1,
    "take over": 1,
    "give": 1,
    "order": 2,
    "rest": 1,
    "restart": 1,
}


class History:
    """One campaign to which things happen."""

    def __init__(self, campaigns: Campaigns, clock: StillClock, table: int, generator: Random) -> None:
        self.campaigns = campaigns
        self.clock = clock
        self.table = table
        self.random = generator
        self.rested_until = clock.now()

    @property
    def anyone(self) -> int:
        return self.random.choice([ANA, RUI])

    async def now(self) -> Situation:
        return await self.campaigns.lookup.situation(self.table)

    async def glance(self) -> None:
        """Does what the deployment does every second, and the autopilots' answers."""
        await absence.keep_time(self.campaigns._context)
        await ticker.tick(self.campaigns._context)
        with suppress(Refused):
            while await go_on(self.campaigns._context, self.table):
                pass

    async def happens(self, what: str) -> None:
        """Does one thing, which may be refused."""
        house, table, user, random = self.campaigns, self.table, self.anyone, self.random
        situation = await self.now()
        seat = random.randrange(2)
        if what in ("undo", "vote"):  # the question asked again may be long due; the reminder stays
            half = (situation.facts.settings.time_for_turns or timedelta()) / 2
            self.rested_until = max(self.rested_until, self.clock.now() + half)
        if what == "answer":
            await self.answer(situation)
        elif what == "time":
            for _ in range(random.randrange(1, 30)):
                self.clock.time += GLANCES
                await self.glance()
                await self.check()
        elif what == "leap":  # time that passes unseen, though no one was away
            for _ in range(random.randrange(1, 5)):
                self.clock.turn(hours=random.randrange(6, 80))
                house._context.awake = self.clock.now()
                await self.glance()
                await self.check()
        elif what == "away from keyboard":  # the deployment was down
            down, rests = timedelta(hours=random.randrange(1, 200)), self.rested_until >= self.clock.now()
            self.clock.turn(hours=down / timedelta(hours=1))
            self.rested_until += down * rests  # jobs postponed for a rest move with all others
        elif what == "undo":
            await house.play.undo(table, user)
        elif what == "ask to go back":
            await house.requests.ask(table, Actor(user), GoBack(random.choice(["reset", "step"])))
        elif what == "ask for autopilot":
            await house.requests.ask(table, Actor(user), PlayByAutopilot(seat))
        elif what == "vote" and situation.request is not None:
            vote = random.choice([house.requests.agree, house.requests.refuse])
            await vote(table, situation.request.id, user)
        elif what == "pause":
            await house.lifecycle.pause(table, Actor(ANA))
        elif what == "resume":
            await house.lifecycle.resume(table, Actor(ANA))
        elif what == "archive":
            await house.lifecycle.archive(table, Actor(ANA))
        elif what == "unarchive":
            await house.lifecycle.unarchive(table, Actor(ANA))
        elif what == "setting":
            name, values = random.choice(
                [
                    ("pace", ("fast", "daily", "relaxed", "none")),
                    ("autopilot", ("never", "twice")),
                    ("reaction_time", ("third", "hour", "all")),
                    ("table_choices", ("anyone", "vote", "automatic")),
                ]
            )
            await house.lobby.set_setting(table, situation.facts.organiser, name, random.choice(values))
        elif what == "take time":
            await house.nudges.take_time(table, user, random.choice([12, 24]))
        elif what == "here":
            await house.nudges.here(table, user)
        elif what == "autopilot":
            await house.seats.set_autopilot(table, seat, random.random() < 0.5, Actor(situation.facts.organiser))
        elif what == "take over":
            await house.seats.take_over(table, user, seat)
        elif what == "give":
            person = random.choice([Person(RUI, "Rui"), Person(KIM, "Kim")])
            await house.seats.give(table, 1, person, Actor(ANA))
        elif what == "order":
            order, choice = random.choice(["block", "lift"]), random.choice(["ask", "never", "always"])
            await house.play.set_orders(table, user, seat, {order: choice})
        elif what == "rest":
            days = random.choice([0, 0, 2, 30])
            away = to_milliseconds(self.clock.now() + timedelta(days=days))
            self.rested_until = max(self.rested_until, self.clock.now() + timedelta(days=days, hours=36))
            await house.people.set_preferences(user, Preferences(away=away))
        elif what == "restart":
            await house._context.forget_all()

    async def answer(self, situation: Situation) -> None:
        """One random answer of a person who is asked, or the next chapter."""
        if situation.stage == "between":
            await self.campaigns.play.start(self.table, situation.facts.organiser)
            return
        asked = [each for each in situation.waiting_for if situation.seats[each].user is not None]
        seat = self.random.choice(asked) if asked else None
        ask = None if seat is None else situation.ask_of(seat)
        if seat is None or ask is None:
            return
        pick = [each.id for each in self.random.sample(ask.options, self.random.randint(*ask.pick))]
        user, branch = situation.seats[seat].user, situation.branch
        assert user is not None
        await self.campaigns.play.answer(self.table, branch=branch, n=ask.n, seat=seat, user=user, pick=pick)

    async def check(self) -> None:
        """Exactly one next job, of the right kind, in time for the step that comes next."""
        situation, now = await self.now(), self.clock.now()
        jobs = await sql(self.campaigns, "SELECT what, at FROM job WHERE what IN ('reminder', 'stalled', 'autopilot')")
        assert len(jobs) <= 1, jobs
        facts, wait = situation.facts, situation.facts.settings.time_for_turns
        if facts.archived or facts.pause or situation.closes or wait is None or situation.stage != "playing":
            return
        if not situation.waiting_users:
            return
        if facts.asleep:  # only the clock of the campaign runs, until a player is back
            asleep = await sql(self.campaigns, "SELECT count(*) FROM job WHERE what = 'clock'")
            assert not jobs and [tuple(each) for each in asleep] == [(1,)]
            return
        assert len(jobs) == 1, f"{situation.waiting_users} are waited for, and nothing comes next"
        (what, at), half = jobs[0], wait / 2
        due = situation.due
        assert due is not None
        if now < due - half:  # a new wait starts its own steps
            assert what == "reminder"
        if what == "stalled":
            assert from_milliseconds(at) <= max(due, now + half)
        if what == "reminder":  # at most delayed by half of a turn's time, if someone rests or votes are open
            put_off = situation.request is not None or now <= self.rested_until
            assert from_milliseconds(at) <= max(due - half, now + half if put_off else now + timedelta(minutes=10))


async def _play(file: Path, what: list[str], seed: int) -> None:
    clock = StillClock()
    house = await Campaigns.open(file, chance=fair(Random(seed)), clock=clock, find=find)
    try:
        options = {"rounds": 3, "storms": 1, "plans": seed % 3 == 0}
        autopilots = seed % 2
        table = (await seat_and_start(house, "toy", autopilots=autopilots, options=options)).id
        history = History(house, clock, table, Random(seed))
        for each in what:
            with suppress(Refused):
                await history.happens(each)
            await history.glance()
            await history.check()
    finally:
        await house.close()


KINDS = [kind for kind, often in TURNS.items() for _ in range(often)]


@settings(max_examples=HISTORIES)
@given(what=st.lists(st.sampled_from(KINDS), min_size=5, max_size=STEPS), seed=st.integers(0, 2**32))
def test_waiting_player_has_exactly_one_next_job(
    tmp_path_factory: pytest.TempPathFactory, what: list[str], seed: int
) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        toy.register(monkeypatch)
        asyncio.run(_play(tmp_path_factory.mktemp("history") / "campaigns.sqlite3", what, seed))
