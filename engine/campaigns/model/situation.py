"""How a campaign stands: the frozen snapshot from which cards, panels and pictures are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from pydantic import JsonValue

from engine.campaigns.model.requests import Request, Tally, tally
from engine.campaigns.model.settings import Settings
from engine.campaigns.model.snapshot import Snapshot
from engine.table import (
    Ask,
    Game,
    Order,
    Plan,
    Result,
    Run,
    Text,
    plans_during,
    plans_of,
)

UNTIL_CHANGED, THIS_ROUND, PLANNED = "always", "round", "phase:"  # how long a standing order lasts

StandIn = Literal["", "turn", "stays"]
"""How long autopilot plays for someone who is late; "" if it does not, or if someone has chosen autopilot."""

Stage = Literal["lobby", "playing", "between", "over"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord: their user id and the name they are shown by."""

    user: int
    name: str


@dataclass(frozen=True, slots=True)
class Actor:
    """Who does something to a campaign, and by what right. `moderator` says that the caller has checked that the user
    is one: the service knows no rights of Discord. In a competitive game one with a seat counts as a player."""

    user: int
    moderator: bool = False

    @property
    def right(self) -> Literal["moderator", "organiser"]:
        """The right by which somebody acts for others."""
        return "moderator" if self.moderator else "organiser"


@dataclass(frozen=True, slots=True)
class Seated:
    """A chair and who has it. `user` None: open, or autopilot's; `invited` is who sat there in the original of a copy,
    and `name` is then theirs. `lender` has lent it until they come back; `taken` (milliseconds) is since when the user
    has it. `pressed` (milliseconds) is when they pressed something last, `missed` how many turns in a row autopilot has
    played for them, and `stand_in` how long it plays on now: to the end of the turn, or until they are back."""

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

    @property
    def seen(self) -> int:
        """When the user was there last (milliseconds)."""
        return max(self.taken, self.pressed)


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """A seat has set one of the game's orders. It `lasts` until it is changed (`always`), for this `round`, which ends
    with the seat's next turn, or for the phase that it names (`phase:<name>`)."""

    seat: int
    key: str
    choice: str
    lasts: str = UNTIL_CHANGED

    @property
    def phase(self) -> str | None:
        """The phase for which it was planned, if it was."""
        return self.lasts.removeprefix(PLANNED) if self.lasts.startswith(PLANNED) else None

    @property
    def precedence(self) -> int:
        """What lasts shorter counts before what lasts longer: a plan is 2, an order for the round 1, the others 0."""
        return 2 if self.phase is not None else int(self.lasts == THIS_ROUND)

    def counts_in(self, plans: Sequence[Plan]) -> bool:
        """Whether it counts while these plans do: one that was planned for another phase does not."""
        return self.phase is None or any(plan.phase == self.phase and plan.covers(self.key) for plan in plans)


def set_to(orders: Sequence[StandingOrder], seat: int, plans: Sequence[Plan]) -> Mapping[str, StandingOrder]:
    """What counts of the orders of a seat, by key, while `plans` are those whose phases are prepared or played."""
    own = [each for each in orders if each.seat == seat and each.counts_in(plans)]
    return {each.key: each for each in sorted(own, key=lambda each: each.precedence)}


@dataclass(frozen=True, slots=True)
class ChapterResult:
    """How a chapter of the current branch ended, at decision `n`."""

    n: int
    chapter: str
    result: Result
    at: datetime


@dataclass(frozen=True, slots=True)
class Undoable:
    """The step that can be taken back freely: undo goes to decision `n`, before `choice` was made. A run of answers is
    one step, and `choice` then holds all of them."""

    n: int
    choice: Sequence[Text]


@dataclass(frozen=True, slots=True)
class Pause:
    """Who has stopped play, and why; `user` None: nobody was left at the table, autopilot came to no end, or something
    that was computed for the campaign did not (`stuck`)."""

    user: int | None
    reason: str = ""
    endless: bool = False
    stuck: bool = False

    @property
    def why(self) -> Literal["endless", "stuck", "nobody", "reason", "none"]:
        """What can be told of it: whose reason, or that there is none."""
        if self.user is None:
            return "stuck" if self.stuck else "endless" if self.endless else "nobody"
        return "reason" if self.reason else "none"


@dataclass(frozen=True, slots=True)
class Facts:
    """What a campaign is, whatever is going on in it; message and thread ids are None until set. Deadlines count from
    `waits_from` at the earliest, later by the time that the house was away since; `archived` is when it was archived,
    None while it is not."""

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


@dataclass(frozen=True, slots=True)
class Situation:
    """A campaign at one moment. `branch`, `n`, `chapter` and `asks` are 0, 0, None and () before the first chapter;
    `since` is when the open asks were put, `began` from when their time counts, `closes` when an answer out of turn is
    given for those who have not.

    `has_past`: somebody has chosen something, so that there is a moment to go back to. `orders` are the standing
    orders, `answers_in_advance` what they answer now, by seat; `votes` how seats have voted on a choice of the table.
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
    answers_in_advance: Mapping[int, Sequence[str]] = field(default_factory=dict, repr=False)
    votes: Mapping[int, Sequence[str]] = field(default_factory=dict, repr=False)

    @property
    def id(self) -> int:
        """The campaign's id."""
        return self.facts.id

    @property
    def stage(self) -> Stage:
        """Lobby, playing, between chapters, or over."""
        return self.facts.stage

    @property
    def locale(self) -> str:
        """The language of posts."""
        return self.facts.settings.locale

    @property
    def due(self) -> datetime | None:
        """Until when the open asks should be answered; None where nothing is asked, or has no deadline."""
        wait = self.facts.settings.time_for_turns
        if wait is None or not self.asks or self.stage != "playing" or self.facts.pause:
            return None
        return self.began + wait

    def tally(self, request: Request) -> Tally:
        """How a request to this table stands."""
        users = [each.user for each in self.seats]
        return tally(request, users, self.facts.organiser, competitive=self.game.competitive)

    @property
    def waiting_for(self) -> Sequence[int]:
        """The seats that may answer now and have not."""
        return sorted({seat for ask in self.asks for seat in ask.seats} - self.held.keys())

    @property
    def waiting_users(self) -> Sequence[int]:
        """The people who are waited for, each once, in seat order: not autopilots, nor whoever has answered in advance
        or voted."""
        waited = set(self.waiting_for) - self.answers_in_advance.keys() - self.votes.keys()
        return list(
            dict.fromkeys(each.user for each in self.seats if each.seat in waited and each.user and not each.autopilot)
        )

    @property
    def plays_itself(self) -> bool:
        """Whether autopilot is about to answer."""
        if self.stage != "playing" or self.request or self.facts.pause or self.facts.archived:
            return False
        open_asks = [ask.seats for ask in self.asks if not set(ask.seats) <= self.held.keys()]
        return any(all(self.seats[seat].autopilot for seat in seats) for seats in open_asks)

    @property
    def waiting(self) -> Waiting:
        """Whom it waits for, in short; nobody unless it is played."""
        played = self.stage == "playing" and not self.facts.pause and not self.facts.archived
        users = frozenset(self.waiting_users if played else ())
        return Waiting(self.id, self.facts.name, self.facts.thread, users, self.since)

    def seats_of(self, user: int) -> Sequence[int]:
        """The seats that this user has."""
        return [each.seat for each in self.seats if each.user == user]

    def ask_of(self, seat: int) -> Ask | None:
        """The open ask that this seat may answer, if any."""
        return next((ask for ask in self.asks if seat in ask.seats), None)

    def can_undo(self, user: int) -> Undoable | None:
        """The last step of this user that can be taken back without asking anybody."""
        return self.undoable.get(user)

    def view(self, seat: int | None) -> Any:
        """The game's view of this moment for a seat (None: the public); None before the first chapter."""
        return self.snapshot.view(seat) if self.snapshot else None

    @property
    def seat_names(self) -> Sequence[Text]:
        """What each seat is called; empty before the first chapter."""
        return self.snapshot.seat_names if self.snapshot else ()

    def runs(self, ask: Ask, seat: int) -> Sequence[Run]:
        """What the seat may do in one go instead of a single answer to this ask."""
        return self.snapshot.runs(ask, seat) if self.snapshot else ()

    def next_up(self, ask: Ask, seat: int) -> str | None:
        """What most people would do next: an option, a run or a group, where something stands out."""
        return self.snapshot.next_up(ask, seat) if self.snapshot else None

    def recommended(self, ask: Ask, seat: int) -> Mapping[str, Text]:
        """What the seat is advised to pick, each with the reason."""
        return self.snapshot.recommended(ask, seat) if self.snapshot else {}

    def orders_of(self, seat: int) -> Sequence[Order]:
        """The orders that this seat may give now, those about cards one by one."""
        view = self.view(seat)
        return [each for order in self.game.orders for each in order.each(view, seat)] if view is not None else ()

    def set_to(self, seat: int) -> Mapping[str, StandingOrder]:
        """What counts now of the standing orders of a seat, by key."""
        view = self.view(None) if plans_of(self.game) else None
        return set_to(self.orders, seat, plans_during(self.game, view) if view is not None else ())

    @property
    def round(self) -> int | None:
        """The number of the round that is played, where the game has rounds."""
        return self.snapshot.round if self.snapshot else None

    def standing(self, seat: int | None = None) -> Sequence[Text]:
        """Who stands how far, as all may know it, or that seat; nothing before the first chapter."""
        return self.snapshot.standing(seat) if self.snapshot else ()

    def status(self, seat: int) -> Text | None:
        """The figures that this seat should see above a choice."""
        return self.snapshot.status(seat) if self.snapshot else None


@dataclass(frozen=True, slots=True)
class Waiting:
    """Whom a campaign in play waits for, and since when; known without holding the campaign."""

    campaign: int
    name: str
    thread: int | None
    users: frozenset[int]
    since: datetime


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the account. `undone`: it was taken back since, by consent."""

    n: int
    text: Text
    to: Sequence[int] | None
    at: datetime
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Answered:
    """What an answer, or a run of `links` answers, led to. `held`: sealed until the others have answered. `why_final`:
    why it cannot be taken back freely (`dice`, `card`, `turn`), None if it can. `told`: for this seat's eyes. `ask` is
    what was answered, of a run first; `choice` is all that was picked. `decisions` counts chance's, too. `own_turn`:
    it was the seat's turn; `turn_over`: this turn has ended since, though the answer did not say so."""

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
        """It can be taken back freely."""
        return self.decisions > 0 and self.why_final is None
