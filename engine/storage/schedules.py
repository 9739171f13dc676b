"""Scheduled jobs: what is to be done, and when. The id says of which campaign or person, as the kind of job has it;
times are milliseconds."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from engine.storage.tables import scheduled_jobs
from engine.storage.writer import Write

_jobs = scheduled_jobs.c


def due(connection: Connection, now: int) -> Sequence[Any]:
    """The jobs (`what`, `id`) whose time has come, the earliest first."""
    return connection.execute(
        select(_jobs.what, _jobs.id).where(_jobs.at <= now).order_by(_jobs.at, _jobs.what, _jobs.id)
    ).all()


def times_of(connection: Connection, which: int, kinds: Collection[str]) -> Mapping[str, int]:
    """When the jobs of these kinds with this id are due, by kind."""
    query = select(_jobs.what, _jobs.at).where(_jobs.what.in_(kinds), _jobs.id == which)
    return {row.what: row.at for row in connection.execute(query)}


def add(what: str, which: int, at: int) -> Write:
    """A job that is to be done at that time."""
    return insert(scheduled_jobs), [{"what": what, "id": which, "at": at}]


def drop(which: int, kinds: Collection[str]) -> Write:
    """Takes the jobs of these kinds with this id away."""
    return delete(scheduled_jobs).where(_jobs.what.in_(kinds), _jobs.id == which), ()


def put_off(what: str, which: int, until: int) -> Write:
    """Lets a job wait until then."""
    return update(scheduled_jobs).where(_jobs.what == what, _jobs.id == which).values(at=until), ()


def shift(what: str, by: int) -> Write:
    """Lets all jobs of a kind wait so much longer."""
    return update(scheduled_jobs).where(_jobs.what == what).values(at=_jobs.at + by), ()
