"""A campaign in memory. It is a cache of the database and discarded after any error."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from pydantic import JsonValue

from engine.campaigns.model.calendars import Calendar
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.errors import Paused, WrongStage
from engine.campaigns.model.habits import Habit
from engine.campaigns.model.lineage import FIRST_BRANCH, Branch, Lineage
from engine.campaigns.model.requests import Request, Tally, tally
from engine.campaigns.model.server import DEFAULT, ServerSettings
from engine.campaigns.model.situation import ChapterResult, Facts, Seated, Situation, Stage, StandingOrder, Undoable
from engine.campaigns.model.snapshot import Snapshot
from engine.campaigns.model.turn_plans import TurnPlan
from engine.campaigns.runtime.absences import Absences
from engine.campaigns.runtime.orders_in_advance import answer_in_advance
from engine.campaigns.runtime.organising import acting_organiser
from engine.campaigns.runtime.scheduled_jobs import Job
from engine.table import (
    CHANCE,
    Ask,
    BadCheckpoint,
    ChecksTeam,
    Game,
    Session,
    Text,
)
from engine.table.fair_dice import Keys

TABLE = -2  # the seat of decisions outside the game, such as which chapter is played
CHAPTER = "campaign.chapter"  # the question that starts a chapter


@dataclass(slots=True)
class RecentDecision:
    """A decision remembered for undo, made at `at` (milliseconds).

    `asked` is the `n` of its question, `texts` the picked options in words, and `shared` is True if any player could
    have made it.
    """

    n: int
    seat: int
    user: int | None
    by: str
    key: str
    pick: Sequence[str] | Sequence[int]
    final: str | None
    asked: int
    at: int
    texts: Sequence[Text] | None = None
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Thought:
    """The answer found by looking ahead for decision `n` of a branch; None if it was lost."""

    branch: int
    n: int
    pick: Sequence[str] | None


@dataclass(slots=True)
class Live:
    """One campaign, its session and the data for its next commit.

    `decided` is when the last decision was made. `recent` are the last decisions of the current branch. `pending` are
    public log lines not yet in a post. `next_post` is the number of the next post. `changing` is True during an
    uncommitted change. `turn` is the seat whose turn it is, None right after a phase; it began at the moment
    `turn_from`. `orders` are the standing orders, `plans` those of turns by seat,
    `votes` those on the open choice of all players, by seat. `answers_at` is when the next automatic answer is
    scheduled, if any. `next_wait` is the scheduled next step of the wait for people. `hidden` is True if reading the
    state did not end. `looked_at` is when it was last held. `calendars` are those of known people, whatever their
    campaign, and `servers` the settings of servers that have any. `keys` decide chance; without them (in chapters
    from before there were any) the context does. `thought` is the last one of an autopilot.
    """

    facts: Facts
    game: Game
    seats: list[Seated]
    branches: dict[int, Branch]
    branch: int
    session: Session | None
    decided: datetime
    recent: deque[RecentDecision]
    pending: list[Text]
    next_post: int
    request: Request | None
    results: list[ChapterResult]
    absences: Absences
    changing: bool = False
    turn: int | None = None
    turn_from: int = 0
    orders: list[StandingOrder] = field(default_factory=list)
    plans: dict[int, TurnPlan] = field(default_factory=dict)
    votes: dict[int, tuple[str, ...]] = field(default_factory=dict)
    answers_at: datetime | None = None
    next_wait: Job | None = None
    hidden: bool = False
    looked_at: datetime | None = None
    calendars: Mapping[int, Calendar] = field(default_factory=dict, repr=False)
    habits: MutableMapping[int, Habit] = field(default_factory=dict, repr=False)
    servers: Mapping[int, ServerSettings] = field(default_factory=dict, repr=False)
    keys: Keys | None = field(default=None, repr=False)
    thought: Thought | None = field(default=None, repr=False)
    _shown: weakref.ref[Snapshot] | None = field(default=None, repr=False)
    _situation: Situation | None = field(default=None, repr=False)

    @property
    def server(self) -> ServerSettings:
        """Returns the settings of its server."""
        return self.servers.get(self.facts.guild, DEFAULT)

    @property
    def n(self) -> int:
        """Returns the number of decisions of the current branch."""
        return self.session.n if self.session else 0

    @property
    def present_thought(self) -> Thought | None:
        """Returns the thought about the next decision, if there was one."""
        found = self.thought
        return found if found is not None and (found.branch, found.n) == (self.branch, self.n) else None

    @property
    def lineage(self) -> Lineage:
        """Returns the current lineage."""
        return Lineage(self.branches, self.branch, self.n)

    @property
    def next_branch(self) -> int:
        """Returns the number of the next new branch."""
        return max(self.branches, default=FIRST_BRANCH - 1) + 1

    @property
    def chapter_start(self) -> int:
        """Returns the start of the current or last chapter; in a copy of it, the start of the copy."""
        ended = [each.n for each in self.results if each.n < self.n]
        return max(ended[-1] + 1 if ended else 1, self.lineage.segments[-1].low)

    @property
    def users(self) -> list[int]:
        """Returns the players, each once, in seat order."""
        return list(dict.fromkeys(each.user for each in self.seats if each.user is not None))

    @property
    def carried(self) -> Mapping[str, JsonValue]:
        """Returns what the previous chapter carries into the next."""
        return self.results[-1].result.carried if self.results else {}

    @property
    def is_played(self) -> bool:
        """True if answers are accepted now."""
        return self.facts.stage == "playing" and self.request is None and not (self.facts.pause or self.facts.archived)

    @property
    def since(self) -> datetime:
        """Returns when the newest open question was asked; a question repeated in its window keeps its time."""
        newest = max((ask.n for ask in self.session.asks), default=self.n) if self.session else 0
        before = next((each for each in self.recent if each.n == newest - 1), None)
        return from_milliseconds(before.at) if before else self.decided

    def asked_at(self, ask: Ask) -> datetime:
        """Returns from when the time of this question counts."""
        before = next((each for each in self.recent if each.n == ask.n - 1), None)
        since = from_milliseconds(before.at) if before else self.decided
        return self.absences.later(max(since, self.facts.waits_from or since), self.facts.guild)

    @property
    def began(self) -> datetime:
        """Returns from when the time of the open questions counts."""
        return self.absences.later(max(self.since, self.facts.waits_from or self.since), self.facts.guild)

    @property
    def closes(self) -> datetime | None:
        """Returns when late answers out of turn are given automatically; None if it waits for them."""
        wait = self.facts.settings.time_for_reactions
        asks = self.session.asks if self.session else ()
        if wait is None or not asks or asks[0].in_turn or not self.is_played:
            return None
        return self.began + wait

    def seats_of(self, user: int) -> list[int]:
        """Returns the seats of this user."""
        return [each.seat for each in self.seats if each.user == user]

    def expect(self, *stages: Stage) -> None:
        """Raises WrongStage unless the campaign is in one of these stages."""
        if self.facts.stage not in stages:
            raise WrongStage(self.facts.stage)

    def expect_running(self) -> None:
        """Raises Paused if play is paused."""
        if self.facts.pause:
            raise Paused(self.facts.name, self.facts.pause)

    def tally(self, request: Request) -> Tally:
        """Returns the state of a request in this campaign."""
        users = [each.user for each in self.seats]
        return tally(request, users, self.facts.organiser, competitive=self.game.competitive)

    @property
    def due_plan(self) -> TurnPlan | None:
        """Returns the plan to be played now: that of the seat whose turn it is, once it is asked and has done nothing
        else in this turn."""
        plan = self.plans.get(self.turn) if self.turn is not None else None
        if plan is None or not plan.is_open or not self.is_played or self.facts.asleep or self.session is None:
            return None
        ask = self.session.ask_of(plan.seat)
        if ask is None or ask.mode == "each" or ask.seats != (plan.seat,) or self.seats[plan.seat].autopilot:
            return None
        own = [made for made in self.recent if made.seat == plan.seat and made.n >= self.turn_from]
        return plan if plan.done or not own else None

    def snapshot(self) -> Snapshot | None:
        """Returns the snapshot of the present state, shared by readers.

        None if there is no state, or if reading it did not end.
        """
        if self.hidden:
            return None
        shown = self._shown() if self._shown else None
        if shown is None and self.session is not None:
            shown = Snapshot(self.session)
            self._shown = weakref.ref(shown)
        return shown

    def before_change(self) -> None:
        """Preserves the present state for its readers. Call it before the session goes on."""
        shown = self._shown() if self._shown else None
        if shown is not None:
            shown.detach()
        self._shown = None

    def free_step(self) -> RecentDecision | None:
        """Returns the last step if its player may take it back freely: the first of `free_run`."""
        run = self.free_run()
        return run[0] if run else None

    def free_run(self) -> list[RecentDecision]:
        """Returns the answers of the last step if its player may take it back freely.

        Nothing was revealed and no one else acted since. A run has several answers. Answers of the same seat's orders
        after it belong to it.
        """
        ordered: set[int] = set()
        run: list[RecentDecision] = []
        for made in reversed(self.recent):
            if made.final or made.seat == TABLE or made.by not in ("player", "run", "chance", "order", "plan"):
                return []
            if made.by == "order":
                ordered.add(made.seat)
            elif made.seat != CHANCE:
                run.insert(0, made)
                if made.by in ("player", "plan"):
                    return run if ordered <= {made.seat} else []
        return []

    def situation(self) -> Situation:
        """Returns the situation, shared by readers until anything changes."""
        if self.changing:
            return self._read_situation()
        shown = self._situation
        if shown is None or shown.acting != self.acting or self._has_other_calendars(shown):
            shown = self._situation = self._read_situation()
        return shown

    def settled(self) -> Situation:
        """Returns the situation at the end of a change, which readers get once it is committed."""
        self._situation = found = self._read_situation()
        return found

    @property
    def acting(self) -> int | None:
        """Returns the player who may act for a silent organiser, if any."""
        now = self.looked_at
        acting = acting_organiser(self.facts, self.seats, self.absences, now) if now is not None else None
        return acting.user if acting is not None else None

    def begin_change(self) -> None:
        """Marks the campaign as being changed; until the commit its memory is not reliable."""
        self.changing = True
        self._situation = None

    def _read_situation(self) -> Situation:
        session = self.session
        return Situation(
            facts=self.facts,
            game=self.game,
            seats=tuple(self.seats),
            branch=self.branch,
            n=self.n,
            chapter=session.checkpoint.chapter if session else None,
            asks=session.asks if session else (),
            held=dict(session.held) if session else {},
            since=self.since,
            began=self.began,
            request=self.request,
            results=tuple(self.results),
            next_chapters=self.next_chapters(),
            lacking=self.lacking(),
            undoable=self._undoable(),
            snapshot=self.snapshot(),
            has_past=any(made.seat >= 0 for made in self.recent),
            closes=self.closes,
            orders=tuple(self.orders),
            plans=dict(self.plans),
            planned=self._planned(),
            answers_in_advance=self.answers_in_advance(),
            votes=dict(self.votes),
            acting=self.acting,
            calendars=self._own_calendars(),
            habits={user: self.habits[user] for user in self.users if user in self.habits},
        )

    def _planned(self) -> int | None:
        """Returns the seat whose plan is about to be played, if any."""
        due = self.due_plan
        return due.seat if due is not None else None

    def _own_calendars(self) -> dict[int, Calendar]:
        """Returns the calendars of the players."""
        return {user: self.calendars[user] for user in self.users if user in self.calendars}

    def _has_other_calendars(self, shown: Situation) -> bool:
        """True if the calendar of a player has changed since."""
        return any(shown.calendars.get(each.user) != self.calendars.get(each.user) for each in shown.seats if each.user)

    def _undoable(self) -> dict[int, Undoable]:
        """Returns who may take back the last step: its player, or anyone for a shared choice."""
        run = self.free_run()
        user = run[0].user if run else None
        if user is None:
            return {}
        choice = [text for made in run for text in made.texts or ()]
        return dict.fromkeys(self.users if run[0].shared else [user], Undoable(run[0].n, choice))

    def answers_in_advance(self) -> dict[int, Sequence[str]]:
        """Returns the answers of standing orders to the open questions, by seat."""
        if self.session is None or not self.is_played:
            return {}
        open_to = [(ask, ask.seats[0]) for ask in self.session.asks if ask.seats[0] not in self.session.held]
        found = {seat: answer_in_advance(self.session, self.orders, ask, seat) for ask, seat in open_to}
        return {seat: pick for seat, pick in found.items() if pick is not None}

    def next_chapters(self) -> Sequence[str]:
        """Returns the chapters that may be played next, the usual one first; none during a chapter."""
        if self.session is not None and self.session.result is None:
            return ()
        return self.chapters_after(self.carried)

    def lacking(self, chapter: str | None = None) -> Sequence[Text]:
        """Returns what the choices of the taken seats lack for the chapter, by default the next one."""
        chapters = self.next_chapters()
        if not chapters or (chapter and chapter not in chapters) or not isinstance(self.game, ChecksTeam):
            return ()
        taken = [each.seat for each in self.seats if each.user is not None or each.autopilot]
        if not taken:
            return ()
        return self.game.needs(self._options(), chapter or chapters[0], taken)

    def chapters_after(self, carried: Mapping[str, JsonValue]) -> Sequence[str]:
        """Returns the chapters that may follow one that carried this on; empty at the end of the campaign."""
        return tuple(self.game.chapters(self._options(), carried))

    def _options(self) -> Any:
        try:
            return self.game.read_options(self.facts.options)
        except BadCheckpoint:  # chosen under an older version; starting reports it
            return self.game.options()
