"""Scheduled jobs of campaigns and their times (milliseconds); the user is 0 for a job about no particular person."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import Connection, delete, exists, insert, select, update

from engine.storage.queries.campaigns import of_shards
from engine.storage.queries.typed import all_rows, single
from engine.storage.schema.shards import Shards
from engine.storage.schema.tables import ScheduledJob, campaigns, scheduled_jobs
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
