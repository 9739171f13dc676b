"""The tables. Times are milliseconds since 1970; users, servers, channels and messages are Discord ids.

The log (branch, decision, tell, checkpoint, result) is append-only. Undo does not touch the other tables (seats,
settings, requests, posts).

The key of every table that grows with play begins with the campaign, and branches, requests and posts are counted
within theirs: what one campaign writes meets nothing of another's, and a server of several machines can keep each
campaign's rows together (docs/machines.md).
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Column, Index, LargeBinary
from sqlmodel import Field, SQLModel

from engine.storage.schema.columns import WIDE_WHERE_TYPES_COUNT, of_campaign, wide
from engine.storage.schema.conditions import ASKED_FOR, MOVING, OUTDATED, PLAYED_BY_ITSELF, REFUSED, WAITS


class Campaign(SQLModel, table=True):
    """One group's ongoing play.

    `size` is fixed when the first chapter starts. `branch` is the current branch. `pause` says who paused it and why,
    `archived` since when it is archived, `waits_from` from when deadlines count at the earliest,
    and `clock` what its next scheduled step is for (see `Clock`). `asked` is the key of the request that created it.
    """

    __table_args__ = (
        Index("campaign_moving", "id", sqlite_where=MOVING, postgresql_where=MOVING),
        Index("campaign_asked", "asked", sqlite_where=ASKED_FOR, postgresql_where=ASKED_FOR),
    )

    id: int = wide(primary_key=True)
    name: str
    game: str
    organiser: int = wide()
    guild: int = wide(index=True)
    channel: int = wide()
    thread: int | None = wide(default=None, index=True)
    lobby_message: int | None = wide(default=None)
    front_message: int | None = wide(default=None)
    stage: str = Field(index=True)
    settings: dict[str, Any] = Field(sa_type=JSON)
    options: dict[str, Any] = Field(sa_type=JSON)
    size: int | None = None
    branch: int | None = None
    fork_of: int | None = Field(default=None, sa_type=WIDE_WHERE_TYPES_COUNT)
    created: int = wide()
    pause: dict[str, Any] | None = Field(default=None, sa_type=JSON)
    archived: int | None = wide(default=None)
    waits_from: int | None = wide(default=None)
    clock: dict[str, Any] | None = Field(default=None, sa_type=JSON)
    moving: dict[str, Any] | None = Field(default=None, sa_type=JSON(none_as_null=True))
    asked: str | None = None


class Seat(SQLModel, table=True):
    """A seat, and since when it has a player (`taken`).

    `invited` is the user for whom a copy reserves it, `lender` the player who has lent it until they return. `pressed`
    is when the user last pressed a button, `missed` counts the consecutive turns that autopilot has played for them,
    and `stand_in` says how long it plays now ("": it does not, "turn", "stays", "away"), `level` how well ("": as in
    the settings). `bank` is what is left of its time (milliseconds; null: all of it).
    """

    __table_args__ = (
        Index("seat_autopilot", "campaign", sqlite_where=PLAYED_BY_ITSELF, postgresql_where=PLAYED_BY_ITSELF),
    )

    campaign: int = of_campaign()
    seat: int = Field(primary_key=True)
    user: int | None = wide(default=None, index=True)
    name: str = ""
    ready: bool = False
    autopilot: bool = False
    invited: int | None = wide(default=None)
    lender: int | None = wide(default=None)
    lender_name: str = Field(default="", sa_column_kwargs={"server_default": ""})
    taken: int = Field(default=0, sa_type=BigInteger, sa_column_kwargs={"server_default": "0"})
    pressed: int = Field(default=0, sa_type=BigInteger, sa_column_kwargs={"server_default": "0"})
    missed: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    stand_in: str = Field(default="", sa_column_kwargs={"server_default": ""})
    level: str = Field(default="", sa_column_kwargs={"server_default": ""})
    bank: int | None = wide(default=None)


class Branch(SQLModel, table=True):
    """A branch: before decision `from_n` its parent's decisions apply.

    Loading starts at the checkpoint (`base_branch`, `base_n`); the decisions from there to `from_n` are copied.
    `left_branch` was current when it was created and ended at `left_n`.
    """

    campaign: int = of_campaign()
    id: int = Field(primary_key=True)
    parent: int | None = None
    from_n: int
    base_branch: int
    base_n: int
    left_branch: int | None = None
    left_n: int | None = None
    why: str
    user: int | None = wide(default=None)
    at: int = wide()


class Decision(SQLModel, table=True):
    """An answered question. `codec` writes `made_by`, `final` and `pick`."""

    __table_args__ = ({"sqlite_with_rowid": False},)

    campaign: int = of_campaign()
    branch: int = Field(primary_key=True)
    n: int = Field(primary_key=True)
    seat: int
    user: int | None = wide(default=None)
    made_by: int
    key: str
    fingerprint: int = wide()
    pick: bytes = Field(sa_type=LargeBinary)
    final: int
    at: int = wide()


class Tell(SQLModel, table=True):
    """A log line. `seats` has a bit for each seat it is for; None means everyone."""

    __table_args__ = ({"sqlite_with_rowid": False},)

    campaign: int = of_campaign()
    branch: int = Field(primary_key=True)
    n: int = Field(primary_key=True)
    serial: int = Field(primary_key=True)
    text: str
    seats: int | None = None


class Checkpoint(SQLModel, table=True):
    """The whole state before decision `n` (see `codec`), its hash, and its mark.

    `round` is the number of the round that starts there; None without one, and in checkpoints from before rounds were
    marked.
    """

    campaign: int = of_campaign()
    branch: int = Field(primary_key=True)
    n: int = Field(primary_key=True)
    kind: str
    value: str
    round: int | None = None
    hash: str
    state: bytes = Field(sa_type=LargeBinary)


class Result(SQLModel, table=True):
    """The result of a chapter, at decision `n`."""

    campaign: int = of_campaign()
    branch: int = Field(primary_key=True)
    n: int = Field(primary_key=True)
    chapter: str
    winners: list[int] = Field(sa_type=JSON)
    scores: list[Any] = Field(sa_type=JSON)
    reason: dict[str, Any] = Field(sa_type=JSON)
    carried: dict[str, Any] = Field(sa_type=JSON)
    at: int = wide()


class Sealed(SQLModel, table=True):
    """A sealed answer of a seat; replaced when its player changes it."""

    campaign: int = of_campaign()
    seat: int = Field(primary_key=True)
    pick: bytes = Field(sa_type=LargeBinary)


class Request(SQLModel, table=True):
    """A request to go back to decision `to` of `branch`, or for the `value` of a setting."""

    campaign: int = of_campaign()
    id: int = Field(primary_key=True)
    kind: str
    user: int = wide()
    branch: int
    to: int
    reason: str
    losses: dict[str, Any] = Field(sa_type=JSON)
    asked: list[int] = Field(sa_type=JSON)
    agreed: list[int] = Field(sa_type=JSON)
    status: str
    opened: int = wide()
    closes: int | None = wide(default=None)
    post: int
    rule: str = Field(default="all", sa_column_kwargs={"server_default": "all"})
    refused: list[int] = Field(sa_type=JSON, sa_column_kwargs={"server_default": "[]"})
    value: str = Field(default="", sa_column_kwargs={"server_default": ""})


class Application(SQLModel, table=True):
    """An application for an open seat that the organiser has not answered yet."""

    campaign: int = of_campaign()
    seat: int = Field(primary_key=True)
    user: int = wide(primary_key=True)
    name: str


class WaitlistEntry(SQLModel, table=True):
    """A user who wants to be notified when a seat opens."""

    __tablename__ = "waitlist"

    campaign: int = of_campaign()
    user: int = wide(primary_key=True)


class ScheduledJob(SQLModel, table=True):
    """A job of a campaign at a given time: `what`, and about which `user` (0: none)."""

    __tablename__ = "job"

    campaign: int = Field(primary_key=True, sa_type=WIDE_WHERE_TYPES_COUNT)
    what: str = Field(primary_key=True)
    user: int = wide(primary_key=True)
    at: int = wide(index=True)


class StandingOrder(SQLModel, table=True):
    """A seat's setting of one of the game's orders, and how long it `lasts` (see `StandingOrder` of the campaigns)."""

    __tablename__ = "standing_order"

    campaign: int = of_campaign()
    seat: int = Field(primary_key=True)
    key: str = Field(primary_key=True)
    lasts: str = Field(primary_key=True)
    choice: str


class TurnPlan(SQLModel, table=True):
    """The next turn of a seat as its player wants to play it (see `TurnPlan` of the campaigns)."""

    __tablename__ = "turn_plan"

    campaign: int = of_campaign()
    seat: int = Field(primary_key=True)
    branch: int
    n: int
    acts: list[Any] = Field(sa_type=JSON)
    ignored: list[str] = Field(sa_type=JSON)
    ends_turn: bool
    ready: bool
    done: int
    stopped: str
    at: str


class ChanceKeys(SQLModel, table=True):
    """The secret keys that decide chance from decision `n` of a branch on (see `engine.table.fair_dice`)."""

    __tablename__ = "chance_keys"

    campaign: int = of_campaign()
    branch: int = Field(primary_key=True)
    n: int = Field(primary_key=True)
    epoch: int
    link: int
    words: str
    seed: bytes = Field(sa_type=LargeBinary)
    piles: bytes = Field(sa_type=LargeBinary)
    closed: bool = False


class Person(SQLModel, table=True):
    """A person's preferences, which apply in every campaign."""

    user: int = wide(primary_key=True)
    preferences: dict[str, Any] = Field(sa_type=JSON)


class Habit(SQLModel, table=True):
    """In how many hours a person has pressed something, by the hour of the day (see `Habit` of the campaigns)."""

    user: int = wide(primary_key=True)
    hours: list[int] = Field(sa_type=JSON)
    since: int = wide()
    last: int = wide()


class Looking(SQLModel, table=True):
    """A person's search in a server: a table of one of these games, with this pace and number of players.

    They asked in `channel`; the search began at `since` and ends at `until`.
    """

    guild: int = wide(primary_key=True)
    user: int = wide(primary_key=True)
    games: list[str] = Field(sa_type=JSON)
    pace: str
    fewest: int
    most: int
    channel: int = wide()
    since: int = wide()
    until: int = wide()


class Proposal(SQLModel, table=True):
    """A table proposed to `users` in `message` (None: not sent yet), with the `hours` they share, from 0 h UTC.

    `campaign` is the table that one of them has opened.
    """

    guild: int = wide(primary_key=True)
    number: int = wide(primary_key=True)
    channel: int = wide()
    users: list[int] = Field(sa_type=JSON)
    game: str
    pace: str
    hours: list[int] = Field(sa_type=JSON)
    until: int = wide()
    message: int | None = wide(default=None)
    campaign: int | None = wide(default=None)


class Learning(SQLModel, table=True):
    """How far a person is in a lesson: the step it goes on from, and what they chose since.

    `lesson` is its game and name. `done` is True if they have once reached its end; `used` is when they last pressed.
    """

    user: int = wide(primary_key=True)
    lesson: str = Field(primary_key=True)
    step: int
    acts: list[Any] = Field(sa_type=JSON)
    done: bool = False
    used: int = wide(index=True)


class Server(SQLModel, table=True):
    """The settings of a server (see `ServerSettings`), and since when the bot has left it."""

    guild: int = wide(primary_key=True)
    settings: dict[str, Any] = Field(sa_type=JSON)
    gone: int | None = wide(default=None)


class Meeting(SQLModel, table=True):
    """The time at which the players of a campaign meet, and the server's event about it once that exists.

    `ended`: it is called off, and its event is to be deleted.
    """

    campaign: int = of_campaign()
    begins: int = wide()
    event: int | None = wide(default=None)
    ended: bool = False


class Audit(SQLModel, table=True):
    """Something that a moderator (`user`) did on a server, kept `until` a time.

    `about` is the person concerned, `detail` the setting. `n` counts the lines of a server.
    """

    guild: int = wide(primary_key=True)
    n: int = wide(primary_key=True)
    at: int = wide()
    until: int = wide()
    user: int = wide()
    act: str
    campaign: int | None = wide(default=None)
    seat: int | None = None
    about: int | None = wide(default=None)
    detail: str = ""


class ServerCount(SQLModel, table=True):
    """How often something (`what`) happened in the deleted campaigns of a server that began in a `month` ("2026-11").

    It is kept `until` a time if the bot has left the server.
    """

    __tablename__ = "server_count"

    guild: int = wide(primary_key=True)
    month: str = Field(primary_key=True)
    what: str = Field(primary_key=True)
    total: int = wide()
    until: int | None = wide(default=None)


class Post(SQLModel, table=True):
    """The outbox: one message of a thread, numbered per campaign.

    `n` and `serial` identify the last log line in it. `at` is when it was queued, None for posts from before that was
    stored.
    """

    __table_args__ = (
        Index("post_waits", "campaign", "number", sqlite_where=WAITS, postgresql_where=WAITS),
        Index("post_refused", "campaign", sqlite_where=REFUSED, postgresql_where=REFUSED),
    )

    campaign: int = of_campaign()
    number: int = Field(primary_key=True)
    kind: str
    branch: int
    n: int
    serial: int
    payload: dict[str, Any] = Field(sa_type=JSON)
    status: str = "waiting"
    message: int | None = wide(default=None)
    undone: bool = False
    struck: bool = False
    at: int | None = wide(default=None)


class TurnMessage(SQLModel, table=True):
    """A turn message: `wanted` counts requested changes, `shown` is the version in the message."""

    __tablename__ = "turn_message"
    __table_args__ = (Index("turn_message_outdated", "campaign", sqlite_where=OUTDATED, postgresql_where=OUTDATED),)

    campaign: int = of_campaign()
    message: int | None = wide(default=None)
    wanted: int = 0
    shown: int = 0
    mentioned: list[int] = Field(sa_type=JSON)


class Note(SQLModel, table=True):
    """A note of the deployment, independent of campaigns."""

    key: str = Field(primary_key=True)
    value: str


class Lease(SQLModel, table=True):
    """The right of one process to write for the shards `first` to `last` of `count`.

    It holds the end by the server's clock (0: released), and the interactions that its holder took.
    """

    epoch: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    first: int
    last: int
    count: int
    holder: str
    until: int = wide()
    taken: list[int] | None = Field(default=None, sa_type=JSON)


_tables = SQLModel.metadata.tables


def _share_types() -> None:
    """Makes columns of one kind share a type.

    Each connection pool prepares a type once; one type per column took a fifth of the loading time of the first
    campaign after a start.
    """
    kinds: dict[str, Any] = {}
    for column in (each for table in _tables.values() for each in table.columns):
        if column.type is not WIDE_WHERE_TYPES_COUNT:  # it reads like `Integer()`
            column.type = kinds.setdefault(repr(column.type), column.type)


_share_types()
campaigns = _tables["campaign"]
seats = _tables["seat"]
branches = _tables["branch"]
decisions = _tables["decision"]
tells = _tables["tell"]
checkpoints = _tables["checkpoint"]
results = _tables["result"]
sealed = _tables["sealed"]
requests = _tables["request"]
applications = _tables["application"]
waitlist = _tables["waitlist"]
scheduled_jobs = _tables["job"]
standing_orders = _tables["standing_order"]
turn_plans = _tables["turn_plan"]
chance_keys = _tables["chance_keys"]
people = _tables["person"]
habits = _tables["habit"]
looking = _tables["looking"]
proposals = _tables["proposal"]
learning = _tables["learning"]
servers = _tables["server"]
audit = _tables["audit"]
server_counts = _tables["server_count"]
meetings = _tables["meeting"]
posts = _tables["post"]
turn_messages = _tables["turn_message"]
notes = _tables["note"]
leases = _tables["lease"]
