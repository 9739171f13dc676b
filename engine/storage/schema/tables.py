"""The tables. Times are milliseconds since 1970; users, servers, channels and messages are Discord's numbers.

The log (branch, decision, tell, checkpoint, result) is only ever added to. Tables beside it (seats, settings, requests,
posts) are not touched by undo.

The key of every table that grows with play begins with the campaign, and branches, requests and posts are counted
within theirs: what one campaign writes meets nothing of another's, and a server of several machines can keep each
campaign's rows together (docs/machines.md).
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Column, Index, Integer, LargeBinary, text
from sqlmodel import Field, SQLModel

WAITS = text(
    "(status IN ('waiting', 'sending')"
    " OR (status = 'sent' AND undone AND NOT struck) OR (status = 'sent' AND struck AND NOT undone))"
)
"""Posts that the deliverer must do something about; the query uses the same words, so that its index serves it. Of
`undone <> struck` a server's planner thinks that half of all posts may be so, and reads them all."""

WIDE_WHERE_TYPES_COUNT: Any = Integer().with_variant(BigInteger(), "postgresql")
"""Whole numbers of up to 64 bits in a column that was made for any integer: to SQLite that is the same."""

REFUSED = text("status = 'refused'")
"""Posts that their thread did not take, in words that an index serves, too."""

OUTDATED = text("wanted <> shown")
"""Cards that do not show what they should, in words that an index serves, too."""

PLAYED_BY_ITSELF = text("autopilot")
"""Seats that autopilot plays, in words that an index serves, too."""


def of_campaign() -> Any:
    """The first column of a key: of which campaign a row is."""
    return Field(sa_type=WIDE_WHERE_TYPES_COUNT, primary_key=True)


def wide(*, primary_key: bool = False, index: bool = False, default: Any = ...) -> Any:
    """A column for whole numbers of up to 64 bits, such as the numbers of Discord."""
    return Field(default, sa_type=BigInteger, primary_key=primary_key, index=index)


class Campaign(SQLModel, table=True):
    """One group's ongoing play. `size` is fixed when the first chapter starts; `branch` is the current branch.

    `pause` says who has paused it and why, `archived` since when it is, and `waits_from` the moment from which
    deadlines count at the earliest.
    """

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
    archived: int | None = Field(default=None, sa_column=Column("put_away", BigInteger, key="archived"))
    waits_from: int | None = wide(default=None)


class Seat(SQLModel, table=True):
    """A chair, and since when somebody has it (`taken`). `invited` is the user for whom it is kept in a copy, `lender`
    whoever has lent it until they come back. `pressed` is when the user pressed something last, `missed` how many turns
    in a row autopilot has played for them, and `stand_in` how long it plays on now ("": it does not, "turn", "stays").
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


class Branch(SQLModel, table=True):
    """A line of play: what stands before decision `from_n` is its parent's. Loading starts at the checkpoint
    (`base_branch`, `base_n`); the decisions from there to `from_n` are copied. `left_branch` was the current branch
    when it was opened, `left_n` where that ended."""

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
    """An answered ask. `made_by`, `final` and `pick` are written by `codec`."""

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
    """One line of the account. `seats` has a bit for each seat it is for; None is everybody."""

    __table_args__ = ({"sqlite_with_rowid": False},)

    campaign: int = of_campaign()
    branch: int = Field(primary_key=True)
    n: int = Field(primary_key=True)
    serial: int = Field(primary_key=True)
    text: str
    seats: int | None = None


class Checkpoint(SQLModel, table=True):
    """The whole state before decision `n` (see `codec`), its hash, and the mark where it was made; `round` is the
    number of the round that starts there, None where none does and for those from before rounds were marked."""

    campaign: int = of_campaign()
    branch: int = Field(primary_key=True)
    n: int = Field(primary_key=True)
    kind: str
    value: str
    round: int | None = None
    hash: str
    state: bytes = Field(sa_type=LargeBinary)


class Result(SQLModel, table=True):
    """How a chapter ended, at decision `n`."""

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
    """The answer of a seat that waits for the others'; replaced when the seat thinks better of it."""

    campaign: int = of_campaign()
    seat: int = Field(primary_key=True)
    pick: bytes = Field(sa_type=LargeBinary)


class Request(SQLModel, table=True):
    """Somebody asks the table to go back to decision `to` of `branch`, or for the `value` of a setting."""

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
    """Somebody would like an open seat, and the organiser has not answered yet."""

    campaign: int = of_campaign()
    seat: int = Field(primary_key=True)
    user: int = wide(primary_key=True)
    name: str


class WaitlistEntry(SQLModel, table=True):
    """Somebody wants to be told when a seat opens."""

    __tablename__ = "hopeful"

    campaign: int = of_campaign()
    user: int = wide(primary_key=True)


class ScheduledJob(SQLModel, table=True):
    """Something to be done with a campaign when its time comes: `what`, and about which `user` (0: about none)."""

    __tablename__ = "due"

    campaign: int = Field(primary_key=True, sa_type=WIDE_WHERE_TYPES_COUNT)
    what: str = Field(primary_key=True)
    user: int = wide(primary_key=True)
    at: int = wide(index=True)


class StandingOrder(SQLModel, table=True):
    """What a seat has set one of the game's orders to, and how long that `lasts` (see `StandingOrder` of the
    campaigns)."""

    __tablename__ = "standing"

    campaign: int = of_campaign()
    seat: int = Field(primary_key=True)
    key: str = Field(primary_key=True)
    lasts: str = Field(primary_key=True)
    choice: str


class Reader(SQLModel, table=True):
    """What a person has chosen for everything that is said to them, whatever the campaign."""

    user: int = wide(primary_key=True)
    preferences: dict[str, Any] = Field(sa_type=JSON)


class Post(SQLModel, table=True):
    """The outbox: one message of a thread, numbered per campaign. `n` and `serial` are the last tell that it holds;
    `at` is when it was queued, None for posts from before that was kept."""

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


class Card(SQLModel, table=True):
    """The turn card is a wish: `wanted` counts its changes, `shown` is the one that the message shows."""

    __table_args__ = (Index("card_outdated", "campaign", sqlite_where=OUTDATED, postgresql_where=OUTDATED),)

    campaign: int = of_campaign()
    message: int | None = wide(default=None)
    wanted: int = 0
    shown: int = 0
    mentioned: list[int] = Field(sa_type=JSON)


class Note(SQLModel, table=True):
    """What the house itself remembers beside its campaigns."""

    key: str = Field(primary_key=True)
    value: str


class Lease(SQLModel, table=True):
    """The right of one process to write for the shards `first` to `last` of `count`; until when, by the server's clock
    (0: released), and the interactions that its holder says to have taken."""

    epoch: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    first: int
    last: int
    count: int
    holder: str
    until: int = wide()
    taken: list[int] | None = Field(default=None, sa_type=JSON)


_tables = SQLModel.metadata.tables


def _share_types() -> None:
    """Lets columns of one kind have one type, which each connection pool makes ready for its database once: a type for
    each column was a fifth of the time that the first campaign after a start takes to load."""
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
waitlist = _tables["hopeful"]
scheduled_jobs = _tables["due"]
standing_orders = _tables["standing"]
readers = _tables["reader"]
posts = _tables["post"]
cards = _tables["card"]
notes = _tables["note"]
leases = _tables["lease"]
