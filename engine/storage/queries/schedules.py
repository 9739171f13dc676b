"""Scheduled jobs of campaigns, whose user is 0 if they are about no particular person, and meetings of players. Times
are milliseconds."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, exists, insert, select, update

from engine.storage.queries.campaigns import of_shards
from engine.storage.queries.typed import all_rows, single
from engine.storage.schema.shards import Shards
from engine.storage.schema.tables import ScheduledJob, campaigns, meetings, scheduled_jobs
from engine.storage.schema.writes import Write

NOBODY = 0
_jobs = scheduled_jobs.c


@single
def due(connection: Connection, shards: Shards, now: int) -> Sequence[ScheduledJob]:
    """Returns `what`, `campaign` and `user` of the due jobs of these shards, the earliest first."""
    query = select(_jobs.what, _jobs.campaign, _jobs.user).where(_jobs.at <= now, *of_shards(_jobs.campaign, shards))
    return all_rows(ScheduledJob, connection, query.order_by(_jobs.at, _jobs.what, _jobs.campaign, _jobs.user))


def times_of(connection: Connection, campaign: int, kinds: Collection[str]) -> Mapping[str, int]:
    """Returns when the jobs of these kinds of a campaign are due, by kind."""
    query = select(_jobs.what, _jobs.at).where(_jobs.campaign == campaign, _jobs.what.in_(kinds))
    return {row.what: row.at for row in connection.execute(query)}


def without(connection: Connection, what: str) -> Mapping[int, int]:
    """Returns the campaigns that are neither over nor archived and have no job of this kind, with their servers."""
    job = exists().where(_jobs.campaign == campaigns.c.id, _jobs.what == what)
    unfinished = campaigns.c.archived.is_(None), campaigns.c.stage != "over"
    query = select(campaigns.c.id, campaigns.c.guild).where(*unfinished, ~job).order_by(campaigns.c.id)
    return {row.id: row.guild for row in connection.execute(query)}


def add(what: str, campaign: int, at: int, user: int = NOBODY) -> Write:
    """Adds a job for that time."""
    return insert(scheduled_jobs), [{"what": what, "campaign": campaign, "user": user, "at": at}]


def drop(campaign: int, kinds: Collection[str], user: int = NOBODY) -> Write:
    """Deletes jobs of these kinds."""
    return delete(scheduled_jobs).where(_jobs.campaign == campaign, _jobs.what.in_(kinds), _jobs.user == user), ()


def put_off(what: str, campaign: int, user: int, until: int) -> Write:
    """Postpones a job."""
    this = update(scheduled_jobs).where(_jobs.campaign == campaign, _jobs.what == what, _jobs.user == user)
    return this.values(at=until), ()


def shift(shards: Shards, kinds: Collection[str], by: int, *, until: int | None = None) -> Write:
    """Postpones all jobs of these kinds in the campaigns of these shards, only those due by `until` if given."""
    early = [] if until is None else [_jobs.at <= until]
    these = _jobs.what.in_(kinds), *early, *of_shards(_jobs.campaign, shards)
    return update(scheduled_jobs).where(*these).values(at=_jobs.at + by), ()


def campaigns_of(connection: Connection, shards: Shards, kinds: Collection[str], until: int) -> Sequence[int]:
    """Returns the campaigns of these shards with a job of these kinds due by then."""
    query = select(_jobs.campaign).where(_jobs.at <= until, _jobs.what.in_(kinds), *of_shards(_jobs.campaign, shards))
    return connection.scalars(query.distinct().order_by(_jobs.campaign)).all()


# ---------------------------------------------------------------- meetings of players


def _meetings() -> Select[Any]:
    columns = (campaigns.c[name] for name in ("name", "game", "guild", "thread", "stage", "archived"))
    return select(meetings, *columns).select_from(meetings.join(campaigns, meetings.c.campaign == campaigns.c.id))


def meeting_of(connection: Connection, campaign: int) -> Any | None:
    """Returns the meeting of a campaign, with the columns of the campaign that its event shows."""
    return connection.execute(_meetings().where(meetings.c.campaign == campaign)).one_or_none()


def all_meetings(connection: Connection, shards: Shards) -> Sequence[Any]:
    """Returns the meetings of the campaigns of these shards, likewise."""
    return connection.execute(_meetings().where(*shards.of(campaigns.c.guild))).all()


def put_meeting(campaign: int, begins: int) -> list[Write]:
    """Stores a meeting whose event does not exist yet."""
    row = {"campaign": campaign, "begins": begins, "event": None, "ended": False}
    return [drop_meeting(campaign), (meetings.insert(), [row])]


def note_event(campaign: int, event: int) -> Write:
    """Stores the event of a meeting."""
    return update(meetings).where(meetings.c.campaign == campaign).values(event=event), ()


def end_meeting(campaign: int) -> Write:
    """Notes that a meeting is called off; its event may still exist."""
    return update(meetings).where(meetings.c.campaign == campaign).values(ended=True), ()


def drop_meeting(campaign: int) -> Write:
    """Deletes a meeting."""
    return delete(meetings).where(meetings.c.campaign == campaign), ()
