"""One simulated campaign: what its people do when they look at it, and how it ends."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from sqlalchemy import text

from engine.campaigns import Actor, Person, Situation
from engine.campaigns.model.errors import Refused
from engine.storage import Connection
from engine.storage.schema.codec import MADE_BY
from engine.table import Ask, Game
from tests.soak.life.deployment import Deployment
from tests.soak.life.people import MOST_SUBSTITUTES, Player, person, punctual
from tests.soak.life.threads import Told

MOST_RUNS = 80  # in one visit
LOOKS = 1 / 3  # share of visits without a question in which someone presses something
PRESSES_READY = 0.3  # before the lobby is full


@dataclass(frozen=True)
class Plan:
    """Which campaign is played: `key` decides its people, dice and cards."""

    key: str
    game: str
    people: int
    substitutes: bool
    punctual: bool


@dataclass
class Outcome:
    """How one campaign ended.

    Of the people with a seat at the start, `stayed` never quit, and `returned` came back. `waited` are the days in the
    lobby. `mentions` has how often a person was notified for one turn, by that number. `spent` are the days of play by
    what the campaign waited for: see `waits_for`.
    """

    key: str
    game: str
    people: int
    punctual: bool
    substitutes: bool
    stayed: int
    returned: int
    outcome: str
    waited: float
    days: float
    decisions: int
    autopilot: float
    posts: int
    mentions: dict[int, int]
    steps: list[str]
    told: bool
    spent: dict[str, float]


class Table:
    """One campaign and its people."""

    def __init__(self, deployment: Deployment, plan: Plan, first_user: int) -> None:
        self.deployment, self.plan = deployment, plan
        self.generator = Random(plan.key)
        people = [person(first_user + each, plan.game, plan.people, self.generator) for each in range(plan.people)]
        self.players = [punctual(each) for each in people] if plan.punctual else people
        self.seated = {first_user}
        self.campaign = 0
        self.outcome: str | None = None
        self.started: float | None = None
        self.spent: Counter[str] = Counter()
        self.looked = 0.0
        self.waited_on: tuple[int, ...] | str = ()

    @property
    def day(self) -> float:
        """The virtual day."""
        return self.deployment.clock.day

    async def open(self) -> None:
        """The first player opens the lobby, and takes a seat."""
        campaigns, first = self.deployment.campaigns, self.players[0]
        open_seats = "free" if self.generator.random() < 0.5 else "accept"
        made = await campaigns.lobby.create(
            game=self.plan.game,
            name="Long nights",
            organiser=Person(first.user, f"User {first.user}"),
            guild=1,
            channel=2,
            settings={"pictures": "phase", "open_seats": open_seats, "level": "simple"},
        )
        self.campaign = made.id
        self.deployment.chances.seeds[made.id] = self.plan.key
        await campaigns.openings.set_places(made.id, thread=made.id)
        await campaigns.seats.join(made.id, Person(first.user, f"User {first.user}"))

    async def visit(self, player: Player) -> None:
        """A person looks at the campaign and does what there is to do."""
        campaigns = self.deployment.campaigns
        situation = await self.deployment.situation(self.campaign)
        with suppress(Refused):
            if situation.facts.archived is not None:
                return
            if situation.stage == "lobby":
                await self._in_lobby(situation, player)
            elif situation.seats_of(player.user):
                asked = player.user in situation.waiting_users
                seated = [each for each in situation.seats if each.user == player.user]
                back = situation.facts.asleep or any(each.autopilot for each in seated)
                if not asked and not back and self.generator.random() >= LOOKS:
                    return
                situation = await campaigns.seats.pressed(self.campaign, player.user)
                await self._accept(situation, player)
                await self._play(situation, player)
        await self.look()

    async def _in_lobby(self, situation: Situation, player: Player) -> None:
        campaigns = self.deployment.campaigns
        taken = sum(each.user is not None for each in situation.seats)
        if not situation.seats_of(player.user) and taken < self.plan.people:
            situation = await campaigns.seats.join(self.campaign, Person(player.user, f"User {player.user}"))
            self.seated.add(player.user)
            taken += 1
        if situation.facts.clock is not None and situation.facts.clock.step:
            await campaigns.play.fill_and_start(self.campaign, player.user)
        elif taken == self.plan.people or self.generator.random() < PRESSES_READY:
            if not all(each.ready for each in situation.seats if each.user == player.user):
                situation = await campaigns.lobby.ready(self.campaign, player.user)
            everyone = all(each.ready for each in situation.seats if each.user is not None)
            if taken == self.plan.people and everyone and player.user == situation.facts.organiser:
                await campaigns.play.start(self.campaign, player.user)

    async def _accept(self, situation: Situation, player: Player) -> None:
        """Accepts those who have applied for seats."""
        if not self.plan.substitutes or situation.facts.settings.open_seats == "free":
            return
        if player.user not in (situation.facts.organiser, situation.acting):
            return
        for seat, user in await self.deployment.campaigns._context.database.read(_applications, self.campaign):
            with suppress(Refused):
                await self.deployment.campaigns.seats.answer_application(
                    self.campaign, seat, user, Actor(player.user), accept=True
                )

    async def _play(self, situation: Situation, player: Player) -> None:
        """Answers everything that this person is asked, to the end of their turn."""
        campaigns = self.deployment.campaigns
        for _ in range(MOST_RUNS):
            if situation.stage != "playing" or player.user not in situation.waiting_users:
                return
            seat = next(each for each in situation.seats_of(player.user) if each in situation.waiting_for)
            ask = situation.ask_of(seat)
            if ask is None:
                return
            if ask.in_turn:
                answered = await campaigns.play.answer_run(
                    self.campaign,
                    branch=situation.branch,
                    n=ask.n,
                    seat=seat,
                    user=player.user,
                    next_pick=_picks(situation.game, seat),
                )
            else:
                answered = await campaigns.play.answer(
                    self.campaign,
                    branch=situation.branch,
                    n=ask.n,
                    seat=seat,
                    user=player.user,
                    pick=situation.game.choose(situation.view(seat), ask, seat),
                )
            situation = answered.situation

    async def arrive(self, user: int) -> Player | None:
        """Someone looks for a seat on the server's list. Returns the person who took one or applied."""
        campaigns = self.deployment.campaigns
        situation = await campaigns.lookup.situation(self.campaign)
        if situation.stage != "playing" or situation.facts.archived is not None:
            return None
        if len(self.players) > (1 + MOST_SUBSTITUTES) * self.plan.people:
            return None
        offered = next((each for each in situation.seats if each.user is not None and each.can_be_taken), None)
        if offered is None:
            return None
        player = person(user, self.plan.game, self.plan.people, self.generator, self.day)
        newcomer = Person(user, f"User {user}")
        try:
            if situation.facts.settings.open_seats == "free":
                await campaigns.seats.join(self.campaign, newcomer)
            else:
                await campaigns.seats.apply_for(self.campaign, newcomer, offered.seat)
        except Refused:
            return None
        self.players.append(player)
        return player

    async def look(self) -> None:
        """Notes the start and the end, and what the time was spent on since the last look."""
        if self.started is not None:
            self.spent[self.waits_for()] += self.day - self.looked
        self.looked = self.day
        situation = await self.deployment.situation(self.campaign)
        self.waited_on = "asleep" if situation.facts.asleep else tuple(situation.waiting_users)
        if self.started is None and situation.stage != "lobby":
            self.started = self.day
        if situation.results:
            self.outcome = "finished"
        elif situation.facts.archived is not None or situation.stage == "over":
            self.outcome = "closed"

    def waits_for(self) -> str:
        """Returns what the campaign has waited for until now: `asleep`, someone who has `quit` or is on `vacation`,
        someone who is `there`, or `no one`."""
        if isinstance(self.waited_on, str):
            return self.waited_on
        waited = [each for each in self.players if each.user in self.waited_on]
        if any(each.has_quit(self.day) for each in waited):
            return "quit"
        if any(each.is_gone(self.day) for each in waited):
            return "vacation"
        return "there" if waited else "no one"

    async def result(self) -> Outcome:
        """Returns how it ended."""
        told = self.deployment.threads.told.get(self.campaign, Told())
        read = self.deployment.campaigns._context.database.read
        made = {MADE_BY[by]: count for by, count in await read(_decisions, self.campaign)}
        steps = [json.loads(each)["details"]["what"] for each in await read(_steps, self.campaign)]
        total = sum(made.values())
        seated = [each for each in self.players[: self.plan.people] if each.user in self.seated]
        return Outcome(
            key=self.plan.key,
            game=self.plan.game,
            people=self.plan.people,
            punctual=self.plan.punctual,
            substitutes=self.plan.substitutes,
            stayed=sum(each.quits is None for each in seated),
            returned=sum(each.returns is not None for each in seated),
            outcome=self.outcome or "open",
            waited=round(self.started or self.day, 2),
            days=round(self.day - (self.started or 0), 2),
            decisions=total,
            autopilot=round(made.get("autopilot", 0) / total, 3) if total else 0.0,
            posts=told.posts,
            mentions=dict(Counter(told.mentions.values())),
            steps=steps,
            told=bool(steps) and steps[-1] in ("closed", "finished"),
            spent={what: round(days, 2) for what, days in self.spent.items()},
        )


def _picks(game: Game, seat: int) -> Any:
    def next_pick(ask: Ask, view: Any) -> Sequence[str]:
        return game.choose(view, ask, seat)

    return next_pick


def _rows(connection: Connection, query: str, campaign: int) -> list[Any]:
    return list(connection.execute(text(query), {"c": campaign}).all())


def _applications(connection: Connection, campaign: int) -> list[Any]:
    return _rows(connection, 'SELECT seat, "user" FROM application WHERE campaign = :c', campaign)


def _decisions(connection: Connection, campaign: int) -> list[Any]:
    query = "SELECT made_by, count(*) FROM decision WHERE campaign = :c AND seat >= 0 GROUP BY made_by"
    return _rows(connection, query, campaign)


def _steps(connection: Connection, campaign: int) -> list[str]:
    query = "SELECT payload FROM post WHERE campaign = :c AND kind = 'clock' ORDER BY number"
    return [payload for (payload,) in _rows(connection, query, campaign)]
