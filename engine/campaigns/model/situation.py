"""The situation of a campaign: the frozen snapshot from which posts, panels and pictures are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal

from pydantic import JsonValue

from engine.campaigns.model.bank import time_of
from engine.campaigns.model.calendars import ALWAYS, Calendar, after
from engine.campaigns.model.habits import Habit, Rhythm, rhythm
from engine.campaigns.model.moves import Move
from engine.campaigns.model.requests import Request, Tally, tally
from engine.campaigns.model.settings import Settings
from engine.campaigns.model.snapshot import Snapshot
from engine.campaigns.model.turn_plans import TurnPlan
from engine.table import (
    Ask,
    Game,
    Level,
    Order,
    Plan,
    Result,
    Run,
    Text,
    plans_during,
    plans_of,
)

UNTIL_CHANGED, THIS_ROUND, PLANNED = "always", "round", "phase:"  # how long a standing order lasts

StandIn = Literal["", "turn", "stays", "away"]
"""How long autopilot plays for someone who is late or away; "" if it does not, or if someone has chosen autopilot."""

Stage = Literal["lobby", "playing", "between", "over"]


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user: id and display name."""

    user: int
    name: str


@dataclass(frozen=True, slots=True)
class Actor:
    """A user who acts on a campaign, and with what right.

    `moderator` is True if the caller has verified it: the service knows no Discord permissions. In a competitive game a
    moderator with a seat counts as a player.
    """

    user: int
    moderator: bool = False

    @property
    def right(self) -> Literal["moderator", "organiser"]:
        """Returns the right with which the user acts for others."""
        return "moderator" if self.moderator else "organiser"


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat and its player.

    `user` None means open or autopilot. `invited` is the user who had the seat in the original of a copy; `name` is
    then theirs. `lender` has lent the seat until they return. `taken` is since when the user has it (milliseconds),
    `pressed` when they last pressed a button. `missed` counts the consecutive turns that autopilot has played for them,
    and `stand_in` says how long it plays now: to the end of the turn, or until they return. `level` is how well it
    plays for them (empty: as in the settings). `bank` is what is left of its bank (milliseconds; None: full).
    """

    seat: int
    user: int | None
    name: str
    ready: bool
    autopilot: bool
    invited: int | None = None
    lender: int | None = None
    lender_name: str = ""
    taken: int = 0
    pressed: int = field(default=0, compare=False)
    missed: int = 0
    stand_in: StandIn = ""
    level: Level | Literal[""] = ""
    bank: int | None = None

    @property
    def can_be_taken(self) -> bool:
        """True if others may take this seat: it has no player, or a player who is gone and only keeps it reserved."""
        return self.user is None or self.stand_in == "stays"

    @property
    def seen(self) -> int:
        """When the user was there last (milliseconds)."""
        return max(self.taken, self.pressed)


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """One of the game's orders as a seat has set it.

    It `lasts` until changed (`always`), for this `round` (until the seat's next turn), or for the phase it names
    (`phase:<name>`).
    """

    seat: int
    key: str
    choice: str
    lasts: str = UNTIL_CHANGED

    @property
    def phase(self) -> str | None:
        """Returns the phase it was planned for, if any."""
        return self.lasts.removeprefix(PLANNED) if self.lasts.startswith(PLANNED) else None

    @property
    def precedence(self) -> int:
        """Returns its precedence, higher for shorter orders: 2 for a plan, 1 for a round, 0 for others."""
        return 2 if self.phase is not None else int(self.lasts == THIS_ROUND)

    def counts_in(self, plans: Sequence[Plan]) -> bool:
        """True if it applies during these plans; an order planned for another phase does not."""
        return self.phase is None or any(plan.phase == self.phase and plan.covers(self.key) for plan in plans)


def set_to(orders: Sequence[StandingOrder], seat: int, plans: Sequence[Plan]) -> Mapping[str, StandingOrder]:
    """Returns the orders of a seat in force, by key, during the phases of `plans`."""
    own = [each for each in orders if each.seat == seat and each.counts_in(plans)]
    return {each.key: each for each in sorted(own, key=lambda each: each.precedence)}


@dataclass(frozen=True, slots=True)
class ChapterResult:
    """The result of a chapter of the current branch, at decision `n`."""

    n: int
    chapter: str
    result: Result
    at: datetime


@dataclass(frozen=True, slots=True)
class Undoable:
    """A step that can be taken back freely: undo goes to decision `n`, before `choice` was made.

    A run of answers is one step, and `choice` holds all of them.
    """

    n: int
    choice: Sequence[Text]


@dataclass(frozen=True, slots=True)
class Pause:
    """A pause: who stopped play, and why.

    `user` None: no player was left, autopilot did not finish, or a computation for the campaign did not (`stuck`).
    `until` is when players are asked if play should go on (milliseconds; 0: after the usual time).
    """

    user: int | None
    reason: str = ""
    endless: bool = False
    stuck: bool = False
    until: int = 0

    @property
    def why(self) -> Literal["endless", "stuck", "nobody", "reason", "none"]:
        """Returns the kind of reason."""
        if self.user is None:
            return "stuck" if self.stuck else "endless" if self.endless else "nobody"
        return "reason" if self.reason else "none"


@dataclass(frozen=True, slots=True)
class Clock:
    """The next step of a campaign: the state it waits in, and the number of steps taken there. A campaign that was last
    changed under a version without clocks has none.

    `due` is when the next step was due when it was scheduled (milliseconds).

    Every campaign that is neither over nor archived has a clock and a scheduled job for it (`runtime/clocks.py`).
    `closed`: its clock has archived it; `ended`: it is over or archived, or the clock of its state starts again.
    """

    state: Literal["lobby", "ready", "playing", "asleep", "between", "paused", "closed", "ended"]
    step: int = 0
    due: int = 0


@dataclass(frozen=True, slots=True)
class Facts:
    """The constant facts of a campaign; message and thread ids are None until set.

    Deadlines count from `waits_from` at the earliest, postponed by the deployment's absences since. `archived` is when
    it was archived, or None. `moving` is the unfinished move to another thread.
    """

    id: int
    name: str
    game: str
    organiser: int
    guild: int
    channel: int
    thread: int | None
    lobby_message: int | None
    front_message: int | None
    stage: Stage
    settings: Settings
    options: Mapping[str, JsonValue]
    size: int | None
    fork_of: int | None
    created: datetime
    pause: Pause | None = None
    archived: datetime | None = None
    waits_from: datetime | None = None
    clock: Clock | None = None
    moving: Move | None = None

    @property
    def asleep(self) -> bool:
        """True if no player has pressed anything for so long that nothing happens until one does."""
        return self.clock is not None and self.clock.state == "asleep"


@dataclass(frozen=True, slots=True)
class Situation:
    """A campaign at one moment.

    Before the first chapter `branch`, `n`, `chapter` and `asks` are 0, 0, None and (). `since` is when the open
    questions were asked, `began` from when their time counts, `closes` when late answers out of turn are given
    automatically. `acting` is the player who may act for a silent organiser. `calendars` and `habits` are those of
    known players.
    `has_past` is True if there is a moment to go back to. `orders` are the standing orders,
    `plans` those of turns by seat, `planned` is the seat whose plan is about to be played,
    `answers_in_advance` their answers now, by seat. `votes` are the votes on a choice of all players.
    """

    facts: Facts
    game: Game
    seats: Sequence[Seated]
    branch: int
    n: int
    chapter: str | None
    asks: Sequence[Ask] = field(repr=False)
    held: Mapping[int, Sequence[str]] = field(repr=False)
    since: datetime
    began: datetime
    request: Request | None
    results: Sequence[ChapterResult]
    next_chapters: Sequence[str]
    undoable: Mapping[int, Undoable] = field(repr=False)
    snapshot: Snapshot | None = field(repr=False)
    has_past: bool = False
    closes: datetime | None = None
    lacking: Sequence[Text] = ()
    orders: Sequence[StandingOrder] = field(default=(), repr=False)
    plans: Mapping[int, TurnPlan] = field(default_factory=dict, repr=False)
    planned: int | None = None
    answers_in_advance: Mapping[int, Sequence[str]] = field(default_factory=dict, repr=False)
    votes: Mapping[int, Sequence[str]] = field(default_factory=dict, repr=False)
    acting: int | None = None
    calendars: Mapping[int, Calendar] = field(default_factory=dict, repr=False, compare=False)
    habits: Mapping[int, Habit] = field(default_factory=dict, repr=False, compare=False)

    @property
    def id(self) -> int:
        """The campaign's id."""
        return self.facts.id

    @property
    def stage(self) -> Stage:
        """Returns the stage: lobby, playing, between chapters, or over."""
        return self.facts.stage

    @property
    def locale(self) -> str:
        """Returns the language of posts."""
        return self.facts.settings.locale

    @property
    def hints(self) -> Literal["on", "learners", "off"]:
        """Returns who may ask for hints: everyone, people who are still learning the game, or no one."""
        chosen = self.facts.settings.hints
        if chosen == "usual":
            return "off" if self.game.competitive else "on"
        return chosen

    @property
    def due(self) -> datetime | None:
        """Returns the deadline of the open questions; None without a question or deadline."""
        wait = self.facts.settings.time_for_turns
        if wait is None or not self.asks or self.stage != "playing" or self.facts.pause:
            return None
        users = self.waiting_users
        waited = [each for each in self.seats if each.user in users and each.seat in self.waiting_for]
        return max((self._due_of(each, wait) for each in waited), default=self.began + wait)

    def _due_of(self, seated: Seated, wait: timedelta) -> datetime:
        """Returns until when this player may answer; the clock pauses while they rest."""
        time = time_of(seated.bank) if self.facts.settings.pace == "bank" else wait
        return after(self.began, time, self.calendar_of(seated))

    def calendar_of(self, seated: Seated) -> Calendar:
        """Returns the calendar of a seat's player in this campaign."""
        own = self.calendars.get(seated.user or 0, ALWAYS)
        return own.in_campaign(seated.taken, weekends=self.facts.settings.weekends == "off")

    @property
    def rhythm(self) -> Rhythm | None:
        """Returns what to expect of the players of this table; None as long as too little is known of one of them."""
        seated = [each for each in self.seats if each.user is not None]
        habits = [self.habits.get(each.user or 0) for each in seated]
        known = [each for each in habits if each is not None and each.is_known]
        if len(seated) < 2 or len(known) < len(seated):
            return None
        zones = [self.calendars.get(each.user or 0, ALWAYS).zone for each in seated]
        return rhythm(tuple([habit.chances(zone) for habit, zone in zip(known, zones, strict=True)]))

    def organises(self, user: int) -> bool:
        """True if this user is the organiser, or may act for one who has been silent for too long."""
        return user in (self.facts.organiser, self.acting)

    def tally(self, request: Request) -> Tally:
        """Returns the state of a request in this campaign."""
        users = [each.user for each in self.seats]
        return tally(request, users, self.facts.organiser, competitive=self.game.competitive)

    @property
    def waiting_for(self) -> Sequence[int]:
        """Returns the seats that may answer now and have not."""
        return sorted({seat for ask in self.asks for seat in ask.seats} - self.held.keys())

    @property
    def waiting_users(self) -> Sequence[int]:
        """Returns the players who are waited for, each once, in seat order.

        Autopilots and players who answered ahead or voted are left out.
        """
        waited = set(self.waiting_for) - self.answers_in_advance.keys() - self.votes.keys() - {self.planned}
        return list(
            dict.fromkeys(each.user for each in self.seats if each.seat in waited and each.user and not each.autopilot)
        )

    @property
    def plays_itself(self) -> bool:
        """True if autopilot or a plan is about to answer."""
        if self.planned is not None:
            return True
        if self.stage != "playing" or self.request or self.facts.pause or self.facts.archived or self.facts.asleep:
            return False
        open_asks = [ask.seats for ask in self.asks if not set(ask.seats) <= self.held.keys()]
        return any(all(self.seats[seat].autopilot for seat in seats) for seats in open_asks)

    @property
    def waiting(self) -> Waiting:
        """Returns a summary of who is waited for; no one unless the campaign is in play."""
        played = self.stage == "playing" and not self.facts.pause and not self.facts.archived
        users = frozenset(self.waiting_users if played else ())
        return Waiting(self.id, self.facts.name, self.facts.thread, users, self.since)

    def is_alone(self, user: int) -> bool:
        """True if no one but this player has a say in going back: all other seats are open or played by autopilots."""
        others = [each for each in self.seats if each.user not in (None, user)]
        return not others and bool(self.seats_of(user)) and self.facts.organiser == user

    def seats_of(self, user: int) -> Sequence[int]:
        """Returns the seats of this user."""
        return [each.seat for each in self.seats if each.user == user]

    def ask_of(self, seat: int) -> Ask | None:
        """Returns the open question that this seat may answer, or None."""
        return next((ask for ask in self.asks if seat in ask.seats), None)

    def can_undo(self, user: int) -> Undoable | None:
        """Returns this user's last step that can be taken back without consent."""
        return self.undoable.get(user)

    def view(self, seat: int | None) -> Any:
        """Returns the game's view of this moment for a seat (None: the public); None before the first chapter."""
        return self.snapshot.view(seat) if self.snapshot else None

    @property
    def seat_names(self) -> Sequence[Text]:
        """Returns the name of each seat; empty before the first chapter."""
        return self.snapshot.seat_names if self.snapshot else ()

    def runs(self, ask: Ask, seat: int) -> Sequence[Run]:
        """Returns runs that the seat may choose instead of a single answer to this question."""
        return self.snapshot.runs(ask, seat) if self.snapshot else ()

    def joined(self, ask: Ask, seat: int) -> Sequence[Run]:
        """Returns answers that can be given with those to the questions they lead to."""
        return self.snapshot.joined(ask, seat) if self.snapshot else ()

    def next_up(self, ask: Ask, seat: int) -> str | None:
        """Returns what most people would do next: an option, a run or a group; None if nothing stands out."""
        return self.snapshot.next_up(ask, seat) if self.snapshot else None

    def recommended(self, ask: Ask, seat: int) -> Mapping[str, Text]:
        """Returns the picks recommended to the seat, each with a reason."""
        return self.snapshot.recommended(ask, seat) if self.snapshot else {}

    def suggested(self, ask: Ask, seat: int) -> Sequence[str]:
        """Returns autopilot's pick for the seat; empty if not everyone may have hints."""
        return self.snapshot.suggested(ask, seat) if self.snapshot and self.hints == "on" else ()

    def orders_of(self, seat: int) -> Sequence[Order]:
        """Returns the orders that this seat may give now; orders about cards one by one."""
        view = self.view(seat)
        return [each for order in self.game.orders for each in order.each(view, seat)] if view is not None else ()

    def set_to(self, seat: int) -> Mapping[str, StandingOrder]:
        """Returns the orders of a seat that are in force, by key."""
        view = self.view(None) if plans_of(self.game) else None
        return set_to(self.orders, seat, plans_during(self.game, view) if view is not None else ())

    @property
    def round(self) -> int | None:
        """Returns the number of the current round, if the game has rounds."""
        return self.snapshot.round if self.snapshot else None

    def standing(self, seat: int | None = None) -> Sequence[Text]:
        """Returns how the seats compare, according to public information or to that seat; empty before the first
        chapter.
        """
        return self.snapshot.standing(seat) if self.snapshot else ()

    def status(self, seat: int) -> Text | None:
        """Returns the figures that this seat should see above its options."""
        return self.snapshot.status(seat) if self.snapshot else None


@dataclass(frozen=True, slots=True)
class Waiting:
    """The players a campaign in play waits for, and since when; known without holding the campaign."""

    campaign: int
    name: str
    thread: int | None
    users: frozenset[int]
    since: datetime


@dataclass(frozen=True, slots=True)
class Told:
    """A log line. `undone` is True if it was later taken back by consent."""

    n: int
    text: Text
    to: Sequence[int] | None
    at: datetime
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Answered:
    """The result of an answer, or of a run of `links` answers.

    `held`: sealed until the others have answered. `why_final`: why it cannot be taken back freely (`dice`, `card`,
    `turn`), or None. `told`: log lines for this seat. `ask` is the (first) question and `choice` everything that was
    picked. `decisions` includes chance. `own_turn`: it was the seat's turn. `turn_over`: the turn has ended since,
    although the answer did not say so.
    """

    situation: Situation
    seat: int
    ask: Ask = field(repr=False)
    decisions: int
    held: bool
    why_final: str | None
    told: Sequence[Text] = field(repr=False)
    chapter_over: bool
    choice: Sequence[Text] = field(repr=False, default=())
    links: int = 1
    own_turn: bool = False
    turn_over: bool = False

    @property
    def undoable(self) -> bool:
        """True if it can be taken back freely."""
        return self.decisions > 0 and self.why_final is None
