"""A campaign in memory. It is a cache: everything in it is in the database too, and it is thrown away when in doubt."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from pydantic import JsonValue

from engine.campaigns.errors import WrongStage
from engine.campaigns.lineage import Branch, Lineage
from engine.campaigns.requests import Request
from engine.campaigns.situation import ChapterResult, Facts, Seated, Situation, Stage, Undoable
from engine.campaigns.snapshot import Snapshot
from engine.table import CHANCE, Game, Session, Text

TABLE = -2  # the seat of decisions that nobody at the table makes, such as which chapter is played
CHAPTER = "campaign.chapter"  # the ask that starts a chapter


@dataclass(slots=True)
class Made:
    """A decision as it is remembered for undo: `asked` is the `n` of its ask, `texts` what was picked, in words."""

    n: int
    seat: int
    user: int | None
    by: str
    key: str
    pick: Sequence[str] | Sequence[int]
    final: str | None
    asked: int
    texts: Sequence[Text] | None = None


@dataclass(slots=True)
class Live:
    """One campaign, its session and what the next commit must know.

    `recent` are the last decisions of the line that stands, `pending` the public tells that no post has told yet,
    `next_post` the number of the next post, and `changing` says that a change was begun that is not on the disk.
    """

    facts: Facts
    game: Game
    seats: list[Seated]
    branches: dict[int, Branch]
    branch: int
    session: Session | None
    since: datetime
    recent: deque[Made]
    pending: list[Text]
    next_post: int
    request: Request | None
    results: list[ChapterResult]
    changing: bool = False
    _shown: weakref.ref[Snapshot] | None = field(default=None, repr=False)

    @property
    def n(self) -> int:
        """How many decisions the line that stands has."""
        return self.session.n if self.session else 0

    @property
    def lineage(self) -> Lineage:
        """The line that stands."""
        return Lineage(self.branches, self.branch, self.n)

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

    def seats_of(self, user: int) -> list[int]:
        """The seats of this user."""
        return [each.seat for each in self.seats if each.user == user]

    def expect(self, *stages: Stage) -> None:
        """Raises WrongStage unless the campaign is in one of these stages."""
        if self.facts.stage not in stages:
            raise WrongStage(self.facts.stage)

    def snapshot(self) -> Snapshot | None:
        """The present state to look at; one for all who look before play goes on."""
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

    def free_step(self) -> Made | None:
        """The last step, if whoever made it may take it back freely: nothing was revealed, nobody else acted since."""
        for made in reversed(self.recent):
            if made.final or made.seat == TABLE or (made.seat != CHANCE and made.by != "player"):
                return None
            if made.seat != CHANCE:
                return made
        return None

    def situation(self) -> Situation:
        """A snapshot for the caller."""
        step = self.free_step()
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
            request=self.request,
            results=tuple(self.results),
            next_chapters=self.next_chapters(),
            undoable={step.user: Undoable(step.n, step.texts or ())} if step and step.user is not None else {},
            snapshot=self.snapshot(),
        )

    def next_chapters(self) -> Sequence[str]:
        """The chapters that may be played next, the usual one first; none while one is played."""
        if self.session is not None and self.session.result is None:
            return ()
        return tuple(self.game.chapters(self.carried))
