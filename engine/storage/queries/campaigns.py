"""Campaigns and lists of them. All lists are read without holding any campaign."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    ScalarSelect,
    Select,
    String,
    bindparam,
    cast,
    exists,
    func,
    insert,
    select,
    union,
    update,
)

from engine.storage.queries.batches import batches
from engine.storage.queries.typed import one_row, single
from engine.storage.schema.conditions import ASKED_FOR, MOVING, PLAYED_BY_ITSELF
from engine.storage.schema.shards import Shards
from engine.storage.schema.tables import (
    Campaign,
    campaigns,
    decisions,
    scheduled_jobs,
    seats,
    standing_orders,
    turn_messages,
    turn_plans,
)
from engine.storage.schema.writes import Write

ALL = Shards()
_own = campaigns.c
_ids = select(_own.id)
_campaign = select(campaigns).where(_own.id == bindparam("campaign"))
_put = update(campaigns).where(_own.id == bindparam("which"))
_played = (_own.stage == "playing") & _own.archived.is_(None)

_seats_of_user = select(seats.c.campaign).where(seats.c.user == bindparam("who"))
_seated = (
    _ids.where(_own.id.in_(_seats_of_user), _own.stage != "over").order_by(_own.id.desc()).limit(bindparam("most"))
)
_named = cast(turn_messages.c.mentioned, String).contains(bindparam("named")) | (
    turn_messages.c.shown != turn_messages.c.wanted
)
_may_wait = _seated.where(
    _own.stage.not_in(("lobby", "between")),  # with "playing" SQLite would scan all running campaigns
    _own.archived.is_(None),
    exists().where(turn_messages.c.campaign == _own.id, _named),
)


def of_shards(campaign: ColumnElement[int], shards: Shards) -> list[ColumnElement[bool]]:
    """Returns conditions that the campaign in a column belongs to these shards; none if they are all shards."""
    own = select(_own.id).where(_own.id == campaign, *shards.of(_own.guild))
    return [] if shards.whole else [own.exists()]


def thread_of(campaign: ColumnElement[int], shards: Shards = ALL) -> ScalarSelect[int | None]:
    """Returns a subquery for the thread of the campaign in a column, empty for other shards.

    It is evaluated for each row: for a join of campaigns with the few waiting rows, a server's planner scans all
    campaigns.
    """
    own = select(_own.thread).where(_own.id == campaign, *shards.of(_own.guild))
    return own.scalar_subquery()


@single
def find(connection: Connection, campaign: int) -> Campaign | None:
    """Returns the row of a campaign, if it exists."""
    return one_row(Campaign, connection, _campaign, {"campaign": campaign})


@single
def columns_of(connection: Connection, campaign: int, names: Sequence[str]) -> Campaign | None:
    """Returns a row with only these columns of a campaign, even if others are damaged; None if it does not exist."""
    query = select(*(_own[name] for name in names)).where(_own.id == campaign)
    return one_row(Campaign, connection, query)


def add(row: Mapping[str, Any]) -> Write:
    """Adds a campaign."""
    return insert(campaigns), [row]


def put(campaign: int, **columns: Any) -> Write:
    """Changes columns of a campaign."""
    return _put, [{"which": campaign, **columns}]


def made_for(connection: Connection, asked: str, since: int) -> int | None:
    """Returns the open campaign that this request has created since a time, if any."""
    made = _ids.where(ASKED_FOR, _own.asked == asked, _own.created >= since)
    return next(iter(_newest(connection, made.where(_own.stage != "over", _own.archived.is_(None)), 1)), None)


# ---------------------------------------------------------------- lists of ids, the newest first


@single
def of_thread(connection: Connection, thread: int) -> int | None:
    """Returns the newest campaign of a thread, if any."""
    return next(iter(_newest(connection, _ids.where(_own.thread == thread), 1)), None)


def of_server(connection: Connection, guild: int, most: int) -> Sequence[int]:
    """Returns the campaigns of a server."""
    return _newest(connection, _ids.where(_own.guild == guild), most)


def with_free_seats(connection: Connection, guild: int, most: int) -> Sequence[int]:
    """Returns the open campaigns of a server with a seat that has no player, or one whose player is gone."""
    free = exists().where(seats.c.campaign == _own.id, seats.c.user.is_(None) | (seats.c.stand_in == "stays"))
    is_open = (_own.stage != "over") & _own.archived.is_(None)
    return _newest(connection, _ids.where(_own.guild == guild, is_open, free), most)


def names_on(connection: Connection, guild: int) -> set[str]:
    """Returns the names of all campaigns of a server."""
    return set(connection.scalars(select(campaigns.c.name).where(campaigns.c.guild == guild)))


@single
def with_seat_of(connection: Connection, user: int, most: int) -> Sequence[int]:
    """Returns the unfinished campaigns in which this user has a seat."""
    return connection.scalars(_seated, {"who": user, "most": most}).all()


def games_of(connection: Connection, user: int, guild: int, channel: int) -> Sequence[set[str]]:
    """Returns the games of the unfinished campaigns of a channel, and of those in which the user has a seat."""
    games = select(_own.game).where(_own.stage != "over", _own.archived.is_(None)).distinct()
    here = games.where(_own.guild == guild, _own.channel == channel)
    seated = games.where(_own.id.in_(select(seats.c.campaign).where(seats.c.user == user)))
    return [set(connection.scalars(each)) for each in (here, seated)]


def with_return_of(connection: Connection, user: int) -> Sequence[int]:
    """Returns the campaigns in which this user has left a seat to others while they are away."""
    jobs = scheduled_jobs.c
    return connection.scalars(select(jobs.campaign).where(jobs.what == "return", jobs.user == user)).all()


@single
def that_may_wait_for(connection: Connection, user: int, most: int) -> Sequence[int]:
    """Returns the campaigns in play whose turn message mentions the user or is out of date."""
    return connection.scalars(_may_wait, {"who": user, "named": str(user), "most": most}).all()


def _newest(connection: Connection, query: Select[Any], most: int) -> Sequence[int]:
    return connection.scalars(query.order_by(_own.id.desc()).limit(most)).all()


# ---------------------------------------------------------------- other lists


def open_in(connection: Connection, guild: int) -> Sequence[int]:
    """Returns the campaigns of a server that are neither over nor archived."""
    return connection.scalars(_ids.where(_own.stage != "over", _own.archived.is_(None), _own.guild == guild)).all()


def not_archived_in(connection: Connection, guild: int) -> Sequence[int]:
    """Returns the campaigns of a server that are not archived."""
    return connection.scalars(_ids.where(_own.guild == guild, _own.archived.is_(None))).all()


class PlayedRow(NamedTuple):
    """A campaign in a list of those that are played."""

    id: int
    name: str
    game: str
    stage: str
    created: int
    branch: int | None
    channel: int
    settings: dict[str, object]


def played_in(connection: Connection, guild: int) -> Sequence[PlayedRow]:
    """Returns the campaigns of a server that are not archived, the oldest first."""
    query = select(*(_own[name] for name in PlayedRow._fields)).where(_own.guild == guild, _own.archived.is_(None))
    return [PlayedRow(*row) for row in connection.execute(query.order_by(_own.id))]


class OverviewRow(NamedTuple):
    """A campaign with its last press and its size."""

    id: int
    name: str
    game: str
    stage: str
    pause: dict[str, object] | None
    archived: int | None
    thread: int | None
    organiser: int
    pressed: int | None
    choices: int
    organiser_name: str | None


def overview(connection: Connection, guild: int) -> Sequence[OverviewRow]:
    """Returns a row for each campaign of a server, with its last press and its size, the longest unused first."""
    columns = _own.id, _own.name, _own.game, _own.stage, _own.pause, _own.archived, _own.thread, _own.organiser
    last = select(func.max(seats.c.pressed)).where(seats.c.campaign == _own.id).scalar_subquery()
    size = select(func.count()).select_from(decisions).where(decisions.c.campaign == _own.id).scalar_subquery()
    own = (seats.c.campaign == _own.id) & (seats.c.user == _own.organiser)
    name = select(func.max(seats.c.name)).where(own).scalar_subquery()
    labelled = last.label("pressed"), size.label("choices"), name.label("organiser_name")
    query = select(*columns, *labelled).where(_own.guild == guild).order_by(last.asc().nulls_first(), _own.id)
    return [OverviewRow(*row) for row in connection.execute(query)]


def summaries_of(connection: Connection, guild: int) -> Sequence[Mapping[str, Any]]:
    """Returns name, game, stage and times of the campaigns of a server."""
    columns = _own.id, _own.name, _own.game, _own.stage, _own.created, _own.archived
    return [dict(row._mapping) for row in connection.execute(select(*columns).where(_own.guild == guild))]


def archived_since(connection: Connection, guild: int) -> Mapping[int, int | None]:
    """Returns the campaigns of a server, and since when each is archived."""
    query = select(_own.id, _own.archived).where(_own.guild == guild)
    return {row.id: row.archived for row in connection.execute(query)}


@single
def without_thread(connection: Connection, shards: Shards) -> Sequence[int]:
    """Returns the campaigns of these shards that have no thread and are not archived."""
    return connection.scalars(_ids.where(_own.thread.is_(None), _own.archived.is_(None), *shards.of(_own.guild))).all()


@single
def moving(connection: Connection, shards: Shards) -> Sequence[int]:
    """The campaigns of these shards whose move to another thread is not finished."""
    return connection.scalars(_ids.where(MOVING, *shards.of(_own.guild))).all()


def those_of(connection: Connection, shards: Shards, those: Collection[int]) -> Sequence[int]:
    """Returns which of these campaigns belong to these shards."""
    queries = (_ids.where(_own.id.in_(some), *shards.of(_own.guild)) for some in batches(those))
    return [campaign for query in queries for campaign in connection.scalars(query)]


def that_may_answer(connection: Connection, shards: Shards) -> Sequence[int]:
    """Returns the running campaigns of these shards that have an autopilot seat, standing orders or a plan."""
    by_itself = union(
        select(seats.c.campaign).where(PLAYED_BY_ITSELF),
        select(standing_orders.c.campaign),
        select(turn_plans.c.campaign),
    )
    query = _ids.where(_own.id.in_(by_itself), _own.stage == "playing", *shards.of(_own.guild))
    return connection.scalars(query).all()


@single
def servers(connection: Connection, shards: Shards) -> Sequence[int]:
    """Returns the servers of these shards with campaigns that are not archived."""
    query = select(_own.guild).where(_own.archived.is_(None), *shards.of(_own.guild))
    return connection.scalars(query.distinct()).all()


def games(connection: Connection) -> Mapping[int, str]:
    """Returns all campaigns by id, with the keys of their games."""
    rows = connection.execute(select(_own.id, _own.game).order_by(_own.id))
    return {row.id: row.game for row in rows}


def count_by_stage(connection: Connection, shards: Shards) -> Mapping[str, int]:
    """Returns the number of campaigns of these shards in each stage."""
    query = select(_own.stage, func.count()).where(*shards.of(_own.guild)).group_by(_own.stage)
    return dict(connection.execute(query).all())
