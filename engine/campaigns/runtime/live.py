"""A campaign in memory. It is a cache: everything in it is in the database too, and it is thrown away when in doubt."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from pydantic import JsonValue

from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.errors import Paused, WrongStage
from engine.campaigns.model.lineage import FIRST_BRANCH, Branch, Lineage
from engine.campaigns.model.requests import Request, Tally, tally
from engine.campaigns.model.situation import ChapterResult, Facts, Seated, Situation, Stage, StandingOrder, Undoable
from engine.campaigns.model.snapshot import Snapshot
from engine.campaigns.runtime.absences import Absences
from engine.campaigns.runtime.orders_in_advance import answer_in_advance
from engine.campaigns.runtime.scheduled_jobs import Job
from engine.table import (
    CHANCE,
    BadCheckpoint,
    ChecksTeam,
    Game,
    Session,
    Text,
)

TABLE = -2  # the seat of decisions that nobody at the table makes, such as which chapter is played
CHAPTER = "campaign.chapter"  # the ask that starts a chapter


@dataclass(slots=True)
class RecentDecision:
    """A decision as it is remembered for undo, made at `at` (milliseconds): `asked` is the `n` of its ask, `texts` what
    was picked, in words; `shared`: anybody at the table could have made it."""

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


@dataclass(slots=True)
class Live:
    """One campaign, its session and what the next commit must know.

    `decided` is when the last decision was made, `recent` are the last ones of the current branch, `pending` the public
    tells that no post has told yet, `next_post` the number of the next post, and `changing` says that a change was
    begun that is not on the disk.
    `turn` is the seat whose turn it is, None where the last mark was the end of a phase.
    `orders` are the standing orders, `votes` those on the open choice of the table, by seat; `answers_at` is when
    somebody has to be answered for, as it is noted in the database (None: nothing is), and `next_wait` is the scheduled
    job that is the next step of the wait for people. `hidden`: looking at the state did not end, so nobody does now.
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
    orders: list[StandingOrder] = field(default_factory=list)
    votes: dict[int, tuple[str, ...]] = field(default_factory=dict)
    answers_at: datetime | None = None
    next_wait: Job | None = None
    hidden: bool = False
    _shown: weakref.ref[Snapshot] | None = field(default=None, repr=False)
    _situation: Situation | None = field(default=None, repr=False)

    @property
    def n(self) -> int:
        """How many decisions the current branch has."""
        return self.session.n if self.session else 0

    @property
    def lineage(self) -> Lineage:
        """The current branch."""
        return Lineage(self.branches, self.branch, self.n)

    @property
    def next_branch(self) -> int:
        """The number of the next branch that is opened."""
        return max(self.branches, default=FIRST_BRANCH - 1) + 1

    @property
    def chapter_start(self) -> int:
        """Where the chapter that is played, or was played last, begins; in a copy of it, where the copy does."""
        ended = [each.n for each in self.results if each.n < self.n]
        return max(ended[-1] + 1 if ended else 1, self.lineage.segments[-1].low)

    @property
    def users(self) -> list[int]:
        """The people at the table, each once, in seat order."""
        return list(dict.fromkeys(each.user for each in self.seats if each.user is not None))

    @property
    def carried(self) -> Mapping[str, JsonValue]:
        """What the chapter before carries into the next."""
        return self.results[-1].result.carried if self.results else {}

    @property
    def is_played(self) -> bool:
        """Whether answers are taken now."""
        return self.facts.stage == "playing" and self.request is None and not (self.facts.pause or self.facts.archived)

    @property
    def since(self) -> datetime:
        """When the newest of the open asks was put: one that is put again in its window keeps its time."""
        newest = max((ask.n for ask in self.session.asks), default=self.n) if self.session else 0
        before = next((each for each in self.recent if each.n == newest - 1), None)
        return from_milliseconds(before.at) if before else self.decided

    @property
    def began(self) -> datetime:
        """From when the time of the open asks counts."""
        return self.absences.later(max(self.since, self.facts.waits_from or self.since), self.facts.guild)

    @property
    def closes(self) -> datetime | None:
        """When an answer out of turn is given for those who have not; None where it waits for them."""
        wait = self.facts.settings.time_for_reactions
        asks = self.session.asks if self.session else ()
        if wait is None or not asks or asks[0].in_turn or not self.is_played:
            return None
        return self.began + wait

    def seats_of(self, user: int) -> list[int]:
        """The seats of this user."""
        return [each.seat for each in self.seats if each.user == user]

    def expect(self, *stages: Stage) -> None:
        """Raises WrongStage unless the campaign is in one of these stages."""
        if self.facts.stage not in stages:
            raise WrongStage(self.facts.stage)

    def expect_running(self) -> None:
        """Raises Paused while nobody may play."""
        if self.facts.pause:
            raise Paused(self.facts.name, self.facts.pause)

    def tally(self, request: Request) -> Tally:
        """How a request to this table stands."""
        users = [each.user for each in self.seats]
        return tally(request, users, self.facts.organiser, competitive=self.game.competitive)

    def snapshot(self) -> Snapshot | None:
        """The present state to look at; one for all who look before play goes on. None where there is none, or where
        looking at it did not end."""
        if self.hidden:
            return None
        shown = self._shown() if self._shown else None
        if shown is None and self.session is not None:
            shown = Snapshot(self.session)
            self._shown = weakref.ref(shown)
        return shown

    def before_change(self) -> None:
        """To be called before the session goes on: whoever still looks at the present state keeps it."""
        shown = self._shown() if self._shown else None
        if shown is not None:
            shown.detach()
        self._shown = None

    def free_step(self) -> RecentDecision | None:
        """The last step, if whoever made it may take it back freely: the first of `free_run`."""
        run = self.free_run()
        return run[0] if run else None

    def free_run(self) -> list[RecentDecision]:
        """The answers of the last step, if whoever made it may take it back freely: nothing was revealed, nobody else
        acted since. They are several where they were given in one go.

        What an order of the same seat has answered after it belongs to it.
        """
        ordered: set[int] = set()
        run: list[RecentDecision] = []
        for made in reversed(self.recent):
            if made.final or made.seat == TABLE or made.by not in ("player", "run", "chance", "order"):
                return []
            if made.by == "order":
                ordered.add(made.seat)
            elif made.seat != CHANCE:
                run.insert(0, made)
                if made.by == "player":
                    return run if ordered <= {made.seat} else []
        return []

    def situation(self) -> Situation:
        """How it stands; one for all who look before anything changes."""
        if self.changing:
            return self._read_situation()
        if self._situation is None:
            self._situation = self._read_situation()
        return self._situation

    def begin_change(self) -> None:
        """To be called before anything is changed; until it is on the disk nothing here is known for sure."""
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
            answers_in_advance=self.answers_in_advance(),
            votes=dict(self.votes),
        )

    def _undoable(self) -> dict[int, Undoable]:
        """Who may take back the last step: whoever made it, or anybody where it was a choice of the table."""
        run = self.free_run()
        user = run[0].user if run else None
        if user is None:
            return {}
        choice = [text for made in run for text in made.texts or ()]
        return dict.fromkeys(self.users if run[0].shared else [user], Undoable(run[0].n, choice))

    def answers_in_advance(self) -> dict[int, Sequence[str]]:
        """What standing orders answer of what is open, by seat."""
        if self.session is None or not self.is_played:
            return {}
        open_to = [(ask, ask.seats[0]) for ask in self.session.asks if ask.seats[0] not in self.session.held]
        found = {seat: answer_in_advance(self.session, self.orders, ask, seat) for ask, seat in open_to}
        return {seat: pick for seat, pick in found.items() if pick is not None}

    def next_chapters(self) -> Sequence[str]:
        """The chapters that may be played next, the usual one first; none while one is played."""
        if self.session is not None and self.session.result is None:
            return ()
        return self.chapters_after(self.carried)

    def lacking(self, chapter: str | None = None) -> Sequence[Text]:
        """What the choices of the seats that are taken lack for the chapter, or for the one that comes next."""
        chapters = self.next_chapters()
        taken = [each.seat for each in self.seats if each.user is not None or each.autopilot]
        if not isinstance(self.game, ChecksTeam):
            return ()
        if not taken or not chapters or (chapter and chapter not in chapters):
            return ()
        return self.game.needs(self._options(), chapter or chapters[0], taken)

    def chapters_after(self, carried: Mapping[str, JsonValue]) -> Sequence[str]:
        """The chapters that may follow one that carried this on; empty when all is played."""
        return tuple(self.game.chapters(self._options(), carried))

    def _options(self) -> Any:
        try:
            return self.game.read_options(self.facts.options)
        except BadCheckpoint:  # chosen under an older version; who starts is told
            return self.game.options()
